// Whole games of riichi, played by taps under the rules of a server and of a championship: every kind of end, why
// the game is over or goes on, what the final scores are made of, and corrections that move all of it along.
// The figures are worked by hand from the rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, choose, drawn, field, fillWins, now, record, seats, sheet, totals, type, win, withDeal } from "./session.mjs";

/** Chooses the preset, and one round in place of two. */
const preset = (key) => async (app) => {
  await app.tap(app.page.locator(`dialog [data-preset="${key}"]`));
  await app.tap(app.page.locator('[data-part="options"] summary'));
  await choose(app, "rounds", 1);
};

/** Enters a deal that ended in another way: nobody won, it was broken off, or it is void. */
async function ended(app, ending, answers) {
  await app.action("without-tiles");
  await choose(app, "ending", ending);
  for (const [name, all] of Object.entries(answers)) for (const answer of all) await choose(app, name, answer);
  await record(app);
}

/** The rows of the table of final scores: the name of a part, and a number for each player. */
async function finalScores(app) {
  await app.page.locator('[data-part="final-scores"] summary').waitFor();
  if (!(await app.part("final-scores").evaluate((e) => e.open))) await app.tap(app.page.locator('[data-part="final-scores"] summary'));
  return app.part("final-scores").locator("[role=row]").evaluateAll((rows) =>
    rows.slice(1).map((row) => [...row.children].map((cell) => cell.innerText.trim()).join(" ")));
}

const text = async (app, part) => (await app.text(part)).replace(/\s+/g, " ");

test("a game as on Tenhou: two winners, an abortive draw, a chombo, another round, and who is out of points", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, async () => {
    await preset("tenhou")(app);
    assert.match(await text(app, "options-line"), /^Tenhou, but: East round only$/);
  });
  assert.equal(await seats(app), "E Anna 25000, S Ben 25000, W Cem 25000, N Dora 25000");
  // 1. Dora discards: Ben has 2600, Cem 1000.
  await win(app, [[1, 3, 2600], [2, 3, 1000]]);
  assert.equal(await seats(app), "E Ben 27600, S Cem 26000, W Dora 21400, N Anna 25000");
  // 2. An abortive draw after Anna's riichi: Ben deals again, and her stick stays.
  await ended(app, "aborted", { "put-down": [0] });
  assert.equal(await now(app), "Deal 3 East round · Ben deals · 1 honba · riichi sticks: 1");
  // 3. Cem and Dora are ready: 1500 from each of the others. Ben isn't, so Cem deals.
  await drawn(app, ["S", "W"]);
  assert.equal(await seats(app), "E Cem 27500, S Dora 22900, W Anna 22500, N Ben 26100");
  // 4. Anna's chombo is paid at the table: 4000 to East, 2000 to the others. Nothing else moves.
  await ended(app, "void", { offenders: [0] });
  assert.equal(await seats(app), "E Cem 31500, S Dora 24900, W Anna 14500, N Ben 28100");
  assert.equal(await now(app), "Deal 5 East round · Cem deals · 2 honba · riichi sticks: 1");
  // 5. Dora has 2000 from Anna, 600 for the honba, and the stick.
  await win(app, [[3, 0, 2000]]);
  assert.equal(await seats(app), "E Dora 28500, S Anna 11900, W Ben 28100, N Cem 31500");
  // 6. Anna has 2000 from Cem in the last deal of the round. Nobody has 30000 now.
  await win(app, [[0, 2, 2000]]);
  assert.equal(await text(app, "turn"), "Nobody has 30000: South round is played.");
  assert.match(await text(app, "decided-by"), /^(Another round.*|.*): Yes/);
  assert.equal(await now(app), "Deal 7 South round · Anna deals");
  // 7. Ben has a haneman from Anna, and with it the 30000.
  await win(app, [[1, 0, 12_000]]);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [1900, 40_100, 29_500, 28_500]);
  assert.deepEqual(await finalScores(app), [
    "Total 1900 40100 29500 28500",
    "Points above 30000 −28.1 +10.1 −0.5 −1.5",
    "Place −20.0 +40.0 +10.0 −10.0",
    "Final score −48.1 +50.1 +9.5 −11.5",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: 0.0");
  assert.match(await app.page.locator('[data-player="1"] .place-head').innerText(), /Final score: \+50\.1/);
  assert.match(await text(app, "agreed"), /^Rules of the game: Tenhou, but: East round only$/);
  await app.action("close");
  assert.equal(await text(app, "turn"), "Ben has 40100: the game is over.");
  // It was a yakuman: Anna is out of points.
  await app.action("to-sheet");
  await withDeal(app, 6, "correct");
  await type(app, "points0", 32_000);
  await record(app);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [-18_100, 60_100, 29_500, 28_500]);
  assert.deepEqual((await finalScores(app)).at(-1), "Final score −68.1 +70.1 +9.5 −11.5");
  // The second winner of the first deal is taken away: everybody has 1000 more or less, and the end comes as before.
  await withDeal(app, 0, "correct");
  await app.tap(app.page.locator('[data-action="remove-win"]').nth(1));
  await record(app);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [-18_100, 60_100, 28_500, 29_500]);
  assert.equal(await text(app, "final-sum"), "Sum: 0.0");
});

