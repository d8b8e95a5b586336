// A new version is put in the place of the one that somebody has open, and nothing of the old one stays:
// the page never takes a file of the other build, offers the new version where it lacks something, and
// keeps what was entered.
import assert from "node:assert/strict";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { BUILDS, nameOf } from "../../tools/folder.mjs";
import { serve } from "../../tools/serve.mjs";
import { copy, fileIn, look, rebuild, replace, served } from "./builds.mjs";
import { open } from "./harness.mjs";
import { visit } from "./host.mjs";
import { NAMES, begin, seats, win } from "./session.mjs";

const SENTENCES = {
  en: "There is a new version of Hule. Reload the page to go on: what you entered is kept.",
  ru: "Есть новая версия Hule. Обновите страницу, чтобы продолжить: всё введённое сохранится.",
  "zh-CN": "Hule 有新版本。请刷新页面后继续，已输入的内容会保留。",
  ja: "Huleの新しいバージョンがあります。続けるにはページを更新してください。入力した内容はそのまま残ります。",
};

/** A word on the first screen, and what stands there in the newer version. */
const CHOW = /(?<="ui\.mode\.chow":")[^"]*/;
const NEW = "Brand-new";

/** A section of a WebAssembly file that no program reads. */
const SECTION = Uint8Array.of(0, 3, 2, 0x2b, 0x2b);

/** A second build, which differs in a word of each language and in a part of the program. */
async function newer(t) {
  const dir = await copy(t);
  const before = nameOf(dir);
  await appendFile(fileIn(dir, "split_explore.wasm"), SECTION);
  for (const language of ["en", "ru", "zh", "ja"]) await rebuild(dir, CHOW, NEW, `text/${language}/ui.json`);
  assert.notEqual(nameOf(dir), before);
  return dir;
}

/** The files of builds that a page asks for from now on, by the name of their build. */
function builds(page) {
  const asked = new Set();
  page.on("request", (request) => {
    const build = new URL(request.url()).pathname.match(new RegExp(`/${BUILDS}/([^/]+)/`))?.[1];
    if (build) asked.add(build);
  });
  return asked;
}

/** Opens the app of a first build. `renew()` puts a second one in its place. */
async function old(t, options = {}) {
  const { dir, server } = await served(t, options.base);
  const other = await newer(t);
  const app = await open(t, { ...options, at: server.url, faults: false, fresh: true });
  const name = nameOf(dir);
  const asked = builds(app.page);
  const renew = async () => {
    await app.settle();
    await replace(dir, other);
    asked.clear();
  };
  /** Nothing of the new build has been asked for. */
  const unmixed = () => assert.deepEqual([...asked].filter((build) => build !== name), []);
  /** Taps the offer; the new version is there then. */
  const change = async (button) => {
    unmixed();
    await button.tap();
    await app.page.getByText(NEW).first().waitFor();
    await app.ready();
    assert.equal(await app.page.locator("html").getAttribute("data-hule"), `${BUILDS}/${nameOf(other)}/`);
    assert.deepEqual(app.faults.filter((fault) => fault.startsWith("page:")), []);
  };
  return { app, dir, server, other, renew, change, unmixed };
}

const offer = (app) => app.page.locator('[data-action="reload"]:visible').first();

test("no file of a build has the address of one of another build, but for those that others name", async (t) => {
  const [one, two] = [await copy(t), await newer(t)];
  const html = (dir) => readFile(join(dir, "index.html"), "utf8");
  for (const dir of [one, two]) {
    const name = nameOf(dir);
    for (const page of ["index.html", "embed.js", "sw.js"]) {
      const named = (await readFile(join(dir, page), "utf8")).match(/\b[0-9a-f]{16}\b/g);
      assert.deepEqual([...new Set(named)], [name], page);
    }
  }
  assert.notEqual(await html(one), await html(two));
});

