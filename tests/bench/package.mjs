// Prints the size of every file of the JavaScript package, and what `init()` loads.
//   node tests/bench/package.mjs [FOLDER]
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { weigh } from "./weigh.mjs";

const folder = process.argv[2] ?? "target/package";
const FIRST = ["hule.js", "hule_bg.wasm"];
const row = (name, { raw, gzip, brotli }) =>
  console.log(name.padEnd(36) + [raw, gzip, brotli].map((n) => String(n).padStart(10)).join(""));

console.log("\n" + "bytes  (* with init)".padEnd(36) + ["raw", "gzip", "brotli"].map((s) => s.padStart(10)).join(""));
const total = { raw: 0, gzip: 0, brotli: 0 };
for (const file of readdirSync(folder, { recursive: true }).filter((name) => /\.(js|wasm)$/.test(name) && name !== "node.js").sort()) {
  const size = await weigh(join(folder, file));
  row(`${FIRST.includes(file) ? "*" : " "} package/${file}`, size);
  if (FIRST.includes(file)) for (const key in total) total[key] += size[key];
}
row("package", total);
