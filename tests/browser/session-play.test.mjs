// A session as it is played: begun, recorded from the calculator and without tiles, corrected, undone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { readStore } from "./session-database.mjs";
import { NAMES, amend, asked, bar, begin, choose, deals, draw, list, name, now, openPenalty, penalty, plan, record, seats, sheet, totals, type, win, withDeal, won } from "./session.mjs";

const WIN = "[789s][EEEE,1]123m456pC+C";
const faults = (app, field) => app.page.locator(`[data-faults="${field}"]`).innerText();

test("names that are missing or equal are told at their field, and what was entered stays", async (t) => {
  const app = await open(t);
  await plan(app);
  await choose(app, "rules", "mcr");
  await name(app, ["Anna", "Ben", "Anna", ""]);
  await app.action("begin-session");
  assert.match(await faults(app, "players[2]"), /“Anna” appears twice/);
  assert.match(await faults(app, "players[3]"), /no name/);
  assert.equal(await faults(app, "players[0]"), "");
  await app.action("close");
  await plan(app);
  assert.equal(await app.page.locator('[data-name="1"]').inputValue(), "Ben");
  await name(app, NAMES);
  await app.action("begin-session");
  assert.equal(await seats(app), "E Anna 0, S Ben 0, W Cem 0, N Dora 0");
  assert.equal(await now(app), "Deal 1 East round · Anna deals");
});

/**
 * The words of an element where they stand on the screen: top to bottom, left to right. A word that is
 * written from right to left counts as one.
 */
const wordsAsSeen = (locator) => locator.evaluate((element) => {
  const words = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u2068\u2069]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, top } = range.getBoundingClientRect();
      words.push({ word, left, line: Math.round(top / 8) });
    }
  }
  return words.sort((one, other) => one.line - other.line || one.left - other.left).map(({ word }) => word).join(" ");
});

test("names that are written from right to left turn no sentence round", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", ["דוד", "فاطمة", "\u202Eיוסף", "Anna"]);
  await win(app, [[1, 0, 24]]);
  const line = app.part("last-deal");
  const seen = await wordsAsSeen(line);
  assert.match(seen, /فاطمة wins 24 from דוד/);
  assert.match(seen, /דוד pays فاطمة 32 · יוסף and Anna pay 8 each/);
  // The names and the totals in one line of the list.
  await list(app);
  assert.match(await wordsAsSeen(app.page.locator(".kept-session").first()), /فاطمة 48, יוסף −8, Anna −8, דוד −32/);
});

test("two clicks before anything is shown are one", async (t) => {
  const app = await open(t);
  const twice = (selector) => app.page.evaluate((selector) => {
    const button = document.querySelector(selector);
    button.click();
    button.click();
  }, selector);
  await plan(app);
  await choose(app, "rules", "mcr");
  await name(app, NAMES);
  await twice('[data-action="begin-session"]');
  await app.settle();
  await app.action("menu");
  await twice('[data-action="penalty"]');
  await app.settle();
  await choose(app, "offence", "late-pung");
  await choose(app, "player", 3);
  await twice('[data-action="give-penalty"]');
  await app.settle();
  await twice('[data-action="no-winner"]');
  await app.settle();
  assert.equal(await now(app), "Deal 2 East round · Ben deals");
  const kept = await readStore(app, "sessions");
  assert.equal(kept.length, 1);
  assert.deepEqual(JSON.parse(kept[0].file).deals.map(({ penalties }) => penalties.length), [1]);
});

test("seats are changed before the session begins", async (t) => {
  const app = await open(t);
  await plan(app);
  await choose(app, "rules", "mcr");
  await name(app, NAMES);
  await app.tap(app.page.locator('[data-up="1"]'));
  await app.action("begin-session");
  assert.equal(await seats(app), "E Ben 0, S Anna 0, W Cem 0, N Dora 0");
});

