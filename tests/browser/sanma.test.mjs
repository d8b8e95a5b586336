// Sanma as a person taps it: three rows of tiles, Norths that are laid aside, payments under the rulings, and an
// evening of three players.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { begin, choose, drawn, field, now, record, seats, sheet, totals, win, withDeal } from "./session.mjs";

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

test("the ruling on self-draws stands below the payment with what another would pay, and a tap leads to its choice", async (t) => {
  for (const viewport of [SMALL, { width: 390, height: 844 }]) {
    const app = await open(t, { hash: "#1/sanma/234567p345s99m78s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2", viewport });
    const line = app.hook("action", "ruling-in-force");
    const said = async () => (await line.innerText()).replace(/\s+/g, " ").trim();
    // A mangan: 4000 from East and 2000 from West; half of the missing 2000 is 1000 more from each.
    assert.equal(await app.payment(), "East pays South 4000 · West pays 2000");
    assert.equal(await said(), "Tsumo loss: nobody pays North’s share. With North’s share halved: 5000 / 3000.");
    await app.tap(line);
    const choice = app.hook("ruling", "self-draw");
    const chosen = choice.locator('[aria-pressed="true"]');
    assert.equal(await chosen.getAttribute("data-choice"), "loss");
    await app.tap(choice.locator('[data-choice="split"]'));
    assert.equal(await chosen.getAttribute("data-choice"), "split");
    await app.action("close");
    assert.equal(await said(), "No tsumo loss: each payer adds half of North’s share. With tsumo loss: 4000 / 2000.");
    assert.match(hash(app), /rulings=self-draw\.split,/);
    // On a discard nobody is missing.
    await app.follow("#1/sanma/234567p345s99m78s+6s?seat=S&riichi=riichi&from=W&norths=2");
    await app.page.locator('[data-part="payment"] >> text=pays South').first().waitFor();
    assert.equal(await line.count(), 0);
    await app.leave();
  }
});

test("a ruling of several values is one choice, and its address is that of its value", async (t) => {
  const app = await open(t, { hash: "#1/sanma/" });
  await app.action("rulings");
  const choice = (key) => app.hook("ruling", key);
  const values = (key) => choice(key).locator("[data-choice]").evaluateAll((all) => all.map((e) => e.dataset.choice));
  assert.deepEqual(await values("self-draw"), ["loss", "split", "full", "plus-1000"]);
  assert.deepEqual(await values("renhou"), ["none", "mangan", "baiman", "yakuman"]);
  assert.deepEqual(await values("red-fives"), ["0", "2", "all"]);
  assert.equal(await app.page.locator('dialog [data-ruling^="honba."], dialog [data-ruling^="counted-yakuman."]').count(), 0);
  assert.equal(await choice("red-fives").locator(".by").innerText(), "Two: Tenhou (three), Mahjong Soul (three), Sega MJ · All: Parlors");
  await app.tap(choice("honba").locator('[data-choice="1000-each"]'));
  await app.tap(choice("honba").locator('[data-choice="1000"]'));
  await app.tap(choice("red-fives").locator('[data-choice="0"]'));
  await app.action("close");
  assert.match(hash(app), /honba\.1000,/);
  assert.doesNotMatch(hash(app), /honba\.1000-each|red-fives/);
  // Riichi has such rulings, too: three winners annul the deal only where all are paid.
  await app.follow("#1/riichi/?rulings=wrc");
  await app.action("rulings");
  assert.equal(await choice("several-winners").locator('[aria-pressed="true"]').getAttribute("data-choice"), "nearest");
  await app.tap(choice("several-winners").locator('[data-choice="two"]'));
  await app.action("close");
  assert.match(hash(app), /several-winners,three-winners-annul/);
});

test("four at the table: one rests in each deal, and the seats move on with the deal", async (t) => {
  const app = await open(t);
  await begin(app, "sanma", ["Anna", "Ben", "Cem", "Dora"], () => app.tap(app.hook("option", "fourth-rests")));
  assert.equal(await seats(app), "E Anna 35000, S Ben 35000, W Cem 35000");
  assert.equal(await app.text("resting"), "Dora rests · 35000");
  assert.equal(await now(app), "Deal 1 East round · Anna deals · Dora rests");
  // Who rests can neither win nor discard.
  await app.action("without-tiles");
  assert.deepEqual(await field(app, "winner0").locator("[data-choice]").evaluateAll((all) => all.map((e) => e.dataset.choice)), ["0", "1", "2"]);
  await app.action("close");
  // Ben draws a mangan: 4000 from East, 2000 from Cem. Anna, who has dealt, rests.
  await win(app, [[1, "wall", 6000]]);
  assert.equal(await seats(app), "E Ben 41000, S Cem 33000, W Dora 35000");
  assert.equal(await app.text("resting"), "Anna rests · 31000");
  // Dora wins on Ben's discard: he rests next, and Anna sits West again.
  await win(app, [[3, 1, 8000]]);
  assert.equal(await seats(app), "E Cem 33000, S Dora 43000, W Anna 31000");
  // Dora alone is ready: 1000 from Cem and from Anna.
  await drawn(app, ["S"]);
  assert.equal(await now(app), "Deal 4 East round · Dora deals · Cem rests · 1 honba");
  // The fourth deal is still one of East; after it South begins with the seats of the first.
  await win(app, [[1, 0, 1000]]);
  assert.equal(await now(app), "Deal 5 South round · Anna deals · Dora rests");
  await sheet(app);
  assert.deepEqual(await totals(app), [30000 - 1200, 33000 + 1200, 32000, 45000]);
  // Ben's chombo takes the place of Dora's win: the same deal is played again, so that Anna rests once more.
  await withDeal(app, 1, "correct");
  await choose(app, "ending", "void");
  await choose(app, "offenders", 1);
  await record(app);
  await app.page.locator(".score-sheet").waitFor();
  assert.match(await app.page.locator(".score-sheet .fault").first().innerText(), /rests in this deal/);
});
