// Going through the app by keyboard alone.
import assert from "node:assert/strict";

/** The window of somebody who has a keyboard. */
export const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, deviceScaleFactor: 1 };

/** What has the focus, by the app's hooks. */
export const focused = (app) => app.page.evaluate(() => ({ tag: document.activeElement.tagName, ...document.activeElement.dataset }));

/**
 * Presses Tab, or another key, until something with these hooks has the focus, and returns all of its
 * hooks. A hook that is wanted with the value `undefined` may have any value.
 */
export async function tabTo(app, wanted, key = "Tab") {
  for (let i = 0; i < 120; i++) {
    const now = await focused(app);
    if (Object.entries(wanted).every(([name, value]) => (value === undefined ? name in now : now[name] === value))) return now;
    await app.page.keyboard.press(key);
  }
  assert.fail(`never came to ${JSON.stringify(wanted)}`);
}

/** Whether a line shows where the focus is. */
export const visible = (app) =>
  app.page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