test("a hand of the calculator is recorded with the players' names, and everyone moves on", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.tap(app.page.locator('[data-player-seat="S"]'));
  await app.paste(WIN);
  assert.equal(await bar(app), "Ben wins · From whom? · 18");
  // The discarder is asked for by name.
  assert.deepEqual(await app.page.locator(".player-key .name").allInnerTexts(), ["Self-drawn", "Anna", "Cem", "Dora"]);
  await asked(app, "W");
  assert.equal(await bar(app), "Ben wins from Cem · 18 → +42");
  assert.equal(await app.payment(), "Cem pays Ben 26 · Anna and Dora pay 8 each");
  await app.action("record");
  assert.match(await app.text("last-deal"), /Deal 1: Ben wins 18 from Cem · Cem pays Ben 26 · Anna and Dora pay 8 each/);
  assert.equal(await seats(app), "E Ben 42, S Cem −26, W Dora −8, N Anna −8");
  assert.equal(await now(app), "Deal 2 East round · Ben deals");
  assert.equal(await app.hand(), "");
});

test("a hand that does not end the deal can't be recorded: its win is one of the deal", async (t) => {
  const app = await open(t);
  await begin(app, "sichuan", NAMES);
  await app.paste("[222m][333m]7778899p+9p");
  await won(app, "E", "W");
  // What was answered is no question any more.
  await app.settle();
  assert.equal(await app.page.locator(".win-line .open").count(), 0);
  assert.equal(await bar(app), "Anna wins from Cem · 2 → +2");
  assert.equal(await app.hook("action", "record").count(), 0);
  await app.action("go-on");
  assert.equal(await bar(app), "Anna wins from Cem · 2 → +2");
  assert.match(await app.text("before-step"), /Play goes on\. Enter the hand of the next winner, or the end of the wall\./);
  assert.equal(await app.hook("action", "record").count(), 0);
  // The deal goes on until the wall ends, and then the other hands count, too.
  await app.action("end-deal");
  assert.match(await app.text("missing"), /Was Ben’s hand ready at the end of the wall/);
  assert.equal(await app.hook("action", "record").count(), 0);
  for (const [place, hand] of [[1, "145m1123445566s"], [2, "146m2233456789s"], [3, "567m1177788899s"]]) {
    await app.place(place);
    await app.paste(hand);
  }
  await app.action("record");
  assert.match(await app.text("last-deal"), /Anna wins 2 from Cem/);
});

test("nobody is taken for the winner before somebody is tapped, and every name is corrected with two taps", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  assert.equal(await app.page.locator('.seated[aria-pressed="true"]').count(), 0);
  await app.tapTiles("1m");
  assert.equal(await bar(app), "Who won?");
  assert.deepEqual(await app.page.locator(".player-key").allInnerTexts(), ["Anna\nEast", "Ben\nSouth", "Cem\nWest", "Dora\nNorth"]);
  await app.paste(WIN);
  assert.equal(await app.hook("action", "record").count(), 0);
  await won(app, "N", "wall");
  assert.equal(await bar(app), "Dora wins by self-draw · 19 → +81");
  await amend(app, "winner", "W");
  await amend(app, "from", "N");
  assert.equal(await bar(app), "Cem wins from Dora · 18 → +42");
  // From oneself nobody wins: it is open again from whom.
  await amend(app, "winner", "N");
  assert.equal(await bar(app), "Dora wins · From whom? · 18");
  await asked(app, "S");
  assert.equal(await app.payment(), "Ben pays Dora 26 · Anna and Cem pay 8 each");
  await app.tap(app.page.locator('[data-bar="net"]'));
  assert.equal(await app.page.locator("dialog[open] .ledger").count(), 1);
  await app.action("close");
  await app.action("record");
  assert.equal(await seats(app), "E Ben −26, S Cem −8, W Dora 42, N Anna −8");
});

