// Reads what tests/wasm_bench.rs printed, and prints it as a table. “Of a tap” is the worst that a
// tap waits for; the rest of a long report comes after the paint. The slowest drafts are in the log.
import { readFileSync } from "node:fs";

// The runner may print a line both as it comes and at the end.
const lines = new Map();
for (const [, what, rest] of readFileSync(0, "utf8").matchAll(/score ([\w-]+): (.*)/g)) lines.set(what, rest);

console.log("\nreports in Chromium's WebAssembly, compiled as the app is, ms");
console.log("".padEnd(28) + ["drafts", "median", "worst", "of a tap", "budget"].map((s) => s.padStart(10)).join(""));
for (const [what, rest] of lines) {
  const [, ...figures] = rest.match(/^(\d+) median (\S+) worst (\S+) tap (\S+) budget (\S+)/);
  console.log(what.padEnd(28) + figures.map((s) => s.padStart(10)).join(""));
}
if (!lines.size) console.log("nothing was measured");
