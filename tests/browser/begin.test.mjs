// The empty screen: what this is, for whom, and how to begin.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

/** The one sentence of the first screen in each language. */
const SENTENCE = { en: /^Tap 14 tiles, the winning one last\.$/, ru: /^Введите 14 плиток, победную — последней\.$/, "zh-CN": /^点选 14 张牌，最后选和牌张。$/, ja: /^14枚の牌をタップします。和了牌は最後です。$/ };

for (const [locale, sentence] of Object.entries(SENTENCE)) {
  for (const [width, height, examples] of [[390, 844, 3], [390, 664, 2], [320, 568, 0]]) {
    test(`${locale}, ${width} × ${height}: the name, how to begin, whole examples and three ways on`, async (t) => {
      const app = await open(t, { locale, viewport: { width, height } });
      assert.match(await app.text("total"), /^Hule$/);
      assert.match(await app.text("payment"), sentence);
      const list = await app.part("list").evaluate((e) => e.getBoundingClientRect().bottom);
      const seen = await app.page.locator(".middle [data-example], .middle .way-on").filter({ visible: true }).evaluateAll((all) => all.map((e) => e.getBoundingClientRect().bottom));
      // There are as many examples as the list has room for, and all ways on.
      assert.ok(seen.length >= examples + 3, `${seen.length}`);
      assert.equal(await app.page.locator(".middle .way-on").filter({ visible: true }).count(), 3);
      for (const bottom of seen) assert.ok(bottom <= list + 0.5, `${bottom} of ${list}`);
      // Nothing of it is cut off.
      for (const part of ["total", "verdict", "payment"]) {
        assert.ok(await app.part(part).evaluate((e) => e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 2 || getComputedStyle(e).display === "inline"), part);
      }
    });
  }
}

test("the rule system is spelled out", async (t) => {
  const app = await open(t);
  assert.equal(await app.verdict(), "Mahjong Competition Rules");
  await app.system("sichuan");
  assert.match(await app.verdict(), /^Sichuan Bloody Mahjong/);
});

test("with the first tile the result stands in the name's place", async (t) => {
  const app = await open(t);
  await app.tapTiles("1m");
  assert.equal(await app.total(), "1");
  assert.equal(await app.payment(), "");
  await app.action("undo");
  assert.equal(await app.total(), "Hule");
});

test("the sentence says how many tiles there are, and a key for a meld what is tapped next", async (t) => {
  const app = await open(t);
  await app.system("siamese");
  assert.match(await app.payment(), /^Tap 28 tiles/);
  for (const key of ["mcr", "riichi", "sichuan", "classical", "nanchang"]) {
    await app.system(key);
    for (const mode of await app.page.locator(".modes .mode").all()) {
      await app.tap(mode);
      assert.ok((await app.page.locator(".hint").innerText()).startsWith(await mode.innerText()), key);
      await app.tap(mode);
    }
  }
});

test("the tab in use shows that it leads to the rulings", async (t) => {
  const app = await open(t);
  const tab = app.hook("rules", "mcr");
  assert.ok(await tab.locator("svg").isVisible());
  assert.equal(await app.hook("rules", "sichuan").locator("svg").isVisible(), false);
  await app.tap(tab);
  assert.equal(await app.page.locator("dialog h2").first().innerText(), "Rulings");
  await app.action("close");
  await app.page.setViewportSize({ width: 1280, height: 800 });
  assert.ok(await tab.getByText("Rulings").isVisible(), "in words where there is room");
});

test("the ways on lead to the first steps, to practice and to the score sheets", async (t) => {
  const app = await open(t);
  for (const [way, words, leads] of [["first-steps", "Learn", "[data-part=steps]"], ["practise", "Practice", "dialog [data-practice]"], ["keep-score", "Keep score", 'dialog [data-action="new-session"]']]) {
    assert.equal(await app.hook("action", way).innerText(), words);
    await app.action(way);
    await app.page.locator(leads).first().waitFor();
    await app.action("close");
  }
  await app.action("first-steps");
  assert.match(app.page.url(), /#practice\/3\/path\/mcr\//);
});
