// What is there before the program: the first screen in the page, taps on it, and the change to the
// app's own screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileOf, open } from "./harness.mjs";

/** The program's files. */
const PROGRAM = /^(hule\.js|.*\.wasm)$/;

/** Languages, with a word that only their screen has. */
const LANGUAGES = { en: "Sichuan", ru: "Сычуань", "zh-CN": "四川", ja: "四川" };

/** Opens the app and holds its program back until the answer's `go` is called. */
async function held(t, options = {}) {
  let go;
  const gate = new Promise((done) => (go = done));
  const app = await open(t, {
    ...options,
    ready: false,
    prepare: async (page) => {
      await options.prepare?.(page);
      await page.route((url) => PROGRAM.test(fileOf(url.pathname)), async (route) => {
        await gate;
        await route.continue();
      });
    },
  });
  return { app, go: async () => { go(); await app.ready(); } };
}

/** Runs in the page: where everything that can be seen is, by its hooks. */
function places() {
  const hooks = ["data-tile", "data-marked-tile", "data-mode", "data-rules", "data-action", "data-part", "data-way", "data-example"];
  const all = document.querySelectorAll(hooks.map((hook) => `[${hook}]`).join());
  const seen = [...all].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("dialog, .spoken, [data-part=notice]"));
  return seen.map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    const name = hooks.filter((hook) => e.hasAttribute(hook)).map((hook) => `${hook}=${e.getAttribute(hook)}`).join();
    return `${name} ${[x, y, width, height].map((n) => Math.round(n)).join(" ")} ${getComputedStyle(e).color}`;
  });
}

for (const [locale, word] of Object.entries(LANGUAGES)) {
  for (const colorScheme of ["light", "dark"]) {
    test(`${locale}, ${colorScheme}: the first screen is there before the program, and nothing moves when it comes`, async (t) => {
      const { app, go } = await held(t, { locale, colorScheme });
      await app.page.locator(".first:visible").getByText(word, { exact: true }).waitFor();
      assert.equal(await app.page.locator("[data-part=palette] [data-tile]:visible").count(), 34);
      const before = await app.page.evaluate(places);
      assert.ok(before.length > 50, `${before.length} elements`);
      await go();
      assert.equal(await app.page.locator(".first").count(), 0);
      assert.deepEqual(await app.page.evaluate(places), before);
      await app.nothingMoved();
    });
  }
}

for (const [width, height] of [[320, 568], [844, 390], [820, 1180], [1280, 800], [1920, 1080]]) {
  test(`${width} × ${height}: nothing moves when the program comes`, async (t) => {
    const { app, go } = await held(t, { viewport: { width, height } });
    await app.page.locator(".first:visible [data-part=palette]").waitFor();
    const before = await app.page.evaluate(places);
    await go();
    assert.deepEqual(await app.page.evaluate(places), before);
    await app.nothingMoved();
  });
}

test("the reader's settings hold before the program is there, and nothing moves when it comes", async (t) => {
  const chosen = { "hule.theme": "dark", "hule.text-size": "large", "hule.numerals": "on" };
  const prepare = (page) => page.addInitScript((chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)), chosen);
  const { app, go } = await held(t, { prepare });
  await app.page.locator(".first:visible [data-part=palette]").waitFor();
  const look = () => app.page.evaluate(() => {
    const { backgroundColor, fontSize } = getComputedStyle(document.body);
    return [backgroundColor, fontSize, /numerals/.test(getComputedStyle(document.querySelector(".art")).backgroundImage)];
  });
  assert.deepEqual(await look(), ["rgb(22, 25, 27)", "17.25px", true]);
  const before = await app.page.evaluate(places);
  await go();
  assert.deepEqual(await app.page.evaluate(places), before);
  await app.nothingMoved();
});

/** Taps what is on the first screen. */
async function tap(app, ...selectors) {
  for (const selector of selectors) await app.page.locator(`.first ${selector}:visible`).first().tap();
}

const tiles = (names) => names.split(" ").map((name) => `[data-tile="${name}"]`);

/** The tiles of the first screen's hand, by their pictures. */
const laid = (app) => app.page.locator(".first .line:visible .tile .art").evaluateAll((all) => all.map((art) => art.className));

test("taps before the program are done in their order: tiles lie in the hand, the rest is shown as taken", async (t) => {
  const { app, go } = await held(t);
  await tap(app, ...tiles("1m 2m 3m 9m"), '[data-action="backspace"]', '[data-mode="pung"]', ...tiles("5p"));
  assert.deepEqual(await laid(app), ["art rm c1", "art rm c2", "art rm c3", "art rm c9"]);
  assert.equal(await app.page.locator("[data-taken]:visible").count(), 3);
  await go();
  assert.equal(await app.hand(), "[555p]123m");
});

