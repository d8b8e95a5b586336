// Prints the size of every shipped file, and what the first view and the elements on other pages load.
//   node tests/bench/sizes.mjs [FOLDER]
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { launch, PHONE } from "../browser/chrome.mjs";
import { serve } from "../../tools/serve.mjs";
import { elementSteps } from "./elements.mjs";
import { PAGES, shiftOf } from "./shift.mjs";
import { weigh } from "./weigh.mjs";

const dist = process.argv[2] ?? "dist";

/** The files that a browser asks for on a first visit to an address. */
async function filesOf(address) {
  const page = await (await browser.newContext(PHONE)).newPage();
  const files = [];
  page.on("request", (request) => {
    if (request.url().startsWith(server.url)) files.push(new URL(request.url()).pathname.slice(1) || "index.html");
  });
  await page.goto(server.url + address, { waitUntil: "networkidle" });
  await page.context().close();
  return files;
}

const server = await serve({ dir: dist });
const browser = await launch();
const asked = await filesOf("");
const elements = await elementSteps(browser, dist);
const shifts = {};
for (const [name, body] of Object.entries(PAGES)) shifts[name] = await shiftOf(browser, dist, body);
await browser.close();
await server.close();

const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
  .sort();

const row = (name, { raw, gzip, brotli }) =>
  console.log(name.padEnd(36) + [raw, gzip, brotli].map((n) => String(n).padStart(10)).join(""));

console.log("\n" + "bytes  (* in the first view)".padEnd(36) + ["raw", "gzip", "brotli"].map((s) => s.padStart(10)).join(""));
const total = { raw: 0, gzip: 0, brotli: 0 };
for (const file of files) {
  const size = await weigh(join(dist, file));
  row(`${asked.includes(file) ? "*" : " "} ${file}`, size);
  if (asked.includes(file)) for (const key in total) total[key] += size[key];
}
row(`first view, ${asked.length} requests`, total);
console.log("\non another page, step by step");
for (const { when, files, kB } of elements) console.log(`  ${when.padEnd(56)}${String(files.length).padStart(3)} ${files.length === 1 ? "file " : "files"} ${kB.toFixed(0).padStart(5)} KB`);

console.log("\nlayout shift of a page of another site with 60 of them, read from its top to its end");
for (const [name, shift] of Object.entries(shifts)) console.log(name.padEnd(36) + shift.toFixed(3).padStart(10));
