// Without a network, and when a new version comes: the service worker.
import assert from "node:assert/strict";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { nameOf } from "../../tools/folder.mjs";
import { weigh } from "../bench/weigh.mjs";
import { fileIn, look, rebuild, served } from "./builds.mjs";
import { DIST, open } from "./harness.mjs";

const WORKERS = { serviceWorkers: "allow", fresh: true };
const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";

/** The worker has everything, and answers for the page. */
const installed = (app) => app.page.waitForFunction(() => navigator.serviceWorker.controller);

/** Waits until a function in the page, which may be asynchronous, says that it is so. */
async function until(page, holds, arg) {
  for (const end = Date.now() + 90_000; !(await page.evaluate(holds, arg)); ) {
    assert.ok(Date.now() < end, `never so: ${holds}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

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
  await until(app.page, async () => {
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

/** The names of the builds that are kept. */
const builds = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith(" tabs")).map((name) => name.split(" ").at(-1)));

// What is promised: a tab goes on with the version that it was started with, and whatever is started from
// then on, be it a reload or another tab, is of the new one.
test("a new version is used from the next start on; an open tab stays as it is", async (t) => {
  const base = "/some/where/";
  const { dir, server } = await served(t, base);
  const app = await open(t, { ...WORKERS, at: server.url, hash: "#1/mcr/123m" });
  await installed(app);
  const before = nameOf(dir);
  await rebuild(dir, /(?<="ui\.mode\.chow":")[^"]*/, "Brand-new");
  await look(app.page);
  await app.hook("action", "reload").waitFor();
  assert.match(await app.notice(), /A new version of Hule is ready/);
  // The page goes on with what belongs to it, although the site has that no longer.
  await app.system("nanchang");
  await app.tapTiles("4m");
  assert.equal(await app.hand(), "1234m");
  await app.action("undo");
  assert.equal(await app.hand(), "123m");
  assert.equal(await isNew(app.page), false);
  const second = await app.page.context().newPage();
  await second.goto(server.url);
  assert.equal(await isNew(second), true);
  await second.waitForFunction(() => location.hash === "#1/nanchang/123m");
  assert.equal(await second.locator('[data-action="reload"]').count(), 0);
  // As long as it is open, what belongs to the first one is kept.
  assert.equal(await isNew(app.page), false);
  assert.ok((await builds(app.page)).includes(before));
  await again(app);
  assert.equal(await isNew(app.page), true);
  assert.equal(await app.hand(), "123m");
  // The page says that it is of the new version, and that was the last one of the old.
  await until(app.page, async (before) => (await caches.keys()).every((name) => !name.endsWith(before)), before);
  assert.deepEqual(await builds(app.page), [nameOf(dir)]);
});

test("a new version that is wanted at once brings the hand along, and other tabs keep theirs", async (t) => {
  const { dir, server } = await served(t);
  const app = await open(t, { ...WORKERS, at: server.url, hash: "#1/mcr/123m" });
  await installed(app);
  const other = await app.page.context().newPage();
  await other.goto(`${server.url}#1/mcr/789s`);
  await other.locator(".root:not(.first) main").waitFor();
  await rebuild(dir, /(?<="ui\.mode\.chow":")[^"]*/, "Brand-new");
  await look(app.page);
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
    for (let looks = 0; looks < 5 && !registration.installing; looks += 1) await registration.update().catch(() => {});
    const next = registration.installing;
    if (next) await new Promise((done) => next.addEventListener("statechange", () => next.state !== "installing" && done()));
    return next?.state;
  });
  assert.equal(failed, "redundant");
  await again(app);
  assert.equal(await app.page.getByText("Half").count(), 0);
  assert.ok((await app.page.evaluate(() => caches.keys())).some((key) => key.endsWith(before)));
});

/** How many files are kept, and whether the page of the site is one of them. */
const kept = (page) => page.evaluate(async () => {
  const files = [];
  for (const name of await caches.keys()) if (!name.endsWith(" tabs")) files.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  return { files: files.length, page: files.includes(new URL("./", location).href) };
});

test("what was deleted of the cache is there again after the next visit", async (t) => {
  const { server } = await served(t);
  const app = await open(t, { ...WORKERS, at: server.url });
  await installed(app);
  const all = await kept(app.page);
  assert.equal(all.page, true);
  // Another project of the same origin deletes every cache; a browser that needs room deletes one file.
  const losses = [
    async () => { for (const name of await caches.keys()) await caches.delete(name); },
    async () => { for (const name of await caches.keys()) await (await caches.open(name)).delete("./"); },
  ];
  for (const lose of losses) {
    await app.page.evaluate(lose);
    assert.notDeepEqual(await kept(app.page), all);
    await again(app);
    await until(app.page, async (all) => {
      let files = 0;
      for (const name of await caches.keys()) if (!name.endsWith(" tabs")) files += (await (await caches.open(name)).keys()).length;
      return files === all;
    }, all.files);
    assert.deepEqual(await kept(app.page), all);
  }
  await server.close();
  await again(app);
  await app.tapTiles("1m 2m 3m");
  assert.equal(await app.hand(), "123m");
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
