// The screen: sizes, places, names, and that nothing moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const boxes = (locator) =>
  locator.evaluateAll((all) => all.map((e) => e.getBoundingClientRect()).filter((r) => r.width > 0).map((r) => ({ w: r.width, h: r.height, bottom: r.bottom, right: r.right, left: r.left, top: r.top })));

for (const locale of ["en", "ru", "zh-CN", "ja"]) {
  test(`${locale}: a notice about a link leaves the headline in sight on small phones`, async (t) => {
    for (const viewport of [{ width: 320, height: 568 }, { width: 390, height: 664 }]) {
      for (const hash of ["#1/mcr/123m?x=%zz", "#1/mcr/11111m?seat=Q"]) {
        const app = await open(t, { hash, viewport, locale });
        const [headline, notice] = await Promise.all(["total", "notice"].map((part) => app.page.locator(`[data-part=${part}]:visible`).first().boundingBox()));
        assert.ok(notice.y >= headline.y + headline.height, `${hash}, ${viewport.width} px: ${notice.y} is above ${headline.y + headline.height}`);
        await app.leave();
      }
    }
  });
}

test("palette tiles are at least 40 × 52 px, hand tiles at least 26 wide on one line", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m456p789s123sE+E" });
  await app.editHand();
  const palette = await boxes(app.part("palette").locator(".tile .art"));
  assert.equal(palette.length, 34);
  for (const { w, h } of palette) assert.ok(w >= 40 && h >= 52, `${w} × ${h}`);
  const hand = await boxes(app.part("hand").locator(".line .tile"));
  assert.equal(hand.length, 14);
  for (const { w, left, right } of hand) assert.ok(w >= 26 && left >= 0 && right <= 390, `${w} at ${left}`);
  assert.ok(Math.max(...hand.map((b) => b.bottom)) - Math.min(...hand.map((b) => b.bottom)) < 1, "one line");
});

test("on a small phone tiles are at least 32 px wide and nothing is cut off", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[1111m,1][2222p,1][3333s,1][EEEE,1]C+C", viewport: { width: 320, height: 568 } });
  await app.editHand();
  for (const { w } of await boxes(app.part("palette").locator(".tile .art"))) assert.ok(w >= 32, `${w}`);
  for (const { left, right } of await boxes(app.part("hand").locator(".line > *"))) assert.ok(left >= 0 && right <= 320, `${left}–${right}`);
});

test("everything that matters is above the fold, whatever the hand", async (t) => {
  const app = await open(t);
  for (const hash of ["", "#1/mcr/123m", "#1/mcr/[234p]2345678m234s", "#1/mcr/[1111m,1][2222p,1][3333s,1][EEEE,1]C+C", "#1/mcr/123m456p78s1199sE+N"]) {
    await app.follow(hash);
    const isReading = (await app.part("answer-bar").count()) > 0;
    for (const part of ["total", "verdict", "payment", "hand", "circumstances", isReading ? "answer-bar" : "palette"]) {
      const [box] = await app.part(part).first().evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()));
      assert.ok(box.top >= 0 && box.bottom <= 844, `${part} of ${hash}: ${box.top}–${box.bottom}`);
    }
    const scrolls = await app.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.equal(scrolls, 0);
  }
});

test("nothing moves while a hand is tapped", async (t) => {
  const app = await open(t, { reducedMotion: "no-preference" });
  await app.meld("chow", "7s");
  await app.meld("kong", "E");
  await app.tapTiles("1m 2m 3m 4p 5p 6p C C");
  await app.tap(app.hook("from", "W"));
  await app.quiet();
  const shift = await app.layoutShift();
  assert.ok(shift < 0.01, `layout shift ${shift}`);
});

// A browser counts no layout shift for what moves right after a tap: here the places themselves are compared.
for (const [width, height] of [[390, 844], [1280, 800]]) {
  test(`${width} × ${height}: from the first tile to a hand that is ready, taps move neither the keys nor the hand nor the list`, async (t) => {
    const app = await open(t, { viewport: { width, height } });
    const places = () => app.page.evaluate(() => Object.fromEntries(["list", "hand", "palette"].map((part) => {
      const { top, bottom } = document.querySelector(`.root:not(.first) [data-part="${part}"]`).getBoundingClientRect();
      return [part, [top, bottom].map(Math.round)];
    })));
    const before = await places();
    const holds = async (what) => assert.deepEqual(await places(), before, what);
    await app.tapTiles("1m 2m");
    await holds("two tiles");
    await app.meld("kong", "E");
    await holds("a kong");
    await app.tapTiles("3m 4p 5p 6p 7s 8s 9s C");
    await holds("ready");
    // A tile that may not come is refused by a notice over the list.
    await app.tapTiles("E");
    await holds("a fifth tile");
  });
}

