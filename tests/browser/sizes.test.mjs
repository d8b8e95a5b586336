// Large text, and no motion: everything can be reached, nothing moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { STATES } from "./states.mjs";

test("with large text the whole screen can be scrolled to its end", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W" });
  await app.page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  const key = app.part("palette").locator("button").last();
  await key.scrollIntoViewIfNeeded();
  const { bottom, height } = await key.evaluate((e) => ({ bottom: e.getBoundingClientRect().bottom, height: innerHeight }));
  assert.ok(bottom <= height + 1, `${bottom} of ${height}`);
  assert.equal(await app.page.locator(".middle").evaluate((e) => e.scrollHeight - e.clientHeight <= 1), true, "the list is whole");
});

test("with reduced motion nothing moves", async (t) => {
  const app = await open(t, { reducedMotion: "reduce" });
  const moving = () =>
    app.page.evaluate(() => document.getAnimations().map((one) => one.effect.getComputedTiming()).filter(({ endTime }) => endTime > 1).length);
  for (const steps of Object.values(STATES).slice(0, 5)) {
    for (const [state, step] of steps) {
      await step(app);
      assert.equal(await moving(), 0, state);
      const slow = await app.page.evaluate(() =>
        [...document.querySelectorAll("*")]
          .filter((e) => [getComputedStyle(e).transitionDuration, getComputedStyle(e).animationDuration].some((all) => all.split(", ").some((time) => parseFloat(time) > 0.001)))
          .map((e) => e.outerHTML.slice(0, 90)),
      );
      assert.deepEqual(slow, [], state);
    }
    // Each begins where the sheets are closed.
    if (await app.page.locator("dialog[open]").count()) await app.action("close");
  }
});

/** Runs in the page: what can be tapped and is too small, with its size. Links within a text are as large as the text. */
function smallTargets() {
  const dialog = document.querySelector("dialog[open]");
  const all = (dialog ?? document.querySelector(".root main")).querySelectorAll("button, a[href], input, select, textarea");
  const isInText = (e) => e.matches("p a, li a, dd a");
  const isShown = (e) => !isInText(e) && e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const isSmall = (e) => {
    const { width, height } = e.getBoundingClientRect();
    const most = Math.max(width, height);
    // The tiles of a hand are as wide as the line allows.
    const least = e.closest(".hand .line") ? 32 : Math.min(width, height);
    return most < 43.9 || least < 31.9;
  };
  return [...all].filter((e) => isShown(e) && isSmall(e)).map((e) => {
    const { width, height } = e.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)} ${e.outerHTML.slice(0, 110)}`;
  });
}

for (const [width, height, locale] of [[390, 844, "en"], [390, 844, "zh"], [320, 568, "en"], [320, 568, "ru"], [844, 390, "en"]]) {
  test(`what can be tapped is large enough: ${width} × ${height}, ${locale}`, async (t) => {
    const app = await open(t, { viewport: { width, height }, locale });
    for (const [name, steps] of Object.entries(STATES).filter(([name]) => name !== "rulebook")) {
      for (const [state, step] of steps) {
        await step(app);
        assert.deepEqual(await app.page.evaluate(smallTargets), [], `${name}: ${state}`);
      }
      if (await app.page.locator("dialog[open]").count()) await app.action("close");
    }
  });
}
