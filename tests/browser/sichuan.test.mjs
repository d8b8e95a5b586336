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
  assert.equal(await app.payment(), "South pays East 1");
  await app.tap(app.hook("way", "self-drawn"));
  assert.equal(await app.payment(), "South, West and North pay East 2 each");
  assert.deepEqual(await app.ledger(), {
    nets: "E +6, S −2, W −2, N −2",
    rows: ["South, West and North pay East | 2 each | self-drawn win | 1 + 1"],
  });
});

test("S-9: three fans at most count, and the line says so", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/2222335577889m+9m?seat=S&void=p&win=self-drawn" });
  assert.equal(await app.total(), "8");
  assert.deepEqual(await app.fans(), { 1: 1, 4: 2, 5: 2 });
  assert.match((await app.notes()).join(" "), /At most 3 fans count, so 2 more make no difference/);
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
    if (rest[0][0] === "same-tile") await app.action("special-cases");
    for (const [ask, answer] of rest) await app.tap(app.page.locator(`dialog [data-ask="${ask}"][data-answer="${answer}"]`));
    await app.action("events-done");
  }
  await app.action("close");
  assert.equal(await app.total(), "1");
  assert.equal(await app.payment(), "East pays West 4 and South 1");
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

/** What the row of hands says: `South 14 can win`, in the order of the seats. */
async function hands(app) {
  const tabs = await app.part("places").locator("button").allInnerTexts();
  return tabs.map((text) => text.replace(/[\s,]+/g, " ").trim());
}

/** The taps that the tiles of the hand offer, as in a link. */
const offered = (app) => app.page.locator("[data-offered]").evaluateAll((all) => all.map((e) => e.dataset.offered));

test("four hands stand in a row, each with its number of tiles and what it is missing", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/2344566m234777p?seat=S" });
  assert.equal(await app.part("places").count(), 0, "one hand alone has no row");
  await app.action("other-hands");
  assert.deepEqual(await hands(app), ["East not entered", "South 13 ready", "West not entered", "North not entered"]);
  await app.tapTiles("1m 4m 7m");
  assert.equal((await hands(app))[2], "West 3 10 missing");
  assert.equal(await app.part("places").locator('[aria-pressed="true"]').innerText().then((text) => text.split(/\s/)[0]), "West");
  // What is heard is what is seen.
  assert.equal(await app.part("places").getByRole("button", { name: /^West 3 ?, 10 missing$/ }).count(), 1);
  await app.place(0);
  await app.follow("#1/sichuan/2344566m234777p/1479m124577s123p?event=win.0.");
  assert.deepEqual(await hands(app), ["East 13 needs a tile", "South 13 not ready", "West not entered", "North not entered"]);
});

test("fourteen tiles that win in another hand say so, and one tap makes it a win", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/1479m124577s123p" });
  await app.place(1);
  await app.tapTiles("2m 3m 4m 4m 5m 6m 6m 2p 3p 4p 7p 7p 7p");
  assert.deepEqual(await offered(app), []);
  await app.tapTiles("6m");
  assert.equal((await hands(app))[1], "South 14 can win");
  assert.match(await app.text("hand-offers"), /These tiles win/);
  const taps = app.taps;
  await app.tap(app.hook("offered", "win.1.6m"));
  assert.equal(app.taps, taps + 1);
  assert.match(app.page.url(), /event=win\.1\.6m$/);
  assert.equal((await hands(app))[1], "South 14 wins");
  assert.deepEqual(await offered(app), []);
  await app.action("undo");
  assert.equal((await hands(app))[1], "South 14 can win");
});

test("a kong that the tiles show is offered where it was tapped", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/" });
  await app.place(2);
  await app.tapTiles("9s 9s 9s");
  assert.deepEqual(await offered(app), []);
  await app.tapTiles("9s");
  await app.tap(app.hook("offered", "kong.2.9s"));
  assert.match(app.page.url(), /\[9999s\]\/?\?event=kong\.2\.9s$/);
  // A claimed one asks who discarded the fourth tile.
  await app.place(3);
  await app.meld("kong", "6s");
  assert.deepEqual(await offered(app), ["kong.3.6s.kong:open.from:E", "kong.3.6s.kong:open.from:S", "kong.3.6s.kong:open.from:W"]);
  await app.tap(app.hook("offered", "kong.3.6s.kong:open.from:S"));
  assert.deepEqual(await offered(app), []);
  assert.match(app.page.url(), /event=kong\.3\.6s\.kong:open\.from:S$/);
  // A pung and its fourth tile.
  await app.place(1);
  await app.meld("pung", "3p");
  await app.tapTiles("3p");
  assert.deepEqual(await offered(app), ["kong.1.3p.kong:added", "kong.1.3p.kong:late"]);
});

for (const [width, height] of [[390, 844], [320, 568]]) {
  test(`a win is entered without scrolling at ${width}×${height}`, async (t) => {
    const hands = "2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/[6666s,1]2245p133588s";
    const app = await open(t, { hash: `#1/sichuan/${hands}?event=win.0.6m`, viewport: { width, height } });
    await app.action("events");
    await app.tap(app.page.locator('[data-event="0"]'));
    const inSight = (selector) => app.page.locator(`dialog ${selector}`).evaluateAll((all) => all.map((e) => {
      const box = e.getBoundingClientRect();
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return box.height > 0 && e.contains(there);
    }));
    const always = '[data-place], [data-pick], [data-ask="win"], [data-ask="from"], [data-action="events-done"]';
    assert.deepEqual([...new Set(await inSight(always))], [true], "what is answered for every win");
    assert.equal(await app.page.locator("dialog [data-ask=passed]").first().isVisible(), false, "what is rare is folded");
    await app.action("special-cases");
    for (const rare of ["sea", "passed", "same-tile"]) {
      assert.equal(await app.page.locator(`dialog [data-ask="${rare}"]`).first().isVisible(), true, rare);
    }
    assert.deepEqual(await inSight('[data-action="events-done"]'), [true]);
    // An answer that is there is not folded away.
    const lastTile = app.page.locator('dialog [data-ask="sea"][data-answer="yes"]');
    await app.tap(lastTile);
    await app.action("events-done");
    await app.tap(app.page.locator('[data-event="0"]'));
    assert.equal(await app.page.locator('dialog [data-ask="sea"]').first().isVisible(), true);
  });
}
