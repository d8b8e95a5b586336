// Opens the built app on a phone-sized screen and watches it: a test fails on any
// console error, page error, broken promise, or request to another origin.
import assert from "node:assert/strict";
import { after } from "node:test";
import { join } from "node:path";
import { BUILDS, nameOf } from "../../tools/folder.mjs";
import { serve } from "../../tools/serve.mjs";
import { Calculator } from "./calculator.mjs";
import { awaitSettled } from "./settled.mjs";
import { give, take } from "./tabs.mjs";

export const DIST = join(import.meta.dirname, "../../dist");

/** The folder of the build, in what is served. */
export const BUILD = join(DIST, BUILDS, nameOf(DIST));

/** The name of a file in the path of its address, whichever build it is of. */
export const fileOf = (path) => path.replace(/^\//, "").replace(new RegExp(`^${BUILDS}/[^/]*/`), "") || "index.html";

/** Asked for to be there without a network. */
const OFFLINE = new Set(["offline.js", "sw.js", "manifest.webmanifest"]);

const servers = new Map();
after(async () => {
  for (const server of servers.values()) await (await server).close();
});

/** One server for each base path, on a free port of the loopback. */
function server(base) {
  if (!servers.has(base)) servers.set(base, serve({ dir: DIST, base, compress: false }));
  return servers.get(base);
}

/**
 * Opens the app and waits until it is ready.
 *
 *   const app = await open(t, { hash: "#…", colorScheme: "dark", viewport: { width: 320, height: 568 } });
 *
 * `hash` and `base` are about the address, `at` is one where the app is already; all else goes to Playwright's newContext.
 * `faults: false` leaves the check for errors to the test (they are in `app.faults`).
 * `prepare(page)` runs before the app is opened: routes, scripts, what storage holds; the tab is for
 * this test alone then. `scripts` are run in the page before all else.
 * `fresh` opens it in a tab that has never shown anything, as tests of `app.requests` need it.
 * `ready: false` doesn't wait for the app.
 * `app.leave()` is for tests that open the app many times; else the end of the test does it.
 */
export async function open(t, { hash = "", base = "/", at, faults: checked = true, prepare, scripts = [], fresh = false, ready = true, ...options } = {}) {
  const url = at ?? (await server(base)).url;
  // A worker would answer in the network's place: only the tests about it let it in.
  const tab = await take({ serviceWorkers: "block", ...options, scripts: [observeShifts, awaitSettled, ...scripts], fresh: fresh || Boolean(prepare) });
  const { page } = tab;
  const faults = [];
  const requests = [];
  const forget = watch(page, url, faults, requests);
  let left = false;
  const leave = async () => {
    if (left) return;
    left = true;
    forget();
    await give(tab, [new URL(url).origin]);
    if (checked) assert.deepEqual(faults, [], "the page had errors");
  };
  t.after(leave);
  await prepare?.(page);
  await page.goto(url + hash, { waitUntil: ready ? "load" : "commit" });
  const app = new Calculator(page, { url, faults, requests, leave });
  if (ready) await app.ready();
  return app;
}

/** Notes what goes wrong and what is asked for, until the function that it returns is called. */
function watch(page, url, faults, requests) {
  const origin = new URL(url).origin;
  const heard = {
    console: (message) => {
      if (message.type() === "error") faults.push(`console: ${message.text()}`);
    },
    pageerror: (error) => faults.push(`page: ${error}`),
    // What a reload breaks off has not failed.
    requestfailed: (request) => {
      const why = request.failure()?.errorText;
      if (why !== "net::ERR_ABORTED") faults.push(`failed: ${request.url()} ${why}`);
    },
    request: (request) => {
      const to = new URL(request.url());
      if (to.protocol === "data:" || to.protocol === "blob:") return;
      if (to.origin !== origin) faults.push(`another origin: ${to}`);
      const file = fileOf(to.href.slice(url.length).split(/[?#]/)[0]);
      // What the page asks for once it has long been idle, whatever is done with it.
      if (!OFFLINE.has(file)) requests.push(file);
    },
  };
  for (const [name, hear] of Object.entries(heard)) page.on(name, hear);
  return () => Object.entries(heard).forEach(([name, hear]) => page.off(name, hear));
}

/** Runs in the page, before anything else. */
function observeShifts() {
  window.layoutShift = 0;
  window.moved = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.layoutShift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        window.moved.push(`${(node?.outerHTML ?? node?.textContent ?? "what is gone").slice(0, 80)} from ${place(previousRect)} to ${place(currentRect)}`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}