/** Runs in the page: what everything that can be tapped says, to the eye and to a screen reader. */
function wording() {
  // What is announced once the hand has stayed as it is for a while is no wording of the screen.
  for (const announced of document.querySelectorAll('[data-part="spoken"]')) announced.hidden = true;
  const texts = [...document.querySelectorAll("main")].filter((main) => main.checkVisibility()).map((main) => main.innerText);
  const buttons = [...document.querySelectorAll("button")].filter((button) => button.checkVisibility());
  return [...texts, ...buttons.map((button) => `${button.className.replace(" new", "")} ${button.ariaLabel ?? button.textContent}`)];
}

/** The pictures of tiles stay the drawings that they are before the program: it draws them as bitmaps at some later time. */
const withoutBitmaps = (page) => page.addInitScript(() => { HTMLCanvasElement.prototype.toBlob = (done) => done(null); });

// Not in the order of the line, with several copies of a tile, from the first one to the last before there are waits.
const TAPPED = "E 9s 1m 5p 1m C 1m 1m 7s E P 2p";

for (const [name, options] of Object.entries({
  "a phone": {},
  "a phone in the dark, in Russian": { colorScheme: "dark", locale: "ru" },
  "a small phone, in Chinese": { viewport: { width: 320, height: 568 }, locale: "zh-CN" },
  "a phone on its side, in Japanese": { viewport: { width: 844, height: 390 }, locale: "ja" },
  "a desktop": { viewport: { width: 1280, height: 800 } },
})) {
  test(`${name}: tapped tiles lie in the hand at once, and the app takes over without a visible change`, async (t) => {
    for (const tapped of ["5s", "E 9s 1m 5p 1m", TAPPED]) {
      const { app, go } = await held(t, { ...options, prepare: withoutBitmaps });
      await app.page.locator(".first:visible [data-part=palette]").waitFor();
      await tap(app, ...tiles(tapped));
      assert.equal((await laid(app)).length, tapped.split(" ").length);
      const before = { places: await app.page.evaluate(places), wording: await app.page.evaluate(wording), picture: await app.page.screenshot() };
      await go();
      assert.equal(await app.page.locator(".first").count(), 0);
      assert.deepEqual(await app.page.evaluate(wording), before.wording);
      assert.deepEqual(await app.page.evaluate(places), before.places);
      assert.ok(before.picture.equals(await app.page.screenshot()), `${tapped}: the screen looks different`);
      await app.leave();
    }
  });
}

test("a hand that is complete before the program has its result with it", async (t) => {
  const { app, go } = await held(t);
  await tap(app, ...tiles("2p 1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p"));
  const line = app.page.locator(".first .line:visible");
  assert.equal(await line.locator(".tile").count(), 14);
  assert.equal(await line.locator(".tile.win .art").getAttribute("class"), "art rp c2");
  assert.equal(await line.locator(".free").count(), 0);
  // What the hand is worth is not known yet.
  assert.doesNotMatch(await app.page.locator('.first [data-part="total"]:visible').innerText(), /\d/);
  await go();
  assert.equal(await app.hand(), "123456789m1112p+2p");
  assert.match(await app.total(), /^\d+$/);
  // Each tile is a step of its own.
  await app.action("undo");
  assert.equal(await app.hand(), "123456789m1112p");
  await app.action("undo");
  assert.equal(await app.hand(), "123456789m112p");
});

test("a tile that was laid into the hand can be taken away before the program", async (t) => {
  const { app, go } = await held(t);
  await tap(app, ...tiles("1m 2m 3m"), '.line [data-hold="hand 2m"]');
  assert.equal(await app.page.locator(".line [data-taken]:visible").count(), 1);
  await go();
  assert.equal(await app.hand(), "13m");
});

test("taps outlive a page that is loaded again before the program came", async (t) => {
  const { app, go } = await held(t);
  await tap(app, ...tiles("1m 2m"), '[data-mode="pung"]', ...tiles("5p"));
  await app.page.reload({ waitUntil: "commit" });
  await app.page.locator(".first .line:visible .tile").nth(1).waitFor();
  assert.equal(await app.page.locator("[data-taken]:visible").count(), 2);
  await go();
  assert.equal(await app.hand(), "[555p]12m");
  // They are done once.
  await app.page.goto("about:blank");
  await app.page.goto(app.url);
  await app.ready();
  assert.equal(await app.hand(), "[555p]12m");
});

