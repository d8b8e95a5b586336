// Somebody else's page, on another port of the loopback: another origin than Hule's.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { launch, PHONE } from "./chrome.mjs";
import { DIST } from "./harness.mjs";

let browser;
let hule;
after(async () => {
  await browser?.close();
  await hule?.close();
});

/** What a page has to allow, as www/embed/README.md says. */
export const policy = (origin) =>
  `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; img-src ${origin}; frame-src ${origin}`;

/**
 * Opens a page whose body is `body(url)`, where `url` is Hule's address.
 *
 *   const { page, requests, faults, url } = await visit(t, (url) => `<hule-hand …>`, { csp: policy });
 *
 * The script is in the page unless `script: false`; `head` goes into the head, `csp(origin)` into
 * the answer's header; `prepare(page, url)` runs before. All else goes to Playwright's newContext.
 */
export async function visit(t, body, { head = "", csp, script = true, faults: checked = true, prepare, path, ...options } = {}) {
  browser ??= await launch();
  hule ??= await serve({ dir: DIST });
  const { url } = hule;
  const origin = new URL(url).origin;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="${csp ? `${url}tiles.svg` : "data:,"}">
${head}${script ? `<script type="module" src="${url}embed.js"></script>` : ""}</head><body>${body(url)}</body></html>`;
  const server = createServer((request, response) => {
    const headers = { "content-type": "text/html; charset=utf-8" };
    if (csp) headers["content-security-policy"] = csp(origin);
    response.writeHead(200, headers).end(html);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const own = `http://127.0.0.1:${server.address().port}`;
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults = [];
  const requests = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`page: ${error}`));
  page.on("request", (request) => {
    const to = new URL(request.url());
    if (["data:", "blob:"].includes(to.protocol) || to.origin === own) return;
    if (to.origin !== origin) faults.push(`another origin: ${to}`);
    requests.push(to.pathname.slice(1) || "index.html");
  });
  t.after(async () => {
    await context.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    if (checked) assert.deepEqual(faults, [], "the page had errors");
  });
  await prepare?.(page, url);
  await page.goto(path ? url + path : `${own}/`);
  return { page, requests, faults, url };
}

/** The result of the element has arrived. */
export async function reported(locator) {
  await locator.evaluate((element) => element.report ?? new Promise((done) => element.addEventListener("hule-change", done, { once: true })));
  return locator.evaluate((element) => element.report);
}
