// The tabs of a test file: one browser, and a tab of it that a test has done with serves the next
// one, because a new one takes longer than most tests do. Nothing is left in it: neither what the
// page has stored nor its history, its routes, its size or its colours.
import { after } from "node:test";
import { launch, PHONE } from "./chrome.mjs";

/** What a busy machine may need for one step, in milliseconds. */
const PATIENCE = 90_000;

/** The browser, once it was asked for: tests of a file may run side by side. */
let browser;
/** Tabs that wait for a test, by the options that a tab can't change. */
const waiting = new Map();

after(async () => (await browser)?.close());

/** The pages that tests have, and what is done with each: for whoever ends a run that stands still. */
const taken = new Map();

/** Notes what is done with a page from now on. */
export function note(page, doing) {
  if (!taken.has(page)) return;
  taken.set(page, doing);
  alarm.refresh();
}

/** How long nothing may be done with any page, in milliseconds: a busy machine needs a tenth of it. */
const STILL = 300_000;

// Now and then Chromium stands still, and whoever waits for it would do so for ever.
const alarm = setTimeout(() => {
  if (!taken.size) return;
  console.log(`\n✖ Nothing was done for ${STILL / 60_000} minutes: it stands still and is ended.`);
  breakOff();
}, STILL).unref();

/** Ends the run, and says which page stands where. */
function breakOff() {
  const pages = [...taken].map(([page, doing]) => `  ${page.isClosed() ? "closed" : page.url()}: ${doing}`);
  console.log(`The pages that tests had:\n${pages.join("\n") || "  none"}`);
  process.exit(1);
}

process.once("SIGTERM", breakOff);

/**
 * A tab with Playwright's options for a context, to be given back by `give`. Nothing moves in it
 * unless the options say so: each frame of a movement would have to be drawn.
 *
 * `scripts` are functions that run in each page before all else. A `fresh` tab has never shown
 * anything: for tests of what is fetched, since a browser remembers some files for a tab.
 */
export async function take({ scripts = [], fresh = false, ...options } = {}) {
  alarm.refresh();
  const { viewport, colorScheme, forcedColors = "none", reducedMotion = "reduce", ...fixed } = { ...PHONE, ...options };
  const media = { media: null, colorScheme, forcedColors, reducedMotion };
  const key = JSON.stringify([fixed, scripts.map(String)]);
  const found = fresh ? undefined : waiting.get(key)?.pop();
  if (found) {
    taken.set(found.page, "opened");
    await found.page.setViewportSize(viewport);
    await found.page.emulateMedia(media);
    return found;
  }
  browser ??= launch();
  const context = await (await browser).newContext({ ...fixed, viewport, colorScheme, forcedColors, reducedMotion });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  taken.set(page, "opened");
  for (const script of scripts) await page.addInitScript(script);
  const session = await context.newCDPSession(page);
  return { page, context, session, key, fresh };
}

/** Gives a tab back that has shown pages of these origins. */
export async function give(tab, origins) {
  const { page, context, session, key, fresh } = tab;
  taken.delete(page);
  if (fresh || page.isClosed()) return context.close();
  try {
    await page.unrouteAll();
    await page.goto("about:blank");
    for (const origin of origins) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.send("Page.resetNavigationHistory");
  } catch (error) {
    await context.close();
    throw error;
  }
  if (!waiting.has(key)) waiting.set(key, []);
  waiting.get(key).push(tab);
}
