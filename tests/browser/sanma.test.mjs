// Sanma as a person taps it: three rows of tiles, Norths that are laid aside, payments under the rulings, and an
// evening of three players.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { begin, now, totals, win } from "./session.mjs";

const SMALL = { width: 320, height: 568 };
const HAND = "2p 3p 4p 5p 6p 7p 3s 4s 5s 7s 8s 9m 9m 6s";
const hash = (app) => decodeURIComponent(new URL(app.page.url()).hash);
const ways = async (app) => (await app.page.locator("[data-way-to-win]").allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
const aside = (app) => app.tap(app.page.locator('[data-aside="norths"]'));

test("a closed riichi hand with one indicator and one pulled North comes to its payments in 18 taps", async (t) => {
  const app = await open(t, { hash: "#1/sanma/" });
  app.taps = 0;
  await app.tapTiles(HAND);
  await app.tap(app.hook("declare", "riichi"));
  await app.tap(app.hook("mode", "dora"));
  await app.tapTiles("1m");
  await aside(app);
  assert.equal(app.taps, 18);
  assert.match(hash(app), /riichi=riichi/);
  assert.match(hash(app), /norths=1/);
  // Riichi, pinfu, two dora and a North on a discard; East is paid by the discarder alone.
  const [discard, drawn] = await ways(app);
  assert.match(discard, /5 han/);
  assert.match(discard, /12000/);
  assert.match(drawn, /6 han/);
  assert.match(drawn, /6000/);
});

test("the palette is three rows of nine, and no chow is claimed", async (t) => {
  for (const viewport of [SMALL, { width: 390, height: 844 }]) {
    const app = await open(t, { hash: "#1/sanma/?rulings=parlour-sanma", viewport });
    const rows = await app.part("palette").locator(".row").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("[data-tile]")].map((e) => e.dataset.tile).join(" ")));
    assert.equal(rows.length, 3);
    assert.deepEqual(rows.map((row) => row.split(" ").length), [9, 9, 9]);
    assert.deepEqual(rows[2].split(" ").slice(0, 2), ["1m", "9m"]);
    assert.equal(await app.page.locator('[data-mode="chow"]').count(), 0);
    // With two red fives each stands behind the nine of its suit.
    await app.follow("#1/sanma/?rulings=tenhou-sanma");
    assert.equal(await app.part("palette").locator(".row [data-marked-tile]").count(), 2);
    assert.ok(await app.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await app.leave();
  }
});

test("a North is pulled by a tap and taken back by another, and a fifth is refused", async (t) => {
  const app = await open(t, { hash: "#1/sanma/NN" });
  await aside(app);
  await aside(app);
  assert.match(hash(app), /norths=2/);
  assert.equal(await app.part("palette").locator('[data-tile="N"]').getAttribute("data-left"), "0");
  await aside(app);
  assert.match(hash(app), /norths=2/);
  await app.tap(app.hook("listed", "norths.0"));
  assert.match(hash(app), /norths=1/);
});

test("an evening of three by taps, with the figures of the rules", async (t) => {
  const app = await open(t);
  await begin(app, "sanma", ["Anna", "Ben", "Cem"]);
  // Ben draws a mangan: 4000 from East, 2000 from the other.
  await win(app, [[1, "wall", 6000]]);
  assert.match(await now(app), /Deal 2/);
  // Ben deals, and wins a mangan on Cem's discard; then Cem a haneman of Anna, with a honba.
  await win(app, [[1, 2, 12000]]);
  await win(app, [[2, 0, 12000]]);
  await app.action("score-sheet");
  assert.deepEqual(await totals(app), [31000 - 12200, 53000, 21000 + 12200]);
});
