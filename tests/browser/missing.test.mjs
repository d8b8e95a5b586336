// What was entered stays as it was, and nobody pays while something is missing that the payments depend
// on: the screen says what it is, and a tap enters it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, amend, asked, bar, begin, choose, draw, record, seats, sheet, type } from "./session.mjs";

const EAST = "2344566m234777p";
const SOUTH = "[888m][333m]1118899p";
const WEST = "[9999s]1479m124577s";
const NORTH = "114569m22458p14s";

const missing = (app) => app.text("missing");
const settles = (app) => app.page.locator('[data-action="next-deal"], [data-action="record"]').count();
const enter = (app, words) => app.tap(app.part("missing").locator("[data-enter]").getByText(words, { exact: true }));

test("who discarded stays when another seat turns out to be the own one", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C?seat=S&from=W" });
  assert.match(await app.payment(), /^West pays/);
  await app.tap(app.page.locator('.seat-key[data-seat="N"]').first());
  assert.match(await app.payment(), /^West pays/);
});

test("the player who discarded stays in a session, and is asked for again where it can't be", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await app.tap(app.page.locator('[data-player-seat="S"]'));
  await app.paste("[789s][EEEE,1]123m456pC+C");
  await asked(app, "W");
  assert.match(await app.payment(), /^Cem pays/);
  await amend(app, "winner", "E");
  assert.match(await app.payment(), /^Cem pays/);
  await amend(app, "winner", "W");
  assert.match(await bar(app), /^Cem wins · From whom\?/);
  assert.equal(await settles(app), 0);
});

test("a win without its payer is not settled, and a tap names the payer", async (t) => {
  const app = await open(t, { hash: `#1/sichuan/${EAST}?void=s&event=win.0.6m` });
  assert.match(await missing(app), /Who discarded East’s winning tile\?/);
  assert.doesNotMatch(await app.payment(), /Nobody pays/);
  assert.equal(await settles(app), 0);
  await enter(app, "North");
  assert.equal(await app.payment(), "North pays East 1");
  assert.equal(await settles(app), 1);
});

test("hands and kongs that are missing are entered one after the other", async (t) => {
  const hands = `${EAST}/${SOUTH}//${NORTH}`;
  const app = await open(t, { hash: `#1/sichuan/${hands}?void=s&void.1=s&void.2=p&void.3=s&event=win.0.6m.from:N&event=wall-end.0.` });
  assert.match(await missing(app), /Was West’s hand ready at the end of the wall\?/);
  assert.equal(await settles(app), 0);
  await enter(app, "Enter");
  assert.equal(await app.part("places").locator('[data-place="2"][aria-pressed="true"]').count(), 1);
  await app.paste(WEST);
  assert.match(await missing(app), /West’s kong .* is not among the events/);
  await enter(app, "Add");
  assert.equal(await app.part("missing").count(), 0);
  assert.equal(await settles(app), 1);
});

test("a kong without its feeder and a win without its tile are asked for", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/[2222m,1]4566m345777p+6m?void=s&win=self-drawn" });
  assert.match(await missing(app), /Who discarded the tile for East’s kong/);
  await enter(app, "South");
  assert.match(await app.payment(), /pay/);
  await app.follow(`#1/sichuan/${EAST}?void=s&event=win.0.`);
  assert.match(await missing(app), /Which tile did East win with\?/);
  await enter(app, "Choose");
  await app.tap(app.page.locator('dialog [data-pick="6m"]'));
  await app.action("events-done");
  await app.action("close");
  assert.match(await missing(app), /Who discarded East’s winning tile\?/);
  await enter(app, "Self-draw");
  assert.match(await app.payment(), /pay East 2 each/);
});

test("a session that has ended offers no deal until it is taken up again", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  await sheet(app);
  await app.action("end-session");
  await app.tap(app.page.locator('[data-unfold="0"]'));
  assert.equal(await app.page.locator('[data-deal-action="insert"]').count(), 0);
  assert.equal(await app.page.locator('[data-deal-action="correct"]').count(), 1);
  await app.action("close");
  assert.match(await app.text("between"), /The session has ended/);
  assert.doesNotMatch(await app.text("between"), /Whose hand/);
  assert.match(await app.text("table-bar"), /The session has ended/);
  assert.equal(await app.page.locator('[data-action="no-winner"], [data-action="without-tiles"], [data-player-seat]').count(), 0);
  // A hand can be calculated, but not recorded.
  await app.paste("[789s][EEEE,1]123m456pC+C");
  await asked(app, "E");
  await asked(app, "W");
  assert.equal(await settles(app), 0);
  await app.action("menu");
  await app.action("clear");
  await app.action("take-up");
  assert.match(await app.text("table-bar"), /^Deal 2/);
  assert.match(await seats(app), /^E Ben/);
});

test("impossible points are refused with those that are possible, and whose tile it was is chosen", async (t) => {
  const app = await open(t);
  await begin(app, "classical", NAMES);
  const faults = (field) => app.page.locator(`[data-faults="${field}"]`);
  await app.action("without-tiles");
  await choose(app, "winner0", 1);
  await type(app, "points0", 64);
  await record(app);
  assert.match(await faults("wins[0].from").innerText(), /An answer is missing/);
  await choose(app, "from0", "unknown");
  await record(app);
  assert.match(await faults("wins[0].points").innerText(), /no hand can be worth 64/);
  assert.deepEqual(await faults("wins[0].points").locator("[data-instead]").allInnerTexts(), ["60", "70"]);
  await app.tap(faults("wins[0].points").locator('[data-instead="70"]'));
  assert.equal(await app.page.locator('[data-field="points0"]').inputValue(), "70");
  await type(app, "hand0", 13);
  await record(app);
  await app.tap(faults("hands[0]").locator('[data-instead="10"]'));
  await record(app);
  assert.match(await app.text("last-deal"), /Ben wins 70/);
});
