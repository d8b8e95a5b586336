// The fields of chips at the end of a game: they follow what is recorded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, choose, field, sheet, type } from "./session.mjs";

/** What the fields hold. */
const chips = (app) => Promise.all([0, 1, 2, 3].map((player) => field(app, `chips${player}`).inputValue()));

test("undo and redo bring the chips back, and a player who is renamed has the name there, too", async (t) => {
  const app = await open(t);
  await begin(app, "riichi", NAMES, () => choose(app, "chip-value", 2000));
  await sheet(app);
  await type(app, "chips0", -3);
  await type(app, "chips1", 3);
  await field(app, "chips1").blur();
  await app.settle();
  assert.deepEqual(await chips(app), ["-3", "3", "", ""]);
  await type(app, "chips2", 2);
  await type(app, "chips1", 1);
  await field(app, "chips1").blur();
  await app.settle();
  const undo = async (name, expected) => {
    await app.tap(app.page.locator(`dialog [data-action="${name}"]`));
    assert.deepEqual(await chips(app), expected);
  };
  await undo("undo-session", ["-3", "3", "", ""]);
  await undo("undo-session", ["", "", "", ""]);
  await undo("redo-session", ["-3", "3", "", ""]);
  await undo("redo-session", ["-3", "1", "2", ""]);
  // What is not finished stays while somebody is renamed.
  await type(app, "chips3", 7);
  await app.tap(app.part("names").locator("summary"));
  await app.page.locator('[data-rename="0"]').fill("Zoe");
  await app.press("Tab");
  assert.deepEqual(await chips(app), ["-3", "1", "2", "7"]);
  assert.equal(await app.page.locator('label:has([data-field="chips0"]) span').innerText(), "Zoe");
});
