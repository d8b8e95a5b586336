// Without a network, and when a new version comes: the service worker.
import assert from "node:assert/strict";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { nameOf } from "../../tools/folder.mjs";
import { weigh } from "../bench/weigh.mjs";
import { fileIn, rebuild, served } from "./builds.mjs";
import { DIST, open } from "./harness.mjs";

const WORKERS = { serviceWorkers: "allow", fresh: true };
const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";

/** The worker has everything, and answers for the page. */
const installed = (app) => app.page.waitForFunction(() => navigator.serviceWorker.controller);

/** What is asked of the worker after a change of the page. */
async function again(app) {
  await app.page.reload();
  await app.ready();
}

test("after the first visit the whole app is there without a network, under any path", async (t) => {
  const app = await open(t, { ...WORKERS, base: "/some/where/" });
  await installed(app);
  await app.page.context().setOffline(true);
  await again(app);
  assert.equal(app.requests.filter((file) => file === "index.html").length, 2);
  // Every rule system, every language, what else is fetched later.
  for (const key of ["sichuan", "nanchang", "classical", "siamese", "mcr"]) await app.system(key);
  await app.follow(HAND);
  assert.equal(await app.total(), "20");
  for (const language of ["ru", "zh", "ja", "en"]) {
    await app.action("menu");
    await app.tap(app.hook("language", language));
    await app.page.locator(`html[lang="${language}"]`).waitFor();
  }
  await app.action("menu");
  await app.action("practice");
  await app.part("dealt").waitFor();
  assert.equal(await app.notice(), "");
});

test("everything that is shipped is kept, once, and nothing else", async (t) => {
  const app = await open(t, WORKERS);
  await installed(app);
  const kept = await app.page.evaluate(async () => {
    const files = [];
    for (const name of await caches.keys()) {
      if (name.endsWith(" tabs")) continue;
      for (const { url } of await (await caches.open(name)).keys()) files.push(url.slice(new URL("./", location).href.length));
    }
    return files.sort();
  });
  const shipped = (await readdir(DIST, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = shipped.map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1)).filter((path) => path !== "sw.js");
  // The page is kept under the address of the site.
  assert.deepEqual(kept, paths.map((path) => (path === "index.html" ? "" : path)).sort());
  const sizes = await Promise.all(paths.map((path) => weigh(join(DIST, path))));
  t.diagnostic(`${paths.length} files, ${sizes.reduce((sum, size) => sum + size.brotli, 0)} bytes brotli`);
});

test("what was there is answered without the network", async (t) => {
  const { server } = await served(t);
  const app = await open(t, { ...WORKERS, at: server.url });
  await installed(app);
  assert.equal(await app.notice(), "");
  await server.close();
  await again(app);
  await app.tapTiles("1m 2m 3m");
  assert.equal(await app.hand(), "123m");
});

test("a first visit that breaks off is gone on with at the next", async (t) => {
  const { dir, server } = await served(t);
  const missing = fileIn(dir, "text/ja/nanchang.json");
  const whole = await readFile(missing);
  await writeFile(missing, "half");
  const app = await open(t, { ...WORKERS, at: server.url, faults: false });
  await app.page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined && (await caches.keys()).length > 0;
  });
  // The app itself doesn't need it.
  await app.tapTiles("1m");
  await writeFile(missing, whole);
  await again(app);
  await installed(app);
  await app.page.context().setOffline(true);
  await again(app);
  await app.tapTiles("2m");
  assert.equal(await app.hand(), "12m");
});

/** Whether a page shows the new words, and whether what it fetches from now on is new: both or none. */
async function isNew(page) {
  await page.locator(".root:not(.first) main").waitFor();
  const shown = (await page.getByText("Brand-new").count()) > 0;
  const fetched = await page.evaluate(async () => (await (await fetch(`${document.documentElement.dataset.hule}text/en/ui.json`)).text()).includes("Brand-new"));
  assert.equal(shown, fetched, "files of two builds in one page");
  return shown;
}

