// Practice: an exercise shows what its answer depends on, and after the answer the hand, what was answered
// and why stand together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exercise } from "./exercises.mjs";
import { open } from "./harness.mjs";

const PHONE = { width: 390, height: 844 };

/** Opens an exercise by its address. */
async function exerciseAt(t, hash) {
  const app = await open(t, { hash });
  await app.part("dealt").waitFor();
  return app;
}

/** The tiles of the hand that is asked about, as they are read out. */
const dealt = (app) => app.part("dealt").locator("[role=img]").evaluateAll((all) => all.map((e) => e.ariaLabel).join(" "));

/** What is said of the deal besides the tiles. */
const facts = (app) => app.page.locator(".exercise > .answers-line, .exercise > .quiet").allInnerTexts().then((all) => all.join(" "));

/** Whether an element is wholly within the window and nothing lies over its middle. */
const isInView = (locator) => locator.evaluate((element) => {
  const box = element.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.top >= 0 && box.bottom <= innerHeight && element.contains(there);
});

test("the right pick is confirmed, the wrong one named, and the hand stays in view", async (t) => {
  const app = await exerciseAt(t, exercise("fans", "first"));
  await app.page.setViewportSize(PHONE);
  const hand = await dealt(app);
  for (const card of await app.page.locator(".fan-card").all()) await app.tap(card);
  await app.action("check");
  assert.equal(await app.part("marked").getAttribute("data-right"), "no");
  const tones = await app.page.locator(".mark").evaluateAll((all) => all.map((e) => e.dataset.tone));
  assert.ok(tones.includes("right") && tones.includes("wrong"), String(tones));
  // Every fan has its reason.
  assert.equal(await app.page.locator(".mark .because").count(), tones.length);
  await app.hook("action", "next").scrollIntoViewIfNeeded();
  assert.equal(await dealt(app), hand);
  assert.ok(await isInView(app.part("dealt")), "the hand stays where it is while the reasons scroll");
});

test("the same kind again deals another hand with the same fan", async (t) => {
  const app = await exerciseAt(t, exercise("fans", "first"));
  const hand = await dealt(app);
  const cards = () => app.page.locator(".fan-card");
  for (const card of await cards().all()) await app.tap(card);
  await app.action("check");
  const counted = () => app.page.locator('.mark[data-tone="right"]').evaluateAll((all) => all.map((e) => e.dataset.name));
  const before = await counted();
  await app.action("same-again");
  assert.equal(await app.part("marked").count(), 0);
  assert.match(app.page.url(), /#practice\/3\/fans\/first\/1\/mcr\//);
  assert.notEqual(await dealt(app), hand);
  for (const card of await cards().all()) await app.tap(card);
  await app.action("check");
  const after = await counted();
  assert.ok(after.some((name) => before.includes(name)), `${before} / ${after}`);
});

test("a hand that does not win says which tile is in the way", async (t) => {
  const app = await exerciseAt(t, "#practice/3/win/first/1/mcr/123m456789p14sEE+E?seat=S&from=W");
  await app.tap(app.page.locator('dialog [data-choice="0"]'));
  assert.equal(await app.part("marked").getAttribute("data-right"), "no");
  assert.match(await app.text("your-answer"), /^Your answer: /);
  const line = app.part("in-the-way").first();
  assert.match(await line.innerText(), /is in the way: without it, the hand would wait for/);
  assert.ok(await line.locator(".art").count() >= 2, "the tile and the waits are drawn");
});

test("a question for a discard shows the whole hand with the answer", async (t) => {
  const app = await open(t, { hash: exercise("discard", "first", "sichuan") });
  await app.part("tile-choice").waitFor();
  const picks = await app.page.locator("[data-pick]").evaluateAll((all) => all.map((e) => e.dataset.pick));
  await app.tap(app.page.locator("[data-pick]").first());
  await app.action("check");
  const tiles = await app.part("dealt").locator(".art").count();
  assert.ok(tiles >= picks.length, `${tiles} tiles of ${picks.length} kinds`);
  assert.equal(await app.page.locator(".tile-mark", { hasText: "your answer" }).count(), 1);
});

test("amounts take a minus", async (t) => {
  const app = await exerciseAt(t, exercise("payment", "second"));
  const field = app.page.locator("[data-pays]").first();
  // Keyboards of digits have no sign on many phones.
  assert.equal(await field.getAttribute("inputmode"), "text");
  await field.fill("-8");
  assert.equal(await field.inputValue(), "-8");
  await app.action("check");
  assert.match(await app.text("your-answer"), /8/);
});

test("what decides a payment is shown", async (t) => {
  const sichuan = await exerciseAt(t, "#practice/3/payment/second/1/sichuan/2445666m234777p//[333m]1479m124779s?void=s&void.2=p&event=win.0.3m.win:robbed-kong.from:W");
  const events = sichuan.part("event-line");
  assert.equal(await events.count(), 1);
  assert.match(await events.first().innerText(), /robbed kong.*from West/);
  assert.equal(await events.first().locator(".art").count(), 1, "the winning tile is drawn");
  assert.equal(await sichuan.part("dealt-other").count(), 1, "and the hand that it was robbed from");
  await sichuan.leave();
  const nanchang = await exerciseAt(t, exercise("payment", "second", "nanchang"));
  assert.match(await facts(nanchang), /primary/i);
  assert.match(await facts(nanchang), /The other players hold nothing else that counts\./);
  await nanchang.leave();
  const classical = await exerciseAt(t, exercise("payment", "second", "classical"));
  assert.match(await facts(classical), /their hands are worth 0/);
});
