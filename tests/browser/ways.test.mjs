// What would make a hand win, and its discards by worth or by speed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const BELOW = "#1/mcr/[456m]12m234p678s99s+3m";
const DISCARDING = "#1/mcr/123m456m23p789s55s+E";

const SAID = {
  en: { head: "What would make it win", chance: "1 in 461", hint: /Each of the 122 tiles/, ranking: ["speed", "value"] },
  ru: { head: "Что принесёт победу", chance: "1 из 461", hint: /во введённых руках, 122/, ranking: ["по скорости", "по ценности"] },
  zh: { head: "怎样换牌才能和牌", chance: "461分之一", hint: /共122张/, ranking: ["按速度", "按分值"] },
  ja: { head: "和了できる手にするには", chance: "1/461", hint: /122枚/, ranking: ["速さ", "点数"] },
};

for (const [locale, said] of Object.entries(SAID)) {
  test(`${locale}: a way is carried out with a tap, and undone`, async (t) => {
    const app = await open(t, { locale, hash: BELOW });
    const part = app.part("ways");
    assert.ok((await part.innerText()).includes(said.head));
    assert.match(await part.locator(".tip").innerText(), said.hint);
    const way = part.locator("[data-exchange]").first();
    assert.ok((await way.innerText()).includes(said.chance), await way.innerText());
    assert.equal(await way.locator(".goes .art").count(), 2);
    assert.equal(await way.locator(".comes .art").count(), 2);
    const [total] = await way.locator(".points").allInnerTexts();
    const hand = await app.hand();
    await app.tap(way);
    assert.equal(await app.total(), total, "it wins with what it names");
    assert.equal(await app.part("ways").count(), 0, "a hand that wins needs no way");
    await app.action("undo");
    assert.equal(await app.hand(), hand);
    // The discards, and the two rankings.
    await app.follow(DISCARDING);
    const offers = app.page.locator("[data-ranking]");
    assert.deepEqual(await offers.allInnerTexts(), said.ranking);
  });
}

test("discards are by worth in MCR until the player chooses speed, and that is remembered", async (t) => {
  const app = await open(t, { hash: DISCARDING });
  const pressed = () => app.page.locator('[data-ranking][aria-pressed="true"]').getAttribute("data-ranking");
  const expected = app.page.locator("[data-discard] .expected");
  assert.equal(await pressed(), "worth");
  assert.match(await expected.first().innerText(), /0\.97/);
  await app.tap(app.hook("ranking", "speed"));
  assert.equal(await pressed(), "speed");
  assert.equal(await expected.count(), 0);
  await app.page.reload();
  await app.ready();
  assert.equal(await pressed(), "speed");
  await app.tap(app.hook("ranking", "worth"));
  assert.match(await expected.first().innerText(), /0\.97/);
  await app.tap(app.page.locator("[data-discard]").first());
  assert.equal(await app.total(), "Ready");
});

test("the rule system says by what discards are ranked, and whether ways are searched", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/[222m]3337778899p+1p?void=s" });
  assert.equal(await app.hook("ranking", "speed").getAttribute("aria-pressed"), "true");
  await app.follow("#1/nanchang/[CCC]888s2m5557p12s+S?indicator=2m&seat=S");
  assert.ok(await app.page.locator("[data-discard]").count() > 0);
  assert.equal(await app.page.locator("[data-ranking]").count(), 0);
});

test("more ways are shown on demand, and only for hands that need them", async (t) => {
  const app = await open(t);
  for (const hash of ["", "#1/mcr/123m", "#1/mcr/[234p]2345678m234s", "#1/mcr/159m159p159sESWN"]) {
    await app.follow(hash);
    assert.equal(await app.part("ways").count(), 0, hash);
  }
  await app.follow("#1/mcr/[444s]999m456p66sWW+6s?round=S&seat=S&from=W");
  const rows = app.page.locator("[data-exchange]");
  const more = app.hook("action", "more-ways");
  assert.equal(await rows.count(), 6);
  await app.tap(more);
  assert.equal(await rows.count(), 8);
  assert.equal(await more.count(), 0);
});

test("another hand ends the search, and its own ways are found", async (t) => {
  const app = await open(t, { hash: BELOW });
  await app.page.evaluate(() => {
    location.hash = "#1/mcr/12m456m23p789s55sE";
  });
  await app.tapTiles("W");
  assert.equal(await app.page.locator(".counting").count(), 0, "it has come to its end");
  assert.equal(await app.page.locator("[data-exchange]").count(), 2);
});

test("what searches for ways is not in the program, and is fetched with the first hand that needs it", async (t) => {
  const app = await open(t, { fresh: true });
  const ours = () => app.requests.filter((file) => /ways|split/.test(file)).sort();
  await app.tapTiles("1m 2m 4m 5m 6m 2p 3p 7s 8s 9s 5s 5s");
  assert.deepEqual(ours(), []);
  await app.tapTiles("E");
  assert.deepEqual(ours(), ["split_explore.wasm", "text/en/ways.json", "ways.css"]);
  assert.ok((await app.page.locator("[data-exchange]").count()) > 0);
});
