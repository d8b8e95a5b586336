// What is entered at a table, a few taps each: who declared riichi, han and fu without tiles, how hands
// stand at the end of a wall, a hand that is not enough to win, hands that count as nothing, and kongs that
// are entered once. The figures are worked by hand from the rules.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, asked, bar, begin, choose, deals, drawn, field, now, openPenalty, record, seats, sheet, stand, totals, win, withDeal, won } from "./session.mjs";

const preset = (app, key) => app.tap(app.page.locator(`dialog [data-preset="${key}"]`));
const declares = (app, seat) => app.tap(app.page.locator(`.seat-switch[data-seat="${seat}"]`));

/** Enters a win without tiles by its two counts, such as han and fu. */
async function counts(app, index, winner, from, main, minor) {
  if (index > 0) await app.action("add-win");
  await choose(app, `winner${index}`, winner);
  await choose(app, `from${index}`, from);
  await choose(app, `main${index}`, main);
  if (minor) await choose(app, `minor${index}`, minor);
}

test("riichi: an evening of ten deals with every kind of end, by taps", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset(app, "ema"));
  assert.equal(await seats(app), "E Anna 30000, S Ben 30000, W Cem 30000, N Dora 30000");
  // 1. Riichi and pinfu, 2 han 30 fu: Cem pays Ben 2000. Dora declared, too: Ben takes her stick and his own.
  await app.paste("234567m345p78s99m+6s");
  await app.quiet();
  await won(app, "S", "W");
  await app.tap(app.hook("declare", "riichi"));
  const before = app.taps;
  await declares(app, "N");
  assert.equal(app.taps - before, 1, "another player's declaration takes a tap");
  assert.equal(await app.page.locator("[data-stepper]").count(), 0, "a session knows honba and sticks");
  assert.equal(await app.payment(), "Cem pays Ben 2000 · Dora puts down a stick of 1000 · Ben takes 1000 from the table");
  await app.action("record");
  assert.equal(await seats(app), "E Ben 33000, S Cem 28000, W Dora 29000, N Anna 30000");
  // 2. The wall is used up, Ben (East) and Dora (West) are ready, 1500 each; Dora's stick stays.
  // Who declared is ready.
  assert.equal(await drawn(app, ["E"], ["W"]), "Record: only Ben and Dora ready");
  assert.equal(await now(app), "Deal 3 East round · Ben deals · 1 honba · riichi sticks: 1");
  assert.equal(await seats(app), "E Ben 34500, S Cem 26500, W Dora 29500, N Anna 28500");
  // 3. Cem discards: Ben, who deals, has 2 han 40 fu, 3900; Anna has 2 han 30 fu, 2000; 300 for the honba to
  // each. Anna is nearer after Cem and takes the stick; Ben has put down one and takes it again.
  await app.action("without-tiles");
  await counts(app, 0, 1, 2, 2, 40);
  assert.equal(await field(app, "points0").inputValue(), "3900");
  await counts(app, 1, 0, 2, 2, 30);
  assert.equal(await field(app, "points1").inputValue(), "2000");
  // Who has won is not asked for as another winner or its discarder.
  assert.equal(await field(app, "winner1").locator('[data-choice="1"]').count(), 0);
  assert.equal(await field(app, "from1").locator('[data-choice="1"]').count(), 0);
  await choose(app, "put-down", 1);
  await record(app);
  assert.equal(await now(app), "Deal 4 East round · Ben deals · 2 honba");
  assert.equal(await seats(app), "E Ben 38700, S Cem 20000, W Dora 29500, N Anna 31800");
  // 4. Cem draws 3 han 30 fu: 2000 from East, 1000 from the others, and 200 from each for two honba.
  await app.action("without-tiles");
  await counts(app, 0, 2, "wall", 3, 30);
  assert.equal(await field(app, "points0").inputValue(), "4000");
  assert.equal(await app.text("deal-result"), "Ben pays Cem 2200 · Dora and Anna pay 1200 each".replace("Dora and Anna", "Anna and Dora"));
  await record(app);
  assert.equal(await seats(app), "E Cem 24600, S Dora 28300, W Anna 30600, N Ben 36500");
  // 5. Not played to the end: nothing changes, and Cem deals again.
  await app.action("without-tiles");
  await choose(app, "ending", "abandoned");
  await record(app);
  assert.match(await now(app), /^Deal 6 East round · Cem deals/);
  assert.equal(await seats(app), "E Cem 24600, S Dora 28300, W Anna 30600, N Ben 36500");
  // 6. Dora has a mangan from Cem, who had declared: 8000 and his stick.
  await app.action("without-tiles");
  await counts(app, 0, 3, 2, 5);
  assert.equal(await field(app, "points0").inputValue(), "8000");
  await choose(app, "put-down", 2);
  await record(app);
  assert.equal(await seats(app), "E Dora 37300, S Anna 30600, W Ben 36500, N Cem 15600");
  // 7. Anna draws a yakuman: 16000 from Dora, who deals, 8000 from the others.
  await win(app, [[0, "wall", 32_000]]);
  assert.equal(await now(app), "Deal 8 South round · Anna deals");
  assert.equal(await seats(app), "E Anna 62600, S Ben 28500, W Cem 7600, N Dora 21300");
  // 8. The wall is used up and nobody is ready: the deal passes on, with a honba.
  assert.equal(await drawn(app, []), "Record: nobody ready");
  assert.equal(await now(app), "Deal 9 South round · Ben deals · 1 honba");
  // 9. Cem has 1 han 30 fu from Anna: 1000 and 300. 10. Ben has 4 han 30 fu from Dora, which these rules round up
  // to a mangan.
  await app.action("without-tiles");
  await counts(app, 0, 2, 0, 1, 30);
  await record(app);
  assert.equal(await seats(app), "E Cem 8900, S Dora 21300, W Anna 61300, N Ben 28500");
  await app.action("without-tiles");
  await counts(app, 0, 1, 3, 4, 30);
  assert.equal(await field(app, "points0").inputValue(), "8000");
  await record(app);
  assert.equal(await seats(app), "E Dora 13300, S Anna 61300, W Ben 36500, N Cem 8900");
  // The ninth was from Dora: Anna has 1300 more, and Dora 1300 less.
  await sheet(app);
  await withDeal(app, 8, "correct");
  await choose(app, "from0", 3);
  await record(app);
  assert.deepEqual(await totals(app), [62_600, 36_500, 8900, 12_000]);
  const lines = await deals(app);
  assert.deepEqual([lines[1], lines[4], lines[7]], ["No winner · ready: Ben, Dora", "Abandoned", "No winner · nobody ready"]);
  assert.match(lines[2], /^Anna wins 2000 \+ 300 from Cem, Ben wins 3900 \+ 300 from Cem$/);
  // Every number of the scale and every name is inside the chart.
  const cut = await app.page.locator(".chart svg").evaluate((svg) => {
    const { x, width } = svg.viewBox.baseVal;
    return [...svg.querySelectorAll("text")].filter((text) => {
      const box = text.getBBox();
      return box.x < x || box.x + box.width > x + width;
    }).map((text) => text.textContent);
  });
  assert.deepEqual(cut, []);
});

