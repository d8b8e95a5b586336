// What the screen makes of its size: a phone on its side, a tablet, a desktop, a large screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const WIN = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S";
const DESKTOP = { isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

const box = (locator) => locator.first().evaluate((e) => e.getBoundingClientRect().toJSON());

/** How many of the elements are whole within the screen and within the list that scrolls. */
const whole = (locator) => locator.evaluateAll((all) => all.filter((e) => {
  const own = e.getBoundingClientRect();
  const list = e.closest(".middle")?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  return own.top >= Math.max(0, list.top) && own.bottom <= Math.min(innerHeight, list.bottom) && own.left >= 0 && own.right <= innerWidth;
}).length);

const scrolls = (app) => app.page.evaluate(() => document.querySelector(".place").scrollHeight - innerHeight);

for (const [width, height] of [[844, 390], [932, 430], [740, 360], [667, 331]]) {
  test(`${width} × ${height}: on its side a phone shows hand and result beside the tiles`, async (t) => {
    const app = await open(t, { hash: WIN, viewport: { width, height } });
    const list = await box(app.part("list"));
    assert.ok((await box(app.part("hand"))).right <= list.left + 1 && list.height > height * 0.6, "what counts stands beside the answer");
    assert.equal(await whole(app.part("hand").locator(".line > *")), 10, "the whole hand");
    assert.equal(await whole(app.page.locator("[data-fan]")), 5);
    assert.equal(await whole(app.part("answer-bar").locator("button")), 3);
    assert.equal(await scrolls(app), 0);
    await app.editHand();
    const [hand, palette, total] = await Promise.all(["hand", "palette", "total"].map((part) => box(app.part(part))));
    assert.ok(hand.right <= palette.left && total.right <= palette.left, `${hand.right}, ${total.right} beside ${palette.left}`);
    assert.equal(await whole(app.part("palette").locator("[data-tile]")), 34, "every tile");
    assert.equal(await whole(app.part("hand").locator(".line > *")), 10, "the whole hand");
    assert.equal(await whole(app.page.locator('[data-part="total"], [data-part="verdict"], [data-part="payment"]')), 3);
    assert.ok((await whole(app.page.locator("[data-fan]"))) >= (height >= 390 ? 3 : 1));
    assert.equal(await scrolls(app), 0);
    for (const { width: w, height: h } of await app.part("palette").locator(".tile:visible").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()))) {
      assert.ok(w >= 32 && h >= 44, `${w} × ${h}`);
    }
  });
}

test("a tablet upright shows one column of large tiles over its whole width", async (t) => {
  const app = await open(t, { hash: WIN, viewport: { width: 820, height: 1180 } });
  await app.editHand();
  const [hand, palette, list] = await Promise.all(["hand", "palette", "list"].map((part) => box(app.part(part))));
  for (const { width } of [hand, palette, list]) assert.ok(width >= 780, `${width}`);
  assert.ok(list.height >= 240 && palette.bottom >= 1120 && palette.bottom <= 1180, `${list.height}, ${palette.bottom}`);
  assert.ok((await box(app.part("palette").locator(".art"))).width >= 72);
  assert.ok((await box(app.part("hand").locator(".tile .art"))).width >= 44);
});

for (const [width, height] of [[1180, 820], [1280, 800], [1920, 1080]]) {
  test(`${width} × ${height}: tiles on the left and the result on the right fill the width`, async (t) => {
    const app = await open(t, { hash: WIN, viewport: { width, height }, ...DESKTOP });
    const [hand, palette, total, list] = await Promise.all(["hand", "palette", "total", "list"].map((part) => box(app.part(part))));
    assert.ok(palette.right < list.left && hand.right < total.left, "side by side");
    assert.ok(list.right - palette.left >= width * 0.9, `${palette.left}–${list.right} of ${width}`);
    assert.ok(palette.bottom <= height, `${palette.bottom} of ${height}`);
    assert.ok(list.width >= 380, `${list.width}`);
    // A key is as large as a mouse needs, and the hand that is read is larger than on a phone.
    const key = (await box(app.part("palette").locator(".art"))).width;
    assert.ok(key >= 48 && key <= 64, `${key}`);
    assert.ok((await box(app.part("hand").locator(".tile .art"))).width >= 36);
    assert.equal(await whole(app.part("palette").locator("[data-tile]")), 34);
    assert.equal(await scrolls(app), 0);
  });
}

test("what is said in passing lies over the end of the list, on every screen", async (t) => {
  for (const [width, height] of [[844, 390], [820, 1180], [1280, 800]]) {
    const app = await open(t, { hash: "#1/mcr/1111m", viewport: { width, height } });
    await app.tapTiles("1m");
    const [notice, list] = [await box(app.part("notice")), await box(app.part("list"))];
    assert.ok(notice.left >= list.left && notice.right <= list.right && notice.bottom <= list.bottom, `${width} × ${height}`);
    await app.leave();
  }
});

test("what a beginner is told is so on every screen: the tiles may be beside the words", async (t) => {
  const place = /\b(below|above|left|right)\b|ниже|выше|слева|справа|[下上左右]/;
  for (const locale of ["en", "ru", "zh", "ja"]) {
    const app = await open(t, { viewport: { width: 844, height: 390 }, locale });
    assert.doesNotMatch((await app.page.locator(".begin").allInnerTexts()).join(" "), place, locale);
    await app.leave();
  }
});