test("a begun hand of which nobody said whose it is stays so over a reload and a correction", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  await app.tapTiles("1m 2m");
  await app.page.reload();
  await app.ready();
  await app.part("deal-bar").waitFor();
  assert.equal(await bar(app), "Who won?");
  await sheet(app);
  await withDeal(app, 0, "correct");
  await record(app);
  await app.action("close");
  assert.equal(await app.hand(), "12m");
  assert.equal(await bar(app), "Who won?");
});

test("winner, points and discarder take five taps and a number, a draw one", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  app.taps = 0;
  await win(app, [[1, 2, 24]]);
  assert.ok(app.taps <= 5, `${app.taps} taps`);
  assert.equal(await seats(app), "E Ben 48, S Cem −32, W Dora −8, N Anna −8");
  app.taps = 0;
  await draw(app);
  assert.ok(app.taps <= 2);
  assert.match(await app.text("last-deal"), /Deal 2: No winner/);
});

test("what cannot be is told at its field", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.action("without-tiles");
  await record(app);
  assert.match(await faults(app, "wins[0].winner"), /winner is missing/);
  await choose(app, "winner0", 1);
  // The winner can't be the discarder: it is not offered.
  assert.equal(await app.page.locator('[data-field="from0"] [data-choice="1"]').count(), 0);
  await type(app, "points0", 7);
  await record(app);
  assert.match(await faults(app, "wins[0].from"), /An answer is missing/);
  await choose(app, "from0", "wall");
  await record(app);
  assert.match(await faults(app, "wins[0].points"), /points \(7\) are too few/);
  await type(app, "points0", 8);
  // What was entered stays when the panel is closed.
  await app.action("close");
  await app.action("without-tiles");
  await record(app);
  assert.equal(await seats(app), "E Ben 48, S Cem −16, W Dora −16, N Anna −16");
});

test("who pays whom stands before Record, while it is typed", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.action("without-tiles");
  await choose(app, "winner0", 1);
  await choose(app, "from0", 2);
  await type(app, "points0", 2);
  assert.equal(await app.text("deal-result"), "");
  await type(app, "points0", 24);
  assert.equal(await app.text("deal-result"), "Cem pays Ben 32 · Anna and Dora pay 8 each");
  await choose(app, "from0", "wall");
  assert.equal(await app.text("deal-result"), "Anna, Cem and Dora pay Ben 32 each");
  await choose(app, "ending", "changed");
  for (const [player, points] of [-6, 6, 0, 1].entries()) await type(app, `net${player}`, points);
  assert.equal(await app.text("deal-result"), "");
  await type(app, "net3", 0);
  assert.equal(await app.text("deal-result"), "Anna pays Ben 6");
});

test("penalties follow from how often it happened before", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  for (const [after, total] of [["a warning", 0], ["−5", -5], ["−10", -15]]) {
    await openPenalty(app);
    await choose(app, "offence", "void-claim");
    await choose(app, "player", 3);
    assert.match((await app.text("penalty-result")).toLowerCase(), new RegExp(after));
    await app.action("give-penalty");
    assert.match(await seats(app), new RegExp(`Dora ${String(total).replace("-", "−")}`));
  }
  await penalty(app, "other", 0, { points: 12, to: [1] });
  await openPenalty(app);
  await app.action("give-penalty");
  assert.match(await faults(app, "penalties[4]"), /Choose one/);
  await app.action("close");
  await sheet(app);
  assert.deepEqual(await totals(app), [-12, 12, 0, -15]);
});

