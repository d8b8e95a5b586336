// Twenty hands of riichi with red fives, in called and in concealed sets, tapped as a player taps them. Every figure was
// worked by hand from the rules: what counts (yaku by their numbers, dora 47, ura dora 48, red fives 49, fu from 50 on),
// and who pays. The red five of a kong is never tapped: a hand with all four 5s of a suit holds it (R2).
import assert from "node:assert/strict";
import { PHONE, SMALL, check, declare, enter, from, hand, list, preset, ways } from "./riichi.mjs";

const tenhou = (app) => preset(app, "tenhou");

/** Holds the first meld, and turns it red or back. */
async function turn(app) {
  await app.part("hand").locator("button.meld").first().click({ button: "right" });
  await app.settle();
  await app.tap(app.hook("option", "mark"));
}

/** How many red fives the hand shows, and in groups the reading of it. */
async function shown(app) {
  const red = ".art:is(.rr)";
  const count = (selector) => app.page.locator(`${selector} ${red}`).count();
  return [await count('[data-part="hand"]'), await count(".line[data-grouped]")];
}

hand("1. a concealed kong of 5s holds the red one", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["concealed-kong", "5s"]], "2m 3m 4m 6m 6m 3p 4p 6s 7s 8s 2p");
  await from(app, "W");
  // All simples and the red 5: 2 han. 20 + 10 + 16 are 50 fu; 50 × 2^4 = 800.
  await check(app, {
    total: "3200", verdict: "2 han 50 fu", payment: "West pays South 3200",
    fans: { 7: 1, 49: 1, 50: 20, 51: 10, 63: 16 },
  });
  assert.equal(await app.hand(), "[0555s]23466m34p678s+2p");
  assert.deepEqual(await shown(app), [1, 1]);
  // Without red fives in the rules the same hand is worth half.
  await preset(app, "wrc");
  await check(app, { total: "1600", payment: "West pays South 1600" });
});

hand("2. so does a kong that is called", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["kong", "5p"]], "2m 3m 4m 6m 6m 3s 4s 6s 7s 8s 2s");
  await from(app, "W");
  // 20 + 8 are 30 fu; 30 × 2^4 = 480, 1920 rounded up.
  await check(app, {
    total: "2000", verdict: "2 han 30 fu", payment: "West pays South 2000", fans: { 7: 1, 49: 1, 50: 20, 62: 8 },
  });
}, SMALL);

hand("3. so do four that stand", async (app) => {
  await tenhou(app);
  await enter(app, "S", [], "5p 5p 5p 5p 6p 7p 2m 3m 4m 6s 7s 8s 2s 2s");
  await from(app, "N");
  // A concealed pung 4 and the wait for the pair 2: 20 + 10 + 6 are 40 fu; 40 × 2^4 = 640.
  await check(app, {
    total: "2600", verdict: "2 han 40 fu", payment: "North pays South 2600",
    fans: { 7: 1, 49: 1, 50: 20, 51: 10, 53: 2, 59: 4 },
  });
  assert.deepEqual(await shown(app), [1, 1]);
});

hand("4. so does a pung to which the fourth is added", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["pung", "5s"], ["kong", "5s"]], "2m 3m 4m 6m 6m 3p 4p 6s 7s 8s 2p");
  await ways.drawn(app);
  // 20 + 2 + 8 are 30 fu: 480, twice for East.
  await check(app, {
    total: "2000", verdict: "2 han 30 fu", payment: "East pays South 1000 · West and North pay 500 each",
    fans: { 7: 1, 49: 1, 50: 20, 52: 2, 62: 8 },
  });
  assert.equal(await app.hand(), "[0555s,5]23466m34p678s+2p");
});

hand("5. a claimed chow 4-5-6 with the red 5 in its middle", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["chow", "0p", "406p"]], "2m 3m 4m 6s 7s 8s 3s 3s 6m 7m 8m");
  await from(app, "E");
  // An open hand of 20 fu is paid as one of 30: 480.
  await check(app, {
    total: "2000", verdict: "2 han 30 fu", payment: "East pays South 2000", fans: { 7: 1, 49: 1, 50: 20, 66: 10 },
  });
});

hand("6. a claimed chow 3-4-5 and a pung, each with a red 5, of East", async (app) => {
  await tenhou(app);
  await enter(app, "E", [["chow", "0m", "340m"], ["pung", "0s"]], "2p 3p 4p 7p 7p 6s 7s 8s");
  await from(app, "S");
  // 20 + 2 are 30 fu; 30 × 2^5 = 960, six times 5760.
  await check(app, {
    total: "5800", verdict: "3 han 30 fu", payment: "South pays East 5800", fans: { 7: 1, 49: 2, 50: 20, 58: 2 },
  });
}, SMALL);

