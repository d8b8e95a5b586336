// Visits to a site on a slow phone: what loading it costs, and how long each tap takes.
// A site is one of sites.mjs, with its `url`.
import { PHONE } from "../browser/chrome.mjs";

export const SLOWDOWN = 4;
/** Bytes a second and milliseconds, as Chromium takes them: 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 94 * 1024 };

/** Thirteen tiles that wait for every tile of their suit, and the last one. */
export const NINE_GATES = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 5];

/** How long a site is watched after its first tap: what the tap makes it fetch, and where things move. */
const WATCHED_MS = 1500;
/** From one tap to the next. */
const PACE_MS = 450;
const PATIENCE_MS = 60_000;

/** A phone that has never seen the site: a context of its own, without a cache. */
async function phone(browser) {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 2, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slowDown = () => devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return { context, page, devtools, slowDown };
}

/** Runs in the page, before anything else: taps a tile at the first frame that shows it, and waits until the hand has it. */
function tapFirstTile([tile, inHand]) {
  const figures = (window.figures = { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) figures.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    if (!figures.seen) {
      const button = document.querySelector(tile);
      if (button?.checkVisibility()) {
        figures.early = document.querySelector(inHand) !== null;
        figures.seen = performance.now();
        button.click();
      }
    }
    // A task that is asked for in a frame comes after the frame has been painted.
    if (figures.seen && document.querySelector(inHand)) setTimeout(() => (figures.acts = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Loads a site and taps a tile as soon as it is seen. Resolves to, in milliseconds after the
 * navigation began, `paint` (first contentful paint), `seen` (the tile is tapped) and `acts` (it lies
 * in the hand and is painted); in bytes over the network, `bytes` (all that was asked for until it acts) and
 * `followed` (with what the tap made it fetch); `shift`, the cumulative layout shift.
 */
export async function load(browser, site, network) {
  const { context, page, devtools, slowDown } = await phone(browser);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (network) await devtools.send("Network.emulateNetworkConditions", network);
  await slowDown();
  const requests = new Map();
  devtools.on("Network.requestWillBeSent", ({ requestId, wallTime }) => requests.set(requestId, { begun: wallTime * 1000, bytes: 0 }));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => (requests.get(requestId).bytes = encodedDataLength));
  await page.addInitScript(tapFirstTile, [site.tile(5), site.inHand]);
  await page.goto(site.url, { waitUntil: "commit" });
  await page.waitForFunction(() => window.figures.acts, null, { timeout: PATIENCE_MS }).catch((cause) => {
    throw new Error(`${site.name}: the tile that was tapped never lay in the hand`, { cause });
  });
  await page.waitForTimeout(WATCHED_MS);
  const figures = await page.evaluate(() => ({
    ...window.figures,
    origin: performance.timeOrigin,
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  }));
  await context.close();
  if (figures.early) throw new Error(`${site.name}: the hand was not empty before the tap`);
  const all = [...requests.values()];
  const sum = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return { ...figures, bytes: sum(all.filter(({ begun }) => begun < figures.origin + figures.acts)), followed: sum(all) };
}

/** Runs in the page, before anything else: notes the longest event of each interaction. */
export function noteInteractions() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries()) {
      if (id) window.interactions.set(id, Math.max(duration, window.interactions.get(id) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

/** Taps a hand. Resolves to the milliseconds from each tap to its paint, by Chromium's event timing, in steps of 8. */
export async function tapHand(browser, site) {
  const { context, page, slowDown } = await phone(browser);
  await page.addInitScript(noteInteractions);
  await page.goto(site.url, { waitUntil: "networkidle" });
  await slowDown();
  for (const rank of NINE_GATES) {
    await page.locator(site.tile(rank)).tap();
    await page.waitForTimeout(PACE_MS);
  }
  await page.waitForTimeout(WATCHED_MS);
  const durations = await page.evaluate(() => [...window.interactions.values()]);
  const tiles = await page.locator(site.inHand).count();
  await context.close();
  if (tiles !== NINE_GATES.length) throw new Error(`${site.name}: ${tiles} tiles lie in the hand, ${NINE_GATES.length} were tapped`);
  // An interaction of less than 16 ms has no entry.
  while (durations.length < NINE_GATES.length) durations.push(8);
  return durations;
}
