// A score sheet of 60 deals on a slow phone: how long a tap takes that opens it, records a deal, or
// corrects the first one.
//   node tests/bench/session.mjs [DIST]
// RUNS=… sets how many runs there are.
import { PHONE, launch } from "../browser/chrome.mjs";
import { awaitSettled } from "../browser/settled.mjs";
import { HULE, host } from "./sites.mjs";
import { SLOWDOWN, noteInteractions } from "./visits.mjs";

const dist = process.argv[2] ?? "dist";
const runs = Number(process.env.RUNS || 5);
/** What a tap may take, in milliseconds. */
const LIMIT = 100;
const DEALS = 60;

/**
 * The link of a session under Classical rules, where East who wins stays East. The first deal was
 * entered without tiles; of the others, every fourth is won by South, so that the deal passes on.
 */
function link(deals) {
  const parts = ["session/1/classical;p=Anna,Ben,Cem,Dora;n=Friday", "w0..30~30.10.20.10"];
  let seats = [0, 1, 2, 3];
  for (let deal = 1; deal < deals; deal++) {
    const passes = deal % 4 === 3;
    parts.push(`h${seats.join("")}~[PPP]123m456p5578s+9s?seat=${passes ? "S" : "E"}&from=W`);
    if (passes) seats = [...seats.slice(1), seats[0]];
  }
  return parts.join(";");
}

/** What a person does, in order: each tap is measured where it has a name. */
const STEPS = [
  { tap: '[data-action="keep-session"]' },
  { tap: '[data-action="close"]' },
  { tap: '[data-action="score-sheet"]', name: "opening the score sheet" },
  { tap: '[data-action="close"]' },
  { tap: '[data-action="no-winner"]', name: "recording a deal" },
  { tap: '[data-action="score-sheet"]' },
  { tap: '[data-unfold="0"]', name: "unfolding a deal" },
  { tap: '[data-deal-action="correct"]' },
  { fill: '[data-part="deal-form"] input[inputmode="numeric"]', with: "40" },
  { tap: '[data-part="deal-form"] [data-action="record"]', name: "correcting the first deal" },
  { tap: '[data-unfold="0"]' },
  { tap: '[data-deal-action="delete"]', name: "deleting the first deal, on the sheet" },
];

/** From one tap to the next, once what the tap has set off is done. */
const PACE_MS = 300;

/** The milliseconds of each named tap, from the tap to its paint, by Chromium's event timing. */
async function visit(browser, url) {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 2, serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(noteInteractions);
  await page.addInitScript(awaitSettled);
  const rest = async () => {
    await page.evaluate(() => window.settled());
    await page.waitForTimeout(PACE_MS);
  };
  await page.goto(`${url}#${link(DEALS - 1)}`, { waitUntil: "networkidle" });
  await page.locator('[data-action="keep-session"]').waitFor();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const figures = {};
  for (const { tap, fill, with: text, name } of STEPS) {
    if (fill) {
      await page.locator(fill).first().fill(text);
      continue;
    }
    await rest();
    await page.evaluate(() => window.interactions.clear());
    await page.locator(tap).first().tap();
    if (!name) continue;
    await rest();
    // An interaction of less than 16 ms has no entry.
    figures[name] = await page.evaluate(() => Math.max(8, ...window.interactions.values()));
  }
  await context.close();
  return figures;
}

const site = await host(HULE, dist);
const browser = await launch();
try {
  const visits = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, site.url));
  console.log(`\na score sheet of ${DEALS} deals at a processor slowed down ${SLOWDOWN}×, medians of ${runs} runs`);
  for (const { name } of STEPS) {
    if (!name) continue;
    const sorted = visits.map((figures) => figures[name]).sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    console.log(name.padEnd(40) + `${median.toFixed(0)} ms`.padStart(8) + (median > LIMIT ? `  more than ${LIMIT} ms` : ""));
  }
} finally {
  await browser.close();
  await site.close();
}
