// Visits to a site on a slow phone: when a player sees what, and how long each tap takes.
// A site is one of sites.mjs, with its `url`.
import { PHONE } from "../browser/chrome.mjs";

export const SLOWDOWN = 4;
/** Bytes a second and milliseconds, as Chromium takes them: 1.6 Mbit/s down, 0.75 Mbit/s up. */
export const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 94 * 1024 };

/** A hand that wins in the Chinese and the Japanese game, in the order in which it is tapped. */
export const HAND = ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "1p", "1p", "2p", "2p"];
/** A visit on which `HAND` is tapped. */
const ANY_GAME = { taps: (site) => HAND.map(site.tile), address: () => "", says: (site) => site.says };
/** One on which a hand of riichi is: its tiles, the declaration, and the indicator of one dora. East wins 5800 with it. */
export const RIICHI = {
  taps: ({ tile, riichi }) => [
    ..."2m 3m 4m 5m 6m 7m 3p 4p 5p 7s 8s 9m 9m 6s".split(" ").map(tile), riichi.declare, riichi.dora, tile("1m"),
  ],
  address: ({ riichi }) => riichi.address,
  says: () => "5800",
};
/** Thirteen tiles that wait for every tile of their suit, and the last one. */
export const NINE_GATES = [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 5].map((rank) => `${rank}m`);

/** From one tile of a hand to the next, as quickly as a person taps. */
const HASTE_MS = 180;
/** From one tap to the next where each tap is measured. */
const PACE_MS = 450;
/** How long a site is watched after the last measured tap. */
const WATCHED_MS = 1500;
const PATIENCE_MS = 60_000;

const SLOW_PHONE = { ...PHONE, deviceScaleFactor: 2 };

/** A phone that has never seen the site: a context of its own, without a cache. */
export const newPhone = (browser) => browser.newContext({ ...SLOW_PHONE, serviceWorkers: "block" });

/** A phone on which the site was visited before: its service worker has kept what it keeps, and answers. */
export async function knowingPhone(browser, site) {
  const context = await browser.newContext(SLOW_PHONE);
  for (let visit = 0; visit < 2; visit++) {
    const page = await context.newPage();
    await page.goto(site.url, { timeout: PATIENCE_MS });
    // A worker is ready once it has kept everything.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.close();
  }
  return context;
}

/** Runs in the page, before anything of the site: taps the hand, and notes when what is seen. */
function tapAndLook([taps, inHand, result, says, haste]) {
  const pattern = new RegExp(says);
  const figures = (window.figures = { shift: 0 });
  // What moves within half a second of a tap follows from it, and is no shift: browsers know that of taps of a
  // finger, but not of these.
  const tapped = [];
  const follows = (time) => tapped.some((tap) => time >= tap && time - tap < 500);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput && !follows(entry.startTime)) figures.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  // A task that is asked for in a frame comes after the frame has been painted.
  const note = (name) => setTimeout(() => (figures[name] ??= performance.now()));
  const tap = (at) => {
    const key = document.querySelector(taps[at]);
    // It is tapped once it is there.
    if (!key) return requestAnimationFrame(() => tap(at));
    tapped.push(performance.now());
    key.click();
    if (at === taps.length - 1) figures.last = performance.now();
    else setTimeout(tap, haste, at + 1);
  };
  const look = () => {
    if (!figures.seen && document.querySelector(taps[0])?.checkVisibility()) {
      figures.early = document.querySelector(inHand) !== null;
      figures.seen = performance.now();
      tap(0);
    }
    if (figures.seen && !figures.first && document.querySelector(inHand)) note("first");
    if (figures.last && !figures.result && pattern.test(document.querySelector(result)?.textContent)) note("result");
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Visits a site and taps a hand as soon as its first tile can be seen. Resolves to, in milliseconds after
 * the navigation began, `paint` (first contentful paint) and `first` (the first tile lies in the hand and is
 * painted); `result`, the milliseconds from the last tap until the result can be read; `kB` and `files` that
 * were asked for until then; `shift`, the cumulative layout shift
 * that no tap explains.
 */
export async function playHand(phone, site, { network, game = ANY_GAME } = {}) {
  const page = await phone.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  if (network) await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const traffic = listen(devtools);
  // A later start is that of the site, not of the hand that was left there.
  await page.addInitScript(() => localStorage.clear());
  await page.addInitScript(tapAndLook, [game.taps(site), site.inHand, site.result, game.says(site), HASTE_MS]);
  await page.goto(site.url + game.address(site), { waitUntil: "commit", timeout: PATIENCE_MS });
  await page.waitForFunction(() => window.figures.result, null, { timeout: PATIENCE_MS }).catch((cause) => {
    throw new Error(`${site.name}: the hand that was tapped never had a result`, { cause });
  });
  const seen = await page.evaluate(() => ({
    ...window.figures,
    origin: performance.timeOrigin,
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  }));
  const { kB, files } = await traffic(seen.origin + seen.result);
  await page.close();
  if (seen.early) throw new Error(`${site.name}: the hand was not empty before the first tap`);
  return { paint: seen.paint, first: seen.first, result: seen.result - seen.last, shift: seen.shift, kB, files };
}

/** Notes all requests from now on. The function that is returned sums up those that were begun before a time, once they have arrived. */
function listen(devtools) {
  const requests = new Map();
  const finished = new Set();
  const hear = { done: () => {} };
  devtools.on("Network.requestWillBeSent", ({ requestId, wallTime, request }) => {
    if (!/^(data|blob):/.test(request.url)) requests.set(requestId, { begun: wallTime * 1000, bytes: 0 });
  });
  const end = ({ requestId, encodedDataLength = 0 }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    finished.add(requestId);
    hear.done();
  };
  devtools.on("Network.loadingFinished", end);
  devtools.on("Network.loadingFailed", end);
  return async (until) => {
    const wanted = [...requests].filter(([, { begun }]) => begun < until);
    const isOver = () => wanted.every(([id]) => finished.has(id));
    await new Promise((done) => {
      hear.done = () => isOver() && done();
      hear.done();
    });
    return { files: wanted.length, kB: wanted.reduce((sum, [, { bytes }]) => sum + bytes, 0) / 1024 };
  };
}

/** What a page of another site with one element asks this site for, until the element shows its result. */
export async function showElement(phone, page, shown) {
  const tab = await phone.newPage();
  const devtools = await phone.newCDPSession(tab);
  await devtools.send("Network.enable");
  const traffic = listen(devtools);
  await tab.goto(page, { waitUntil: "commit", timeout: PATIENCE_MS });
  await tab.locator(shown).waitFor();
  const seen = await tab.evaluate(() => performance.timeOrigin + performance.now());
  const { kB, files } = await traffic(seen);
  await tab.close();
  // The page around the element is not the site's.
  return { kB, files: files - 1 };
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
  const context = await newPhone(browser);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(noteInteractions);
  await page.goto(site.url, { waitUntil: "networkidle", timeout: PATIENCE_MS });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  for (const tile of NINE_GATES) {
    await page.locator(site.tile(tile)).tap();
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
