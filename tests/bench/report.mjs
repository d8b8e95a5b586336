// Reads `name value` lines, ours and the peer's, and prints them with the ratios.
import { readFileSync } from "node:fs";

const lines = readFileSync(0, "utf8").split("\n").filter((line) => line.trim());
const figures = new Map();
const others = [];
for (const line of lines) {
  const [, name, value] = line.match(/^([a-z][\w-]*) (\d+(?:\.\d+)?)$/) ?? [];
  if (name) figures.set(name, Number(value));
  else others.push(line);
}

const peer = figures.get("peer-ns");
console.log("\nnative, median of several rounds over the same cases, one thread");
for (const [name, value] of figures) {
  const ratio = peer && /^(score|full)-.*-ns$/.test(name) ? `   ${(value / peer).toFixed(3)} of PyMahjongGB's time` : "";
  console.log(name.padEnd(28) + value.toLocaleString("en").padStart(12) + ratio);
}
for (const line of others) console.log(line);
if (!peer) console.log("PyMahjongGB was not measured");
