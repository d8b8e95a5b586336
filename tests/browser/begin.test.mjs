// The empty screen: what this is, for whom, and how to begin.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

/** What must be on the first screen in each language: for whom it is. */
const FOR_WHOM = { en: /players, referees and learners/, ru: /игроков, судей и новичков/, "zh-CN": /牌手、裁判和初学者/, ja: /選手・審判・初心者/ };

for (const [locale, whom] of Object.entries(FOR_WHOM)) {
  test(`${locale}: the name, what it is and for whom, and three whole examples`, async (t) => {
    const app = await open(t, { locale });
    assert.match(await app.text("total"), /^Hule$/);
    assert.match(await app.text("payment"), whom);
    const list = await app.part("list").evaluate((e) => e.getBoundingClientRect().bottom);
    const bottoms = await app.page.locator("[data-example]").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().bottom));
    assert.equal(bottoms.length, 3);
    for (const bottom of bottoms) assert.ok(bottom <= list + 0.5, `${bottom} of ${list}`);
    // Nothing of it is cut off.
    for (const part of ["total", "verdict", "payment"]) {
      assert.ok(await app.part(part).evaluate((e) => e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 2 || getComputedStyle(e).display === "inline"), part);
    }
  });
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

test("the hint names the keys for melds that the rule system has, and no others", async (t) => {
  const app = await open(t);
  for (const key of ["mcr", "siamese", "sichuan", "classical", "nanchang"]) {
    if (key !== "mcr") await app.system(key);
    const keys = await app.page.locator(".modes [data-mode]").allInnerTexts();
    const hint = await app.page.locator(".begin").last().innerText();
    assert.ok(hint.includes(`(${keys.join(", ")})`), `${key}: ${keys} in ${hint}`);
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

test("who is new to the game is led to the first steps, once", async (t) => {
  const app = await open(t);
  const link = app.hook("action", "first-steps");
  assert.equal(await link.innerText(), "New to mahjong? Start here");
  await app.tap(link);
  await app.part("steps").waitFor();
  assert.match(app.page.url(), /#practice\/3\/path\/mcr\//);
  await app.action("close");
  await app.page.goto(app.url);
  await app.ready();
  assert.equal(await link.filter({ visible: true }).count(), 0, "they were looked at");
});

test("who enters a hand needs no first steps", async (t) => {
  const app = await open(t);
  await app.tapTiles("1m 2m 3m 4m 5m 6m 7m 8m 9m 9p 9p E E E");
  await app.action("menu");
  await app.action("clear");
  assert.equal(await app.hook("action", "first-steps").filter({ visible: true }).count(), 0);
});
