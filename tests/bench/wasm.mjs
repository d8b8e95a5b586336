// Reads what tests/wasm_bench.rs printed, and prints it as a table: of reports (`score`) or of the
// search for ways to a win (`ways`). “Of a tap” is the worst that a tap waits for; the rest of a long
// report comes after the paint, and a search is never waited for. The slowest drafts are in the log.
import { readFileSync } from "node:fs";

const TABLES = {
  score: { title: "reports", columns: ["median", "worst", "tap", "budget"] },
  ways: { title: "ways to a win", columns: ["median", "worst", "budget"] },
};
const HEADS = { tap: "of a tap" };
const kind = process.argv[2];
const { title, columns } = TABLES[kind];

// The runner may print a line both as it comes and at the end.
const lines = new Map();
for (const [, what, rest] of readFileSync(0, "utf8").matchAll(new RegExp(`^.*\\b${kind} ([\\w-]+): (.*)`, "gm"))) lines.set(what, rest);

const row = (name, figures) => console.log(name.padEnd(28) + figures.map((figure) => figure.padStart(10)).join(""));
console.log(`\n${title} in Chromium's WebAssembly, compiled as the app is, ms`);
row("", ["drafts", ...columns.map((column) => HEADS[column] ?? column)]);
for (const [what, rest] of lines) {
  const figure = (column) => rest.match(new RegExp(`\\b${column} (\\S+)`))[1];
  row(what, [rest.match(/^\d+/)[0], ...columns.map(figure)]);
}
if (!lines.size) console.log("nothing was measured");
