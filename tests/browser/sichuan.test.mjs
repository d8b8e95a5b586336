// Sichuan as a person enters it; the numbers are those of the rules' worked examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

test("S-1 and S-2: the base value on a discard, and self-drawn", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/" });
  await app.tapTiles("2m 3m 4m 4m 5m 6m 6m 2p 3p 4p 7p 7p 7p 6m");
  await app.answer("void", "s");
  assert.equal(await app.total(), "1");
  assert.match(await app.payment(), /Who discarded\?/);
  await app.tap(app.hook("from", "S"));
  assert.equal(await app.payment(), "South pays 1");
  await app.tap(app.hook("way", "self-drawn"));
  assert.equal(await app.payment(), "South, West, North pay 2 each");
  assert.deepEqual(await app.ledger(), {
    nets: "E +6, S −2, W −2, N −2",
    rows: ["South, West, North → East | 2 each | self-drawn win | 1 + 1"],
  });
});

test("S-9: three fans at most count, and the line says so", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/2222335577889m+9m?seat=S&void=p&win=self-drawn" });
  assert.equal(await app.total(), "8");
  assert.deepEqual(await app.fans(), { 1: 1, 4: 2, 5: 2 });
  assert.match((await app.notes()).join(" "), /At most three fans count, so 2 more make no difference/);
  assert.equal((await app.ledger()).nets, "S +27, E −9, W −9, N −9");
});

test("a third suit is a sentence, not a silence", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/234456m234777p9s+9s?void=s&from=S" });
  assert.match((await app.notes()).join(" "), /missing suit|three suits/);
});

test("S-15: two win on one discard, entered event by event", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/?seat=S" });
  await app.tapTiles("2m 3m 4m 4m 5m 6m 6m 2p 3p 4p 7p 7p 7p");
  await app.answer("void", "s");
  await app.place(1);
  await app.tapTiles("1m 1m 3m 3m 5m 5m 6m 7s 7s 8s 8s 9s 9s");
  await app.tap(app.page.locator('.middle [data-ask="void"][data-answer="p"]'));
  await app.place(0);
  await app.action("events");
  for (const [place, rest] of [[0, [["from", "E"]]], [1, [["same-tile", "yes"]]]]) {
    await app.tap(app.hook("happened", "win"));
    await app.tap(app.page.locator(`dialog [data-place="${place}"]`));
    await app.tap(app.page.locator('dialog [data-pick="6m"]'));
    for (const [ask, answer] of rest) await app.tap(app.page.locator(`dialog [data-ask="${ask}"][data-answer="${answer}"]`));
    await app.action("events-done");
  }
  await app.action("close");
  assert.equal(await app.total(), "1");
  assert.equal(await app.payment(), "West +4 · South +1 · East −5");
  assert.ok((await app.notes()).includes("East deals next."));
  // The other winner's sheet is one tap away.
  await app.tap(app.hook("other", "1"));
  assert.match(await app.text("list"), /Seven Pairs/);
  await app.action("back");
  assert.equal(await app.total(), "1");
});

test("S-18: a whole deal; events move, go away and come back", async (t) => {
  const hash = "#1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.";
  const app = await open(t, { hash });
  assert.equal((await app.ledger()).nets, "S +2, E +1, W −2, N −49, bank +48");
  await app.action("events");
  assert.equal(await app.page.locator("[data-event]").count(), 3);
  await app.tap(app.page.locator(".event").nth(2).locator('[data-tell="take-away"]'));
  await app.tap(app.page.locator(".event").nth(1).locator('[data-tell="earlier"]'));
  await app.action("close");
  assert.match(app.page.url(), /event=win\.0\.6m\.from:N&event=kong\.2\.9s$/);
  // The winner no longer pays for a kong that came after the win.
  assert.equal((await app.ledger()).nets, "W +4, E +1, S −2, N −3");
  await app.action("undo");
  await app.action("undo");
  assert.match(app.page.url(), /event=wall-end\.0\.$/);
});

test("a whole deal is entered with what its hands show: two kongs, two wins and the end in at most twelve taps", async (t) => {
  // East waits for 6m, South for 8p and 9p; West has a concealed kong, North a melded one.
  const hands = "2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/[6666s,1]2245p133588s";
  const app = await open(t, { hash: `#1/sichuan/${hands}` });
  await app.action("events");
  await app.tap(app.hook("suggested", "kong.2.9s"));
  await app.tap(app.hook("suggested", "kong.3.6s.kong:open.from:E"));
  await app.tap(app.hook("suggested", "win.0.6m"));
  // Who discarded is asked in its place; only the others can have.
  const open1 = app.page.locator(".open-question");
  const answers = await open1.locator("button").evaluateAll((all) => all.map((e) => e.dataset.answer));
  assert.deepEqual(answers, ["self-drawn", "S", "W", "N"]);
  await app.tap(open1.locator('[data-answer="N"]'));
  await app.tap(app.hook("suggested", "win.1.9p"));
  await app.tap(app.page.locator('.open-question [data-answer="self-drawn"]'));
  await app.tap(app.hook("happened", "wall-end"));
  assert.equal(await app.page.locator("[data-suggested]").count(), 0);
  assert.equal(await app.hook("happened", "wall-end").count(), 0, "the wall ends once");
  await app.action("close");
  assert.ok(app.taps <= 12, `${app.taps} taps`);
  assert.match(app.page.url(), /\?event=kong\.2\.9s&event=kong\.3\.6s\.kong:open\.from:E&event=win\.0\.6m\.from:N&event=win\.1\.9p\.win:self-drawn&event=wall-end\.0\.$/);
  // Nothing is missing: the missing suits are those that the hands lack.
  assert.doesNotMatch((await app.notes()).join(" "), /not been entered|not among/);
});

test("an event is added before the end of the wall, and a win is about the tiles that the hand waits for", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/2344566m234777p?event=wall-end.0." });
  await app.action("events");
  await app.tap(app.hook("happened", "win"));
  const tiles = () => app.page.locator("dialog [data-pick]").evaluateAll((all) => all.map((e) => e.dataset.pick));
  assert.deepEqual(await tiles(), ["3m", "6m"]);
  await app.action("other-tiles");
  assert.equal((await tiles()).length, 27);
  await app.tap(app.hook("pick", "3m"));
  assert.match(app.page.url(), /event=win\.0\.3m&event=wall-end\.0\.$/);
});

test("the missing suit is inferred where a hand has the two others only, and can be contradicted", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/2344566m234777p" });
  assert.match(await app.text("circumstances"), /no bamboo \(inferred\)/);
  assert.equal(await app.total(), "Ready");
  await app.answer("void", "p");
  assert.match(await app.text("circumstances"), /no dots(?! \(inferred)/);
  assert.notEqual(await app.total(), "Ready");
});
