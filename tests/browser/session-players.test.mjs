// What players did in all sessions on the device together, reached by taps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, changes, draw, list, sheet, win } from "./session.mjs";

const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?seat=S&from=W";

/** What is said of a player under a rule system, line by line. */
const record = (app, name, rules) =>
  app.page.locator(`[data-record="${name}"] [data-rules="${rules}"]`).locator("p").allInnerTexts();

test("the figures of every player are added up over all sessions, apart for each rule system", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await win(app, [[1, 2, 16]]); // Ben +40, Cem −24, Anna and Dora −8 each
  await draw(app);
  await win(app, [[1, "wall", 10]]); // Ben +54, all others −18 each
  await sheet(app);
  await app.action("end-session"); // Ben 94, Anna and Dora −26 each, Cem −42
  await app.action("close");
  await begin(app, "mcr", ["Anna", "Ben", "Cem", "Eva"]);
  await app.follow(HAND);
  await app.action("take-for-deal");
  await app.action("record"); // Ben +42, Cem −26, Anna and Eva −8 each
  await begin(app, "classical", NAMES);
  await changes(app, [10, -4, -6, 0], 0);
  await list(app);
  await app.action("players");
  await app.part("players").waitFor();
  const players = await app.page.locator("[data-record]").evaluateAll((all) => all.map((one) => one.dataset.record));
  assert.deepEqual(players, ["Anna", "Ben", "Cem", "Dora", "Eva"]);
  const [head, about, did, dearest, fans] = await record(app, "Ben", "mcr");
  assert.match(head, /Mahjong Competition Rules\s*\+136/);
  assert.equal(about, "2 sessions · first place: 1 · table points: 4 · 4 deals");
  assert.equal(did, "3 wins · 1 self-drawn · wins given away: 0");
  assert.equal(dearest, "Most valuable hand: 18");
  assert.match(fans, /Mixed Straight/);
  // Anna and Dora share the two table points of the second rank and the one of the third.
  assert.match((await record(app, "Anna", "mcr"))[0], /−34/);
  assert.equal((await record(app, "Anna", "mcr"))[1], "2 sessions · first place: 0 · table points: 1.5 · 4 deals");
  assert.match((await record(app, "Cem", "mcr"))[0], /−68/);
  assert.match((await record(app, "Cem", "mcr"))[2], /0 wins · 0 self-drawn · wins given away: 2/);
  assert.match((await record(app, "Dora", "mcr"))[0], /−26/);
  // A session that goes on has no table points yet.
  assert.equal((await record(app, "Eva", "mcr"))[1], "1 session · first place: 0 · 1 deal");
  // The points that everybody begins with are not won.
  assert.match((await record(app, "Anna", "classical"))[0], /\+10/);
  assert.equal((await record(app, "Anna", "classical"))[1], "1 session · first place: 0 · 1 deal");
  // The hand that was worth most opens in the calculator.
  await app.tap(app.page.locator('[data-record="Ben"] button[data-dearest]'));
  assert.equal(await app.total(), "18");
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
});
