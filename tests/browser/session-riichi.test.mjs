// A session of riichi, played by taps: sticks and honba that lie on the table from deal to deal, a draw,
// two winners on one discard, a correction that moves them along, the uma at the end. The figures are
// worked by hand from the rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, asked, begin, choose, deals, field, fillWins, now, plan, record, seats, sheet, totals, type, win, withDeal, won } from "./session.mjs";

const HAND = "234567m345p78s99m+6s";

/** Presses the answers to a question in the open sheet of circumstances. */
async function press(app, question, answers) {
  for (const answer of answers) await app.tap(app.page.locator(`dialog [data-ask="${question}"][data-answer="${answer}"]`));
}

/** Chooses the rules of an association or a server in the form for a new session. */
const preset = (app, key) => app.tap(app.page.locator(`dialog [data-preset="${key}"]`));

/** Whether in every `box` the second element stands below the first. */
const standsBelow = (app, box, first, second) => app.page.locator(box).evaluateAll((boxes, [first, second]) => boxes.length > 0 &&
  boxes.every((box) => box.querySelector(first).getBoundingClientRect().bottom <= box.querySelector(second).getBoundingClientRect().top + 1), [first, second]);

/** Presses the players who put down a stick in a deal without tiles. */
const putDown = async (app, players) => {
  for (const player of players) await choose(app, "put-down", player);
};

/** A game of one round from 25,000 points on, under rules by which all winners are paid. */
const beginGame = (app) => begin(app, "riichi", NAMES, async () => {
  await preset(app, "ema");
  await choose(app, "rounds", 1);
  await choose(app, "start", 25000);
});

test("sticks, honba, a draw, two winners, a correction that moves them along, and the uma", async (t) => {
  const app = await open(t);
  await beginGame(app);
  assert.equal(await seats(app), "E Anna 25000, S Ben 25000, W Cem 25000, N Dora 25000");

  // Ben wins on Cem's discard: riichi and pinfu, 2 han 30 fu, 2000. He takes his stick and Dora's.
  await app.paste(HAND);
  await app.quiet();
  await won(app, "S", "W");
  await app.action("circumstances");
  await press(app, "riichi", ["riichi"]);
  await press(app, "declared", ["S", "N"]);
  await app.action("close");
  // Who declared stands beside the hand.
  const declared = await app.page.locator('.seat-switch[aria-checked="true"]').allInnerTexts();
  assert.deepEqual(declared, ["Ben", "Dora"]);
  await app.action("record");
  assert.equal(await now(app), "Deal 2 East round · Ben deals");
  assert.equal(await seats(app), "E Ben 28000, S Cem 23000, W Dora 24000, N Anna 25000");

  // Nobody wins, and who was ready is asked at once: Ben and Dora, who has put down a stick. Ben stays.
  await app.action("no-winner");
  assert.equal(await app.page.locator("dialog h2").innerText(), "How the deal ended");
  await press(app, "tenpai", ["E", "W"]);
  await press(app, "declared", ["W"]);
  await app.action("close");
  await app.action("record");
  assert.equal(await now(app), "Deal 3 East round · Ben deals · 1 honba · riichi sticks: 1");
  assert.equal(await seats(app), "E Ben 29500, S Cem 21500, W Dora 24500, N Anna 23500");

  // Cem discards, and Ben (3900) and Anna (2000) win, each with 300 for the honba. Ben's stick is his
  // again; Anna, who is nearer, takes Dora's and the one on the table. East stays.
  await fillWins(app, [[1, 2, 3900], [0, 2, 2000]]);
  await putDown(app, [1, 3]);
  assert.equal(await app.text("deal-result"), "Anna +4300 · Ben +4200 · Dora −1000 · Cem −6500");
  await record(app);
  assert.match(await app.text("last-deal"), /^Deal 3: Anna wins 2000 \+ 300 from Cem, Ben wins 3900 \+ 300 from Cem/);
  assert.equal(await now(app), "Deal 4 East round · Ben deals · 2 honba");
  assert.equal(await seats(app), "E Ben 33700, S Cem 15000, W Dora 23500, N Anna 27800");

  // Cem draws the tile: 700 and 1300 from East, and 200 from each for two honba.
  await win(app, [[2, "wall", 2700]]);
  assert.equal(await now(app), "Deal 5 East round · Cem deals");
  assert.equal(await seats(app), "E Cem 18300, S Dora 22600, W Anna 26900, N Ben 32200");

  // In the second deal Dora alone was ready: so the deal passed on. Cem deals in the third one, where
  // honba and stick lie as before. Nobody who wins it is East, so Dora deals in the fourth one, without
  // honba, and pays Cem 1300. With that the round is over.
  await sheet(app);
  await withDeal(app, 1, "correct");
  assert.match(await now(app), /Correct deal 2/);
  await app.action("circumstances");
  await press(app, "tenpai", ["E"]);
  await app.action("close");
  await app.action("record");
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [27_600, 30_500, 18_200, 23_700]);
  assert.equal((await deals(app)).length, 4);
  await app.tap(app.hook("unfold", 0));
  assert.ok(await standsBelow(app, '[data-deal="0"]', ".change", ".running"), "the totals after a deal stand below what it changed");
  await app.tap(app.hook("unfold", 0));
  // Above 30,000 points, in thousands, the uma of +15, +5, −5 and −15, and for Ben four times the 5 that each
  // began with below 30,000.
  const text = await app.page.locator(".score-sheet").innerText();
  for (const points of ["35.5", "2.6", "−26.8", "−11.3"]) assert.ok(text.includes(points), points);
});