test("a tile that drops into the hand goes on dropping when the app takes over, and does so once", async (t) => {
  const { app, go } = await held(t, { reducedMotion: "no-preference" });
  await tap(app, ...tiles("1m 2m"));
  await app.page.evaluate(() => window.atRest());
  await app.page.evaluate(() => {
    window.drops = [];
    document.addEventListener("animationstart", ({ animationName }) => window.drops.push(animationName));
  });
  await go();
  await app.page.evaluate(() => window.atRest());
  assert.deepEqual(await app.page.evaluate(() => window.drops), []);
});

test("the key that has the focus keeps it when the app takes over", async (t) => {
  const { app, go } = await held(t);
  await app.page.locator('.first:visible [data-tile="3m"]').focus();
  await app.page.keyboard.press("Enter");
  await go();
  assert.equal(await app.page.evaluate(() => document.activeElement.dataset.tile), "3m");
  assert.equal(await app.hand(), "3m");
});

test("a panel that was asked for before the program opens when it is there", async (t) => {
  const { app, go } = await held(t);
  await app.page.locator('[data-action="menu"]:visible').tap();
  await go();
  assert.ok(await app.page.locator("dialog[open] [data-action=paste]").isVisible());
});

for (const [hand, keys] of Object.entries({ "1/mcr/123m": 34, "1/sichuan/123m": 27, "1/riichi/123m": 34, "1/sanma/19m": 29 })) {
  test(`${hand}: before a kept hand is shown, no other is, and the keys of its rule system are there`, async (t) => {
    const prepare = (page) => page.addInitScript((hand) => localStorage.setItem("hule.hand", hand), hand);
    const { app, go } = await held(t, { prepare });
    await app.page.locator("[data-part=palette] :is([data-tile], [data-marked-tile]):visible").nth(keys - 1).waitFor();
    assert.equal(await app.page.locator("[data-part=palette] :is([data-tile], [data-marked-tile]):visible").count(), keys);
    for (const selector of [".hero", ".lines > *", ".beside-hand > *", ".middle > *"]) {
      assert.equal(await app.page.locator(`${selector}:visible`).count(), 0, selector);
    }
    await go();
    assert.match(app.page.url(), new RegExp(`#${hand}$`));
    await app.nothingMoved();
  });
}

test("if the screen of another rule system can't be had, nothing else is offered in its place", async (t) => {
  const prepare = (page) => page.route(/\/first\/en\.json$/, (route) => route.fulfill({ status: 404, body: "" }));
  const { app, go } = await held(t, { prepare, hash: "#1/nanchang/", faults: false });
  await app.page.locator("main:visible").waitFor();
  for (const selector of [".hero", ".systems", "[data-tile]", ".middle > *"]) {
    assert.equal(await app.page.locator(`${selector}:visible`).count(), 0, selector);
  }
  await go();
  await app.tapTiles("1m 2m");
  assert.equal(await app.hand(), "12m");
});

const keys = (names) => names.split(" ").map((name) => (name[0] === "0" ? `[data-marked-tile="5${name[1]}"]` : `[data-tile="${name}"]`));

for (const [what, kept] of Object.entries({
  "#1/riichi/123m?rulings=tenhou": "",
  "#1/unknown/": "1/mcr/123m",
  "#book/riichi/pinfu": "",
  "#1/siamese//[123m]": "",
  "#practice/3/path/sanma/": "1/mcr/123m",
})) {
  test(`${what}: neither a hand nor keys are there before it is known which`, async (t) => {
    const prepare = (page) => page.addInitScript((hand) => hand && localStorage.setItem("hule.hand", hand), kept);
    const { app, go } = await held(t, { prepare, hash: what });
    await app.page.locator("main:visible").waitFor();
    await app.page.locator("html:not([data-unranked])").waitFor();
    for (const selector of [".hero", ".lines > *", ".middle > *"]) {
      assert.equal(await app.page.locator(`.first ${selector}:visible`).count(), 0, selector);
    }
    const keys = await app.page.locator(".first [data-tile]:visible").count();
    assert.equal(keys, /rulings|unknown/.test(what) ? 0 : 34);
    await go();
    if (kept && what.startsWith("#1")) assert.equal(await app.hand(), "123m");
  });
}

