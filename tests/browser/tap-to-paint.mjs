// Tap to painted result at 4× CPU slowdown, by Chromium's event timing.
//   node tests/browser/tap-to-paint.mjs [HASH] [TILE]
// HASH is a hand that lacks TILE, the tile whose tap has the most to work out.
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { launch, PHONE } from "./chrome.mjs";

// Thirteen tiles of one suit that read in many ways, and wait for several.
const [hash = "#1/mcr/1112223334445m", tile = "5m"] = process.argv.slice(2);
const ROUNDS = 15;

const server = await serve({ dir: join(import.meta.dirname, "../../dist") });
const browser = await launch();
const page = await (await browser.newContext(PHONE)).newPage();
const cdp = await page.context().newCDPSession(page);
await page.addInitScript(() => {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId) window.taps.push({ paint: entry.duration, work: entry.processingEnd - entry.processingStart });
    }
  }).observe({ type: "event", durationThreshold: 16 });
});

// One page for all rounds, the tap undone after each, as the thirteen tiles before it
// would have warmed the code up; the first round is not counted.
await page.goto(server.url + hash, { waitUntil: "networkidle" });
const button = page.locator(`[data-part="palette"] button[data-tile="${tile}"]`);
const undo = page.locator('[data-action="undo"]');
await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
const durations = [];
const work = [];
for (let round = 0; round <= ROUNDS && (await button.count()); round++) {
  await page.evaluate(() => (window.taps = []));
  await button.tap();
  await page.waitForTimeout(600);
  const taps = await page.evaluate(() => window.taps);
  if (round > 0) {
    // An interaction of less than 16 ms has no entry.
    durations.push(Math.max(8, ...taps.map((tap) => tap.paint)));
    work.push(Math.max(0, ...taps.map((tap) => tap.work)));
  }
  await undo.tap();
  await page.waitForTimeout(400);
}
await browser.close();
await server.close();

if (durations.length) {
  for (const figures of [durations, work]) figures.sort((a, b) => a - b);
  console.log(`\ntap to paint at 4× slowdown: median ${durations[ROUNDS >> 1]} ms, worst ${durations.at(-1)} ms of ${ROUNDS} (steps of 8 ms); median in handlers ${work[ROUNDS >> 1].toFixed(1)} ms`);
} else {
  console.log(`\ntap to paint: not measured, the palette has no ${tile}`);
}