test("a game of the World Riichi Championship: a mangan rounded up, a chombo off the final score, a tie, a stick that nobody gets", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset("wrc")(app));
  // 1. 4 han 30 fu is a mangan here: Ben has 8000 from Cem, and Dora's stick.
  await fillWins(app, [[1, 2, 8000]]);
  await choose(app, "put-down", 3);
  await record(app);
  assert.equal(await seats(app), "E Ben 39000, S Cem 22000, W Dora 29000, N Anna 30000");
  // 2. Dora's chombo costs nothing at the table: Ben deals again.
  await ended(app, "void", { offenders: [3] });
  assert.equal(await now(app), "Deal 3 East round · Ben deals");
  assert.equal(await seats(app), "E Ben 39000, S Cem 22000, W Dora 29000, N Anna 30000");
  // 3. Cem alone is ready, and has declared: 1000 from each, and his stick stays.
  await drawn(app, [], ["S"]);
  assert.equal(await seats(app), "E Cem 24000, S Dora 28000, W Anna 29000, N Ben 38000");
  // 4. Anna draws 3 han 30 fu: 2000 from East, 1000 from the others, 100 from each for the honba, and the stick.
  await win(app, [[0, "wall", 4000]]);
  assert.equal(await seats(app), "E Dora 26900, S Anna 34300, W Ben 36900, N Cem 21900");
  // 5. Dora has 1500 from Cem, and stays East. Ben's hand fits, too, but Dora is nearer after Cem.
  await win(app, [[3, 2, 1500], [1, 2, 2000]]);
  assert.equal(await now(app), "Deal 6 East round · Dora deals · 1 honba");
  // 6. Anna has 1000 from Ben, and 300 for the honba: they are equal.
  await win(app, [[0, 1, 1000]]);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [35_600, 35_600, 20_400, 28_400]);
  assert.deepEqual(await finalScores(app), [
    "Total 35600 35600 20400 28400",
    "Points above 30000 +5.6 +5.6 −9.6 −1.6",
    "Place +10.0 +10.0 −15.0 −5.0",
    "Chombo 0.0 0.0 0.0 −30.0",
    "Final score +15.6 +15.6 −24.6 −36.6",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: −30.0 · Chombo: −30.0");
  // Nobody won the last deal: Anna had declared, and was ready alone. Nobody gets her stick.
  await withDeal(app, 5, "correct");
  await choose(app, "ending", "draw");
  await app.tap(app.page.locator('dialog [data-ask="declared"][data-answer="S"]'));
  await app.action("close");
  await app.action("record");
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [36_300, 35_900, 19_400, 27_400]);
  assert.deepEqual((await finalScores(app)).at(-1), "Final score +21.3 +10.9 −25.6 −37.6");
  assert.equal(await text(app, "final-sum"), "Sum: −31.0 · 1000 points on the table are nobody’s. · Chombo: −30.0");
  // Ben’s mangan was from Dora.
  await withDeal(app, 0, "correct");
  await choose(app, "from0", 3);
  await record(app);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [36_300, 35_900, 27_400, 19_400]);
  assert.deepEqual((await finalScores(app)).at(-1), "Final score +21.3 +10.9 −7.6 −55.6");
});

