// Evenings of twelve deals of sanma by taps, under the rules of a server and of parlours. Every figure is worked by
// hand from the rules (SN13–SN24): beside each deal stands how it comes about, and each is read on the screens.
// What a line says a hand was worth has the honba beside it, and not the sticks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { begin, choose, drawn, fillWins, now, record, seats, sheet, totals, type, withDeal } from "./session.mjs";

const PLAYERS = ["Anna", "Ben", "Cem"];
const [ANNA, BEN, CEM] = [0, 1, 2];
const text = async (app, part) => (await app.text(part)).replace(/\s+/g, " ");
const written = (points) => String(points).replace("-", "−");
const signed = (points) => (points > 0 ? "+" : "") + written(points);

/** Chooses the preset in the form of a new session. */
const preset = (app, key, said) => async () => {
  await app.tap(app.page.locator(`dialog [data-preset="${key}"]`));
  assert.equal(await text(app, "options-line"), said);
};

/** Enters a deal: its wins with who declared riichi, the players ready at the end of the wall by seat, or a chombo. */
async function enter(app, { wins, declared = [], ready, chombo, pays }) {
  if (ready) return drawn(app, ready, declared);
  if (wins) {
    await fillWins(app, wins);
  } else {
    await app.action("without-tiles");
    await choose(app, "ending", "void");
    await choose(app, "offenders", chombo);
  }
  for (const player of declared) await choose(app, "put-down", player);
  assert.equal(await text(app, "deal-result"), pays);
  return record(app);
}

/** What the screen says between two deals: what came of the last one, who sits where with how many points and in which place, and which deal follows. */
async function between(app, number, { line, pays, totals: after, places, next }) {
  const last = [`Deal ${number}: ${line}`, pays].filter(Boolean).join(" · ");
  assert.equal(await text(app, "last-deal"), last);
  const [deal, order] = next;
  assert.equal(await now(app), deal);
  assert.equal(await seats(app), order.map((player, seat) => `${"ESW"[seat]} ${PLAYERS[player]} ${written(after[player])}`).join(", "));
  const ranks = await app.page.locator(".seated .rank").allInnerTexts();
  assert.deepEqual(ranks.map((rank) => Number(rank.match(/\d+/)[0])), order.map((player) => places[player]));
}

/** Every row of the open score sheet: what each deal changed, and the totals after it. */
async function onSheet(app, deals) {
  for (const [index, { net, totals: after, line }] of deals.entries()) {
    const row = app.page.locator(`[data-deal="${index}"]`);
    assert.equal((await row.locator(".line").innerText()).replace(/\s+/g, " "), line);
    assert.deepEqual(await row.locator(".sheet-cell .change").allInnerTexts(), net.map((points) => (points === 0 ? "0" : signed(points))), `deal ${index + 1}`);
    await app.tap(app.page.locator(`[data-unfold="${index}"]`));
    assert.deepEqual(await row.locator(".running").allInnerTexts(), after.map(written), `deal ${index + 1}`);
  }
}

/** The rows of the table of final scores. */
async function finalScores(app) {
  await app.page.locator('[data-part="final-scores"] summary').waitFor();
  if (!(await app.part("final-scores").evaluate((e) => e.open))) await app.tap(app.page.locator('[data-part="final-scores"] summary'));
  return app.part("final-scores").locator("[role=row]").evaluateAll((rows) =>
    rows.slice(1).map((row) => [...row.children].map((cell) => cell.innerText.trim()).join(" ")));
}

/** Plays the deals; after the one with index `at`, the one with index `wrong` is corrected by `correct`, and what was written of the deals until then becomes `corrected`. */
async function play(app, deals, { at, wrong, correct, corrected }) {
  for (const [index, deal] of deals.entries()) {
    await enter(app, deal);
    if (index === deals.length - 1) break;
    await between(app, index + 1, deal);
    if (index !== at) continue;
    await sheet(app);
    await onSheet(app, deals.slice(0, index + 1));
    await withDeal(app, wrong, "correct");
    await correct(app);
    await record(app);
    deals.splice(0, index + 1, ...corrected);
    await app.page.locator(".score-sheet").waitFor();
    assert.deepEqual(await totals(app), corrected.at(-1).totals);
    await onSheet(app, corrected);
    await app.action("close");
    await between(app, index + 1, corrected.at(-1));
  }
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), deals.at(-1).totals);
  await onSheet(app, deals);
}

