// How long a key of a question takes on a slow phone: from the key to the painted answers.
//
//   node tests/bench/search.mjs FOLDER
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { PHONE, launch } from "../browser/chrome.mjs";
import { awaitSettled } from "../browser/settled.mjs";
import { SLOWDOWN } from "./visits.mjs";

/** Milliseconds that a key may take. */
const BUDGET = 50;
/** Every so many questions of the tests are typed. */
const STEP = 12;

const questions = readFileSync(join(import.meta.dirname, "../data/questions.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.slice(line.indexOf(": ") + 2, line.lastIndexOf(" = ")))
  .filter((_, i) => i % STEP === 0);

/** Runs in the page: types a question key by key. Returns the milliseconds of each key. */
async function type(question) {
  const field = document.querySelector(".book-list .search");
  const times = [];
  let typed = "";
  for (const key of question) {
    typed += key;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const start = performance.now();
    field.value = typed;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    // A task that is asked for in a frame comes after the frame has been painted.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    times.push(performance.now() - start);
  }
  field.value = "";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return times;
}

const server = await serve({ dir: process.argv[2], base: "/", compress: false });
const browser = await launch();
const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
const page = await context.newPage();
await page.addInitScript(awaitSettled);
await page.goto(`${server.url}#book/ask`, { waitUntil: "load" });
// The first question fetches the search and makes its index; one in each language adds its texts.
const field = page.locator(".book-list .search");
const ask = async (text) => {
  await field.fill(text);
  await page.evaluate(() => window.quiet());
};
await field.waitFor();
for (const text of ["kong", "конг", "杠", "カン", ""]) await ask(text);
const devtools = await context.newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
const times = [];
for (const question of questions) {
  for (const [at, time] of (await page.evaluate(type, question)).entries()) times.push({ time, typed: [...question].slice(0, at + 1).join("") });
}
await browser.close();
await server.close();

times.sort((a, b) => a.time - b.time);
const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].time.toFixed(0);
const worst = times.at(-1);
console.log(`Search, from a key to the painted answers, at a processor slowed down ${SLOWDOWN} times: ${times.length} keys`);
console.log(`median ${at(0.5)} ms · 95 % ${at(0.95)} ms · worst ${worst.time.toFixed(0)} ms (“${worst.typed}”) · budget ${BUDGET} ms`);
