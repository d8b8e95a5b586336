// What the first view costs, what is fetched after it and when, and how the app does without.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { BUILD, DIST, fileOf, open } from "./harness.mjs";

/** What a hand is made of, up to its result. */
const HAND = ["hule.js", "hule_bg.wasm", "index.html", "text/en/mcr.json", "text/en/more.json", "text/en/ui.json", "tiles.svg"];

/** What is fetched while nothing is done: the style of panels and paper, which a browser prints without asking for it. */
const IDLE = ["panels.css"];

const FIRST = [...HAND, ...IDLE].sort();

const KEYS = ["mcr", "riichi", "siamese", "sichuan", "classical", "nanchang"];

/** Parts of the program that a hand does without. */
const LATER = /^(?!hule_bg).*\.wasm$/;

/** Whose words explain the fans of a rule system besides its own. */
const MORE = { siamese: ["mcr"] };

/** A hand of each that wins. */
const WINS = {
  mcr: "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W",
  siamese: "#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
  sichuan: "#1/sichuan/2222335577889m+9m?seat=S&void=p&win=self-drawn",
  classical: "#1/classical/[PPP]123m456p5578s+9s?seat=S&from=W",
  nanchang: "#1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W",
  sanma: "#1/sanma/99m234567p34578s+6s?seat=S&riichi=riichi&win=self-drawn&norths=1&dora=3p",
  riichi: "#1/riichi/23406m7m345p78s99m+6s?seat=S&riichi=riichi&from=W&dora=1m&ura=9p",
};

/** A key that is shown because its words are not there. */
const KEY = /\b(ui|ask|rules|fan|place|ledger|obstacle|ruling|principle|exclusion|form|siamese|classical|nanchang|riichi)\.[a-z0-9]/;

const words = (language, ...names) => names.map((name) => `text/${language}/${name}.json`).sort();
const isText = (file) => file.startsWith("text/");

/** What is asked for while something is done. */
async function during(app, run) {
  const before = app.requests.length;
  await run();
  await app.settle();
  return app.requests.slice(before);
}

const once = (files) => assert.deepEqual([...new Set(files)], files, "nothing is asked for twice");

/** Lets no part of the program through that is fetched later; the answer lets them through again. */
async function offline(page, pattern = LATER) {
  const route = (url) => pattern.test(fileOf(url.pathname));
  await page.route(route, (route) => route.abort("internetdisconnected"));
  return () => page.unroute(route);
}

test("few files make the screen and the result of a hand, and nothing else is asked for meanwhile", async (t) => {
  let last;
  const app = await open(t, { prepare: (page) => { last = page.waitForRequest(/\/offline\.js$/); } });
  // What the app does without a network is fetched when all else is done.
  await last;
  assert.deepEqual([...app.requests].sort(), FIRST);
  await app.tapTiles("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 2p");
  assert.match(await app.total(), /^\d+$/);
  assert.deepEqual([...app.requests].sort(), FIRST);
});

test("the program is a few files beside that which a hand needs", async (t) => {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith(".wasm"));
  t.diagnostic(files.join(", "));
  // The program, its four parts, and what two or more of these share.
  assert.ok(files.length <= 1 + 4 + 11, `${files.length} files`);
});

test("what is tapped while a rule system is fetched stays, and comes along", async (t) => {
  const app = await open(t, { fresh: true });
  let go;
  const held = new Promise((done) => (go = done));
  await app.page.route((url) => LATER.test(fileOf(url.pathname)), async (route) => {
    await held;
    await route.continue();
  });
  await app.hook("rules", "sichuan").tap();
  for (const tile of ["1m", "2m", "3m"]) await app.part("palette").locator(`[data-tile="${tile}"]`).tap();
  await app.hook("action", "undo").tap();
  await app.page.waitForFunction(() => decodeURIComponent(location.hash) === "#1/mcr/12m");
  go();
  await app.settle();
  assert.equal(decodeURIComponent(new URL(app.page.url()).hash), "#1/sichuan/12m");
  once(app.requests);
});

