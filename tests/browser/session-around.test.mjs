// The phone in the middle of the table: one tap after a deal was recorded everybody sees who pays whom.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, choose, draw, fillWins, penalty, record, sheet, win, withDeal } from "./session.mjs";

/** What is seen at the edges: the players with what the deal changed and their totals, and how they are turned. */
const racks = (app) => app.page.locator(".rack").evaluateAll((all) => all.map((rack) => {
  const text = (name) => rack.querySelector(`.${name}`).textContent;
  return `${text("name")} ${text("change")} ${text("total")} ${rack.getAttribute("transform").match(/-?\d+/)[0]}`.replace(/ +/g, " ");
}));

/** What the arrows carry. */
const amounts = (app) => app.page.locator(".flow-amount text").allTextContents();

/** What a screen reader hears. */
const heard = (app) => app.part("paid").locator("li").allTextContents();

test("one tap after recording, and a tap closes it", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  assert.equal(await app.hook("action", "show-everyone").count(), 0, "nothing has been paid");
  await win(app, [[1, 2, 24]]);
  await app.action("show-everyone");
  assert.deepEqual(await racks(app), ["Anna −8 −8 0", "Ben +48 48 -90", "Cem −32 −32 180", "Dora −8 −8 90"]);
  assert.deepEqual(await amounts(app), ["8", "32", "8"]);
  assert.deepEqual(await heard(app), ["Anna pays Ben 8", "Cem pays Ben 32", "Dora pays Ben 8"]);
  // The whole of the table is on the screen.
  const table = await app.page.locator(".round-table").boundingBox();
  const { width, height } = app.page.viewportSize();
  assert.ok(table.x >= 0 && table.x + table.width <= width && table.y >= 0 && table.y + table.height <= height, JSON.stringify(table));
  await app.tap(app.page.locator(".round-table"));
  assert.equal(await app.page.locator("dialog[open]").count(), 0);
  await app.part("between").waitFor();

  // A draw changes nothing, so there is nothing to show.
  await draw(app);
  assert.equal(await app.hook("action", "show-everyone").count(), 0);
  // An older deal is found on the score sheet, with its penalties, and closing leads back there.
  await sheet(app);
  await withDeal(app, 0, "penalize");
  await choose(app, "offence", "too-few");
  await choose(app, "player", 1);
  await app.action("give-penalty");
  await withDeal(app, 0, "around");
  assert.deepEqual(await racks(app), ["Anna +2 2 0", "Ben +18 18 -90", "Cem −22 −22 180", "Dora +2 2 90"]);
  assert.deepEqual(await heard(app), ["Ben pays Anna 2", "Ben pays Dora 2", "Cem pays Ben 22"]);
});

test("riichi: sticks go over the middle of the table", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => app.tap(app.page.locator('dialog [data-preset="ema"]')));
  await fillWins(app, [[1, 2, 3900], [0, 2, 2000]]);
  for (const player of [1, 3]) await choose(app, "put-down", player);
  await record(app);
  await app.action("show-everyone");
  assert.equal(await app.page.locator(".middle-of-table").count(), 1);
  assert.equal((await amounts(app)).length, 4);
  assert.ok((await heard(app)).includes("Cem pays Ben 3900"), (await heard(app)).join(", "));
});

test("points that nobody receives end in a cross, and not in the middle of the table", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES);
  await fillWins(app, [[1, 2, 3900]]);
  await choose(app, "put-down", 3);
  await record(app);
  for (const player of [0, 3]) await penalty(app, "other", player, { points: 700 });
  await app.action("show-everyone");
  assert.equal(await app.page.locator(".flow[data-lost]").count(), 2);
  // What Cem pays, and Dora’s stick, which Ben takes.
  assert.equal(await app.page.locator(".flow:not([data-lost])").count(), 3);
  const said = (await heard(app)).join(", ");
  assert.ok(said.includes("Anna pays the bank 700") && said.includes("Dora pays the bank 700"), said);
  assert.ok(!said.includes("Anna puts down"), said);
});