hand("7. a pung is turned red where it lies, and back", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["pung", "5p"]], "2m 3m 4m 8m 8m 3s 4s 5s 6s 7s 8s");
  await from(app, "W");
  // All simples alone, 20 + 2 are 30 fu: 240, 960 rounded up.
  await check(app, { total: "1000", verdict: "1 han 30 fu", fans: { 7: 1, 50: 20, 58: 2 } });
  await turn(app);
  await check(app, {
    total: "2000", verdict: "2 han 30 fu", payment: "West pays South 2000", fans: { 7: 1, 49: 1, 50: 20, 58: 2 },
  });
  await turn(app);
  await check(app, { total: "1000" });
});

hand("8. seven pairs with two of them", async (app) => {
  await tenhou(app);
  await enter(app, "S", [], "3m 3m 5m 0m 2p 2p 5p 0p 7s 7s 8s 8s 9s 9s");
  await declare(app, "riichi");
  await from(app, "N");
  // 1 + 2 + 2 han.
  await check(app, {
    total: "8000", verdict: "5 han 25 fu · mangan", payment: "North pays South 8000",
    fans: { 1: 1, 17: 2, 49: 2, 67: 25 },
  });
});

hand("9. a self-drawn red 5 wins", async (app) => {
  await tenhou(app);
  await enter(app, "S", [], "2m 3m 4m 6m 7m 8m 3p 4p 8s 8s 4s 5s 6s 0p");
  await ways.drawn(app);
  // Pinfu, self-drawn, all simples and the red 5: 4 han 20 fu; 20 × 2^6 = 1280.
  await check(app, {
    total: "5200", verdict: "4 han 20 fu", payment: "East pays South 2600 · West and North pay 1300 each",
    fans: { 4: 1, 5: 1, 7: 1, 49: 1, 50: 20 },
  });
}, SMALL);

hand("10. two kongs of 5s", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["concealed-kong", "5m"], ["kong", "5p"]], "2s 3s 4s 2m 2m 6s 7s 8s");
  await from(app, "N");
  // 20 + 16 + 8 are 50 fu; 50 × 2^5 = 1600.
  await check(app, {
    total: "6400", verdict: "3 han 50 fu", payment: "North pays South 6400",
    fans: { 7: 1, 49: 2, 50: 20, 62: 8, 63: 16 },
  });
});

hand("11. three kongs of 5s", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["concealed-kong", "5m"], ["concealed-kong", "5p"], ["kong", "5s"]], "7p 7p 2m 3m 4m");
  await from(app, "N");
  // All simples 1, triple pung 2, three kongs 2, red fives 3; 20 + 16 + 16 + 8 are 60 fu.
  await check(app, {
    total: "16000", verdict: "8 han 60 fu · baiman", payment: "North pays South 16000",
    fans: { 7: 1, 21: 2, 23: 2, 49: 3, 50: 20, 62: 8, 63: 32 },
  });
});

hand("12. a red 5 that is dora, too", async (app) => {
  await tenhou(app);
  await enter(app, "S", [], "2m 3m 4m 4p 0p 6p 6s 7s 8s 9s 9s 7m 8m 6m");
  await declare(app, "riichi");
  await list(app, "dora", "4p");
  await from(app, "W");
  // Riichi, pinfu, dora and the red 5: 4 han 30 fu, 30 × 2^6 = 1920, which Tenhou does not round up.
  await check(app, {
    total: "7700", verdict: "4 han 30 fu", payment: "West pays South 7700",
    fans: { 1: 1, 5: 1, 47: 1, 49: 1, 50: 20, 51: 10 },
  });
  // The M.League does.
  await preset(app, "m-league");
  await check(app, { total: "8000", verdict: "4 han 30 fu · mangan" });
});

hand("13. riichi with a concealed kong of 5s in the M.League", async (app) => {
  await preset(app, "m-league");
  await enter(app, "S", [["concealed-kong", "5m"]], "2p 3p 4p 6s 7s 8s 3s 3s 6p 7p 8p");
  await declare(app, "riichi");
  await from(app, "N");
  // 20 + 10 + 16 are 50 fu; 50 × 2^5 = 1600.
  await check(app, {
    total: "6400", verdict: "3 han 50 fu", payment: "North pays South 6400",
    fans: { 1: 1, 7: 1, 49: 1, 50: 20, 51: 10, 63: 16 },
  });
});

