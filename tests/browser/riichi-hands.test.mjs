// Twenty-four hands of riichi, tapped as a player taps them. Every figure was worked by hand from the rules: what
// counts (yaku by their numbers 1 to 46, dora 47,
// ura dora 48, red fives 49, fu from 50 on; a yakuman has no number of han), and who pays.
import assert from "node:assert/strict";
import { LANDSCAPE, NO_YAKU, SMALL, alsoWon, answer, check, declare, enter, from, hand, list, preset, ways } from "./riichi.mjs";

hand("1. pinfu self-drawn by East: 20 fu", async (app) => {
  await enter(app, "E", [], "2m 3m 4m 5m 6m 7m 3p 4p 5p 9s 9s 6s 7s 8s");
  await ways.drawn(app);
  // 20 × 2^4 = 320, 640 from each, rounded up.
  await check(app, {
    total: "2100", verdict: "2 han 20 fu", payment: "South, West and North pay East 700 each",
    fans: { 4: 1, 5: 1, 50: 20 }, nets: "E +2100, S −700, W −700, N −700",
  });
});

hand("2. riichi, ippatsu, pinfu, a dora and two ura dora: 6 han are haneman", async (app) => {
  await enter(app, "S", [], "1m 2m 3m 6m 7m 8m 4p 5p 6p 2s 2s 3s 4s 5s");
  await declare(app, "riichi");
  await declare(app, "ippatsu");
  await list(app, "dora", "7m");
  await list(app, "ura", "1s");
  await from(app, "N");
  await check(app, {
    total: "12000", verdict: "6 han 30 fu · haneman", payment: "North pays South 12000",
    fans: { 1: 1, 3: 1, 5: 1, 47: 1, 48: 2, 50: 20, 51: 10 },
  });
}, SMALL);

hand("3. seven pairs: 25 fu", async (app) => {
  await enter(app, "W", [], "1m 1m 3m 3m 5p 5p 7p 7p 9s 9s E E S S");
  await from(app, "S");
  // 25 × 2^4 = 400.
  await check(app, { total: "1600", verdict: "2 han 25 fu", payment: "South pays West 1600", fans: { 17: 2, 67: 25 } });
});

hand("4. open all simples, and nothing where open hands do not have it", async (app) => {
  await enter(app, "N", [["chow", "3s"], ["pung", "6p"]], "4m 5m 6m 4s 4s 7m 8m 6m");
  await from(app, "E");
  // 20 + 2 are 30 fu; 30 × 2^3 = 240, 960 rounded up.
  await check(app, { total: "1000", verdict: "1 han 30 fu", payment: "East pays North 1000", fans: { 7: 1, 50: 20, 58: 2 } });
  await app.action("rulings");
  await app.tap(app.hook("ruling", "open-tanyao"));
  await app.action("close");
  await check(app, { total: "–", verdict: NO_YAKU });
}, LANDSCAPE);

hand("5. fu of two kongs and a pung: 70 fu", async (app) => {
  await enter(app, "S", [["concealed-kong", "1m"], ["kong", "5p"]], "P P P E E 7s 8s 9s");
  await list(app, "dora", "3p 6m W");
  await from(app, "W");
  // 20 + 32 + 8 + 8 + 2 = 70; 70 × 2^3 = 560.
  await check(app, {
    total: "2300", verdict: "1 han 70 fu", payment: "West pays South 2300",
    fans: { 10: 1, 50: 20, 56: 2, 61: 8, 62: 8, 65: 32 },
  });
});

hand("6. the pair of a double wind: 2 fu, and 4 at Tenhou", async (app) => {
  await enter(app, "E", [], "1p 1p 1p 2m 3m 4m 6m 7m 8m E E 4s 5s 3s");
  await declare(app, "riichi");
  await from(app, "S");
  // 20 + 10 + 8 + 2 = 40; 40 × 2^3 = 320, six times 1920.
  await check(app, { total: "2000", verdict: "1 han 40 fu", payment: "South pays East 2000", fans: { 1: 1, 50: 20, 51: 10, 57: 2, 61: 8 } });
  await preset(app, "tenhou");
  await check(app, { total: "2400", verdict: "1 han 50 fu", payment: "South pays East 2400", fans: { 1: 1, 50: 20, 51: 10, 57: 4, 61: 8 } });
});