test("a game of the European Mahjong Association: two winners who both have the honba, a chombo off the final score, equal players, a stick for the first", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset("ema")(app));
  assert.equal(await seats(app), "E Anna 30000, S Ben 30000, W Cem 30000, N Dora 30000");
  // 1. Dora discards: Ben has 2600, Cem 1000.
  await win(app, [[1, 3, 2600], [2, 3, 1000]]);
  assert.equal(await seats(app), "E Ben 32600, S Cem 31000, W Dora 26400, N Anna 30000");
  // 2. Cem’s chombo costs nothing at the table: Ben deals again.
  await ended(app, "void", { offenders: [2] });
  assert.equal(await now(app), "Deal 3 East round · Ben deals");
  // 3. Cem alone is ready, and has declared: 1000 from each, and his stick stays.
  await drawn(app, [], ["S"]);
  assert.equal(await seats(app), "E Cem 33000, S Dora 25400, W Anna 29000, N Ben 31600");
  // 4. Anna discards: Cem has 3900, Dora 2000, and each of them 300 for the honba. Cem is nearer and takes the stick.
  await win(app, [[2, 0, 3900], [3, 0, 2000]]);
  assert.equal(await seats(app), "E Cem 38200, S Dora 27700, W Anna 22500, N Ben 31600");
  assert.equal(await now(app), "Deal 5 East round · Cem deals · 2 honba");
  // 5. Anna has 2000 from Dora, and 600 for two honba: they are equal.
  await win(app, [[0, 3, 2000]]);
  assert.equal(await seats(app), "E Dora 25100, S Anna 25100, W Ben 31600, N Cem 38200");
  // 6. Ben has declared and is ready alone. The game is over, and his stick is Cem’s.
  await drawn(app, [], ["W"]);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [24_100, 33_600, 37_200, 24_100]);
  assert.deepEqual(await finalScores(app), [
    "Total 24100 33600 38200 24100",
    "Points above 30000 −5.9 +3.6 +8.2 −5.9",
    "Place −10.0 +5.0 +15.0 −10.0",
    "Chombo 0.0 0.0 −20.0 0.0",
    "Final score −15.9 +8.6 +3.2 −15.9",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: −20.0 · Chombo: −20.0");
  // Cem had not won in the first deal: Dora is before Anna.
  await withDeal(app, 0, "correct");
  await app.tap(app.page.locator('[data-action="remove-win"]').nth(1));
  await record(app);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [24_100, 33_600, 36_200, 25_100]);
  assert.deepEqual((await finalScores(app)).at(-1), "Final score −20.9 +8.6 +2.2 −9.9");
  // And Ben’s hand was worth 5200: he and Cem are first, with half of the stick each.
  await withDeal(app, 0, "correct");
  await type(app, "points0", 5200);
  await record(app);
  await app.part("sheet").waitFor();
  assert.deepEqual(await finalScores(app), [
    "Total 24100 36700 36700 22500",
    "Points above 30000 −5.9 +6.7 +6.7 −7.5",
    "Place −5.0 +10.0 +10.0 −15.0",
    "Chombo 0.0 0.0 −20.0 0.0",
    "Final score −10.9 +16.7 −3.3 −22.5",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: −20.0 · Chombo: −20.0");
});

test("a game of the M.League: the nearer winner, a chombo off the final score, a dealer who leads and plays on, sticks for the first", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset("m-league")(app));
  // 1. Ben has 3900 from Cem.
  await win(app, [[1, 2, 3900]]);
  // 2. Dora discards: Anna, who is nearer than Ben, has 2000. He deals, and is not paid, so Cem deals.
  await win(app, [[0, 3, 2000], [1, 3, 5800]]);
  assert.equal(await seats(app), "E Cem 21100, S Dora 23000, W Anna 27000, N Ben 28900");
  // 3. Ben’s chombo.
  await ended(app, "void", { offenders: [1] });
  assert.equal(await now(app), "Deal 4 East round · Cem deals");
  // 4. Dora draws 2 han 30 fu: 1000 from East, 500 from the others, and Anna’s stick.
  await fillWins(app, [[3, "wall", 2000]]);
  await choose(app, "put-down", 0);
  await record(app);
  assert.equal(await seats(app), "E Dora 26000, S Anna 25500, W Ben 28400, N Cem 20100");
  // 5. Dora has declared and is ready alone: she deals the last deal again, and leads.
  await drawn(app, [], ["E"]);
  assert.equal(await seats(app), "E Dora 28000, S Anna 24500, W Ben 27400, N Cem 19100");
  assert.equal(await now(app), "Deal 6 East round · Dora deals · 1 honba · riichi sticks: 1");
  // 6. Ben has declared and is ready alone. The game is over, and both sticks are his.
  await drawn(app, [], ["W"]);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [23_500, 29_400, 18_100, 27_000]);
  assert.deepEqual(await finalScores(app), [
    "Total 23500 31400 18100 27000",
    "Points above 30000 −6.5 +1.4 −11.9 −3.0",
    "Place −10.0 +50.0 −30.0 +10.0",
    "Chombo 0.0 −20.0 0.0 0.0",
    "Final score −16.5 +31.4 −41.9 +7.0",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: −20.0 · Chombo: −20.0");
  // The first win was from Dora.
  await withDeal(app, 0, "correct");
  await choose(app, "from0", 3);
  await record(app);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [23_500, 29_400, 22_000, 23_100]);
  assert.deepEqual((await finalScores(app)).at(-1), "Final score +3.5 +31.4 −38.0 −16.9");
});