test("riichi under rules by which the nearest winner is paid", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset(app, "wrc"));
  // Dora discards. Ben has 4 han 30 fu, a mangan here; Cem, who is farther away, is not paid. Cem's stick is Ben's.
  await app.action("without-tiles");
  await counts(app, 0, 1, 3, 4, 30);
  assert.equal(await field(app, "points0").inputValue(), "8000");
  await counts(app, 1, 2, 3, 2, 30);
  await choose(app, "put-down", 2);
  await record(app);
  assert.equal(await seats(app), "E Ben 39000, S Cem 29000, W Dora 22000, N Anna 30000");
});

test("riichi: whoever is not paid because another one is nearer has no figure", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => preset(app, "wrc"));
  // Cem discards. Ben's hand is worth 2000, but Dora, who comes next after Cem, has a mangan.
  await app.paste("234567m345p78s99m+6s");
  await app.quiet();
  await won(app, "S", "W");
  await app.tap(app.hook("declare", "riichi"));
  await app.action("events");
  await app.tap(app.hook("happened", "also-won"));
  for (const [question, answer] of [["winner", "N"], ["worth", "mangan"]]) await app.tap(app.page.locator(`dialog [data-ask="${question}"][data-answer="${answer}"]`));
  await app.action("events-done");
  await app.action("close");
  assert.equal(await bar(app), "Dora wins from Cem · 8000 / Ben wins from Cem");
  await app.action("record");
  // Ben's stick is Dora's.
  assert.equal(await seats(app), "E Ben 29000, S Cem 22000, W Dora 39000, N Anna 30000");
});