test("a button that adds fields by keyboard keeps the focus", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES);
  await fillWins(app, [[1, 0, 2000]]);
  const button = app.page.locator('[data-action="add-win"]');
  await button.focus();
  await app.page.keyboard.press("Enter");
  await app.page.locator('[data-field="winner1"]').waitFor();
  await app.settle();
  assert.equal(await button.evaluate((element) => element === document.activeElement), true);
  await app.page.keyboard.press("Enter");
  await app.page.locator('[data-field="winner2"]').waitFor();
});

test("what cannot be is told at its field, and three winners annul the deal where they do", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset(app, "tenhou"));
  await fillWins(app, [[1, 0, 2200], [2, 3, 1000]]);
  await record(app);
  const faults = (field) => app.page.locator(`[data-faults="${field}"]`);
  assert.match(await faults("wins[0].points").innerText(), /no hand can be worth 2200/);
  assert.match(await faults("wins[1].from").innerText(), /one and the same discard/);
  await app.tap(faults("wins[0].points").locator('[data-instead="2300"]'));
  await choose(app, "from1", 0);
  await app.action("add-win");
  await choose(app, "winner2", 3);
  await choose(app, "from2", 0);
  await type(app, "points2", 8000);
  await putDown(app, [3]);
  await record(app);
  assert.equal(await now(app), "Deal 2 East round · Anna deals · 1 honba · riichi sticks: 1");
  assert.equal(await seats(app), "E Anna 25000, S Ben 25000, W Cem 25000, N Dora 24000");
});

test("a winner with tiles and another one with what the hand is worth are one deal", async (t) => {
  const app = await open(t);
  await beginGame(app);
  // Ben wins on Anna's discard with 2000. So does Dora, with a mangan.
  await app.paste(HAND);
  await app.quiet();
  await won(app, "S", "E");
  await app.action("circumstances");
  await press(app, "riichi", ["riichi"]);
  await press(app, "declared", ["S"]);
  await app.action("close");
  await app.action("events");
  await app.tap(app.hook("happened", "also-won"));
  await press(app, "winner", ["N"]);
  await press(app, "worth", ["mangan"]);
  await app.action("events-done");
  await app.action("close");
  await app.action("record");
  assert.match(await app.text("last-deal"), /^Deal 1: Ben wins 2000 from Anna, Dora wins 8000 from Anna/);
  assert.equal(await now(app), "Deal 2 East round · Ben deals");
  assert.equal(await seats(app), "E Ben 27000, S Cem 25000, W Dora 33000, N Anna 15000");
});