hand("7. 4 han 30 fu: a mangan, and 7700 at Tenhou", async (app) => {
  await enter(app, "S", [], "3m 4m 5m 6m 7m 8m 2p 3p 4p 8p 8p 5s 6s 7s");
  await declare(app, "riichi");
  await list(app, "dora", "2p");
  await from(app, "E");
  const fans = { 1: 1, 5: 1, 7: 1, 47: 1, 50: 20, 51: 10 };
  await check(app, { total: "8000", verdict: "4 han 30 fu · mangan", payment: "East pays South 8000", fans });
  await preset(app, "tenhou");
  await check(app, { total: "7700", verdict: "4 han 30 fu", payment: "East pays South 7700", fans });
}, SMALL);

hand("8. red fives are ordinary fives, and two dora at Tenhou", async (app) => {
  await preset(app, "tenhou");
  await enter(app, "S", [], "3m 4m 0m 7m 7m 2s 3s 4s 6s 7s 8s 4p 0p 6p");
  await ways.drawn(app);
  await preset(app, "wrc");
  assert.match((await app.notes()).join(), /A red 5 counts as a normal 5, because the ruling “Red fives” is off/);
  // 20 × 2^5 = 640.
  await check(app, {
    total: "2700", verdict: "3 han 20 fu", payment: "East pays South 1300 · West and North pay 700 each",
    fans: { 4: 1, 5: 1, 7: 1, 50: 20 },
  });
  await preset(app, "tenhou");
  await check(app, {
    total: "8000", verdict: "5 han 20 fu · mangan", payment: "East pays South 4000 · West and North pay 2000 each",
    fans: { 4: 1, 5: 1, 7: 1, 49: 2, 50: 20 },
  });
});

hand("9. East self-draws with two honba and three sticks on the table", async (app) => {
  await enter(app, "E", [], "1m 2m 3m 4p 5p 6p 7s 8s 9s C C C 5m 5m");
  await ways.drawn(app);
  await answer(app, ["honba", 2], ["sticks", 3]);
  // 20 + 2 + 8 + 2 are 40 fu; 40 × 2^4 = 640: 1300 from each and 200 for the honba.
  await check(app, {
    total: "3900", onTop: "+ 3600", verdict: "2 han 40 fu", fans: { 4: 1, 12: 1, 50: 20, 52: 2, 53: 2, 61: 8 },
  });
  assert.match(await app.payment(), /South, West and North pay East 1500 each/);
  assert.match((await app.ledger()).nets, /^E \+7500, S −1500, W −1500, N −1500/);
});

hand("10. Big Three Dragons with a liable player, self-drawn and on a discard", async (app) => {
  await enter(app, "S", [["pung", "P"], ["pung", "F"], ["pung", "C"]], "2m 2m 3s 4s 5s");
  await ways.drawn(app);
  await answer(app, ["liable", "W"], ["honba", 1]);
  await check(app, { total: "32000", verdict: "yakuman", payment: "West pays South 32300", nets: "S +32300, E 0, N 0, W −32300" });
  await ways.discard(app);
  await from(app, "N");
  await check(app, { total: "32000", verdict: "yakuman", payment: "North pays South 16300 · West pays 16000", nets: "S +32300, E 0, W −16000, N −16300" });
});

hand("11. Four Concealed Pungs with a pair wait: one yakuman, two at Mahjong Soul", async (app) => {
  await enter(app, "S", [], "1m 1m 1m 4p 4p 4p 7s 7s 7s N N N 5m 5m");
  await from(app, "N");
  await check(app, { total: "32000", verdict: "yakuman", payment: "North pays South 32000", fans: { 37: 0 } });
  assert.match(await app.hook("fan", "37").innerText(), /^yakuman\s+Four Concealed Pungs/);
  assert.equal(await app.part("formula").count(), 0);
  await preset(app, "mahjong-soul");
  await check(app, { total: "64000", payment: "North pays South 64000", formula: "Base value: 8000 × 2 = 16000" });
});

hand("12. Blessing of Man: a mangan by itself, and no yaku at Tenhou", async (app) => {
  await enter(app, "S", [], "1m 2m 3m 5m 6m 7m 7p 8p 9p 2s 2s 4s 6s 5s");
  await check(app, { total: "–", verdict: NO_YAKU });
  await answer(app, ["first-turn", "yes"]);
  await from(app, "E");
  await check(app, { total: "8000", verdict: "mangan", payment: "East pays South 8000", fans: { 31: 5 } });
  await preset(app, "tenhou");
  await check(app, { total: "–", verdict: NO_YAKU });
});