test("a game as on Mahjong Soul: all winners, an abortive draw, a chombo at the table, and who is out of points, unless that is no end", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset("mahjong-soul")(app));
  // 1. Dora discards: Ben has 5200, Cem 1300.
  await win(app, [[1, 3, 5200], [2, 3, 1300]]);
  // 2. An abortive draw after Cem’s riichi.
  await ended(app, "aborted", { "put-down": [2] });
  assert.equal(await seats(app), "E Ben 30200, S Cem 25300, W Dora 18500, N Anna 25000");
  // 3. Ben draws 2000 from each, 100 for the honba, and the stick.
  await win(app, [[1, "wall", 6000]]);
  assert.equal(await seats(app), "E Ben 37500, S Cem 23200, W Dora 16400, N Anna 22900");
  // 4. Anna has a mangan from Ben, and 600 for two honba.
  await win(app, [[0, 1, 8000]]);
  // 5. Dora’s chombo: 4000 to East, 2000 to the others.
  await ended(app, "void", { offenders: [3] });
  assert.equal(await seats(app), "E Cem 27200, S Dora 8400, W Anna 33500, N Ben 30900");
  // 6. Ben has a haneman from Dora: she is below zero.
  await win(app, [[1, 3, 12_000]]);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [33_500, 42_900, 27_200, -3600]);
  assert.deepEqual((await finalScores(app)).at(-1), "Final score +13.5 +32.9 −2.8 −43.6");
  await app.action("close");
  assert.equal(await text(app, "turn"), "Dora has −3600: the game is over.");
  // The players go on: the option stands beside the sentence.
  await app.tap(app.page.locator('[data-part="decided-by"] summary'));
  await choose(app, "bankruptcy", "off");
  assert.equal(await now(app), "Deal 7 East round · Dora deals");
  // 7. Anna has 2000 from Cem in the last deal.
  await win(app, [[0, 2, 2000]]);
  await app.part("sheet").waitFor();
  assert.deepEqual((await finalScores(app)).at(-1), "Final score +15.5 +32.9 −4.8 −43.6");
  assert.match(await text(app, "agreed"), /Mahjong Soul, but: East round only, /);
  // Cem had not won in the first deal.
  await withDeal(app, 0, "correct");
  await app.tap(app.page.locator('[data-action="remove-win"]').nth(1));
  await record(app);
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), [35_500, 42_900, 23_900, -2300]);
  assert.deepEqual((await finalScores(app)).at(-1), "Final score +15.5 +32.9 −6.1 −42.3");
});

