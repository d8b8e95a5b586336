// What the first view costs and how it behaves, whatever it shows.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { weigh } from "../bench/weigh.mjs";
import { DIST, open } from "./harness.mjs";

const REQUESTS = 7;
const BYTES = 90_000;
// What it has come down to so far: it may only fall, until it is within the budget.
const REACHED = 145_000;

async function firstView(t) {
  const app = await open(t);
  const files = app.requests;
  const sizes = await Promise.all(files.map((file) => weigh(join(DIST, file))));
  const brotli = sizes.reduce((sum, size) => sum + size.brotli, 0);
  t.diagnostic(`${files.length} requests, ${brotli} bytes brotli`);
  return { files, brotli };
}

test("the first view takes at most 7 requests and no more bytes than before", async (t) => {
  const { files, brotli } = await firstView(t);
  assert.ok(files.length <= REQUESTS, `${files.length} requests: ${files.join(", ")}`);
  assert.equal(new Set(files).size, files.length, `asked for twice: ${files.join(", ")}`);
  assert.ok(brotli <= REACHED, `${brotli} bytes brotli`);
});

test("the first view takes at most 90 KB brotli", { todo: "the program is still too large" }, async (t) => {
  const { brotli } = await firstView(t);
  assert.ok(brotli <= BYTES, `${brotli} bytes brotli`);
});

test("nothing moves after it is shown", async (t) => {
  const app = await open(t);
  await app.page.waitForTimeout(500);
  const shift = await app.layoutShift();
  assert.ok(shift < 0.01, `layout shift ${shift}`);
});

test("nothing is asked for once it is loaded", async (t) => {
  const app = await open(t);
  const before = app.requests.length;
  await app.page.waitForTimeout(1000);
  assert.equal(app.requests.length, before, app.requests.slice(before).join(", "));
});

test("a strict content-security policy holds", async (t) => {
  const app = await open(t, { faults: false });
  const policy = await app.page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  for (const part of ["default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "object-src 'none'"]) {
    assert.ok(policy.includes(part), `${part} in ${policy}`);
  }
  assert.doesNotMatch(policy, /'unsafe-(inline|eval)'|https?:|\*/);
  assert.deepEqual(app.faults, []);
  // The browser enforces it: a script put into the page doesn't run.
  const ran = await app.page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "window.intruder = true" }));
    return window.intruder === true;
  });
  assert.equal(ran, false);
});

test("the page carries no inline script or style", async () => {
  const html = await readFile(join(DIST, "index.html"), "utf8");
  assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test("it works under any path, in the dark and on a small phone", async (t) => {
  await open(t, { base: "/some/where/" });
  const app = await open(t, { colorScheme: "dark", viewport: { width: 320, height: 568 } });
  const overflow = await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
});