test("the same files have the same name, whenever they are named", async (t) => {
  const dir = await copy(t);
  const [name, page] = [nameOf(dir), await readFile(join(dir, "index.html"), "utf8")];
  await rebuild(dir, CHOW, "Other");
  assert.notEqual(nameOf(dir), name);
  const chow = JSON.parse(await readFile(new URL("../../src/text/en/ui.json", import.meta.url), "utf8"))["ui.mode.chow"];
  await rebuild(dir, CHOW, chow);
  assert.equal(nameOf(dir), name);
  assert.equal(await readFile(join(dir, "index.html"), "utf8"), page);
});

for (const [locale, sentence] of Object.entries(SENTENCES)) {
  test(`${locale}: a panel whose part is gone offers the new version, and the hand is kept`, async (t) => {
    const { app, renew, change } = await old(t, { hash: "#1/mcr/123m", locale });
    await app.tapTiles("4m");
    await renew();
    await app.action("menu");
    await app.page.locator("dialog").getByText(sentence).waitFor();
    await change(offer(app));
    assert.equal(await app.hand(), "1234m");
    await app.action("menu");
    await app.action("practice");
    await app.part("dealt").waitFor();
  });
}

/** What needs something that is fetched then. The menu is open. */
const NEEDS = {
  "another language": (app) => app.tap(app.hook("language", "ru")),
  practice: (app) => app.action("practice"),
  "saved hands": (app) => app.action("saved"),
  sessions: (app) => app.action("sessions"),
  "another rule system": async (app) => {
    await app.action("close");
    await app.system("sichuan");
  },
  "the rulebook": async (app) => {
    await app.action("close");
    await app.follow("#book/mcr/full-flush");
  },
};