test("a deal is corrected, put in and deleted; what else changed is shown, and undo reaches all of it", async (t) => {
  const app = await open(t);
  await begin(app, "classical", NAMES);
  // East wins and stays; then South wins.
  await win(app, [[0, "wall", 40]], { 1: 10, 2: 10, 3: 10 });
  assert.match(await now(app), /Anna deals/);
  await win(app, [[1, "wall", 40]], { 0: 10, 2: 10, 3: 10 });
  assert.match(await now(app), /Ben deals/);
  await sheet(app);
  const before = await totals(app);
  await withDeal(app, 0, "correct");
  await choose(app, "winner0", 2);
  await type(app, "hand0", 10);
  await record(app);
  // The second deal has another East now.
  await app.part("sheet").waitFor();
  assert.match(await app.text("difference"), /Deal 2: different round or seats/);
  assert.notDeepEqual(await totals(app), before);
  await app.tap(app.page.locator('dialog [data-action="undo-session"]'));
  assert.deepEqual(await totals(app), before);
  await app.tap(app.page.locator('dialog [data-action="redo-session"]'));
  await withDeal(app, 1, "insert");
  assert.match(await now(app), /Insert deal 2/);
  await draw(app);
  assert.equal((await deals(app)).length, 3);
  await withDeal(app, 0, "delete");
  assert.equal((await deals(app)).length, 2);
  for (let step = 0; step < 3; step += 1) await app.tap(app.page.locator('dialog [data-action="undo-session"]'));
  assert.deepEqual(await totals(app), before);
});

test("a hand is corrected in the calculator", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.paste(WIN);
  await won(app, "E", "W");
  await app.action("record");
  await sheet(app);
  await withDeal(app, 0, "correct");
  assert.match(await now(app), /Correct deal 1/);
  assert.equal(await app.hand(), WIN);
  await amend(app, "from", "wall");
  await app.action("record");
  assert.match((await deals(app))[0], /Anna wins \d+ by self-draw/);
});

test("undo brings a recorded hand back into the calculator", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.paste(WIN);
  await won(app, "E", "S");
  await app.action("record");
  await app.action("undo-session");
  assert.match(await now(app), /^Deal 1/);
  assert.equal(await app.hand(), WIN);
});

test("the undo of the calculator ends at a recorded deal, so that no hand is recorded twice", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.paste(WIN);
  await won(app, "E", "S");
  await app.action("record");
  assert.equal(await app.hook("action", "undo").getAttribute("data-idle"), "");
  await app.action("undo");
  assert.equal(await app.hand(), "");
  await app.tapTiles("1m 2m");
  await app.action("undo");
  await app.action("undo");
  assert.equal(await app.hand(), "");
  assert.match(await now(app), /^Deal 2/);
  // Nor does it lead from the next deal into the one that was corrected.
  await sheet(app);
  await withDeal(app, 0, "correct");
  assert.equal(await app.hand(), WIN);
  await app.action("to-deal");
  await app.action("undo");
  assert.equal(await app.hand(), "");
});

test("a hand that was begun comes back after a correction, and after the record before it is undone", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.paste(WIN);
  await won(app, "E", "S");
  await app.action("record");
  await app.tapTiles("1m 2m 3m");
  await sheet(app);
  await withDeal(app, 0, "correct");
  assert.equal(await app.hand(), WIN);
  await app.tap(app.hook("way", "self-drawn"));
  await app.action("record");
  await app.action("close");
  assert.equal(await app.hand(), "123m");
  // First the correction is undone, then the record.
  await sheet(app);
  const undo = app.page.locator('dialog [data-action="undo-session"]');
  await app.tap(undo);
  await app.tap(undo);
  await app.action("close");
  assert.equal(await app.hand(), WIN);
  await app.action("record");
  assert.match(await now(app), /^Deal 2/);
  assert.equal(await app.hand(), "123m");
});

test("a hand that was begun is there again after one of other rules was looked at", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.tapTiles("1m 2m 3m");
  await app.follow("#1/sichuan/456p");
  await app.action("to-deal");
  assert.equal(await app.hand(), "123m");
  assert.match(await now(app), /^Deal 1/);
});

