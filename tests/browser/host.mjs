// Somebody else's page, on another port of the loopback: another origin than Hule's.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after } from "node:test";
import { serve } from "../../tools/serve.mjs";
import { DIST, fileOf } from "./harness.mjs";
import { awaitSettled } from "./settled.mjs";
import { give, take } from "./tabs.mjs";

let hule;
after(() => hule?.close());

/** What a page has to allow, as www/embed/README.md says. */
export const policy = (origin) =>
  `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; img-src ${origin}; frame-src ${origin}`;

/**
 * Opens a page whose body is `body(url)`, where `url` is Hule's address.
 *
 *   const { page, requests, faults, url, settle } = await visit(t, (url) => `<hule-hand …>`, { csp: policy });
 *
 * The script is in the page unless `script: false`; `head` goes into the head, `csp(origin)` into
 * the answer's header; `prepare(page, url)` runs before. `fresh` is for tests of `requests`, as in
 * harness.mjs. `at` is the address of a Hule on another server. An `isolated` page lets in only what allows
 * every page to use it. All else goes to Playwright's newContext. `settle()` waits for the elements that
 * have begun, `notice()` until those that are near the screen have.
 */
export async function visit(t, body, { head = "", csp, script = true, faults: checked = true, prepare, path, at, isolated = false, fresh = false, ...options } = {}) {
  hule ??= await serve({ dir: DIST, compress: false });
  const url = at ?? hule.url;
  const origin = new URL(url).origin;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="${csp ? `${url}icons/icon.svg` : "data:,"}">
${head}${script ? `<script type="module" src="${url}embed.js"></script>` : ""}</head><body>${body(url)}</body></html>`;
  const server = createServer((request, response) => {
    const headers = { "content-type": "text/html; charset=utf-8" };
    if (csp) headers["content-security-policy"] = csp(origin);
    if (isolated) Object.assign(headers, { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" });
    response.writeHead(200, headers).end(html);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const own = `http://127.0.0.1:${server.address().port}`;
  const tab = await take({ ...options, scripts: [awaitSettled], fresh: fresh || Boolean(prepare) });
  const { page } = tab;
  const faults = [];
  const requests = [];
  const heard = {
    console: (message) => {
      if (message.type() === "error") faults.push(`console: ${message.text()}`);
    },
    pageerror: (error) => faults.push(`page: ${error}`),
    request: (request) => {
      const to = new URL(request.url());
      if (["data:", "blob:"].includes(to.protocol) || to.origin === own) return;
      if (to.origin !== origin) faults.push(`another origin: ${to}`);
      requests.push(fileOf(`/${to.href.slice(url.length).split(/[?#]/)[0]}`));
    },
  };
  for (const [name, hear] of Object.entries(heard)) page.on(name, hear);
  t.after(async () => {
    for (const [name, hear] of Object.entries(heard)) page.off(name, hear);
    await give(tab, [own, origin]);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    if (checked) assert.deepEqual(faults, [], "the page had errors");
  });
  await prepare?.(page, url);
  await page.goto(path ? url + path : `${own}/`);
  const settle = () => page.evaluate(() => window.settled());
  // A page learns of a change at the next frame. What it asks for then may be answered one more frame later.
  const notice = async () => {
    for (let frame = 0; frame < 4; frame++) await settle();
  };
  return { page, requests, faults, url, settle, notice };
}

/** The result of the element has arrived. */
export async function reported(locator) {
  await locator.evaluate((element) => element.report ?? new Promise((done) => element.addEventListener("hule-change", done, { once: true })));
  return locator.evaluate((element) => element.report);
}

/** How long an element may take to tell of a change, in milliseconds. */
const LONGEST = 60_000;

/** What the element tells after `act` has changed it. Fails if it tells nothing, as if what was changed were ignored. */
export async function toldAfter(locator, act) {
  const heard = await locator.evaluateHandle((element, longest) => ({
    next: new Promise((done, fail) => {
      element.addEventListener("hule-change", ({ detail }) => done(detail), { once: true });
      setTimeout(() => fail(new Error(`${element.localName} has told of no change`)), longest);
    }),
  }), LONGEST);
  await act();
  return heard.evaluate(({ next }) => next);
}
