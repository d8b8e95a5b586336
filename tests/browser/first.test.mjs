// What is there before the program: the first screen in the page, taps on it, and the change to the
// app's own screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

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
      await page.route((url) => PROGRAM.test(url.pathname.slice(1)), async (route) => {
        await gate;
        await route.continue();
      });
    },
  });
  return { app, go: async () => { go(); await app.ready(); } };
}

/** Runs in the page: where everything that can be seen is, by its hooks. */
function places() {
  const hooks = ["data-tile", "data-mode", "data-rules", "data-action", "data-part", "data-way", "data-example"];
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
      assert.equal(await app.layoutShift(), 0);
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
    assert.equal(await app.layoutShift(), 0);
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
  assert.equal(await app.layoutShift(), 0);
});

test("taps before the program are shown as taken, and done in their order", async (t) => {
  const { app, go } = await held(t);
  const tap = (selector) => app.page.locator(`${selector}:visible`).tap();
  for (const tile of ["1m", "2m", "3m", "9m"]) await tap(`[data-tile="${tile}"]`);
  await tap('[data-action="backspace"]');
  await tap('[data-mode="pung"]');
  await tap('[data-tile="5p"]');
  assert.equal(await app.page.locator("[data-taken]:visible").count(), 7);
  await go();
  assert.equal(await app.hand(), "[555p]123m");
});

test("a panel that was asked for before the program opens when it is there", async (t) => {
  const { app, go } = await held(t);
  await app.page.locator('[data-action="menu"]:visible').tap();
  await go();
  assert.ok(await app.page.locator("dialog[open] [data-action=paste]").isVisible());
});

for (const hand of ["1/mcr/123m", "1/sichuan/123m", "1/nanchang/"]) {
  test(`${hand}: before a kept hand is shown, no other is`, async (t) => {
    const prepare = (page) => page.addInitScript((hand) => localStorage.setItem("hule.hand", hand), hand);
    const { app, go } = await held(t, { prepare });
    await app.page.locator("main:visible").waitFor();
    for (const selector of [".hero", ".lines > *", ".middle > *"]) {
      assert.equal(await app.page.locator(`${selector}:visible`).count(), 0, selector);
    }
    const isMcr = hand.includes("mcr");
    assert.equal(await app.page.locator("[data-part=palette] [data-tile]:visible").count(), isMcr ? 34 : 0);
    await go();
    assert.match(app.page.url(), new RegExp(hand.endsWith("/") ? "" : `#${hand}$`));
    assert.equal(await app.layoutShift(), 0);
  });
}

test("a link is followed without the empty hand before it", async (t) => {
  const { app, go } = await held(t, { hash: "#1/mcr/123m" });
  await app.page.locator("main:visible").waitFor();
  assert.equal(await app.page.locator(".lines > *:visible").count(), 0);
  await go();
  assert.equal(await app.hand(), "123m");
});

test("tiles lie in the hand before the rule system has arrived", async (t) => {
  let go;
  const gate = new Promise((done) => (go = done));
  const later = (url) => /^(?!hule_bg).*\.wasm$/.test(url.pathname.slice(1)) || /\/(more|mcr)\.json$/.test(url.pathname);
  const app = await open(t, { ready: false, prepare: (page) => page.route(later, async (route) => { await gate; await route.continue(); }) });
  await app.page.locator(".root:not(.first) [data-part=palette]").waitFor();
  for (const tile of ["1m", "2m"]) await app.page.locator(`[data-tile="${tile}"]`).tap();
  await app.page.locator("[data-part=hand] button.tile").nth(1).waitFor();
  assert.doesNotMatch(await app.page.locator("main").innerText(), /\b(ui|ask|rules|place)\.[a-z]/);
  go();
  await app.settle();
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
