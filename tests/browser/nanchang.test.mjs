// Nanchang as a person enters it; the numbers are those of the rules' worked examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

test("J-1: the example of the source, 32 / 37 / 16", async (t) => {
  const app = await open(t, { hash: "#1/nanchang/?seat=S" });
  // Which tile was turned up is asked before anything else.
  assert.match(await app.payment(), /primary jing/);
  await app.tap(app.part("payment").locator("button"));
  await app.tap(app.page.locator('dialog [data-ask="indicator"][data-answer="2p"]'));
  await app.action("close");
  await app.tapTiles("5m 8m 7p 1s 6s 9s E S W N C F P 4p");
  assert.match(await app.payment(), /Who discarded\?/);
  await app.tap(app.hook("from", "W"));
  assert.equal(await app.payment(), "West pays South 37 · East pays 32 · North pays 16");
  assert.equal(await app.total(), "85");
  assert.deepEqual(await app.fans(), { 6: 2, 7: 2, 8: 2, 9: 2 });
  assert.equal((await app.notes()).filter((note) => /has not been entered; it counts as 0/.test(note)).length, 3);
  assert.ok((await app.notes()).includes("South deals next."));
  const { nets, rows } = await app.ledger();
  assert.equal(nets, "S +85, N −16, E −32, W −37");
  assert.ok(rows.includes("West pays South | 37 | discarded the winning tile | 1 × 2 × 2 × 2 × 2 × 2 + 5"), rows.join("\n"));
});

test("J-3: the reading shows what the jing stands for", async (t) => {
  const app = await open(t, { hash: "#1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W" });
  assert.equal(await app.part("wilds").locator("li").count(), 1);
  assert.equal(await app.part("wilds").locator('[role="img"]').last().getAttribute("aria-label"), "5 of dots");
  // The badge lies on the tile that it stands for.
  assert.equal(await app.page.locator('.wild[data-on="5p"]').count(), 1);
  assert.match((await app.notes()).join(" "), /Only South holds jing/);
});

test("the parts of a total are shown", async (t) => {
  const app = await open(t, { hash: "#1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W" });
  assert.equal(await app.total(), "5");
  assert.equal(await app.text("gains"), "5 for the win (East 2, West 2, North 1) + 12 for jing (4 each) = 17");
  assert.equal(await app.text("no-fans"), "No fans: only the base value of 1.");
  assert.equal((await app.ledger()).nets, "S +17, N −5, E −6, W −6");
});

test("without its turned-up tile a hand is not impossible: it asks for the tile, and marks the jing", async (t) => {
  const app = await open(t, { hash: "#1/nanchang/?seat=S" });
  const tone = () => app.page.locator(".summary").getAttribute("data-tone");
  await app.tapTiles("5m 8m 7p 1s 6s 9s E S W N C F P");
  assert.equal(await tone(), "open");
  await app.tapTiles("4p");
  assert.equal(`${await app.total()} ${await app.text("unit")}: ${await app.verdict()}`, "14 tiles: not everything has been entered");
  assert.equal(await tone(), "open");
  assert.match(await app.payment(), /primary jing/);
  const warning = await app.part("faults").locator("li").first().evaluate((e) => getComputedStyle(e).color === getComputedStyle(document.querySelector(".app")).color);
  assert.ok(warning, "the sentence is no warning");
  assert.equal(await app.page.locator("[data-wild]").count(), 0);
  await app.tap(app.part("payment").locator("button"));
  await app.tap(app.page.locator('dialog [data-ask="indicator"][data-answer="P"]'));
  await app.action("close");
  assert.equal(await app.verdict(), "wins");
  const marked = (part) => app.part(part).locator("[data-wild]").evaluateAll((all) => all.map((e) => e.dataset.tile ?? e.dataset.hold));
  assert.deepEqual((await marked("palette")).sort(), ["C", "P"]);
  assert.deepEqual((await marked("hand")).sort(), ["hand C", "hand P"]);
  assert.match(await app.part("palette").locator('[data-tile="C"]').getAttribute("aria-label"), /jing/);
});

test("J-4: a losing hand is counted without laying it out", async (t) => {
  const app = await open(t, { hash: "#1/nanchang/[CCC][888s]2m55577pE+E?indicator=2m&seat=S&win=self-drawn" });
  assert.equal(await app.total(), "16");
  await app.place(2);
  await app.tap(app.page.locator('.middle [data-ask="secondary"][data-answer="1"]'));
  assert.match(app.page.url(), /secondary\.2=1/);
  await app.action("back");
  assert.equal((await app.ledger()).nets, "S +21, N −3, W −7, E −11");
  assert.equal((await app.notes()).filter((note) => /has not been entered/.test(note)).length, 2);
});

test("a chow of winds asks which, one of dragons needs no question", async (t) => {
  const app = await open(t, { hash: "#1/nanchang/" });
  await app.meld("chow", "C");
  await app.meld("chow", "E");
  await app.tap(app.hook("meld", "[ESN]"));
  assert.equal(await app.hand(), "[CFP][ESN]");
});

test("J-9: a lone jing does not win on a discard, and says so", async (t) => {
  const app = await open(t, { hash: "#1/nanchang/2m123456789p555s+N?indicator=2m&seat=S&from=W" });
  assert.equal(await app.verdict(), "not a valid win");
  assert.notEqual((await app.notes()).join(" "), "");
  await app.tap(app.hook("way", "self-drawn"));
  assert.equal(await app.verdict(), "wins; earns 28 in total");
  assert.equal(await app.payment(), "East pays South 12 · West and North pay 8 each");
});

/** Runs in the page: how far the corner of a wild tile is from the corner of its picture, across and down. */
function distance(tile) {
  const art = tile.querySelector(".art");
  const owner = [tile, art].find((e) => getComputedStyle(e, "::before").content !== "none");
  let around = owner;
  while (getComputedStyle(around).position === "static") around = around.parentElement;
  const { top, right } = getComputedStyle(owner, "::before");
  const [outer, picture] = [around.getBoundingClientRect(), art.getBoundingClientRect()];
  return [Math.abs(outer.right - parseFloat(right) - picture.right), Math.abs(outer.top + parseFloat(top) - picture.top)];
}

test("the corner of a jing lies on its tile, on every screen", async (t) => {
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [1280, 800]]) {
    const app = await open(t, { hash: "#1/nanchang/[CCC][888s]2m55577pE+3m?indicator=2m&seat=S", viewport: { width, height } });
    const marked = app.page.locator("[data-wild]");
    assert.equal(await marked.count(), 4, "2m and 3m, in the hand and among the keys");
    for (const tile of await marked.all()) {
      const [across, down] = await tile.evaluate(distance);
      assert.ok(across <= 1 && down <= 1, `${width} × ${height}: ${across}, ${down}`);
    }
    await app.leave();
  }
});