test("a panel begins at its top, however far the menu was scrolled", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m456p789s123sE+E", viewport: { width: 320, height: 568 } });
  await app.action("menu");
  const dialog = app.page.locator("dialog[open]");
  await dialog.evaluate((d) => d.scrollTo(0, d.scrollHeight));
  assert.ok(await dialog.evaluate((d) => d.scrollTop > 100));
  await app.action("help");
  await app.page.getByRole("heading", { name: "How to enter a hand" }).waitFor();
  assert.equal(await dialog.evaluate((d) => d.scrollTop), 0);
});

test("the list keeps its scroll position while it is about the same hand, and only then", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C", viewport: { width: 320, height: 568 } });
  const list = app.part("list");
  const position = () => list.evaluate((e) => e.scrollTop);
  const scroll = (to) => list.evaluate((e, to) => e.scrollTo(0, to), to);
  await scroll(20);
  assert.equal(await position(), 20);
  // A fan is unfolded without a finger, which would have to scroll to it.
  const fan = app.page.locator("[data-fan]").first();
  await fan.evaluate((e) => e.click());
  await app.settle();
  assert.equal(await fan.getAttribute("aria-expanded"), "true");
  assert.equal(await position(), 20);
  await app.follow("#1/mcr/123m123p123s78s99p+9s");
  assert.equal(await app.total(), "17");
  assert.equal(await position(), 0);
});

test("every control has a name", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C" });
  const nameless = await app.page.locator("button, input, textarea").evaluateAll((all) =>
    all.filter((e) => !(e.getAttribute("aria-label") ?? e.innerText ?? e.labels?.[0]?.innerText ?? "").trim() && e.getClientRects().length).map((e) => e.outerHTML),
  );
  assert.deepEqual(nameless, []);
  await app.editHand();
  await app.page.getByRole("button", { name: "5 of characters, 4 left" }).waitFor();
});

test("the palette counts down", async (t) => {
  const app = await open(t);
  await app.meld("kong", "5m");
  await app.page.getByRole("button", { name: "5 of characters, 0 left" }).waitFor();
});

test("on a desktop the result stands beside the tiles", async (t) => {
  const app = await open(t, { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });
  const [total] = await boxes(app.part("total"));
  const [palette] = await boxes(app.part("palette"));
  assert.ok(total.left > palette.right, `${total.left} beside ${palette.right}`);
  assert.ok(palette.bottom <= 800);
});

test("every tile of the palette is its own piece of the sheet", async (t) => {
  const app = await open(t);
  await app.drawn();
  const tiles = await app.part("palette").locator("[data-tile]").evaluateAll((all) =>
    all.map((button) => {
      const { backgroundImage, backgroundPositionX, backgroundPositionY } = getComputedStyle(button.querySelector(".art"));
      return { tile: button.dataset.tile, image: backgroundImage, x: parseFloat(backgroundPositionX), y: parseFloat(backgroundPositionY) };
    }),
  );
  assert.equal(tiles.length, 34);
  assert.equal(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size, 34);
  assert.equal(new Set(tiles.map(({ image }) => image)).size, 1);
  for (const suit of ["m", "p", "s", "z"]) {
    const row = tiles.filter(({ tile }) => (tile[1] ?? "z") === suit);
    assert.equal(row.length, suit === "z" ? 7 : 9);
    assert.equal(new Set(row.map(({ y }) => y)).size, 1, `${suit}: one row`);
    // Higher ranks stand further to the right, an eighth of the way each.
    if (suit !== "z") row.forEach(({ tile, x }, i) => assert.ok(Math.abs(x - 0.39 - (i * 99.22) / 8) < 0.1, `${tile} at ${x} %`));
  }
});

test("the same tile is the same picture wherever it is shown", async (t) => {
  const app = await open(t, { hash: "#1/mcr/5m" });
  await app.drawn();
  const look = (e) => {
    const { backgroundImage, backgroundPositionX, backgroundPositionY } = getComputedStyle(e);
    return `${backgroundImage} ${backgroundPositionX} ${backgroundPositionY}`;
  };
  const inPalette = await app.part("palette").locator('[data-tile="5m"] .art').evaluate(look);
  assert.equal(await app.part("hand").locator('[data-hold="hand 5m"] .art').evaluate(look), inPalette);
  assert.notEqual(await app.part("palette").locator('[data-tile="6m"] .art').evaluate(look), inPalette);
});

test("flowers are pieces of a sheet of their own", async (t) => {
  const app = await open(t);
  await app.tap(app.hook("mode", "flowers"));
  const looks = await app.part("palette").locator("[data-flower] .art").evaluateAll((all) => all.map((e) => getComputedStyle(e)).map((s) => [s.backgroundImage, s.backgroundPositionX]));
  assert.equal(looks.length, 8);
  assert.equal(new Set(looks.map(([, x]) => x)).size, 8);
  for (const [image] of looks) assert.match(image, /flowers\.svg|blob:/);
});

test("what is said in passing is within the screen, on a desktop too", async (t) => {
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    const app = await open(t, { hash: "#1/mcr/1111m", viewport: { width, height } });
    await app.tapTiles("1m");
    const box = await app.part("notice").boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= height && box.x >= 0 && box.x + box.width <= width, `${width} × ${height}: ${JSON.stringify(box)}`);
    await app.leave();
  }
});
