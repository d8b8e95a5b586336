// Reads what examples/bench.rs and tests/bench/peer.py print: `name value` lines, ours and the
// peer's, which are printed with the ratios, and `report name number median worst` lines.
import { readFileSync } from "node:fs";

const figures = new Map();
const reports = [];
const others = [];
for (const line of readFileSync(0, "utf8").split("\n").filter((line) => line.trim())) {
  const [, name, value] = line.match(/^([a-z][\w-]*) (\d+(?:\.\d+)?)$/) ?? [];
  if (name) figures.set(name, Number(value));
  else if (line.startsWith("report ")) reports.push(line.split(" ").slice(1));
  else others.push(line);
}

const peer = figures.get("peer-ns");
console.log("\nnative, median of several rounds over the same cases of MCR, one thread");
for (const [name, value] of figures) {
  const ratio = peer && /^(score|full)-.*-ns$/.test(name) ? `   ${(value / peer).toFixed(3)} of PyMahjongGB's time` : "";
  console.log(name.padEnd(28) + value.toLocaleString("en").padStart(12) + ratio);
}
for (const line of others) console.log(line);
if (!peer) console.log("PyMahjongGB was not measured");

const row = (name, ...columns) => console.log(name.padEnd(28) + columns.map((s) => s.padStart(10)).join(""));
console.log("\nwhole reports, native, one thread, ms");
row("", "drafts", "median", "worst");
const ms = (ns) => (ns / 1e6).toFixed(3);
for (const [name, number, median, worst] of reports) row(name, number, ms(median), ms(worst));
