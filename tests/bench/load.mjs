// What a player waits for on a slow phone, beside the built site of another calculator of hands.
//   node tests/bench/load.mjs [DIST] [PEER]
// PEER is a folder or a .tar.gz; without it only Hule is measured. RUNS=… sets how many runs there are.
// The sites take turns, so that whatever else the machine does slows both.
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { launch } from "../browser/chrome.mjs";
import { HULE, PEER, host } from "./sites.mjs";
import { HAND, NINE_GATES, RIICHI, SLOW_NETWORK, SLOWDOWN, knowingPhone, newPhone, playHand, showElement, tapHand } from "./visits.mjs";

const [dist = "dist", peer] = process.argv.slice(2);
const runs = Number(process.env.RUNS || 7);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`RUNS must be a whole number from 1, not ${process.env.RUNS}`);

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

const ms = (value) => `${value.toFixed(0)} ms`;
const count = (value) => value.toFixed(0);

/** The starts, each with a visit to a site on one. */
const STARTS = {
  "first visit": (site, { browser }) => onNewPhone(browser, site),
  "slow network": (site, { browser }) => onNewPhone(browser, site, { network: SLOW_NETWORK }),
  "later start": async (site, { known }) => playHand(known.get(site), site),
  "riichi": (site, { browser }) => onNewPhone(browser, site, { game: RIICHI }),
  "riichi, slow network": (site, { browser }) => onNewPhone(browser, site, { game: RIICHI, network: SLOW_NETWORK }),
};

async function onNewPhone(browser, site, visit) {
  const phone = await newPhone(browser);
  const figures = await playHand(phone, site, visit);
  await phone.close();
  return figures;
}

/** The figure of a start: what it is called, and limit and goal as parts of the peer's figure. */
const start = (name, key, title, limit, goal) => ({ title: `${name}: ${title}`, figure: (site) => median(site[name].map((visit) => visit[key])), print: ms, limit, goal });
/** A figure of all visits without a cache, with limit and goal as they are. */
const visits = (key, title, print, limit, goal) => ({
  title,
  figure: (site) => median([...site["first visit"], ...site["slow network"]].map((visit) => visit[key])),
  print, limit, goal, absolute: true,
});
/** A figure of Hule alone. */
const own = (key, title, print, limit, goal) => ({ title, figure: (site) => site[key] ?? NaN, print, limit, goal, absolute: true });

const TABLE = [
  start("first visit", "first", "first tile in the hand", 0.49, 0.45),
  start("first visit", "result", "result after the last tap", 0.55, 0.35),
  start("slow network", "first", "first tile in the hand", 0.29, 0.25),
  start("slow network", "result", "result after the last tap", 0.9, 0.3),
  start("later start", "first", "first tile in the hand", 0.54, 0.5),
  start("later start", "result", "result after the last tap", 0.5, 0.35),
  start("first visit", "paint", "first paint", 0.65, 0.5),
  start("slow network", "paint", "first paint", 0.5, 0.45),
  start("later start", "paint", "first paint", 0.7, 0.5),
  start("riichi", "first", "first tile in the hand", 0.6, 0.45),
  start("riichi", "result", "result after the last of 17 taps", 0.5, 0.35),
  start("riichi, slow network", "result", "result after the last", 0.6, 0.3),
  visits("files", "files until the result", count, 12, 9),
  visits("kB", "KB until the result", count, 415, 390),
  own("elementFiles", "<hule-score> on another page: files", count, 12, 9),
  own("elementKB", "<hule-score> on another page: KB", count, 410, 390),
  own("programs", "WebAssembly files in the build", count, 12, 8),
  { title: "tap to paint, median", figure: ({ taps }) => median(taps.flat()), print: ms, limit: 0.5, goal: 0.3 },
  { title: `tap to paint, worst of ${NINE_GATES.length} taps`, figure: ({ taps }) => median(taps.map((run) => Math.max(...run))), print: ms, limit: 0.5, goal: 0.25 },
  visits("shift", "layout shift", (shift) => shift.toFixed(3), 0, 0),
];

/** Every visit to every site, in turn. */
async function measure(sites) {
  const browser = await launch();
  const known = new Map();
  // Not counted: the server compresses each file when it is first asked for.
  for (const site of sites) known.set(site, await knowingPhone(browser, site));
  const figures = new Map(sites.map((site) => [site, { taps: [] }]));
  for (let run = 0; run < runs; run++) {
    for (const [name, visit] of Object.entries(STARTS)) {
      for (const [site, own] of figures) (own[name] ??= []).push(await visit(site, { browser, known }));
    }
    for (const [site, { taps }] of figures) taps.push(await tapHand(browser, site));
  }
  await measureOwn(browser, sites[0], figures.get(sites[0]));
  await browser.close();
  return [...figures.values()];
}

/** What only Hule has: an element on a page of another site, and parts of the program. */
async function measureOwn(browser, { url }, figures) {
  const page = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><script type="module" src="${url}embed.js"></script>
    <hule-score rules="mcr" hand="${HAND.join("")}" lang="en"></hule-score>`;
  const host = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(page));
  await new Promise((done) => host.listen(0, "127.0.0.1", done));
  const phone = await newPhone(browser);
  const { files, kB } = await showElement(phone, `http://127.0.0.1:${host.address().port}/`, 'hule-score [data-part="total"]');
  await phone.close();
  host.closeAllConnections();
  host.close();
  const programs = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith(".wasm")).length;
  Object.assign(figures, { elementFiles: files, elementKB: kB, programs });
}

const line = (name, cells) => console.log(name.padEnd(42) + cells.map((cell) => String(cell).padStart(10)).join(""));

function print([ours, theirs]) {
  const turns = theirs ? "runs in turn" : "runs";
  console.log(`\nloading and taps at a processor slowed down ${SLOWDOWN}×, medians of ${runs} ${turns}; slow network: 1.6 Mbit/s, 150 ms`);
  line("", theirs ? ["Hule", "the peer", "ratio", "limit", "goal"] : ["Hule"]);
  for (const { title, figure, print, limit, goal, absolute } of TABLE) {
    const own = figure(ours);
    if (!theirs) {
      line(title, [print(own)]);
      continue;
    }
    const other = figure(theirs);
    const [value, there] = [absolute ? own : own / other, Number.isNaN(other) ? "" : print(other)];
    line(title, [print(own), there, absolute ? "" : value.toFixed(2), limit, goal, value > limit ? "over" : ""]);
  }
  console.log(`A hand of ${HAND.length} tiles is tapped as soon as its first tile can be seen. Limit and goal of a time are parts of the peer's.`);
  if (!theirs) console.log("The built site of livewing/mahjong-calc is measured beside it with PEER_SITE=… ./run bench load: its folder or .tar.gz.");
}

const sites = [];
try {
  sites.push(await host(HULE, dist));
  if (peer) sites.push(await host(PEER, peer));
  print(await measure(sites));
} finally {
  for (const site of sites) await site.close();
}