hand("14. a red 5 as the indicator shows the 6", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["pung", "6s"]], "2m 3m 4m 3p 4p 5p 8p 8p 6m 7m 8m");
  await list(app, "dora", "0s");
  await from(app, "E");
  // All simples and three dora; 20 + 2 are 30 fu: 1920.
  await check(app, {
    total: "7700", verdict: "4 han 30 fu", payment: "East pays South 7700", fans: { 7: 1, 47: 3, 50: 20, 58: 2 },
  });
});

hand("15. a red pung in a half flush at Mahjong Soul", async (app) => {
  await preset(app, "mahjong-soul");
  await enter(app, "S", [["pung", "0m"], ["pung", "C"]], "1m 2m 3m 8m 9m 9m 9m 7m");
  await from(app, "W");
  // Half flush 2, red dragon 1, red 5 1; 20 + 2 + 4 + 2 for the edge wait are 30 fu: 1920.
  await check(app, {
    total: "7700", verdict: "4 han 30 fu", payment: "West pays South 7700",
    fans: { 12: 1, 28: 2, 49: 1, 50: 20, 53: 2, 58: 2, 60: 4 },
  });
});

hand("16. East self-draws with a claimed red 5-6-7 at Mahjong Soul", async (app) => {
  await preset(app, "mahjong-soul");
  await enter(app, "E", [["chow", "0s", "067s"]], "2m 3m 4m 3p 4p 5p 8p 8p 6m 7m 8m");
  await ways.drawn(app);
  // 20 + 2 are 30 fu: 480, twice from each.
  await check(app, {
    total: "3000", verdict: "2 han 30 fu", payment: "South, West and North pay East 1000 each",
    fans: { 7: 1, 49: 1, 50: 20, 52: 2 },
  });
}, SMALL);

hand("17. the red 5 completes the pair", async (app) => {
  await tenhou(app);
  await enter(app, "S", [], "2m 3m 4m 6m 7m 8m 3s 4s 5s 6s 7s 8s 5p 0p");
  await from(app, "W");
  // 20 + 10 + 2 are 40 fu; 40 × 2^4 = 640.
  await check(app, {
    total: "2600", verdict: "2 han 40 fu", payment: "West pays South 2600",
    fans: { 7: 1, 49: 1, 50: 20, 51: 10, 53: 2 },
  });
});

hand("18. a claimed pung of 5s and a claimed chow with the fourth", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["pung", "5p"], ["chow", "5p"]], "2m 3m 4m 8s 8s 3s 4s 2s");
  await from(app, "N");
  // 20 + 2 are 30 fu: 480.
  await check(app, {
    total: "2000", verdict: "2 han 30 fu", payment: "North pays South 2000", fans: { 7: 1, 49: 1, 50: 20, 58: 2 },
  });
});

hand("19. all pungs with a kong of 5s and a red pung", async (app) => {
  await tenhou(app);
  await enter(app, "S", [["kong", "5m"], ["pung", "0p"]], "3s 3s 3s 8m 8m 8p 8p 8m");
  await from(app, "W");
  // All pungs 2, all simples 1, two red fives; the pung that the discard completes is open: 20 + 8 + 2 + 2 + 4 are 40.
  await check(app, {
    total: "8000", verdict: "5 han 40 fu · mangan", payment: "West pays South 8000",
    fans: { 7: 1, 24: 2, 49: 2, 50: 20, 58: 4, 59: 4, 62: 8 },
  });
});

hand("20. East self-draws in riichi with a kong of 5s that are dora", async (app) => {
  await tenhou(app);
  await enter(app, "E", [["concealed-kong", "5s"]], "2m 3m 4m 6m 7m 8m 9p 9p 3p 4p 2p");
  await ways.drawn(app);
  await declare(app, "riichi");
  await list(app, "dora", "4s 1m");
  await list(app, "ura", "8p E");
  // Riichi and the self-draw 2, dora 4 + 1, ura dora 2, the red 5 1: 10 han; 20 + 2 + 16 are 40 fu.
  await check(app, {
    total: "24000", verdict: "10 han 40 fu · baiman", payment: "South, West and North pay East 8000 each",
    fans: { 1: 1, 4: 1, 47: 5, 48: 2, 49: 1, 50: 20, 52: 2, 63: 16 },
  });
}, PHONE);