test("a tap on a seat, a step and a declaration before the program is done by the same button", async (t) => {
  const { app, go } = await held(t, { hash: "#1/riichi/" });
  await tap(app, '.seat-key[data-seat="S"]', '[data-stepper="honba"] [data-step="up"]', '[data-stepper="honba"] [data-step="up"]', '[data-declare="riichi"]');
  assert.equal(await app.page.locator(".first [data-taken]").count(), 3);
  await go();
  await app.tapTiles("1m");
  assert.match(app.page.url(), /#1\/riichi\/1m\?/);
  const answers = new URLSearchParams(app.page.url().split("?")[1]);
  assert.deepEqual([...answers].sort(), [["honba", "2"], ["riichi", "riichi"], ["seat", "S"]]);
});

test("taps from before a reload are done by the app if the screen of the rule system comes after it", async (t) => {
  let late;
  const gate = new Promise((done) => (late = done));
  let isHeld = false;
  const prepare = (page) => page.route(/\/first\/en\.json$/, async (route) => {
    if (isHeld) await gate;
    await route.continue();
  });
  const { app, go } = await held(t, { prepare, hash: "#1/sanma/" });
  await tap(app, ...keys("0p 1m"));
  isHeld = true;
  await app.page.reload({ waitUntil: "commit" });
  await go();
  late();
  assert.equal(await app.hand(), "1m0p");
});

/**
 * Tiles of hands in each rule system, not in order and with copies; with marked ones, where there are any. In Siamese
 * the number of tiles stands beside the name of the hand, and the taps are done by the app.
 */
const HANDS = {
  riichi: ["E 9s 1m 5p 1m 1m 1m 7s P", "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 2p"],
  siamese: ["E 9s 1m 5p 1m 1m 1m"],
  sichuan: ["9s 1m 5p 1m"],
  classical: ["E 9s 1m 5p 1m"],
  nanchang: ["9s 1m 5p 1m C"],
  sanma: ["0p 5p E 9s 1m 5p 0s 5s 5s 5s", "5s 5s 5s 5s", "1m 9m 2p 3p 4p 0p 6p 7p 8p 9p 1s 1s 1s 0s"],
};


for (const [system, hands] of Object.entries(HANDS)) {
  for (const [locale, tapped] of [["en", ""], ["ru", ""], ...hands.map((hand, at) => [["en", "zh-CN"][at % 2], hand])]) {
    test(`${system}, ${locale}, ${tapped || "empty"}: its screen is there before the program, and the app takes over without a visible change`, async (t) => {
      const { app, go } = await held(t, { hash: `#1/${system}/`, locale, prepare: withoutBitmaps });
      await app.page.locator(".first:visible [data-part=palette] [data-tile]:visible").first().waitFor();
      await tap(app, ...(tapped ? keys(tapped) : []));
      // The last of four fives is the red one.
      const laidBefore = { siamese: 0, sanma: tapped === "5s 5s 5s 5s" ? 3 : undefined }[system] ?? tapped.split(" ").filter(Boolean).length;
      const lies = Boolean(tapped) && laidBefore === tapped.split(" ").length;
      assert.equal((await laid(app)).length, laidBefore);
      const isKnown = lies === Boolean(tapped) && (await app.page.locator('.first [data-part="total"]').innerText()) !== "…";
      const before = { places: await app.page.evaluate(places), wording: await app.page.evaluate(wording), picture: await app.page.screenshot() };
      await go();
      assert.equal(await app.page.locator(".first").count(), 0);
      assert.equal(await app.page.locator('[data-part="hand"] button.tile').count(), tapped ? tapped.split(" ").length : 0);
      // What tiles that wait or win are worth is not known before.
      if (isKnown) {
        assert.deepEqual(await app.page.evaluate(wording), before.wording);
        assert.deepEqual(await app.page.evaluate(places), before.places);
        assert.ok(before.picture.equals(await app.page.screenshot()), "the screen looks different");
        await app.nothingMoved();
      }
    });
  }
}

test("a link is followed without the empty hand before it", async (t) => {
  const { app, go } = await held(t, { hash: "#1/mcr/123m" });
  await app.page.locator("main:visible").waitFor();
  assert.equal(await app.page.locator(".lines > *:visible").count(), 0);
  await go();
  assert.equal(await app.hand(), "123m");
});

test("taps that come while the words of the rule system are on their way are done when they are there", async (t) => {
  let go;
  const gate = new Promise((done) => (go = done));
  const later = (url) => /\/(more|mcr)\.json$/.test(url.pathname);
  const app = await open(t, { ready: false, prepare: (page) => page.route(later, async (route) => { await gate; await route.continue(); }) });
  for (const tile of ["1m", "2m"]) await app.page.locator(`.first:visible [data-tile="${tile}"]`).tap();
  go();
  await app.ready();
  assert.equal(await app.hand(), "12m");
});

test("without scripts there is the screen, and a sentence", async (t) => {
  const app = await open(t, { ready: false, javaScriptEnabled: false });
  assert.equal(await app.page.locator("[data-part=palette] [data-tile]:visible").count(), 34);
  const sentence = app.page.locator("noscript");
  assert.match(await sentence.innerText(), /allow JavaScript/);
  const { y, height } = await sentence.boundingBox();
  assert.ok(y + height <= 844, `the sentence is seen: ${y} + ${height}`);
});