hand("13. robbing a kong: the player of the kong pays, and an open hand has 30 fu", async (app) => {
  await enter(app, "W", [["chow", "1p"]], "4m 5m 6m 6s 7s 8s 2m 2m 3p 4p 5p");
  await answer(app, ["win", "robbed-kong"], ["from", "N"]);
  await check(app, { total: "1000", verdict: "1 han 30 fu", payment: "North pays West 1000", fans: { 13: 1, 50: 20, 66: 10 } });
});

hand("14. a complete hand with no yaku pays nothing, and says why", async (app) => {
  await enter(app, "S", [["pung", "9m"]], "1p 2p 3p 4p 5p 6p 2s 2s 6s 7s 8s");
  await list(app, "dora", "1s");
  await check(app, { total: "–", verdict: NO_YAKU, fans: { 47: 2, 50: 20, 60: 4 } });
  assert.match(await app.text("both-ways"), /^Discard ?– No yaku.* Self-draw ?– No yaku/);
  // No limit is next, and nobody is asked for.
  assert.equal(await app.part("next-limit").count(), 0);
  assert.equal(await app.part("missing").count(), 0);
});

hand("15. furiten: no win on a discard with a wait among the own discards, but a self-draw", async (app) => {
  await enter(app, "S", [], "3m 4m 5m 6m 7m 8m 2p 3p 4p 8p 8p 5s 6s 7s");
  await declare(app, "riichi");
  await answer(app, ["own-discards", "4s"]);
  assert.match(await app.verdict(), /^Furiten: the winner’s own discards include 4s/);
  // Nobody pays anything for it.
  assert.equal(await app.total(), "–");
  assert.match(await app.text("both-ways"), /^Discard ?– Furiten: .*Self-draw ?1300 \/ 2600 5200 4 han 20 fu/);
  await ways.drawn(app);
  // 20 × 2^6 = 1280.
  await check(app, {
    total: "5200", verdict: "4 han 20 fu", payment: "East pays South 2600 · West and North pay 1300 each",
    fans: { 1: 1, 4: 1, 5: 1, 7: 1, 50: 20 },
  });
});

hand("16. the last tile of the wall is the one yaku of an open hand", async (app) => {
  await enter(app, "S", [["chow", "7m"], ["pung", "2s"]], "3m 4m 5m 9p 9p 6p 7p 8p");
  await ways.drawn(app);
  await answer(app, ["last", "draw"]);
  // 20 + 2 + 2 are 30 fu: 240.
  await check(app, {
    total: "1100", verdict: "1 han 30 fu", payment: "East pays South 500 · West and North pay 300 each",
    fans: { 15: 1, 50: 20, 52: 2, 58: 2 },
  });
});

hand("17. Full Flush, Pure Straight and Pure Double Chow of East: 9 han are baiman", async (app) => {
  await enter(app, "E", [], "1m 1m 2m 2m 3m 3m 4m 5m 6m 7m 8m 9m 5m 5m");
  await from(app, "W");
  await check(app, { total: "24000", verdict: "9 han 40 fu · baiman", payment: "West pays East 24000", fans: { 6: 1, 19: 2, 30: 6, 50: 20, 51: 10, 53: 2 } });
});

hand("18. 13 han: a counted yakuman, three mangan under the EMA", async (app) => {
  await enter(app, "E", [], "1m 1m 2m 2m 3m 3m 4m 5m 6m 7m 8m 9m 5m 5m");
  await ways.drawn(app);
  await answer(app, ["riichi", "double"]);
  await declare(app, "ippatsu");
  const fans = { 2: 2, 3: 1, 4: 1, 6: 1, 19: 2, 30: 6, 50: 20, 52: 2, 53: 2 };
  await check(app, { total: "48000", verdict: "13 han 30 fu · counted yakuman", payment: "South, West and North pay East 16000 each", fans });
  await preset(app, "ema");
  await check(app, { total: "36000", verdict: "13 han 30 fu · sanbaiman", payment: "South, West and North pay East 12000 each", fans });
});

hand("19. a pung completed by a discard is open, one that was drawn is concealed", async (app) => {
  await enter(app, "S", [["pung", "2s"]], "2m 2m 2m 2p 2p 2p 8m 8m 9p 9p 8m");
  await from(app, "W");
  // 20 + 2 + 4 + 4 + 2 are 40 fu: 40 × 2^6 = 2560 is a mangan.
  await check(app, { total: "8000", verdict: "4 han 40 fu · mangan", payment: "West pays South 8000", fans: { 21: 2, 24: 2, 50: 20, 58: 4, 59: 8 } });
  assert.match(await app.hook("way-to-win", "self-drawn").innerText(), /12000\s+6 han 40 fu · haneman/);
  await ways.drawn(app);
  await check(app, {
    total: "12000", verdict: "6 han 40 fu · haneman", payment: "East pays South 6000 · West and North pay 3000 each",
    fans: { 21: 2, 22: 2, 24: 2, 50: 20, 52: 2, 58: 2, 59: 12 },
  });
});