test("outside of a session, honba and sticks are counted beside the hand without a keyboard", async (t) => {
  const app = await open(t, { hash: "#1/riichi/234567m345p78s99m+6s?seat=S&from=W&riichi=riichi" });
  const step = (name, way) => app.tap(app.page.locator(`[data-stepper="${name}"] [data-step="${way}"]`));
  await step("honba", "up");
  await step("honba", "up");
  await step("honba", "down");
  await step("sticks", "up");
  await declares(app, "N");
  // 2000 and 300 for the honba. A stick from before and North's of this deal are South's.
  assert.match(app.page.url(), /honba=1&sticks=1&declared=N/);
  assert.equal(await app.payment(), "West pays South 2300 · North puts down a stick of 1000 · South takes 2000 from the table");
});

test("Sichuan: “No winner” asks how each hand stands, and a win before the end of the wall is not asked", async (t) => {
  const app = await open(t);
  await begin(app, "sichuan", NAMES);
  await app.action("no-winner");
  assert.equal(await app.hook("action", "record").count(), 0, "nothing is recorded at once");
  // Anna is ready for 8 at most, Ben for 1; Cem is not ready and pays both; Dora pays 48 to nobody.
  await stand(app, ["8", "1", "not-ready", "flower-pig"]);
  await app.action("record");
  assert.equal(await seats(app), "E Anna 8, S Ben 1, W Cem −9, N Dora −48");
  // A correction finds the answers again.
  await sheet(app);
  await withDeal(app, 0, "correct");
  await app.place(3);
  assert.match(await app.text("circumstances"), /flower pig/);
});

test("Sichuan: a kong is entered once, and seats run in one order", async (t) => {
  const app = await open(t);
  await begin(app, "sichuan", NAMES);
  // As a meld: a concealed kong is an event without another tap.
  await app.tap(app.page.locator('[data-player-seat="S"]'));
  await app.meld("concealed-kong", "9s");
  assert.match(app.page.url(), /event=kong\.0\.9s/);
  // As an event: its meld lies before the player.
  await app.action("events");
  await app.tap(app.hook("happened", "kong"));
  const names = await app.page.locator("dialog [data-place]").allInnerTexts();
  assert.deepEqual(names, NAMES);
  await app.tap(app.page.locator("dialog [data-place]").nth(3));
  await app.tap(app.page.locator("dialog [data-action=other-tiles], dialog [data-pick='2m']").first());
  if (!/\[2222m\]/.test(decodeURIComponent(app.page.url()))) await app.tap(app.page.locator('dialog [data-pick="2m"]'));
  assert.match(decodeURIComponent(app.page.url()), /\[2222m\]/);
});

