// Lighthouse's scores of the release build on a slow phone, as a host with compression serves it.
//   node tests/bench/lighthouse.mjs FOLDER [DIST]
// FOLDER has Lighthouse among its node_modules. Two categories must be perfect; the speed is the
// median of some runs, since it depends on what else the machine does.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { find, FLAGS } from "../browser/chrome.mjs";
import { serve } from "../../tools/serve.mjs";

const [folder, dist = "dist"] = process.argv.slice(2);
const RUNS = 3;
const PERFECT = ["accessibility", "best-practices"];

const { resolve: module } = createRequire(join(resolve(folder), "index.js"));
const load = (name) => import(pathToFileURL(module(name)));
const [{ default: lighthouse }, launcher] = [await load("lighthouse"), await load("chrome-launcher")];

const server = await serve({ dir: dist });
const chrome = await launcher.launch({ chromePath: find(), chromeFlags: ["--headless=new", "--no-sandbox", ...FLAGS], logLevel: "silent" });
const runs = [];
for (let run = 0; run < RUNS; run++) {
  // The mobile preset is what it does unless told otherwise.
  const { lhr } = await lighthouse(server.url, { port: chrome.port, logLevel: "silent", onlyCategories: ["performance", ...PERFECT] });
  runs.push(lhr);
}
await chrome.kill();
await server.close();

const score = (lhr, category) => Math.round(lhr.categories[category].score * 100);
const speeds = runs.map((lhr) => score(lhr, "performance")).sort((a, b) => a - b);
const said = PERFECT.map((category) => `${runs[0].categories[category].title.toLowerCase()} ${Math.min(...runs.map((lhr) => score(lhr, category)))}`);
const { "first-contentful-paint": paint, "largest-contentful-paint": largest, "total-blocking-time": blocking } = runs[0].audits;
console.log(`\nLighthouse, mobile: ${said.join(", ")}, performance ${speeds[RUNS >> 1]} (${speeds.join(", ")}); first paint ${paint.displayValue}, largest ${largest.displayValue}, blocked ${blocking.displayValue}`);
for (const category of PERFECT) {
  for (const { id } of runs[0].categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && runs[0].audits[id].score === 0)) {
    console.log(`  ${category}: ${id}: ${runs[0].audits[id].title}`);
  }
}
if (PERFECT.some((category) => runs.some((lhr) => score(lhr, category) < 100))) process.exitCode = 1;
