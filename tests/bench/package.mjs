// Prints the size of every file of the JavaScript package, what `init()` loads, and how long a
// call takes in Node.
//   node tests/bench/package.mjs LINKS [FOLDER]
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { weigh } from "./weigh.mjs";

const [links, folder = "target/package"] = process.argv.slice(2);
const FIRST = ["hule.js", "hule_bg.wasm"];
const line = (name, values) => console.log(name.padEnd(36) + values.map((value) => String(value).padStart(10)).join(""));

line("\nbytes  (* with init)", ["raw", "gzip", "brotli"]);
const row = (name, { raw, gzip, brotli }) => line(name, [raw, gzip, brotli]);
const total = { raw: 0, gzip: 0, brotli: 0 };
for (const file of readdirSync(folder, { recursive: true }).filter((name) => /\.(js|wasm)$/.test(name) && name !== "node.js").sort()) {
  const size = await weigh(join(folder, file));
  row(`${FIRST.includes(file) ? "*" : " "} package/${file}`, size);
  if (FIRST.includes(file)) for (const key in total) total[key] += size[key];
}
row("package", total);

const hule = await import(pathToFileURL(resolve(folder, "node.js")));
const ROUNDS = 5;

/** The median over the requests of the microseconds that a call takes, each the best of a few; "none" without requests. */
function median(requests, call) {
  const times = requests.map((request) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      call(request);
      return performance.now() - began;
    });
    return 1000 * Math.min(...rounds);
  });
  return times.length ? times.sort((a, b) => a - b)[times.length >> 1].toFixed(0) : "none";
}

line("\nmicroseconds a call, median", ["hands", "score", "waits"]);
const hands = readFileSync(links, "utf8").trim().split("\n").map((link) => ({ link, draft: hule.parse(link) }));
for (const rules of new Set(hands.map(({ draft }) => draft.rules))) {
  const own = hands.filter(({ draft }) => draft.rules === rules);
  // Without its winning tile and its events, a hand waits for what completes it.
  const waiting = own.map(({ draft }) => ({ ...draft, hand: { ...draft.hand, win: null }, events: [] }));
  const ready = waiting.filter((draft) => hule.score(draft).standing.kind === "ready");
  line(`  ${rules}`, [own.length, median(own.map(({ link }) => link), hule.score), median(ready, hule.waits)]);
}
