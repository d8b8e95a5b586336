// Siamese MCR as a person enters it; the numbers are those of the rules' worked examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const PAIR = "#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S";

test("M-5: two hands out of 28 tiles", async (t) => {
  const app = await open(t, { hash: "#1/siamese/" });
  await app.answer("round", "S");
  await app.tap(app.hook("way", "self-drawn"));
  await app.tapTiles("1m 1m 2m 2m 2m 3m 3m 6m 6m 5p 5p 8p 9p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s E E S S");
  assert.equal(await app.total(), "Ready");
  await app.tapTiles("8p");
  // Green Book: seven pairs are 29, the straight 22; the lower is declared first.
  assert.equal(await app.total(), "51");
  assert.match(await app.verdict(), /^B 22 \+ A 29 · wins$/);
  assert.equal(await app.payment(), "South and West pay East 67 each");
  assert.equal((await app.ledger()).nets, "E +134, S −67, W −67", "nobody sits in the north");
  assert.equal(await app.part("hand").locator(".line").count(), 2);
  assert.equal((await app.fans())[19], 24);
  await app.place(1);
  assert.equal((await app.fans())[28], 16);
  await app.action("rulings");
  await app.tap(app.hook("preset", "competition-1998"));
  await app.action("close");
  assert.equal(await app.total(), "48");
});

test("a tile is kept in a hand to try another split", async (t) => {
  const app = await open(t, { hash: PAIR });
  const row = (i) => app.part("hand").locator(".line").nth(i).locator("[data-hold]").evaluateAll((all) => all.map((e) => e.dataset.hold.slice(5)).join(" "));
  assert.match(await row(0), /E E S S/);
  const box = await app.hook("hold", "hand S").boundingBox();
  await app.page.mouse.move(box.x + 8, box.y + 8);
  await app.page.mouse.down();
  await app.page.locator("dialog .option").first().waitFor();
  await app.page.mouse.up();
  await app.tap(app.hook("option", "pin-b"));
  assert.match(app.page.url(), /event=pin\.1\.S/);
  assert.match(await row(1), /E E S S/);
  await app.action("undo");
  assert.match(await row(0), /E E S S/);
});

test("M-6: no double win on a discard, and why", async (t) => {
  const app = await open(t, { hash: PAIR.replace("win=self-drawn&", "") });
  assert.match((await app.notes()).join(" "), /Two wins in one turn are possible only/);
  await app.tap(app.hook("from", "S"));
  assert.match(await app.payment(), /South pays East \d+ · West pays 8/);
});

test("a win declared before leaves one hand, which may not be worth less", async (t) => {
  const app = await open(t, { hash: "#1/siamese/222m8p123456789s+8p?win=self-drawn&seat=S&event=won.0..player:S.value:29" });
  assert.equal(await app.part("hand").locator(".line").count(), 1);
  assert.match((await app.text("verdict")) + (await app.notes()).join(" "), /not a valid win|less than the first/);
});

test("another split is looked at beside the best, hand by hand, and taken", async (t) => {
  const app = await open(t, { hash: PAIR });
  const before = await app.verdict();
  assert.equal(before, "B 22 + A 29 · wins");
  await app.tap(app.hook("split", 1));
  assert.equal(await app.text("versus"), "Both splits come to 51; neither is better.");
  const dialog = app.page.locator("dialog");
  assert.equal(await dialog.locator(".columns").count(), 2, "both hands of each");
  assert.equal(await dialog.locator("table.versus").count(), 2);
  assert.match(await dialog.innerText(), /Seven Pairs\s+24\s+24[^]*Total\s+29\s+29[^]*Pure Straight\s+16\s+16[^]*Total\s+22\s+22/);
  // What differs is lit.
  assert.equal(await dialog.locator('.columns [data-light="lit"]').count(), 8);
  await app.action("keep-split");
  assert.equal(await dialog.getAttribute("open"), null);
  assert.match(app.page.url(), /event=pin\./);
  assert.equal(await app.verdict(), "A 22 + B 29 · wins");
  await app.action("undo");
  assert.equal(await app.verdict(), before);
});

test("one hand that is paid more than both says why it is declared alone", async (t) => {
  const app = await open(t, { hash: "#1/siamese/88m1112334455678999p+4p/[678m][345s][345s]?round=N&seat=S&win=self-drawn" });
  assert.equal(await app.verdict(), "A 93 · wins");
  await app.tap(app.hook("split", 1));
  assert.match(await app.text("versus"), /A single hand of 93 earns more than these two together \(38\)\./);
  const dialog = app.page.locator("dialog");
  assert.ok((await dialog.locator("[data-differs]").count()) >= 3);
  assert.match(await dialog.locator(".columns + .versus, .versus").first().innerText(), /Nine Gates/);
  // Tiles kept in their hands would not change it.
  assert.equal(await dialog.locator('[data-action="keep-split"]').count(), 0);
});

test("discards from 28 tiles say what they leave waiting", async (t) => {
  const app = await open(t, { hash: "#1/siamese/" });
  await app.follow("#1/siamese/123456789m1135568999p112588sWN+E");
  await app.page.locator("[data-discard] .leads").first().waitFor();
  assert.equal(await app.page.locator(".counting").count(), 0);
  assert.ok(await app.page.locator("[data-discard]").count() >= 2);
  assert.ok(Number(await app.page.locator("[data-discard] .copies [aria-hidden]").first().innerText()) > 0, "copies are left");
  assert.match(await app.page.locator("[data-discard] .numbers-of").first().innerText(), /\d/);
});