test("who is liable for a yakuman is asked where the value can be one, and pays", async (t) => {
  const app = await open(t);
  await beginGame(app);
  const asks = (name) => app.page.locator(`dialog fieldset[data-field="${name}"]`).count();
  // Ben draws the tile. Nobody is liable for a sanbaiman, but somebody may be for a yakuman.
  await fillWins(app, [[1, "wall", 24000]]);
  assert.equal(await asks("liable0"), 0);
  await type(app, "points0", 32000);
  await choose(app, "liable0", 3);
  assert.equal(await asks("liable-for0"), 0);
  assert.equal(await app.text("deal-result"), "Dora pays Ben 32000");
  // When the value changes to less than a yakuman, Dora stays chosen, and a fault says what is wrong.
  await type(app, "points0", 24000);
  await record(app);
  assert.match(await app.page.locator('[data-faults="wins[0].liable"]').innerText(), /less than a yakuman/);
  await type(app, "points0", 32000);
  // Cem discards: he and Dora pay half each.
  await choose(app, "from0", 2);
  await record(app);
  assert.equal(await seats(app), "E Ben 57000, S Cem 9000, W Dora 9000, N Anna 25000");
});

test("“No winner” in the form without tiles asks who was ready, and what was typed there stays until then", async (t) => {
  const app = await open(t);
  await beginGame(app);
  await app.action("without-tiles");
  await type(app, "points0", 2000);
  await putDown(app, [3]);
  await choose(app, "ending", "draw");
  // The questions of every draw are open instead of the form, and Dora's stick is already chosen there.
  assert.equal(await app.page.locator('dialog [data-field="ending"]').count(), 0);
  await press(app, "tenpai", ["N"]);
  await app.action("close");
  // The form has kept what was typed.
  await app.action("without-tiles");
  await choose(app, "ending", "won");
  assert.equal(await field(app, "points0").inputValue(), "2000");
  await choose(app, "ending", "draw");
  await app.action("close");
  await app.action("record");
  assert.equal(await now(app), "Deal 2 East round · Ben deals · 1 honba · riichi sticks: 1");
  assert.equal(await seats(app), "E Ben 24000, S Cem 24000, W Dora 27000, N Anna 24000");
});

test("a ready hand on the screen counts when the wall is used up, unless its player does not show it", async (t) => {
  const app = await open(t);
  await beginGame(app);
  await app.tapTiles("2m 3m 4m 5m 6m 7m 3p 4p 5p 7s 8s 9m 9m");
  await app.action("no-winner");
  await app.action("close");
  // It is asked whose hand it is: Ben's.
  await asked(app, "S");
  const button = () => app.hook("action", "record").innerText();
  assert.equal(await button(), "Record: only Ben ready");
  await app.action("circumstances");
  await press(app, "tenpai", ["S"]);
  await app.action("close");
  assert.equal(await button(), "Record: nobody ready");
  await app.action("circumstances");
  await press(app, "tenpai", ["S"]);
  await app.action("close");
  await app.action("record");
  assert.equal(await seats(app), "E Ben 28000, S Cem 24000, W Dora 24000, N Anna 24000");
});

test("the preset of the calculator brings its options along into a new session", async (t) => {
  const app = await open(t);
  await app.system("riichi");
  await app.action("rulings");
  await preset(app, "tenhou");
  await app.action("close");
  await plan(app);
  await choose(app, "rules", "riichi");
  assert.equal((await app.text("options-line")).trim(), "Tenhou");
});
