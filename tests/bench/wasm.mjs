// Reads what tests/wasm_bench.rs printed, and prints it as a table.
import { readFileSync } from "node:fs";

// The runner may print a line both as it comes and at the end.
const lines = new Map();
for (const [, what, rest] of readFileSync(0, "utf8").matchAll(/score ([\w-]+): (.*)/g)) lines.set(what, rest);

console.log("\nreports in Chromium's WebAssembly, compiled as the app is, ms");
console.log("".padEnd(28) + ["drafts", "median", "worst", "budget"].map((s) => s.padStart(10)).join(""));
for (const [what, rest] of lines) {
  const [, ...figures] = rest.match(/^(\d+) median (\S+) worst (\S+) budget (\S+)/);
  console.log(what.padEnd(28) + figures.map((s) => s.padStart(10)).join(""));
}
if (!lines.size) console.log("nothing was measured");
