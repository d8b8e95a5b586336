// What hands of riichi are tapped with, and what is read of them: shared by the tests of whole hands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 320, height: 568 };
export const LANDSCAPE = { width: 844, height: 390 };
export const NO_YAKU = "No yaku: this hand can’t win, not even with dora (R4).";

/** Answers in the sheet of circumstances, each `[question, answer]`; a number is typed. */
export async function answer(app, ...answers) {
  await app.action("circumstances");
  for (const [question, value] of answers) {
    const asked = app.page.locator(`dialog [data-ask="${question}"]`);
    const more = app.page.locator(`dialog [data-stepper="${question}"] [data-step="up"]`);
    if (typeof value === "number") for (let n = 0; n < value; n += 1) await app.tap(more);
    else await app.tap(asked.and(app.page.locator(`[data-answer="${value}"]`)));
  }
  await app.settle();
  await app.action("close");
}

/** Taps tiles, red fives by their own keys: `"3m 4m 0m"`. */
export async function tapTiles(app, tiles) {
  for (const tile of tiles.split(" ")) {
    if (tile.startsWith("0")) await app.tap(app.hook("marked-tile", `5${tile[1]}`));
    else await app.tapTiles(tile);
  }
}

/** Taps indicators, each after the key of their list. */
export async function list(app, mode, tiles) {
  for (const tile of tiles.split(" ")) {
    await app.tap(app.hook("mode", mode));
    await tapTiles(app, tile);
  }
}

/** Names another winner on the same discard, with what the hand is worth. */
export async function alsoWon(app, seat, worth, fu) {
  await app.action("events");
  await app.tap(app.hook("happened", "also-won"));
  for (const [question, value] of [["winner", seat], ["worth", worth], ["fu", fu]]) {
    if (value !== undefined) await app.tap(app.page.locator(`dialog [data-ask="${question}"][data-answer="${value}"]`));
  }
  await app.action("events-done");
  await app.action("close");
}

/** Goes over to a preset of rulings. */
export async function preset(app, key) {
  await app.action("rulings");
  await app.tap(app.hook("preset", key));
  await app.action("close");
}

export const ways = {
  discard: (app) => app.tap(app.hook("way", "discard")),
  drawn: (app) => app.tap(app.hook("way", "self-drawn")),
};
export const from = (app, seat) => app.tap(app.hook("from", seat));
export const declare = (app, key) => app.tap(app.hook("declare", key));

/** What the screen says of the hand. */
export async function check(app, { total, verdict, payment, fans, nets, formula, onTop }) {
  if (total !== undefined) assert.equal(await app.total(), total);
  if (onTop !== undefined) assert.equal(await app.text("on-top"), onTop);
  if (verdict !== undefined) assert.equal(await app.verdict(), verdict);
  if (payment !== undefined) assert.equal(await app.payment(), payment);
  if (fans !== undefined) assert.deepEqual(await app.fans(), fans);
  if (formula !== undefined) assert.equal(await app.text("formula"), formula);
  if (nets !== undefined) assert.equal((await app.ledger()).nets, nets);
}

/** Declares a test: a hand that is entered and checked on an empty screen. */
export function hand(name, enter, viewport = PHONE) {
  test(name, async (t) => enter(await open(t, { hash: "#1/riichi/", viewport })));
}

/** Sits down, and enters melds as `[mode, tile]`, or `["chow", "0p", "406p"]` where the chow of a red five is
 * chosen, and then the tiles, the winning one last. */
export async function enter(app, seat, melds, tiles) {
  if (seat !== "E") await app.seat(seat);
  for (const [mode, tile, chosen] of melds) {
    await app.tap(app.hook("mode", mode));
    await tapTiles(app, tile);
    if (chosen) await app.tap(app.page.locator(`dialog [data-meld="[${chosen}]"]`));
  }
  await tapTiles(app, tiles);
}
