// Opens the built app on a phone-sized screen and watches it: a test fails on any
// console error, page error, broken promise, or request to another origin.
import assert from "node:assert/strict";
import { after } from "node:test";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";
import { Calculator } from "./calculator.mjs";
import { launch, PHONE } from "./chrome.mjs";

export const DIST = join(import.meta.dirname, "../../dist");

/** Asked for to be there without a network. */
const IDLE = new Set(["offline.js", "sw.js", "manifest.webmanifest"]);

let browser;
const servers = new Map();
after(async () => {
  await browser?.close();
  for (const server of servers.values()) await server.close();
});

/** One server for each base path, on a free port of the loopback. */
async function server(base) {
  if (!servers.has(base)) servers.set(base, await serve({ dir: DIST, base }));
  return servers.get(base);
}

/**
 * Opens the app and waits until it is ready.
 *
 *   const app = await open(t, { hash: "#…", colorScheme: "dark", viewport: { width: 320, height: 568 } });
 *
 * `hash` and `base` are about the address, `at` is one where the app is already; all else goes to Playwright's newContext.
 * `faults: false` leaves the check for errors to the test (they are in `app.faults`).
 * `prepare(page)` runs before the app is opened: routes, scripts, what storage holds.
 */
export async function open(t, { hash = "", base = "/", at, faults: checked = true, prepare, ...options } = {}) {
  browser ??= await launch();
  const url = at ?? (await server(base)).url;
  // A worker would answer in the network's place: only the tests about it let it in.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const faults = [];
  const requests = [];
  watch(page, url, faults, requests);
  t.after(async () => {
    await context.close();
    if (checked) assert.deepEqual(faults, [], "the page had errors");
  });
  await page.addInitScript(observeShifts);
  await page.addInitScript(observeWork);
  await prepare?.(page);
  await page.goto(url + hash);
  const app = new Calculator(page, { url, faults, requests });
  await app.ready();
  return app;
}

function watch(page, url, faults, requests) {
  const origin = new URL(url).origin;
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`page: ${error}`));
  // What a reload breaks off has not failed.
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()} ${why}`);
  });
  page.on("request", (request) => {
    const to = new URL(request.url());
    if (to.protocol === "data:" || to.protocol === "blob:") return;
    if (to.origin !== origin) faults.push(`another origin: ${to}`);
    const file = to.href.slice(url.length).split(/[?#]/)[0] || "index.html";
    // What the page asks for once it has long been idle, whatever is done with it.
    if (!IDLE.has(file)) requests.push(file);
  });
}

/** Runs in the page, before anything else. */
function observeShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page, before anything else: `settled()` waits for what is being fetched. */
function observeWork() {
  let busy = 0;
  const count = (owner, name) => {
    const real = owner[name];
    owner[name] = function (...given) {
      busy += 1;
      const promise = real.apply(this, given);
      const done = () => (busy -= 1);
      promise.then(done, done);
      return promise;
    };
  };
  count(window, "fetch");
  count(WebAssembly, "instantiateStreaming");
  count(Response.prototype, "text");
  window.settled = async () => {
    const styles = () => [...document.querySelectorAll("link[rel=stylesheet]")].every((link) => link.sheet);
    for (let still = 0; still < 4; still = busy > 0 || !styles() ? 0 : still + 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  };
}