hand("20. two double chows rather than seven pairs: 4 han 30 fu self-drawn", async (app) => {
  await enter(app, "W", [], "2m 2m 3m 3m 4m 4m 7p 7p 8p 8p 9p 9p 5s 5s");
  await ways.drawn(app);
  // 20 + 2 + 2 are 30 fu: 1920, which is rounded up.
  await check(app, {
    total: "8000", verdict: "4 han 30 fu · mangan", payment: "East pays West 4000 · South and North pay 2000 each",
    fans: { 4: 1, 27: 3, 50: 20, 52: 2, 53: 2 },
  });
});

hand("21. after a kong, with the 32 fu of a concealed kong of terminals", async (app) => {
  await enter(app, "S", [["concealed-kong", "9p"]], "2m 3m 4m 5m 6m 7m 3s 4s 5s 6s 6s");
  await answer(app, ["win", "replacement"]);
  // 20 + 2 + 32 + 2 are 60 fu: 60 × 2^4 = 960.
  await check(app, {
    total: "4000", verdict: "2 han 60 fu", payment: "East pays South 2000 · West and North pay 1000 each",
    fans: { 4: 1, 14: 1, 50: 20, 52: 2, 53: 2, 65: 32 },
  });
});

hand("22. Thirteen Orphans on a robbed concealed kong", async (app) => {
  await enter(app, "N", [], "1m 9m 1p 9p 1s 9s E S W N N C F P");
  await answer(app, ["win", "robbed-kong"], ["from", "E"]);
  await check(app, { total: "32000", verdict: "yakuman", payment: "East pays North 32000", fans: { 34: 0 } });
});

hand("23. three winners on one discard: all are paid, or none at Tenhou, or the nearest alone", async (app) => {
  await preset(app, "ema");
  await enter(app, "S", [], "2m 3m 4m 5m 6m 7m 3p 4p 5p 9s 9s 7s 8s 6s");
  await declare(app, "riichi");
  await answer(app, ["from", "E"], ["honba", 1], ["sticks", 1], ["declared", "S"], ["declared", "N"]);
  await alsoWon(app, "W", 3, 40);
  await alsoWon(app, "N", "mangan");
  // South: riichi and pinfu, 2000; West 5200, North 8000, each with 300. North has the own stick back, South,
  // who is nearest, takes the two others and had put down one.
  await check(app, { total: "2000", nets: "N +8300, W +5500, S +3300, E −16100, table −1000" });
  await preset(app, "tenhou");
  await check(app, { total: "–", nets: "E 0, W 0, S −1000, N −1000, table +2000" });
  assert.match(await app.verdict(), /Three players have won on one discard/);
  await preset(app, "m-league");
  await check(app, { nets: "S +4300, W 0, N −1000, E −2300, table −1000" });
}, SMALL);

hand("24. another winner is asked for what is missing, and can't be the discarder", async (app) => {
  await preset(app, "ema");
  await enter(app, "S", [], "2m 3m 4m 5m 6m 7m 3p 4p 5p 9s 9s 7s 8s 6s");
  await from(app, "E");
  await app.action("events");
  await app.tap(app.hook("happened", "also-won"));
  await app.action("close");
  await app.settle();
  const asked = () => app.page.locator("[data-missing]").evaluateAll((all) =>
    all.map((one) => [one.dataset.missing, [...one.querySelectorAll("[data-from]")].map((tap) => tap.dataset.from)]));
  assert.deepEqual(await asked(), [["missing.also-won.winner", ["W", "N"]]]);
  await app.tap(app.page.locator('[data-missing="missing.also-won.winner"] [data-from="N"]'));
  await app.tap(app.page.locator('[data-missing="missing.also-won.worth"] [data-from="2"]'));
  // Two han that win on a discard have 25 fu or more.
  assert.deepEqual(await asked(), [["missing.also-won.fu", ["25", "30", "40", "50", "60"]]]);
  await app.tap(app.page.locator('[data-missing="missing.also-won.fu"] [data-from="25"]'));
  await check(app, { total: "1000", nets: "N +1600, S +1000, W 0, E −2600" });
}, LANDSCAPE);