test("another rule system is fetched when it is chosen, and going back fetches nothing", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m", fresh: true });
  const first = await during(app, () => app.system("sichuan"));
  assert.deepEqual(first.filter(isText), words("en", "sichuan"));
  assert.deepEqual(first.filter((file) => !isText(file)).filter((file) => !LATER.test(file)), []);
  assert.match(app.page.url(), /#1\/sichuan\/123m$/);
  assert.deepEqual(await during(app, () => app.system("mcr")), []);
  assert.deepEqual(await during(app, () => app.system("sichuan")), []);
  const others = await during(app, async () => {
    await app.system("nanchang");
    await app.system("classical");
    await app.system("siamese");
    await app.system("riichi");
  });
  once([...app.requests]);
  assert.deepEqual(others.filter(isText).sort(), words("en", "classical", "nanchang", "riichi", "siamese"));
  for (const key of KEYS) assert.deepEqual(await during(app, () => app.system(key)), [], key);
});

test("the first tap may be another rule system", async (t) => {
  const app = await open(t, { fresh: true });
  await app.system("classical");
  once(app.requests);
  assert.deepEqual(app.requests.filter(isText).sort(), words("en", "classical", "mcr", "more", "ui"));
  await app.tapTiles("1m");
  assert.match(app.page.url(), /#1\/classical\/1m/);
});

for (const key of KEYS) {
  test(`${key}: a link opens directly, and so does a hand that was kept`, async (t) => {
    const hash = `#1/${key}/123m`;
    for (const app of [
      await open(t, { hash, fresh: true }),
      await open(t, { prepare: (page) => page.addInitScript((hand) => localStorage.setItem("hule.hand", hand), hash.slice(1)) }),
    ]) {
      once(app.requests);
      assert.deepEqual(app.requests.filter(isText).sort(), words("en", key, "more", "ui", ...(MORE[key] ?? [])));
      assert.equal(await app.hook("rules", key).getAttribute("aria-pressed"), "true");
      assert.equal(await app.hand(), "123m");
      assert.equal(await app.notice(), "");
      assert.deepEqual(await during(app, () => app.tapTiles("4m")), []);
    }
  });
}

for (const [key, hash] of Object.entries(WINS)) {
  test(`${key}: nothing is without words, however it was opened`, async (t) => {
    for (const locale of ["en", "ru", "zh-CN", "ja"]) {
      const app = await open(t, { hash, locale });
      const read = async (locator) => assert.doesNotMatch(await locator.innerText(), KEY);
      await app.tap(app.page.locator("[data-fan]").first());
      await read(app.page.locator("main"));
      for (const panel of ["circumstances", "rulings", "payments"]) {
        await app.action(panel);
        await read(app.page.locator("dialog"));
        await app.action("close");
      }
      await app.action("fans");
      for (const row of (await app.page.locator("dialog [data-any]").all()).slice(0, 12)) {
        await app.tap(row);
        await read(app.page.locator("dialog"));
      }
      await app.leave();
    }
  });
}

test("a damaged link leaves the hand that was kept, and says so", async (t) => {
  for (const hash of ["#1/mcr/1q", "#1/sichuan/11111m", "#1/chess/e4", "#9/mcr/1m"]) {
    const kept = "1/nanchang/123m?indicator=2m";
    const app = await open(t, { hash, prepare: (page) => page.addInitScript((hand) => localStorage.setItem("hule.hand", hand), kept) });
    assert.match(await app.notice(), /This link is damaged, so your hand has not been changed/, hash);
    assert.equal(await app.hand(), "123m", hash);
    assert.equal(await app.hook("rules", "nanchang").getAttribute("aria-pressed"), "true", hash);
    assert.equal(await app.page.evaluate(() => localStorage.getItem("hule.hand")), kept, hash);
  }
});

test("what can't be fetched says so, and comes with the next tap", async (t) => {
  for (const pattern of [/more\.json$/, /mcr\.json$/]) {
    let online;
    const app = await open(t, { faults: false, prepare: async (page) => (online = await offline(page, pattern)) });
    await app.tapTiles("1m");
    assert.match(await app.notice(), /could not be loaded/, String(pattern));
    assert.equal(await app.hand(), "1m");
    await app.tap(app.page.locator('[data-way="self-drawn"]'));
    assert.match(await app.notice(), /could not be loaded/, String(pattern));
    await online();
    await app.tapTiles("3m");
    assert.equal(decodeURIComponent(new URL(app.page.url()).hash), "#1/mcr/13m?win=self-drawn", String(pattern));
    assert.equal(await app.notice(), "");
    assert.deepEqual(app.faults.filter((fault) => fault.startsWith("page:")), []);
  }
});

/** Panels whose part of the program is fetched when they are opened, with what is then in them. */
const PARTS = {
  practice: "dialog .choices",
  share: "dialog [data-share]",
  saved: "dialog [data-action=save], dialog [data-action=export]",
  embed: "dialog [data-action=copy]",
};

for (const [name, shown] of Object.entries(PARTS)) {
  test(`${name}: says that it is loading, that it can't be had, and comes at the next try`, async (t) => {
    const app = await open(t, { faults: false, fresh: true });
    await app.action("menu");
    const release = [];
    let fails = true;
    const isLater = (url) => LATER.test(fileOf(url.pathname)) || /\/(share|embed)\.json$/.test(url.pathname);
    await app.page.route(isLater, async (route) => {
      await new Promise((go) => release.push(go));
      await (fails ? route.abort("internetdisconnected") : route.continue());
    });
    await app.page.locator(`dialog [data-action="${name}"]`).tap();
    const dialog = app.page.locator("dialog");
    await dialog.getByText("Loading…").waitFor();
    const letGo = setInterval(() => release.splice(0).forEach((go) => go()), 20);
    t.after(() => clearInterval(letGo));
    await dialog.getByText(/could not be loaded/).first().waitFor();
    fails = false;
    await app.tap(dialog.locator('[data-action="retry"]'));
    await app.page.locator(shown).first().waitFor();
    assert.equal(await dialog.getByText("Loading…").count(), 0);
  });
}

/** What a host sends in place of a part of the program. */
const DAMAGED = {
  cut: (whole) => ({ contentType: "application/wasm", body: whole.subarray(0, whole.length >> 1) }),
  HTML: () => ({ contentType: "text/html", body: "<!doctype html><title>Hule</title>Welcome" }),
};

for (const [damage, answer] of Object.entries(DAMAGED)) {
  test(`a part of the program that arrives damaged (${damage}) is fetched again at the next try`, async (t) => {
    const whole = await readFile(join(BUILD, "split_learn.wasm"));
    const app = await open(t, { faults: false, fresh: true });
    let asked = 0;
    const isIt = (url) => url.pathname.endsWith("/split_learn.wasm");
    await app.page.route(isIt, (route) => {
      asked += 1;
      return asked > 2 ? route.continue() : route.fulfill({ status: 200, ...answer(whole) });
    });
    await app.action("menu");
    await app.page.locator('dialog [data-action="practice"]').tap();
    const dialog = app.page.locator("dialog");
    for (const tries of [1, 2]) {
      await dialog.getByText(/could not be loaded/).first().waitFor();
      assert.equal(asked, tries);
      await app.tap(dialog.locator('[data-action="retry"]'));
    }
    await app.page.locator(PARTS.practice).first().waitFor();
    assert.equal(asked, 3);
  });
}

test("while what searches is fetched there is no fan that could be tapped and is about to move", async (t) => {
  let go;
  const gate = new Promise((done) => (go = done));
  const app = await open(t, { hash: WINS.mcr, fresh: true });
  await app.action("fans");
  const fans = app.page.locator("dialog [data-any]");
  const all = await fans.count();
  await app.page.route((url) => LATER.test(fileOf(url.pathname)), async (route) => { await gate; await route.continue(); });
  await app.page.locator("dialog .search").fill("Seven Pairs");
  await app.page.locator("dialog").getByText("Loading…").waitFor();
  assert.equal(await fans.count(), 0);
  go();
  await app.settle();
  assert.equal(await fans.first().getAttribute("data-any"), "19");
  await app.page.locator("dialog .search").fill("");
  assert.equal(await fans.count(), all);
});

test("the tab of a rule system shows that it is being fetched", async (t) => {
  let go;
  const gate = new Promise((done) => (go = done));
  const app = await open(t, { hash: "#1/mcr/123m", fresh: true });
  await app.page.route("**/text/en/sichuan.json", async (route) => { await gate; await route.continue(); });
  await app.hook("rules", "sichuan").tap();
  await app.page.locator('[data-rules="sichuan"][aria-busy="true"]').waitFor();
  go();
  await app.settle();
  assert.equal(await app.page.locator("[aria-busy]").count(), 0);
  assert.match(app.page.url(), /#1\/sichuan\/123m/);
});

test("a rule system that can't be fetched leaves the one in use", async (t) => {
  for (const pattern of [/\.wasm$/, /sichuan\.json$/]) {
    const app = await open(t, { hash: "#1/mcr/123m", faults: false });
    const online = await offline(app.page, pattern);
    await app.system("sichuan");
    assert.match(await app.notice(), /could not be loaded/, String(pattern));
    assert.match(app.page.url(), /#1\/mcr\/123m$/);
    // What is there goes on working.
    await app.tapTiles("4m");
    assert.equal(await app.hand(), "1234m");
    await online();
    await app.system("sichuan");
    assert.match(app.page.url(), /#1\/sichuan\/1234m$/);
  }
});

test("a hand that was kept stays kept while the rest can't be fetched", async (t) => {
  const kept = "1/sichuan/123m";
  let online;
  const app = await open(t, {
    faults: false,
    prepare: async (page) => {
      await page.addInitScript((hand) => localStorage.setItem("hule.hand", hand), kept);
      online = await offline(page);
    },
  });
  assert.match(await app.notice(), /could not be loaded/);
  assert.equal(await app.page.evaluate(() => localStorage.getItem("hule.hand")), kept);
  await online();
  await app.tapTiles("4m");
  assert.match(app.page.url(), /#1\/sichuan\/1234m$/);
});

test("a language fetches its own words, those that are in use and nothing else", async (t) => {
  const speak = (app, language) => during(app, async () => {
    await app.action("menu");
    await app.tap(app.hook("language", language));
    await app.page.locator(`html[lang="${language}"]`).waitFor();
  });
  const app = await open(t, { fresh: true });
  // The menu is the first tap.
  await app.action("menu");
  await app.action("close");
  for (const [prepare, names] of [
    [() => {}, ["mcr"]],
    [() => app.tapTiles("1m"), ["mcr"]],
    [() => app.system("classical"), ["mcr", "classical"]],
    [() => app.place(1), ["mcr", "classical"]],
    [() => app.system("siamese"), ["mcr", "classical", "siamese"]],
  ]) {
    await prepare();
    for (const language of ["ru", "en"]) {
      const before = [...app.requests];
      const asked = await speak(app, language);
      const needed = words(language, "ui", "more", ...names);
      assert.deepEqual(asked.sort(), needed.filter((file) => !before.includes(file)));
      // No key stands where words should be.
      assert.doesNotMatch(await app.page.locator("main").innerText(), KEY);
    }
  }
});

test("a language that is chosen while words arrive is the one they come in", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m", fresh: true });
  let go;
  const held = new Promise((done) => (go = done));
  await app.page.route("**/en/sichuan.json", async (route) => {
    await held;
    await route.continue();
  });
  await app.hook("rules", "sichuan").tap();
  await app.hook("action", "menu").tap();
  await app.hook("language", "ru").tap();
  await app.page.locator('html[lang="ru"]').waitFor();
  go();
  await app.settle();
  assert.match(app.page.url(), /#1\/sichuan\/123m/);
  assert.ok(app.requests.includes("text/ru/sichuan.json"), app.requests.join());
});

test("a language that can't be fetched says so and leaves the words as they are", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m", faults: false });
  await offline(app.page, /^text\/ru/);
  await app.action("menu");
  await app.tap(app.hook("language", "ru"));
  assert.match(await app.notice(), /This language could not be loaded/);
  assert.equal(await app.page.locator("html").getAttribute("lang"), "en");
});

test("tiles are shown where a canvas can't be used", async (t) => {
  for (const block of [
    () => { HTMLCanvasElement.prototype.getContext = () => (window.tried = true, null); },
    () => { HTMLCanvasElement.prototype.toBlob = (done) => (window.tried = true, done(null)); },
    () => { HTMLCanvasElement.prototype.toBlob = () => { window.tried = true; throw new DOMException("blocked", "SecurityError"); }; },
  ]) {
    const app = await open(t, { prepare: (page) => page.addInitScript(block) });
    await app.page.waitForFunction(() => window.tried);
    await app.settle();
    const tile = (name) => app.part("palette").locator(`[data-tile="${name}"] .art`);
    assert.match(await tile("5m").evaluate((e) => getComputedStyle(e).backgroundImage), /tiles\.svg/);
    const pictures = await Promise.all(["5m", "6m", "P"].map((name) => tile(name).screenshot()));
    assert.equal(new Set(pictures.map((picture) => picture.toString("base64"))).size, 3, "each tile has its picture");
  }
});

test("the sheet is drawn once for the screen", async (t) => {
  const app = await open(t);
  const image = () => app.part("palette").locator('[data-tile="5m"] .art').evaluate((e) => getComputedStyle(e).backgroundImage);
  await app.drawn();
  assert.match(await image(), /^url\("blob:/);
  const size = await app.page.evaluate(async () => {
    const picture = new Image();
    picture.src = document.documentElement.style.getPropertyValue("--tiles").slice(4, -1).replaceAll('"', "");
    await picture.decode();
    return picture.naturalWidth / devicePixelRatio;
  });
  assert.ok(size >= 9 * 60, `${size} px wide`);
});

test("nothing moves after it is shown", async (t) => {
  const app = await open(t, { reducedMotion: "no-preference" });
  await app.drawn();
  await app.quiet();
  const shift = await app.layoutShift();
  assert.ok(shift < 0.01, `layout shift ${shift}`);
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

test("of what stands in the page, the policy allows its one style and its one script", async () => {
  const html = await readFile(join(DIST, "index.html"), "utf8");
  const [, policy] = html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/);
  for (const [name, directive] of [["style", "style-src"], ["script", "script-src"]]) {
    const texts = [...html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, text]) => text);
    assert.equal(texts.length, 1, name);
    const hash = createHash("sha256").update(texts[0]).digest("base64");
    const sources = policy.split("; ").find((part) => part.startsWith(`${directive} `));
    assert.ok(sources.includes(`'sha256-${hash}'`), `the hash of the ${name} in ${sources}`);
  }
  // The first screens of other languages are text, which is never run.
  const rest = html.replaceAll(/<(style|script)>.*?<\/\1>|<script type="text\/html" lang="\w+">.*?<\/script>/gs, "");
  assert.doesNotMatch(rest, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
});

test("it works under any path, in the dark and on a small phone", async (t) => {
  const elsewhere = await open(t, { base: "/some/where/" });
  await elsewhere.system("sichuan");
  await elsewhere.tapTiles("1m");
  assert.match(elsewhere.page.url(), /\/some\/where\/#1\/sichuan\/1m$/);
  const app = await open(t, { colorScheme: "dark", viewport: { width: 320, height: 568 } });
  const overflow = await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
});
