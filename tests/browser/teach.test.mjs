// What explains a hand: why a fan counts, why another does not and how near it is, and how two
// readings differ. The same path in each language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const STRAIGHT = 28;
const FULLY_CONCEALED = 56;
const HAND = "123456678m99pEE+E";

const SAID = {
  en: { why: /EE? ?is a pung|pung or kong/, near: /→.*Pure Straight.*\+15/s, drawn: /If self-drawn.*Fully Concealed Hand.*\+2/s, group: "One step away", better: /The best reading is worth \d+ more/ },
  ru: { why: /панг/i, near: /→.*«Чистый ряд».*\+15/s, drawn: /Если победить со стены.*«Полностью закрытая рука».*\+2/s, group: "В одном шаге", better: /Лучший разбор дороже на \d+/ },
  zh: { why: /刻/, near: /→.*清龙.*\+15/s, drawn: /若为自摸.*不求人.*\+2/s, group: "只差一步", better: /最佳组合多\d+分/ },
  ja: { why: /刻子/, near: /→.*清龍.*\+15/s, drawn: /ツモなら.*不求人.*\+2/s, group: "1つ変えると", better: /取り方のほうが\d+点高くなります/ },
};

/** The ways that are offered below an element, once they are there. */
async function nears(within) {
  await within.locator("[data-near]").first().waitFor();
  return within.locator("[data-near]").allInnerTexts();
}

for (const [locale, said] of Object.entries(SAID)) {
  test(`${locale}: why, why not, what is near, and two readings`, async (t) => {
    const app = await open(t, { locale });
    await app.tapTiles("1m 2m 3m 4m 5m 6m 6m 7m 8m 9p 9p E E E");
    assert.equal(await app.hand(), HAND);
    // Why a fan counts.
    const fan = app.page.locator("[data-fan]", { hasText: /./ }).first();
    await app.tap(fan);
    assert.match(await app.page.locator(".why .reason").first().innerText(), said.why);
    // What is one step away, in the list itself.
    const list = app.part("list");
    // Tiles stand first, then what the situation would add.
    const steps = await nears(list);
    assert.match(steps[0], /→.*\+15/s);
    assert.ok(steps.some((step) => said.drawn.test(step)), `${steps}`);
    assert.ok((await list.innerText()).includes(said.group));
    // Why another fan does not, with the tiles that are in its way, and how near it is.
    await app.action("fans");
    const row = app.page.locator(".fan", { has: app.page.locator(`[data-any="${STRAIGHT}"]`) });
    await app.tap(row.locator("button").first());
    assert.notEqual((await row.locator('[data-part="obstacle"]').innerText()).trim(), "");
    assert.match((await nears(row))[0], said.near);
    assert.ok(await row.locator("[data-near] .art").count() >= 2, "the tiles are drawn");
    // A tap tries it, with the fan unfolded; undo brings the hand back.
    const before = await app.total();
    await app.tap(row.locator("[data-near]").first());
    assert.equal(await app.hand(), "123456789m99pEE+E");
    assert.equal(Number(await app.total()), Number(before) + 15);
    assert.equal(await app.hook("fan", STRAIGHT).getAttribute("aria-expanded"), "true");
    await app.action("undo");
    assert.equal(await app.hand(), HAND);
    assert.equal(await app.total(), before);
    // Two readings side by side.
    await app.follow("#1/mcr/222333444m678p5s+5s?win=self-drawn");
    await app.tap(app.hook("reading", 1));
    await app.action("versus");
    assert.match(await app.text("versus"), said.better);
    assert.equal(await app.page.locator("dialog").evaluate((dialog) => dialog.scrollTop), 0);
    assert.ok(await app.page.locator("[data-differs]").count() >= 2);
    assert.ok(await app.page.locator('.columns [data-light="lit"]').count() >= 18);
    assert.ok(await app.page.locator('.columns [data-light="dim"]').count() >= 10);
    await app.action("close");
  });
}

test("tiles in the way are lit", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m456p789sEEE9s+9s" });
  await app.action("fans");
  const row = app.page.locator(".fan", { has: app.page.locator('[data-any="55"]') });
  await app.tap(row.locator("button").first());
  assert.match(await row.locator('[data-part="obstacle"]').innerText(), /no terminal or honor/);
  assert.equal(await row.locator('[data-part="shown"] [data-light="lit"]').count(), 3);
  assert.equal(await row.locator('[data-part="shown"] [data-light="dim"]').count(), 11);
});

test("what is one step away can be tried in other rule systems", async (t) => {
  const app = await open(t);
  for (const hash of [
    "1/sichuan/222345m77789p66p+6p?void=s&from=W",
    "1/classical/[PPP]123m456p5578s+9s?seat=S&from=W",
    "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W",
  ]) {
    await app.follow(`#${hash}`);
    const list = app.part("list");
    await nears(list);
    const before = Number(await app.total());
    await app.tap(list.locator("[data-near]").first());
    assert.ok(Number(await app.total()) > before, hash);
    await app.action("undo");
    assert.equal(Number(await app.total()), before, hash);
  }
});

test("a fan that is true but dropped says what would make it count", async (t) => {
  const app = await open(t, { hash: `#1/mcr/${HAND}?seat=S&round=S&from=W` });
  await app.action("fans");
  const row = app.page.locator(".fan", { has: app.page.locator(`[data-any="${FULLY_CONCEALED}"]`) });
  await app.tap(row.locator("button").first());
  assert.match((await nears(row))[0], SAID.en.drawn);
  // No more than the nearest few.
  assert.ok((await nears(row)).length <= 3);
});

test("a hand below the minimum says what would be enough, and each way names its fans", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[456m]12m234p678s99s+3m?from=W&seat=S" });
  const part = app.part("ways");
  await part.locator("[data-exchange]").first().waitFor();
  for (const row of await part.locator("[data-exchange]").all()) assert.notEqual((await row.locator(".brings").innerText()).trim(), "");
  const before = await app.hand();
  await app.tap(part.locator("[data-near], [data-exchange]").first());
  assert.equal(await app.part("ways").count(), 0, "the hand wins");
  await app.action("undo");
  assert.equal(await app.hand(), before);
});