for (const [name, need] of Object.entries(NEEDS)) {
  test(`${name}: the new version is offered, and the hand is kept`, async (t) => {
    const { app, renew, change } = await old(t, { hash: "#1/mcr/123m" });
    await app.tapTiles("4m");
    await app.action("menu");
    await renew();
    await need(app);
    await app.page.getByText(SENTENCES.en).first().waitFor();
    await change(offer(app));
    assert.match(decodeURIComponent(app.page.url()), /#(1\/mcr\/1234m|book\/mcr\/full-flush)$/);
    await app.follow("#1/mcr/1234m");
    assert.equal(await app.hand(), "1234m");
  });
}

test("an open session goes on in the new version", async (t) => {
  const { app, renew, change } = await old(t, { base: "/some/where/" });
  await begin(app, "mcr", NAMES);
  await win(app, [[1, 2, 24]]);
  const before = await seats(app);
  await renew();
  // What is there goes on working.
  await win(app, [[0, "wall", 8]]);
  const after = await seats(app);
  assert.notEqual(after, before);
  await app.action("menu");
  await app.action("practice");
  await app.page.locator("dialog").getByText(SENTENCES.en).waitFor();
  await change(offer(app));
  await app.part("table-bar").waitFor();
  assert.equal(await seats(app), after);
});

test("a host that sends a page for whatever it lacks, likewise", async (t) => {
  const { app, other, renew, change } = await old(t, { hash: "#1/mcr/123m" });
  const page = await readFile(join(other, "index.html"), "utf8");
  await renew();
  const gone = (url) => url.pathname.includes(`/${BUILDS}/`) && !url.pathname.includes(nameOf(other));
  await app.page.route(gone, (route) => route.fulfill({ contentType: "text/html", body: page }));
  await app.action("menu");
  await app.page.locator("dialog").getByText(SENTENCES.en).waitFor();
  await change(offer(app));
  assert.equal(await app.hand(), "123m");
});

test("a part that doesn't fit is refused; where there is no newer version, only another try is offered", async (t) => {
  const { app, dir } = await old(t, { hash: "#1/mcr/123m" });
  // What a host may have mixed up itself: a part imports something by another name, and one is cut.
  const engines = await readFile(fileIn(dir, "split_engines.wasm"), "latin1");
  await writeFile(fileIn(dir, "split_engines.wasm"), engines.replace("__wasm_split", "__wasm_other"), "latin1");
  const whole = await readFile(fileIn(dir, "split_learn.wasm"));
  await writeFile(fileIn(dir, "split_learn.wasm"), whole.subarray(0, whole.length >> 1));
  await app.system("sichuan");
  assert.match(await app.notice(), /This part of the app could not be loaded/);
  assert.match(app.page.url(), /#1\/mcr\/123m$/);
  await app.follow("#book/mcr/full-flush");
  assert.match(await app.notice(), /could not be loaded/);
  assert.equal(await offer(app).count(), 0);
  await app.tapTiles("4m");
  assert.equal(await app.hand(), "1234m");
  assert.deepEqual(app.faults.filter((fault) => fault.startsWith("page:")), []);
});

/** Runs in the page: how often it was loaded, and what it is. */
const shown = (page) => page.evaluate(() => document.documentElement.dataset.hule);

/** Runs in the page: taps a tile as soon as there is one, and not again after the page was loaded anew. */
function tapOnce() {
  if (sessionStorage.getItem("tapped")) return;
  sessionStorage.setItem("tapped", "yes");
  addEventListener("DOMContentLoaded", () => document.querySelector('.first[lang="en"] [data-tile="1m"]').click());
}

test("an old page that a host or a browser had kept is loaded again, and the taps are kept", async (t) => {
  const { dir, server } = await served(t);
  const kept = await readFile(join(dir, "index.html"), "utf8");
  const other = await newer(t);
  await replace(dir, other);
  let first = true;
  const app = await open(t, {
    at: server.url,
    ready: false,
    faults: false,
    prepare: async (page) => {
      await page.addInitScript(tapOnce);
      await page.route(server.url, async (route) => {
        if (!first) return route.continue();
        first = false;
        await route.fulfill({ contentType: "text/html", body: kept });
      });
    },
  });
  await app.ready();
  assert.equal(await shown(app.page), `${BUILDS}/${nameOf(other)}/`);
  assert.equal(await app.hand(), "1m");
});

test("a host that goes on sending the old page is asked once more, then by a tap alone", async (t) => {
  const { dir, server } = await served(t);
  const kept = await readFile(join(dir, "index.html"), "utf8");
  await replace(dir, await newer(t));
  let sent = 0;
  let mended = false;
  const app = await open(t, {
    at: server.url,
    ready: false,
    faults: false,
    prepare: (page) => page.route(server.url, async (route) => {
      sent += 1;
      await (mended ? route.continue() : route.fulfill({ contentType: "text/html", body: kept }));
    }),
  });
  const notice = app.page.locator(".first [data-part=notice]:visible");
  await app.page.waitForFunction(() => performance.getEntriesByType("navigation")[0].type === "reload");
  await notice.getByText(SENTENCES.en).waitFor();
  await app.page.locator('.first:visible [data-tile="1m"]').tap();
  await app.page.locator(".first .line:visible .tile").waitFor();
  assert.equal(sent, 2);
  mended = true;
  await notice.getByRole("button", { name: "Reload now" }).tap();
  await app.ready();
  assert.equal(await app.hand(), "1m");
});

const installed = (app) => app.page.waitForFunction(() => navigator.serviceWorker.controller);

test("with a service worker the page has its own build, whole, and changes when it is wanted", async (t) => {
  const { app, renew, change, unmixed } = await old(t, { hash: "#1/mcr/123m", serviceWorkers: "allow" });
  await installed(app);
  await renew();
  await app.action("menu");
  await app.action("practice");
  await app.part("dealt").waitFor();
  await app.action("close");
  await app.system("sichuan");
  assert.match(app.page.url(), /#1\/sichuan\/123m$/);
  unmixed();
  assert.equal(await app.page.getByText(SENTENCES.en).count(), 0);
  await app.system("mcr");
  await look(app.page);
  await app.page.getByText(/A new version of Hule is ready/).waitFor();
  await change(offer(app));
  assert.equal(await app.hand(), "123m");
});

/** Deletes what the browser has kept of the build, as it may do when a device has little room. */
async function throwAway(app) {
  await app.page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (/split|chunk/.test(request.url)) await cache.delete(request);
    }
  });
  await (await app.page.context().newCDPSession(app.page)).send("Network.clearBrowserCache");
}