test("the link of a hand opens beside the deal, without Record, and one tap leads back", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.tapTiles("1m 2m 3m");
  await asked(app, "S");
  await app.follow(`#1/mcr/${WIN}?seat=W&from=N`);
  assert.equal(await now(app), "Not in this deal");
  assert.equal(await app.payment(), "North pays West 26 · East and South pay 8 each");
  for (const action of ["record", "next-deal"]) assert.equal(await app.hook("action", action).count(), 0);
  // Also after a reload, and for a hand that is opened then.
  await app.page.reload();
  await app.ready();
  await app.part("table-bar").waitFor();
  assert.match(await now(app), /^Not in this deal/);
  await app.follow("#1/mcr/9p");
  await app.action("to-deal");
  assert.equal(await app.hand(), "123m");
  assert.equal(await bar(app), "Ben wins · From whom?");
  // The address of a new visit is a hand beside the deal, too.
  await app.page.goto("about:blank");
  await app.page.goto(`${app.url}#1/mcr/456s`);
  await app.ready();
  await app.page.locator(".table-bar", { hasText: "Not in this deal" }).waitFor();
  assert.match(await now(app), /^Not in this deal/);
  await app.action("to-deal");
  assert.equal(await app.hand(), "123m");
});

test("a hand from elsewhere is taken for the deal, with the round of the score sheet", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.follow(`#1/mcr/${WIN}?round=W&seat=S&from=W`);
  await app.action("take-for-deal");
  assert.match(await app.notice(), /now those of the score sheet/);
  assert.equal(await bar(app), "Ben wins from Cem · 18 → +42");
  await app.action("record");
  assert.match(await now(app), /^Deal 2/);
});

test("a hand of another number of players is not taken for the deal, and why is said", async (t) => {
  const app = await open(t);
  await begin(app, "siamese", NAMES.slice(0, 2), () => choose(app, "players", 2));
  await app.follow("#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn");
  await app.action("take-for-deal");
  assert.match(await app.notice(), /entered for 3 players/);
  assert.equal(await now(app), "Not in this deal");
});

test("the sheet is one tap away and back, and Back closes panel by panel", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await sheet(app);
  await app.action("sessions");
  await app.page.goBack();
  await app.settle();
  assert.equal(await app.page.locator(".score-sheet").count(), 1);
  await app.page.goBack();
  await app.settle();
  assert.equal(await app.page.locator("dialog[open]").count(), 0);
  await app.follow("#session");
  assert.equal(await app.page.locator(".score-sheet").count(), 1);
});

test("a reload keeps the session, and what is being corrected", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await win(app, [[1, 2, 24]]);
  await app.page.reload();
  await app.ready();
  await app.part("between").waitFor();
  assert.equal(await seats(app), "E Ben 48, S Cem −32, W Dora −8, N Anna −8");
  await sheet(app);
  await withDeal(app, 0, "insert");
  await app.page.reload();
  await app.ready();
  await app.part("table-bar").waitFor();
  assert.match(await now(app), /Insert deal 1/);
});

test("as last time begins with one tap; a session is found, renamed, deleted and brought back", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  await list(app);
  await app.action("leave-table");
  await app.action("as-last-time");
  await app.part("between").waitFor();
  assert.equal(await seats(app), "E Anna 0, S Ben 0, W Cem 0, N Dora 0");
  await list(app);
  const rows = app.page.locator(".kept-session");
  assert.equal(await rows.count(), 2);
  // The older of the two, which is not open.
  const [older] = (await rows.evaluateAll((all) => all.map((row) => row.dataset.session))).sort();
  await app.tap(app.hook("session", older).locator('[data-kept="rename"]'));
  await app.part("new-name").fill("Friday");
  await app.press("Enter");
  await app.page.locator(".kept-session .name").waitFor();
  const friday = app.page.locator(".kept-session").filter({ hasText: "Friday" });
  await app.tap(friday.locator('[data-kept="delete"]'));
  await rows.first().waitFor();
  assert.equal(await rows.count(), 1);
  await app.action("undelete");
  await friday.waitFor();
  assert.equal(await rows.count(), 2);
  await app.tap(friday.locator('[data-action="open-session"]'));
  assert.match(await now(app), /^Deal 2/);
});