// What is promised: as long as a tab of the old version is open, every tab is of the old version, and
// offers the new one. When all are closed, the browser lets the new one take over, which may take it
// a moment: a page that is opened within that is of either version, as a whole; afterwards, of the new.
test("a new version waits until all tabs are closed; the open hand and its version stay", async (t) => {
  const base = "/some/where/";
  const { dir, server } = await served(t, base);
  const app = await open(t, { ...WORKERS, at: server.url, hash: "#1/mcr/123m" });
  await installed(app);
  await rebuild(dir, /(?<="ui\.mode\.chow":")[^"]*/, "Brand-new");
  await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await app.hook("action", "reload").waitFor();
  assert.match(await app.notice(), /A new version of Hule is ready/);
  // The page goes on with what belongs to it.
  await app.system("nanchang");
  await app.tapTiles("4m");
  assert.equal(await app.hand(), "1234m");
  await app.action("undo");
  assert.equal(await app.hand(), "123m");
  assert.equal(await isNew(app.page), false);
  const context = app.page.context();
  const start = async () => {
    const page = await context.newPage();
    await page.goto(server.url);
    return page;
  };
  const second = await start();
  assert.equal(await isNew(second), false);
  await second.locator('[data-action="reload"]').waitFor();
  // A page beside the app, which no worker answers for, sees when the new one takes over.
  const beside = await context.newPage();
  await beside.route("**/beside", (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await beside.goto(new URL("/beside", server.url).href);
  await beside.evaluate(async (scope) => { window.next = (await navigator.serviceWorker.getRegistration(scope)).waiting; }, base);
  await second.close();
  await app.page.close();
  const early = await start();
  await isNew(early);
  await early.close();
  await beside.waitForFunction(() => window.next.state === "activated");
  const page = await start();
  assert.equal(await isNew(page), true);
  // The address is written when the browser has nothing else to do.
  await page.waitForFunction(() => location.hash === "#1/nanchang/123m");
});

test("a new version that is wanted at once brings the hand along, and other tabs keep theirs", async (t) => {
  const { dir, server } = await served(t);
  const app = await open(t, { ...WORKERS, at: server.url, hash: "#1/mcr/123m" });
  await installed(app);
  const other = await app.page.context().newPage();
  await other.goto(`${server.url}#1/mcr/789s`);
  await other.locator(".root:not(.first) main").waitFor();
  await rebuild(dir, /(?<="ui\.mode\.chow":")[^"]*/, "Brand-new");
  await app.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await app.hook("action", "reload").tap();
  await app.page.getByText("Brand-new").waitFor();
  assert.equal(await app.hand(), "123m");
  // The tab of the old version fetches more of the old one.
  await other.locator('[data-rules="sichuan"]').tap();
  await other.waitForURL(/#1\/sichuan\/789s$/);
  assert.equal(await other.getByText("Brand-new").count(), 0);
  const old = await other.evaluate(async () => (await fetch(`${document.documentElement.dataset.hule}text/en/ui.json`)).text());
  assert.doesNotMatch(old, /Brand-new/);
  assert.match(await app.page.evaluate(async () => (await fetch(`${document.documentElement.dataset.hule}text/en/ui.json`)).text()), /Brand-new/);
});

test("files of two versions are never mixed", async (t) => {
  const { dir, server } = await served(t);
  const app = await open(t, { ...WORKERS, at: server.url });
  await installed(app);
  // A server that has only half of a new version: its worker is not taken.
  const before = nameOf(dir);
  await rebuild(dir, /(?<="ui\.mode\.chow":")[^"]*/, "Brand-new");
  await writeFile(fileIn(dir, "text/en/ui.json"), '{"ui.mode.chow":"Half"}');
  const failed = await app.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
    const next = registration.installing;
    if (next) await new Promise((done) => next.addEventListener("statechange", () => next.state !== "installing" && done()));
    return next?.state;
  });
  assert.equal(failed, "redundant");
  await again(app);
  assert.equal(await app.page.getByText("Half").count(), 0);
  assert.ok((await app.page.evaluate(() => caches.keys())).some((key) => key.endsWith(before)));
});

test("the manifest names icons that are there, in their sizes, and holds under any path", async (t) => {
  const manifest = JSON.parse(await readFile(join(DIST, "manifest.webmanifest"), "utf8"));
  for (const key of ["id", "start_url", "scope"]) assert.equal(manifest[key], "./");
  assert.equal(manifest.display, "standalone");
  assert.ok(manifest.icons.some((icon) => icon.purpose === "maskable"));
  const app = await open(t);
  for (const { src, sizes } of manifest.icons) {
    const size = await app.page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    assert.equal(size, sizes === "any" ? "512x512" : sizes, src);
  }
  const session = await app.page.context().newCDPSession(app.page);
  const { errors } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
});