test("options of one’s own: other numbers, chips, and a dealer who is asked", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, async () => {
    await preset("mahjong-soul")(app);
    await choose(app, "last-dealer-asked", "yes");
    await choose(app, "chip-value", 2000);
    await field(app, "uma-other").fill("25.5/4/-9.5/-20");
    await field(app, "uma-other").blur();
    await type(app, "start-other", 26000);
    await type(app, "return-other", 26000);
    assert.match(await text(app, "options-line"), /^Mahjong Soul, but: /);
  });
  assert.equal(await seats(app), "E Anna 26000, S Ben 26000, W Cem 26000, N Dora 26000");
  // Three deals without a winner and without anybody ready, until Dora deals the last one.
  for (let deal = 0; deal < 3; deal++) await drawn(app, []);
  assert.equal(await now(app), "Deal 4 East round · Dora deals · 3 honba");
  // She wins 7700 from Anna and 900 for the honba, leads, and may end the game.
  await win(app, [[3, 0, 7700]]);
  assert.equal(await text(app, "turn"), "Dora deals last and leads, and may end the game.");
  await app.action("dealer-ends");
  await app.action("to-sheet");
  assert.deepEqual(await totals(app), [17_400, 26_000, 26_000, 34_600]);
  // Two chips too many are not counted; then they are right.
  await type(app, "chips3", 5);
  await type(app, "chips0", -3);
  await field(app, "chips0").blur();
  await app.settle();
  assert.match(await app.page.locator('[data-faults="chips"]').innerText(), /2/);
  await type(app, "chips1", -2);
  await field(app, "chips1").blur();
  await app.settle();
  assert.deepEqual(await finalScores(app), [
    "Total 17400 26000 26000 34600",
    "Points above 26000 −8.6 0.0 0.0 +8.6",
    "Place −20.0 +4.0 −9.5 +25.5",
    "Chips −6.0 −4.0 0.0 +10.0",
    "Final score −34.6 0.0 −9.5 +44.1",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: 0.0");
});

test("riichi with less than 1000 points is said before it is recorded, and marked on the sheet", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset("tenhou")(app));
  // Anna gives away two hanemans and pays 1000 for a hand that is not ready: she has nothing left.
  await win(app, [[1, 0, 12_000]]);
  await win(app, [[2, 0, 12_000]]);
  await drawn(app, ["E"]);
  assert.equal(await seats(app), "E Cem 40000, S Dora 24000, W Anna 0, N Ben 36000");
  await app.action("no-winner");
  await app.tap(app.page.locator('dialog [data-ask="declared"][data-answer="W"]'));
  await app.action("close");
  assert.equal(await app.text("put-down-below"), "Anna had 0 points and declared riichi all the same");
  await app.action("record");
  await sheet(app);
  assert.equal(await app.page.locator('[data-deal="3"] .remark').first().innerText(), "Anna had 0 points and declared riichi all the same");
});