test("the session that is open can be deleted, and undo brings it back to the table", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await win(app, [[1, 2, 24]]);
  await app.tapTiles("1m 2m");
  await list(app);
  await app.tap(app.page.locator('.kept-session [data-kept="delete"]'));
  assert.equal(await app.page.locator(".kept-session").count(), 0);
  assert.equal(await app.part("table-bar").count(), 0);
  await app.action("undelete");
  assert.equal(await app.page.locator(".kept-session").count(), 1);
  await app.action("close");
  assert.match(await now(app), /^Deal 2/);
  assert.equal(await app.hand(), "12m");
  // With its history, and kept on the device.
  await sheet(app);
  await app.tap(app.page.locator('dialog [data-action="undo-session"]'));
  assert.deepEqual(await totals(app), [0, 0, 0, 0]);
  await app.page.reload();
  await app.ready();
  await app.part("table-bar").waitFor();
  assert.match(await now(app), /^Deal 1/);
});

test("the session that is open is renamed in the list", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await list(app);
  await app.tap(app.page.locator('.kept-session [data-kept="rename"]'));
  await app.part("new-name").fill("Friday");
  await app.press("Enter");
  assert.equal(await app.page.locator(".kept-session .name").innerText(), "Friday");
});

test("a name is corrected while the session is played; one that is taken is told at its field", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await win(app, [[1, 2, 24]]);
  await sheet(app);
  await app.tap(app.part("names").locator("summary"));
  const field = app.page.locator('[data-rename="0"]');
  await field.fill("Ben");
  await app.press("Enter");
  assert.match(await faults(app, "players[0]"), /“Ben” appears twice/);
  await field.fill("Hanna");
  await app.press("Tab");
  assert.equal(await faults(app, "players[0]"), "");
  assert.match(await app.page.locator('.sheet-player[data-player="0"]').innerText(), /Hanna/);
  await app.tap(app.page.locator('dialog [data-action="undo-session"]'));
  assert.equal(await field.inputValue(), "Anna");
  // What is tapped next is not lost, although the name changes by that tap.
  await app.tap(app.page.locator('[data-unfold="0"]'));
  await field.fill("Hanna");
  await app.tap(app.page.locator('[data-deal-action="penalize"]'));
  await app.part("penalty-form").waitFor();
});

test("a session is ended after any deal and taken up again", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  await sheet(app);
  await app.action("end-session");
  assert.equal(await app.part("next").innerText(), "");
  await app.action("end-session");
  await app.action("close");
  await draw(app);
  assert.match(await now(app), /^Deal 3/);
});

test("by keyboard alone", async (t) => {
  const app = await open(t);
  const focus = async (selector) => {
    for (let step = 0; step < 120; step += 1) {
      if (await app.page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
      await app.press("Tab");
    }
    assert.fail(`${selector} is not reached`);
  };
  const press = async (selector) => {
    await focus(selector);
    await app.press("Enter");
  };
  await press('[data-action="menu"]');
  await press('dialog [data-action="sessions"]');
  await press('[data-action="new-session"]');
  for (const [seat, text] of NAMES.entries()) {
    await focus(`[data-name="${seat}"]`);
    await app.page.keyboard.type(text);
  }
  await app.press("Enter");
  await app.part("between").waitFor();
  await press('[data-action="without-tiles"]');
  await press('[data-field="winner0"] [data-choice="1"]');
  await press('[data-field="from0"] [data-choice="wall"]');
  await focus('[data-field="points0"]');
  await app.page.keyboard.type("8");
  await app.press("Enter");
  assert.equal(await seats(app), "E Ben 48, S Cem −16, W Dora −16, N Anna −16");
});
