// What the elements ask Hule for on a page of another site, step by step: the rows of “What is loaded when”
// in www/embed/README.md.
import { createServer } from "node:http";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { weigh } from "./weigh.mjs";

/**
 * Each step: what is shown then, and what tells that it is there: a `file` that it asks for, or what it `reports`.
 * `fresh` begins on a page of its own.
 */
const STEPS = [
  { when: "with the page", html: "" },
  { when: "the first tiles come near the screen", html: '<hule-hand hand="123m EEE"></hule-hand>', file: "tiles.svg" },
  { when: "the first flower", html: '<hule-hand hand="1h 5h"></hule-hand>', file: "flowers.svg" },
  { when: "the first `numerals`", html: '<hule-hand hand="123m" numerals></hule-hand>', file: "numerals.svg" },
  { when: "the first score or calculator comes near the screen", html: '<hule-score hand="[345p][345s]345m99m77s+7s"></hule-score>', reports: true },
  { when: "then the first rule system besides MCR", html: '<hule-score hand="1/sichuan/2222335577889m+9m?seat=S&void=p&win=self-drawn"></hule-score>', reports: true },
  { when: "then the first session", html: '<hule-session session="session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24;d"></hule-session>', reports: true },
  { when: "`<hule-hand>` can’t read its hand", html: '<hule-hand hand="12q"></hule-hand>', file: ".json", fresh: true },
];

/** Runs in the page: shows an element, and waits for its first result. */
const show = ({ html, reports }) => new Promise((done) => {
  const place = document.createElement("div");
  if (reports) place.addEventListener("hule-change", () => done(), { once: true });
  document.body.prepend(place);
  place.innerHTML = html;
  if (!reports) done();
});

/** A page of another site, which has nothing but the script. */
async function site(url) {
  const page = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><script type="module" src="${url}embed.js"></script><body></body></html>`;
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(page));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => (server.closeAllConnections(), server.close()) };
}

/** Resolves to the steps with the paths of the `files` that each asked for, and their size in `kB` (brotli). */
export async function elementSteps(browser, dist) {
  const server = await serve({ dir: dist, compress: false });
  const host = await site(server.url);
  const steps = [];
  let page;
  let asked = [];
  const begin = async () => {
    await page?.context().close();
    page = await (await browser.newContext()).newPage();
    page.on("request", (request) => request.url().startsWith(server.url) && asked.push(request.url().slice(server.url.length)));
    await page.goto(host.address, { waitUntil: "networkidle" });
  };
  for (const step of STEPS) {
    if (!page || step.fresh) await begin();
    if (step.fresh) asked = [];
    if (step.html) {
      await page.evaluate(show, step);
      // What it shows is drawn, with its pictures.
      await page.screenshot();
      while (step.file && !asked.some((path) => path.endsWith(step.file))) await page.waitForEvent("request", { timeout: 1000 }).catch(() => {});
      await page.waitForLoadState("networkidle");
    }
    const files = asked;
    asked = [];
    const sizes = await Promise.all(files.map((file) => weigh(join(dist, file))));
    steps.push({ when: step.when, files, kB: sizes.reduce((sum, { brotli }) => sum + brotli, 0) / 1024 });
  }
  await page.context().close();
  host.close();
  await server.close();
  return steps;
}
