// One hand under every rule system.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

test("the same hand is compared under every rule system, and taken to one with a tap", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[PPP]123m456p5578s+9s?seat=S&from=W" });
  await app.action("menu");
  await app.action("compare");
  const rows = app.page.locator("dialog [data-compare]");
  await rows.first().waitFor();
  const keys = await rows.evaluateAll((all) => all.map((row) => row.dataset.compare));
  // The systems in which it wins come first, and the others are folded.
  assert.deepEqual(keys, ["mcr", "riichi", "classical", "siamese", "sichuan", "nanchang", "sanma"]);
  const widths = await app.page.locator("dialog .laid .tile, dialog .laid .meld").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().width));
  assert.equal(widths.length, 12);
  assert.ok(widths.every((width) => width > 15), `all of the hand is seen: ${widths}`);
  assert.ok(!(await app.hook("compare", "siamese").isVisible()));
  assert.equal(await app.page.locator('dialog [data-part="no-win"] summary').innerText(), "No win in 4 other rule systems");
  await app.tap(app.page.locator('dialog [data-part="no-win"] summary'));
  const total = (key) => app.hook("compare", key).locator("b").innerText();
  assert.equal(await total("mcr"), "10");
  assert.equal(await total("classical"), "50");
  assert.match(await app.hook("compare", "classical").innerText(), /Pung or Kong of Dragons/);
  assert.match(await app.hook("compare", "sichuan").innerText(), /3 tiles not carried over/);
  assert.match(await app.hook("compare", "nanchang").innerText(), /jing/);
  await app.tap(app.hook("compare", "classical"));
  assert.equal(await app.page.locator("dialog[open]").count(), 0);
  assert.match(app.page.url(), /#1\/classical\//);
  assert.equal(await app.part("total").innerText(), "50");
  await app.action("undo");
  assert.match(app.page.url(), /#1\/mcr\//);
});

test("a comparison is of the hand on the screen, and takes it along in place of the one that was left", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[PPP]123m456p5578s" });
  await app.system("classical");
  await app.tapTiles("9s");
  await app.action("menu");
  await app.action("compare");
  assert.equal(await app.hook("compare", "mcr").locator("b").innerText(), "10");
  await app.tap(app.hook("compare", "mcr"));
  assert.equal(await app.hand(), "[PPP]123m456p5578s+9s");
  await app.action("undo");
  await app.system("mcr");
  assert.equal(await app.hand(), "[PPP]123m456p5578s");
});