test("a page whose build the browser threw away is offered the new version, which is then whole", async (t) => {
  const { app, renew, change } = await old(t, { hash: "#1/mcr/123m", serviceWorkers: "allow" });
  await installed(app);
  await renew();
  await throwAway(app);
  await app.action("menu");
  await app.page.getByText(SENTENCES.en).first().waitFor();
  await change(offer(app));
  assert.equal(await app.hand(), "123m");
  await app.page.context().setOffline(true);
  await app.action("menu");
  await app.action("practice");
  await app.part("dealt").waitFor();
});

test("a new version that can't be had as a whole is told at the button, which tries again", async (t) => {
  const { app, dir, other, renew, change } = await old(t, { hash: "#1/mcr/123m", serviceWorkers: "allow" });
  await installed(app);
  await renew();
  // The host has half of it: a file that is another one in the new build.
  const half = fileIn(dir, "text/ja/ui.json");
  await writeFile(half, "half");
  await throwAway(app);
  await app.action("menu");
  await offer(app).tap();
  await app.page.getByText("The new version could not be loaded completely.").first().waitFor();
  await writeFile(half, await readFile(fileIn(other, "text/ja/ui.json")));
  await change(offer(app));
  assert.equal(await app.hand(), "123m");
});

test("a page that was open before there was a worker is offered the new version", async (t) => {
  let go;
  const gate = new Promise((done) => (go = done));
  const { dir, server } = await served(t);
  const other = await newer(t);
  const app = await open(t, {
    at: server.url,
    hash: "#1/mcr/123m",
    faults: false,
    serviceWorkers: "allow",
    prepare: (page) => page.route("**/offline.js", async (route) => {
      await gate;
      await route.fulfill({ contentType: "text/javascript", body: await readFile(fileIn(other, "offline.js")) });
    }),
  });
  await app.settle();
  await replace(dir, other);
  go();
  // The worker is of the new build, and leaves this page alone.
  await app.page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise((done) => {
      const look = () => active.state === "activated" && done();
      active.addEventListener("statechange", look);
      look();
    });
  });
  await app.action("menu");
  await app.page.getByText(SENTENCES.en).first().waitFor();
  await offer(app).tap();
  await app.page.getByText(NEW).first().waitFor();
  await app.ready();
  assert.equal(await app.hand(), "123m");
});

test("on other pages: an element whose program is gone offers to load the page again", async (t) => {
  const { dir, server } = await served(t);
  const other = await newer(t);
  const hand = "1/mcr/[789s][EEEE,1]123m456pC+C?from=W";
  const { page } = await visit(t, (url) => `<div style="height: 3000px"></div><hule-score hand="${hand}"></hule-score>
    <script type="module" src="${server.url}embed.js"></script>`, { script: false, faults: false, fresh: true });
  await page.waitForFunction(() => customElements.get("hule-score"));
  await replace(dir, other);
  const element = page.locator("hule-score");
  await element.scrollIntoViewIfNeeded();
  await element.getByText("There is a new version of Hule.").waitFor();
  const asked = builds(page);
  await Promise.all([page.waitForEvent("load"), element.getByRole("button", { name: "Reload the page" }).tap()]);
  await element.scrollIntoViewIfNeeded();
  await element.locator("[data-part=total], .total").first().waitFor();
  assert.deepEqual([...asked], [nameOf(other)]);
});

test("a browser keeps the files of a build for ever, and asks for all else", async (t) => {
  const dir = await copy(t);
  const server = await serve({ dir });
  t.after(() => server.close());
  const rule = async (path) => (await fetch(server.url + path)).headers.get("cache-control");
  assert.match(await rule(`${BUILDS}/${nameOf(dir)}/hule.js`), /immutable/);
  for (const path of ["", "index.html", "embed.js", "sw.js", "embed.html", "frame.js"]) assert.equal(await rule(path), "no-cache", path);
});