test("an evening as on Tenhou: nobody pays North's share, a honba is 200, and West is played", async (t) => {
  const app = await open(t);
  await begin(app, "sanma", PLAYERS, preset(app, "tenhou-sanma", "Tenhou (three)"));
  assert.equal(await seats(app), "E Anna 35000, S Ben 35000, W Cem 35000");
  const deals = [
    // Ben draws 3 han 30 fu, base 960: 1920, rounded up to 2000 from East, and 1000 from Cem.
    {
      wins: [[BEN, "wall", 3000]], line: "Ben wins 3000 by self-draw", pays: "Anna pays Ben 2000 · Cem pays 1000",
      net: [-2000, 3000, -1000], totals: [33_000, 38_000, 34_000], places: [3, 1, 2],
      next: ["Deal 2 East round · Ben deals", [BEN, CEM, ANNA]],
    },
    // Cem's 2 han 40 fu, written down as 1 han 40 fu: 1300 from Ben. Anna's stick is Cem's, and his own comes back.
    {
      wins: [[CEM, BEN, 1300]], declared: [CEM, ANNA], line: "Cem wins 1300 from Ben", pays: "Ben pays Cem 1300 · Anna pays 1000",
      net: [-1000, -1300, 2300], totals: [32_000, 36_700, 36_300], places: [3, 1, 2],
      next: ["Deal 3 East round · Cem deals", [CEM, ANNA, BEN]],
    },
    // Cem alone is ready: 1000 from each. His stick stays on the table, and he deals again.
    {
      ready: [], declared: ["E"], line: "No winner · ready: Cem", pays: "Cem +1000 · Anna −1000 · Ben −1000",
      net: [-1000, -1000, 1000], totals: [31_000, 35_700, 37_300], places: [3, 2, 1],
      next: ["Deal 4 East round · Cem deals · 1 honba · riichi sticks: 1", [CEM, ANNA, BEN]],
    },
    // Anna draws a mangan: 4000 and 100 from East, 2000 and 100 from Ben, and the stick.
    {
      wins: [[ANNA, "wall", 6000]], line: "Anna wins 6000 + 200 by self-draw", pays: "Anna +7200 · Ben −2100 · Cem −4100",
      net: [7200, -2100, -4100], totals: [38_200, 33_600, 33_200], places: [1, 2, 3],
      next: ["Deal 5 South round · Anna deals", [ANNA, BEN, CEM]],
    },
    // Cem's tile: East has 2 han 30 fu, 2900, Ben 1 han 30 fu, 1000. East has won and stays.
    {
      wins: [[ANNA, CEM, 2900], [BEN, CEM, 1000]], line: "Anna wins 2900 from Cem, Ben wins 1000 from Cem", pays: "Cem pays Anna 2900 and Ben 1000",
      net: [2900, 1000, -3900], totals: [41_100, 34_600, 29_300], places: [1, 2, 3],
      next: ["Deal 6 South round · Anna deals · 1 honba", [ANNA, BEN, CEM]],
    },
    // Ben and Cem are ready: Anna pays 1000 to each, and the deal passes on.
    {
      ready: ["S", "W"], line: "No winner · ready: Ben, Cem", pays: "Anna pays Ben and Cem 1000 each",
      net: [-2000, 1000, 1000], totals: [39_100, 35_600, 30_300], places: [1, 2, 3],
      next: ["Deal 7 South round · Ben deals · 2 honba", [BEN, CEM, ANNA]],
    },
    // Cem's chombo: 4000 to East, 2000 to Anna. Nothing else moves.
    {
      chombo: CEM, line: "Chombo: Cem", pays: "Cem pays Ben 4000 and Anna 2000",
      net: [2000, 4000, -6000], totals: [41_100, 38_300, 25_600], places: [1, 2, 3],
      next: ["Deal 8 South round · Ben deals · 2 honba", [BEN, CEM, ANNA]],
    },
    // East's 1 han 30 fu: 1500, and 400 for two honba.
    {
      wins: [[BEN, ANNA, 1500]], line: "Ben wins 1500 + 400 from Anna", pays: "Anna pays Ben 1900",
      net: [-1900, 1900, 0], totals: [39_200, 40_200, 25_600], places: [2, 1, 3],
      next: ["Deal 9 South round · Ben deals · 3 honba", [BEN, CEM, ANNA]],
    },
    // Cem's haneman: 12000, and 600 for three honba.
    {
      wins: [[CEM, BEN, 12_000]], line: "Cem wins 12000 + 600 from Ben", pays: "Ben pays Cem 12600",
      net: [0, -12_600, 12_600], totals: [39_200, 27_600, 38_200], places: [1, 3, 2],
      next: ["Deal 10 South round · Cem deals", [CEM, ANNA, BEN]],
    },
    // Ben's 1 han 30 fu, 1000. Anna and Cem are equal: Anna sat nearer to East in the first deal. Nobody has 40000: West.
    {
      wins: [[BEN, ANNA, 1000]], line: "Ben wins 1000 from Anna", pays: "Anna pays Ben 1000",
      net: [-1000, 1000, 0], totals: [38_200, 28_600, 38_200], places: [1, 3, 2],
      next: ["Deal 11 West round · Anna deals", [ANNA, BEN, CEM]],
    },
    // Ben draws 1 han 30 fu, base 240: 480, rounded up to 500 from East, and 300 from Cem.
    {
      wins: [[BEN, "wall", 800]], line: "Ben wins 800 by self-draw", pays: "Anna pays Ben 500 · Cem pays 300",
      net: [-500, 800, -300], totals: [37_700, 29_400, 37_900], places: [2, 3, 1],
      next: ["Deal 12 West round · Ben deals", [BEN, CEM, ANNA]],
    },
    // Cem's mangan: he has the 40000.
    {
      wins: [[CEM, ANNA, 8000]], line: "Cem wins 8000 from Anna", pays: "Anna pays Cem 8000",
      net: [-8000, 0, 8000], totals: [29_700, 29_400, 45_900],
    },
  ];
  // Cem's 2 han 40 fu are 2600: from the second deal on Ben has 1300 less, and Cem 1300 more.
  const corrected = deals.slice(0, 6).map((deal, index) => ({ ...deal, totals: deal.totals.map((total, player) => total + (index > 0) * [0, -1300, 1300][player]) }));
  Object.assign(corrected[1], { line: "Cem wins 2600 from Ben", net: [-1000, -2600, 3600] });
  assert.deepEqual(corrected.map(({ totals }) => totals), [
    [33_000, 38_000, 34_000], [32_000, 35_400, 37_600], [31_000, 34_400, 38_600], [38_200, 32_300, 34_500], [41_100, 33_300, 30_600], [39_100, 34_300, 31_600],
  ]);
  await play(app, deals, { at: 5, wrong: 1, correct: (app) => type(app, "points0", 2600), corrected });
  // 40000 are taken off, 3 × 5.0 go to the first, and 20.0 from the last to the first.
  assert.deepEqual(await finalScores(app), [
    "Total 29700 29400 45900",
    "Points above 40000 −10.3 −10.6 +5.9",
    "Place 0.0 −20.0 +35.0",
    "Final score −10.3 −30.6 +40.9",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: 0.0");
  assert.match(await app.page.locator('[data-player="2"] .place-head').innerText(), /Final score: \+40\.9/);
  await app.action("close");
  assert.equal(await text(app, "turn"), "Cem has 45900: the game is over.");
});

test("an evening in a parlour: as much as on a discard, whole thousands, 1000 for a honba from each", async (t) => {
  const app = await open(t);
  await begin(app, "sanma", PLAYERS, preset(app, "parlour-sanma", "Parlors"));
  const deals = [
    // Cem draws 3 han 30 fu: 3900 on a discard, rounded up to 4000; three eighths are 1500, so 1000 from Ben and the rest from East.
    {
      wins: [[CEM, "wall", 4000]], line: "Cem wins 4000 by self-draw", pays: "Anna pays Cem 3000 · Ben pays 1000",
      net: [-3000, -1000, 4000], totals: [32_000, 34_000, 39_000], places: [3, 2, 1],
      next: ["Deal 2 East round · Ben deals", [BEN, CEM, ANNA]],
    },
    // East's 3 han 30 fu: 5800, rounded up to 6000. It was Anna's tile, but Cem is written down.
    {
      wins: [[BEN, CEM, 6000]], line: "Ben wins 6000 from Cem", pays: "Cem pays Ben 6000",
      net: [0, 6000, -6000], totals: [32_000, 40_000, 33_000], places: [3, 1, 2],
      next: ["Deal 3 East round · Ben deals · 1 honba", [BEN, CEM, ANNA]],
    },
    // Cem's tile: Anna is nearest after him and has 1000 and the honba, East 2 han 30 fu: 2900, rounded up to 3000. Both had declared: the sticks are Anna's.
    {
      wins: [[ANNA, CEM, 1000], [BEN, CEM, 3000]], declared: [ANNA, BEN],
      line: "Anna wins 1000 + 1000 from Cem, Ben wins 3000 from Cem", pays: "Cem pays Anna 3000 and Ben 2000",
      net: [3000, 2000, -5000], totals: [35_000, 42_000, 28_000], places: [2, 1, 3],
      next: ["Deal 4 East round · Ben deals · 2 honba", [BEN, CEM, ANNA]],
    },
    // Cem alone is ready: 1000 from each, and his stick stays. East isn't, so the deal passes on.
    {
      ready: [], declared: ["S"], line: "No winner · ready: Cem", pays: "Cem +1000 · Anna −1000 · Ben −1000",
      net: [-1000, -1000, 1000], totals: [34_000, 41_000, 29_000], places: [2, 1, 3],
      next: ["Deal 5 East round · Cem deals · 3 honba · riichi sticks: 1", [CEM, ANNA, BEN]],
    },
    // Anna draws a haneman: a third of 12000 from Ben, two thirds from East; 3000 from each for three honba, and the stick.
    {
      wins: [[ANNA, "wall", 12_000]], line: "Anna wins 12000 + 6000 by self-draw", pays: "Anna +19000 · Ben −7000 · Cem −11000",
      net: [19_000, -7000, -11_000], totals: [53_000, 34_000, 18_000], places: [1, 2, 3],
      next: ["Deal 6 South round · Anna deals", [ANNA, BEN, CEM]],
    },
    // East's chombo: 4000 to each.
    {
      chombo: ANNA, line: "Chombo: Anna", pays: "Anna pays Ben and Cem 4000 each",
      net: [-8000, 4000, 4000], totals: [39_000, 38_000, 28_000], places: [1, 2, 3],
      next: ["Deal 7 South round · Anna deals", [ANNA, BEN, CEM]],
    },
    // Anna and Ben are ready: 1000 from Cem to each, and East stays.
    {
      ready: ["E", "S"], line: "No winner · ready: Anna, Ben", pays: "Cem pays Anna and Ben 1000 each",
      net: [1000, 1000, -2000], totals: [40_000, 39_000, 26_000], places: [1, 2, 3],
      next: ["Deal 8 South round · Anna deals · 1 honba", [ANNA, BEN, CEM]],
    },
    // Cem's mangan: 8000, and 1000 for the honba.
    {
      wins: [[CEM, ANNA, 8000]], line: "Cem wins 8000 + 1000 from Anna", pays: "Anna pays Cem 9000",
      net: [-9000, 0, 9000], totals: [31_000, 39_000, 35_000], places: [3, 1, 2],
      next: ["Deal 9 South round · Ben deals", [BEN, CEM, ANNA]],
    },
    // East draws 3 han 30 fu: half of 6000 from each.
    {
      wins: [[BEN, "wall", 6000]], line: "Ben wins 6000 by self-draw", pays: "Anna and Cem pay Ben 3000 each",
      net: [-3000, 6000, -3000], totals: [28_000, 45_000, 32_000], places: [3, 1, 2],
      next: ["Deal 10 South round · Ben deals · 1 honba", [BEN, CEM, ANNA]],
    },
    // Anna draws a mangan: 8000 is not divisible by three, so three eighths, 3000, from Cem and 5000 from East; 1000 from each for the honba.
    {
      wins: [[ANNA, "wall", 8000]], line: "Anna wins 8000 + 2000 by self-draw", pays: "Ben pays Anna 6000 · Cem pays 4000",
      net: [10_000, -6000, -4000], totals: [38_000, 39_000, 28_000], places: [2, 1, 3],
      next: ["Deal 11 South round · Cem deals", [CEM, ANNA, BEN]],
    },
    // Nobody is ready: the deal passes on. Nobody has 40000 after the last deal of South: West.
    {
      ready: [], line: "No winner · nobody ready", pays: "",
      net: [0, 0, 0], totals: [38_000, 39_000, 28_000], places: [2, 1, 3],
      next: ["Deal 12 West round · Anna deals · 1 honba", [ANNA, BEN, CEM]],
    },
    // Ben's 2 han 40 fu: 2600, rounded up to 3000, and 1000 for the honba. He has 40000 points now.
    {
      wins: [[BEN, CEM, 3000]], line: "Ben wins 3000 + 1000 from Cem", pays: "Cem pays Ben 4000",
      net: [0, 4000, -4000], totals: [38_000, 43_000, 24_000],
    },
  ];
  // It was Anna who discarded in the second deal: from then on she has 6000 less, and Cem 6000 more.
  const corrected = deals.slice(0, 5).map((deal, index) => ({ ...deal, totals: deal.totals.map((total, player) => total + (index > 0) * [-6000, 0, 6000][player]) }));
  Object.assign(corrected[1], { line: "Ben wins 6000 from Anna", net: [-6000, 6000, 0] });
  assert.deepEqual(corrected.map(({ totals }) => totals), [
    [32_000, 34_000, 39_000], [26_000, 40_000, 39_000], [29_000, 42_000, 34_000], [28_000, 41_000, 35_000], [47_000, 34_000, 24_000],
  ]);
  await play(app, deals, { at: 4, wrong: 1, correct: (app) => choose(app, "from0", ANNA), corrected });
  // 3 × 5.0 go to the first, and 20.0 from the last to the first.
  assert.deepEqual(await finalScores(app), [
    "Total 38000 43000 24000",
    "Points above 40000 −2.0 +3.0 −16.0",
    "Place 0.0 +35.0 −20.0",
    "Final score −2.0 +38.0 −36.0",
  ]);
  assert.equal(await text(app, "final-sum"), "Sum: 0.0");
});