test("MCR: a hand of fewer than 8 points says so, and is a false win or nothing", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  // All Chows and Short Straight: 3 points.
  await app.paste("[123m][456m]789p22s67s+8s");
  await asked(app, "E");
  assert.match(await app.text("verdict"), /not enough to win/i);
  assert.doesNotMatch(await bar(app), /→/);
  assert.equal(await app.hook("action", "record").count(), 0);
  await app.action("false-win");
  // The deal goes on: 10 to each of the others, and nobody has won yet.
  await app.part("between").waitFor();
  assert.match(await app.text("given-penalties"), /Anna pays Ben, Cem and Dora 10 each/);
  await app.action("no-winner");
  assert.equal(await seats(app), "E Ben 10, S Cem 10, W Dora 10, N Anna −30");
  assert.match(await app.text("last-deal"), /^Deal 1: No winner .*Anna pays Ben, Cem and Dora 10 each$/);
});

test("Classical: beside Record stands whose hands count as 0", async (t) => {
  const app = await open(t);
  await begin(app, "classical", NAMES);
  await app.paste("[PPP]123m456p5578s+9s");
  await won(app, "S", "W");
  assert.equal(await app.text("before-step"), "Not entered, so counted as 0: Anna, Cem and Dora.");
  assert.equal(await app.hook("action", "record").count(), 1);
});

test("while a hand is being entered, the deal can still end without tiles or without a winner", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.tapTiles("1m 2m 3m");
  await app.action("without-tiles");
  await app.part("deal-form").waitFor();
  await app.action("close");
  await app.action("no-winner");
  assert.match(await app.text("last-deal"), /^Deal 1: No winner/);
});

test("payments and penalties of the last deal are said apart", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await win(app, [[3, "wall", 14]]);
  await openPenalty(app);
  await choose(app, "offence", "too-few");
  await choose(app, "player", 2);
  await app.action("give-penalty");
  const lines = (await app.part("last-deal").locator("p").allInnerTexts()).map((line) => line.replace(/\s/g, " "));
  assert.match(lines[0], /^Deal 1: Dora wins 14 by self-draw · Anna, Ben and Cem pay Dora 22 each$/);
  assert.match(lines[1], /Cem pays Anna, Ben and Dora 10 each$/);
});

test("deals can be undone after a reload", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await win(app, [[3, "wall", 14]]);
  await win(app, [[1, 2, 24]]);
  await app.page.reload();
  await app.ready();
  await app.part("between").waitFor();
  assert.equal(await seats(app), "E Cem −54, S Dora 58, W Anna −30, N Ben 26");
  await app.action("undo-session");
  assert.equal(await seats(app), "E Ben −22, S Cem −22, W Dora 66, N Anna −22");
  await app.action("undo-session");
  assert.equal(await seats(app), "E Anna 0, S Ben 0, W Cem 0, N Dora 0");
  await app.action("redo-session");
  assert.equal(await seats(app), "E Ben −22, S Cem −22, W Dora 66, N Anna −22");
});

test("Nanchang: a hand that did not win is paid for its jing", async (t) => {
  const app = await open(t);
  await begin(app, "nanchang", NAMES);
  await app.paste("223m1145699p789s");
  await app.quiet();
  await app.action("no-winner");
  await app.tap(app.page.locator('dialog [data-ask="indicator"][data-answer="2m"]'));
  await app.action("close");
  await asked(app, "E");
  await app.action("record");
  // Two primary jing and one secondary are 5, doubled above 4, and doubled again because nobody else has any.
  assert.equal(await seats(app), "E Anna 60, S Ben −20, W Cem −20, N Dora −20");
});

test("what was entered without tiles is for its deal alone", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await win(app, [[3, "wall", 14]]);
  await sheet(app);
  await withDeal(app, 0, "correct");
  assert.equal(await field(app, "points0").inputValue(), "14");
  await app.action("close");
  await app.action("undo-session");
  await app.action("without-tiles");
  assert.equal(await field(app, "points0").inputValue(), "");
  assert.equal(await field(app, "winner0").locator("[aria-pressed=true]").count(), 0);
});
