// What was entered beside the deals stays: penalties of the deal that is played over leaving the table, and what was
// done to a session with a deal that can't be read over a reload.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, choose, deals, draw, leave, list, penalty, seats, sheet, totals, win, withDeal } from "./session.mjs";
import { put, readStore } from "./session-database.mjs";

/** The penalties that are given in the deal that is played. */
const given = (app) => app.page.locator('[data-part="given-penalties"] li').count();

/** Loads the page anew. */
async function reload(app) {
  await app.page.reload();
  await app.ready();
  await app.part("between").waitFor();
}

/** Opens the session with this row in the list. */
async function openSession(app, row) {
  await list(app);
  await app.tap(row(app.page.locator(".kept-session")).locator('[data-action="open-session"]'));
  await app.part("between").waitFor();
}

test("penalties of the deal that is played are there again after the table was left", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  const first = (await readStore(app, "sessions"))[0].id;
  await penalty(app, "too-few", 1);
  await penalty(app, "late-pung", 0);
  assert.equal(await given(app), 2);
  await leave(app);
  await openSession(app, (rows) => rows.first());
  assert.equal(await given(app), 2);
  // Another session has none, and one that is taken back is gone.
  await begin(app, "mcr", ["Eve", "Fay", "Gus", "Hal"]);
  assert.equal(await given(app), 0);
  await openSession(app, (rows) => rows.and(app.page.locator(`[data-session="${first}"]`)));
  assert.equal(await given(app), 2);
  await app.tap(app.hook("take-back", 1));
  await leave(app);
  await app.page.reload();
  await app.ready();
  await openSession(app, (rows) => rows.and(app.page.locator(`[data-session="${first}"]`)));
  assert.equal(await given(app), 1);
  // They are recorded with the deal, once.
  await draw(app);
  assert.equal(await seats(app), "E Ben −30, S Cem 10, W Dora 10, N Anna 10");
  await reload(app);
  assert.equal(await given(app), 0);
});

test("a deal that can’t be read keeps its penalties over a reload, and changes can be undone", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  const [whole] = await readStore(app, "sessions");
  await leave(app);
  const file = JSON.parse(whole.file);
  const damaged = [{ type: "won" }, "nonsense"];
  await put(app, { ...whole, file: JSON.stringify({ ...file, deals: [...file.deals, ...damaged] }) });
  await openSession(app, (rows) => rows.first());
  await win(app, [[1, 2, 24]]);
  await sheet(app);
  for (const deal of [1, 2]) {
    await withDeal(app, deal, "penalize");
    await choose(app, "offence", "too-few");
    await choose(app, "player", 0);
    await app.action("give-penalty");
  }
  assert.deepEqual(await totals(app), [-68, 68, -12, 12]);
  await app.action("close");
  await reload(app);
  await sheet(app);
  assert.deepEqual(await totals(app), [-68, 68, -12, 12]);
  assert.equal((await deals(app)).length, 4);
  const kept = JSON.parse((await readStore(app, "sessions"))[0].file).deals;
  assert.deepEqual(kept.slice(1, 3).map((deal) => JSON.parse(deal.deal)), damaged);
  // Both penalties and the deal are undone.
  for (const expected of [[-38, 58, -22, 2], [-8, 48, -32, -8], [0, 0, 0, 0]]) {
    await app.tap(app.page.locator('dialog [data-action="undo-session"]'));
    assert.deepEqual(await totals(app), expected);
  }
});

test("the session that is open stays as it is when it is opened in the list, with the hand that was begun", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await penalty(app, "too-few", 1);
  await app.tapTiles("1m 2m 3m");
  await list(app);
  await app.tap(app.page.locator('.kept-session [data-action="open-session"]'));
  await app.part("deal-bar").waitFor();
  assert.equal(await app.hand(), "123m");
  assert.equal(await given(app), 1);
});
