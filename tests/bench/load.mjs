// Loading and taps on a slow phone, beside the built site of another calculator of hands.
//   node tests/bench/load.mjs [DIST] [PEER]
// PEER is a folder or a .tar.gz; without it only Hule is measured. RUNS=… sets how many runs there are.
// The sites take turns, so that whatever else the machine does slows both.
import { launch } from "../browser/chrome.mjs";
import { HULE, PEER, host } from "./sites.mjs";
import { load, NINE_GATES, SLOW_NETWORK, SLOWDOWN, tapHand } from "./visits.mjs";

const [dist = "dist", peer] = process.argv.slice(2);
const runs = Number(process.env.RUNS || 7);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`RUNS must be a whole number from 1, not ${process.env.RUNS}`);

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const of = (loads, figure) => median(loads.map((one) => one[figure]));

// Limit and goal are parts of the peer's figure; those of the layout shift are the shift itself.
const ms = (value) => `${value.toFixed(0)} ms`;
const ROWS = [
  { name: "first paint", figure: ({ quick }) => of(quick, "paint"), print: ms, limit: 0.67, goal: 0.5 },
  { name: "first paint, slow network", figure: ({ slow }) => of(slow, "paint"), print: ms, limit: 0.67, goal: 0.5 },
  { name: "acts", figure: ({ quick }) => of(quick, "acts"), print: ms, limit: 0.7, goal: 0.5 },
  { name: "acts, slow network", figure: ({ slow }) => of(slow, "acts"), print: ms, limit: 0.6, goal: 0.45 },
  { name: "kB over the network until it acts", figure: ({ quick, slow }) => of([...quick, ...slow], "bytes"), print: (bytes) => (bytes / 1000).toFixed(1), limit: 1.3, goal: 1 },
  { name: "kB with what the first tap fetches", figure: ({ quick, slow }) => of([...quick, ...slow], "followed"), print: (bytes) => (bytes / 1000).toFixed(1) },
  { name: "tap to paint, median", figure: ({ taps }) => median(taps.flat()), print: ms, limit: 0.5, goal: 0.3 },
  { name: `tap to paint, worst of ${NINE_GATES.length} taps`, figure: ({ taps }) => median(taps.map((run) => Math.max(...run))), print: ms, limit: 0.5, goal: 0.25 },
  { name: "layout shift", figure: ({ quick, slow }) => of([...quick, ...slow], "shift"), print: (shift) => shift.toFixed(3), limit: 0, goal: 0, absolute: true },
];

/** Every visit to every site, in turn. */
async function measure(sites) {
  const browser = await launch();
  // Not counted: the server compresses each file when it is first asked for.
  for (const site of sites) await load(browser, site);
  const visits = new Map(sites.map((site) => [site, { quick: [], slow: [], taps: [] }]));
  for (let run = 0; run < runs; run++) {
    for (const [site, { quick }] of visits) quick.push(await load(browser, site));
    for (const [site, { slow }] of visits) slow.push(await load(browser, site, SLOW_NETWORK));
    for (const [site, { taps }] of visits) taps.push(await tapHand(browser, site));
  }
  await browser.close();
  return [...visits.values()];
}

const line = (name, cells) => console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(10)).join(""));

function print([ours, theirs]) {
  console.log(`\nloading and taps at a processor slowed down ${SLOWDOWN}×, medians of ${runs} ${theirs ? "runs in turn" : "runs"}; slow network: 1.6 Mbit/s, 150 ms`);
  line("", theirs ? ["Hule", "the peer", "ratio", "limit", "goal"] : ["Hule"]);
  for (const { name, figure, print, limit, goal, absolute } of ROWS) {
    const own = figure(ours);
    if (!theirs) {
      line(name, [print(own)]);
      continue;
    }
    const other = figure(theirs);
    line(name, [print(own), print(other), absolute ? "" : (own / other).toFixed(2), limit ?? "", goal ?? ""]);
  }
  console.log("“Acts”: a tile that is tapped as soon as it is seen lies in the hand.");
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
