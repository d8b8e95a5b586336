// How much of an answer is on the screen once the hand is complete: what a player sees without scrolling.
//   node tests/bench/answer.mjs [DIST]
// Opens winning hands of every rule system on five screens, and counts the rows of what counts (fans, yaku,
// fu, items) that are seen whole, and the keys of the palette that are there although they do nothing for this
// hand. With SHOTS=FOLDER each screen is photographed.
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { launch } from "../browser/chrome.mjs";
import { awaitSettled } from "../browser/settled.mjs";

const HANDS = {
  "mcr 18": "1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S",
  "mcr all": "1/mcr/123m456p789s11m78m+9m?win=self-drawn&seat=E",
  "mcr 88": "1/mcr/19m19p19sESWNCFP+P?win=self-drawn&seat=W",
  "mcr 7": "1/mcr/223344m556677p8s+8s?win=self-drawn&seat=N",
  "riichi 4": "1/riichi/23406m7m345p78s99m+6s?seat=S&riichi=riichi&ippatsu=yes&dora=1m&ura=9p&from=W",
  "riichi 40 fu": "1/riichi/[CCC][7777p]234m56s99m+7s?seat=E&win=self-drawn&dora=9m",
  "riichi limit": "1/riichi/223344m556677p8s+8s?seat=S&riichi=riichi&win=self-drawn&dora=7s&ura=1m",
  "riichi yakuman": "1/riichi/EEESSSWWWNN11m+1m?seat=N&win=self-drawn",
  sichuan: "1/sichuan/111444m222777p9p+9p?win=self-drawn",
  classical: "1/classical/[EEE]111p999s234m5s+5s?seat=E&win=discard&from=S",
  nanchang: "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W",
  siamese: "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
};

/** Each screen with the limit and the goal of each figure: rows in per cent, hands with a whole answer, keys. */
const SCREENS = [
  { size: [390, 844], rows: [95, 100], hands: [11, 12], keys: 0 },
  { size: [390, 664], rows: [85, 95], hands: [10, 12], keys: 0 },
  { size: [320, 568], rows: [60, 80], hands: [1, 6], keys: 0 },
  { size: [844, 390], rows: [75, 90], hands: [3, 9] },
  { size: [1440, 900], rows: [100, 100], hands: [12, 12] },
];

/** Runs in the page: what of the answer is seen whole. */
function look() {
  const isWhole = (element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const touches = ([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element));
    };
    return width > 0 && height > 0 && [[left + 2, top + 2], [right - 2, bottom - 2]].every(touches);
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isThere = (part) => all(`[data-part="${part}"]`).some(isWhole);
  // A hand without fans has a sentence in their place.
  const rows = all('.fans:not(.dropped) .fan, [data-part="no-fans"]');
  return {
    rows: rows.length,
    seen: rows.filter(isWhole).length,
    total: isThere("total"),
    pays: isThere("payment"),
    keys: all('[data-part="palette"] button').filter(isWhole).length,
    tile: Math.min(...all('[data-part="hand"] .line .tile').map((tile) => tile.getBoundingClientRect().width)),
  };
}

/** What one screen shows of all hands. */
async function show(browser, url, [width, height]) {
  const isTouched = width < 1000;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: isTouched, isMobile: isTouched, locale: "en", serviceWorkers: "block", reducedMotion: "reduce" });
  const seen = [];
  for (const [name, hand] of Object.entries(HANDS)) {
    const page = await context.newPage();
    await page.addInitScript(awaitSettled);
    await page.goto(`${url}#${hand}`);
    await page.locator(".root:not(.first) [data-part=answer-bar]").waitFor();
    await page.evaluate(() => window.quiet());
    seen.push({ name, ...(await page.evaluate(look)) });
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${width}x${height}, ${name}.png`) });
    await page.close();
  }
  await context.close();
  return seen;
}

const sum = (list, figure) => list.reduce((total, one) => total + figure(one), 0);
const server = await serve({ dir: process.argv[2] ?? "dist" });
const browser = await launch();
console.log("\nwhat is seen of a complete hand without scrolling, twelve winning hands");
const columns = (...texts) => console.log(texts.map((text, at) => String(text)[at ? "padStart" : "padEnd"](at ? 20 : 12)).join(""));
columns("screen", "rows seen", "limit, goal", "whole answers", "limit, goal", "keys without effect", "smallest tile");
for (const { size, rows, hands, keys } of SCREENS) {
  const seen = await show(browser, server.url, size);
  const [part, whole, dead] = [
    (100 * sum(seen, (hand) => hand.seen)) / sum(seen, (hand) => hand.rows),
    seen.filter((hand) => hand.rows > 0 && hand.seen === hand.rows).length,
    sum(seen, (hand) => hand.keys),
  ];
  columns(size.join("×"), `${sum(seen, (hand) => hand.seen)} of ${sum(seen, (hand) => hand.rows)}, ${Math.round(part)} %`, `${rows[0]}, ${rows[1]} %`, `${whole} of ${seen.length}`, hands.join(", "), dead, `${Math.min(...seen.map((hand) => hand.tile)).toFixed(1)} px`);
  for (const hand of seen) {
    const lacks = [hand.seen < hand.rows && `${hand.seen} of ${hand.rows} rows`, !hand.total && "no total", !hand.pays && "not who pays"].filter(Boolean);
    if (lacks.length) console.log(`  ${hand.name}: ${lacks.join(", ")}`);
  }
  const isMet = part >= rows[0] && whole >= hands[0] && (keys === undefined || dead <= keys) && seen.every((hand) => hand.total && hand.pays);
  if (!isMet) {
    console.log("  this is beyond the limit");
    process.exitCode = 1;
  }
}
await browser.close();
await server.close();
