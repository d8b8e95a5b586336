// What is answered beside the hand: switches, lists of tiles, and the keys of marked copies; and what a
// system with a score table says of a win.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, focused, tabTo } from "./by-keyboard.mjs";
import { unreachable } from "./controls.mjs";
import { open } from "./harness.mjs";
import { crowded } from "./labels.mjs";

const SMALL = { width: 320, height: 568 };
const HAND = "2m 3m 4m 5m 6m 7m 3p 4p 5p 7s 8s 9m 9m 6s";
const WIN = "#1/riichi/234567m345p78s99m+6s?seat=S&riichi=riichi&dora=1m";

const declare = (app, key) => app.tap(app.hook("declare", key));
const hash = (app) => decodeURIComponent(new URL(app.page.url()).hash);

test("a closed riichi hand with one indicator comes to its payments in 17 taps", async (t) => {
  const app = await open(t, { hash: "#1/riichi/" });
  app.taps = 0;
  await app.tapTiles(HAND);
  await declare(app, "riichi");
  await app.tap(app.hook("mode", "dora"));
  await app.tapTiles("1m");
  assert.equal(app.taps, 17);
  assert.match(hash(app), /^#1\/riichi\/234567m99m345p78s\+6s\?.*riichi=riichi|^#1\/riichi\/23456799m345p78s\+6s\?.*/);
  assert.match(hash(app), /dora=1m/);
  const ways = await app.page.locator("[data-way-to-win]").allInnerTexts();
  assert.equal(ways.length, 2);
  assert.match(ways[0].replace(/\s+/g, " "), /3 han 30 fu The discarder pays 5800/);
  assert.match(ways[1].replace(/\s+/g, " "), /4 han 20 fu/);
});

test("tiles of a list are put in by the palette and taken out by a tap", async (t) => {
  const app = await open(t, { hash: "#1/riichi/123m" });
  for (const tile of ["1m", "E"]) {
    await app.tap(app.hook("mode", "dora"));
    assert.equal(await app.hook("mode", "dora").getAttribute("aria-pressed"), "true");
    await app.tapTiles(tile);
    assert.equal(await app.hook("mode", "dora").getAttribute("aria-pressed"), "false");
  }
  assert.match(hash(app), /^#1\/riichi\/123m\?dora=1mE$/);
  // The next tile is one of the hand again, and an indicator is no longer among those left.
  await app.tapTiles("E");
  assert.equal(await app.part("palette").locator('[data-tile="E"]').getAttribute("data-left"), "2");
  await app.tap(app.hook("listed", "dora.0"));
  assert.match(hash(app), /^#1\/riichi\/123mE\?dora=E$/);
  await app.action("undo");
  assert.match(hash(app), /dora=1mE$/);
  // A fifth copy is refused, and says why.
  await app.follow("#1/riichi/EEE?dora=E");
  await app.tap(app.hook("mode", "dora"));
  await app.tapTiles("E");
  assert.notEqual(await app.notice(), "");
  assert.match(hash(app), /EEE\?dora=E$/);
});

test("what only matters after riichi is there after riichi", async (t) => {
  const app = await open(t, { hash: "#1/riichi/123m" });
  assert.equal(await app.hook("declare", "ippatsu").count(), 0);
  await declare(app, "riichi");
  assert.equal(await app.hook("declare", "riichi").getAttribute("aria-checked"), "true");
  await declare(app, "ippatsu");
  // There are no more indicators beneath than above.
  await app.tap(app.hook("mode", "ura"));
  await app.tapTiles("9p");
  assert.notEqual(await app.notice(), "");
  await app.tap(app.hook("mode", "dora"));
  await app.tapTiles("1m");
  await app.tap(app.hook("mode", "ura"));
  await app.tapTiles("9p");
  assert.match(hash(app), /riichi=riichi/);
  assert.match(hash(app), /ippatsu=yes/);
  assert.match(hash(app), /ura=9p/);
  await declare(app, "riichi");
  assert.equal(await app.hook("declare", "ippatsu").count(), 0);
  // Another answer than the first one has its name on the switch.
  await app.answer("riichi", "double");
  assert.equal((await app.hook("declare", "riichi").innerText()).trim(), "Double riichi");
});

test("red fives have keys of their own, each for one copy", async (t) => {
  const app = await open(t, { hash: "#3/riichi/123m?rulings=tenhou" });
  await app.tap(app.hook("marked-tile", "5p"));
  assert.equal(await app.hand(), "123m0p");
  assert.equal(await app.hook("marked-tile", "5p").getAttribute("data-left"), "0");
  await app.tapTiles("5p");
  assert.equal(await app.hand(), "123m05p");
  assert.equal(await app.part("palette").locator('[data-tile="5p"]').getAttribute("data-left"), "2");
  await app.action("backspace");
  await app.action("backspace");
  assert.equal(await app.hand(), "123m");
  await app.system("mcr");
  assert.equal(await app.page.locator("[data-marked-tile]").count(), 0);
});

test("where there are no red fives, they have no keys; the preset stands beside the hand, and one tap leads to the choice", async (t) => {
  const app = await open(t, { hash: "#1/riichi/", viewport: { width: 390, height: 844 } });
  const preset = app.hook("action", "preset");
  assert.equal((await preset.innerText()).trim(), "WRC 2025");
  assert.equal(await app.page.locator("[data-marked-tile]").count(), 0);
  await app.tap(preset);
  await app.tap(app.hook("preset", "tenhou"));
  await app.action("close");
  assert.equal((await preset.innerText()).trim(), "Tenhou");
  assert.equal(await app.page.locator("[data-marked-tile]").count(), 3);
  // It stays for the next hand, for an example, and over a reload.
  await app.tapTiles("1m");
  await app.action("menu");
  await app.action("clear");
  assert.equal((await preset.innerText()).trim(), "Tenhou");
  await app.tap(app.page.locator("[data-example]").first());
  assert.equal((await preset.innerText()).trim(), "Tenhou");
  await app.page.reload();
  await app.ready();
  assert.equal((await preset.innerText()).trim(), "Tenhou");
  // Other systems don't name theirs.
  await app.system("mcr");
  assert.equal(await preset.count(), 0);
});

test("a red five without red fives in the rules is an ordinary one, and is said to be", async (t) => {
  const app = await open(t, { hash: "#1/riichi/340m34567p67899s+8p?seat=S&from=W" });
  assert.match((await app.notes()).join(), /A red 5 counts as a normal 5, because the ruling “Red fives” is off/);
  await app.action("preset");
  await app.tap(app.hook("preset", "m-league"));
  await app.action("close");
  assert.doesNotMatch((await app.notes()).join(), /red 5/);
  assert.equal((await app.fans())[49], 1);
  // The reading draws it.
  assert.equal(await app.part("hand").locator(".art.rr").count(), 1);
});

test("a win says its han and its fu, both ways to pay, the next limit, and its place in the score table", async (t) => {
  const app = await open(t, { hash: `${WIN}&from=W` });
  const heads = await app.page.locator(".middle h2").allInnerTexts();
  assert.ok(heads.includes("3 han"), heads.join());
  assert.ok(heads.some((head) => /30 fu/.test(head)), heads.join());
  assert.match(await app.text("next-limit"), /mangan, 1 han more$/);
  await app.action("score-table");
  const lit = app.page.locator('dialog [aria-current="true"]');
  assert.equal(await lit.count(), 1);
  assert.equal(await lit.getAttribute("data-cell"), "3.30");
  assert.match(await lit.innerText(), /^3900\s+1000 \/ 2000$/);
  // The table of a dealer is another one.
  await app.tap(app.page.locator('dialog [data-dealer="true"]'));
  assert.equal(await lit.count(), 0);
  assert.match(await app.page.locator('dialog [data-cell="3.30"]').innerText(), /^5800\s+2000 each$/);
});

test("it has its room on every screen in every language", async (t) => {
  for (const locale of ["en", "ru", "zh", "ja"]) {
    for (const viewport of [SMALL, { width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
      const app = await open(t, { hash: `${WIN}&ura=9p`, locale, viewport });
      assert.deepEqual([...await crowded(app.page), ...await unreachable(app.page)], [], `${locale} ${viewport.width}`);
      await app.action("score-table");
      assert.deepEqual([...await crowded(app.page), ...await unreachable(app.page)], [], `${locale} ${viewport.width}, the table`);
      await app.leave();
    }
  }
});

test("by keyboard: a switch, and a tile of a list", async (t) => {
  const app = await open(t, { ...DESKTOP, hash: "#1/riichi/123m" });
  await tabTo(app, { declare: "riichi" });
  await app.press("Enter");
  assert.match(hash(app), /riichi=riichi/);
  assert.equal((await focused(app)).declare, "riichi");
  await tabTo(app, { mode: "dora" });
  await app.press("Enter");
  await app.type("4p");
  assert.match(hash(app), /^#1\/riichi\/123m\?.*dora=4p/);
});

test("a row that scrolls fades where there is more of it, and one with room does not", async (t) => {
  const faded = (app) => app.part("beside-hand").evaluate((row) => {
    const { maskImage, maskPosition } = getComputedStyle(row);
    return { scrolls: row.scrollWidth > row.clientWidth + 1, fades: maskImage !== "none", at: parseFloat(maskPosition) };
  });
  const narrow = await open(t, { viewport: { width: 320, height: 568 } });
  await narrow.system("riichi");
  const first = await faded(narrow);
  assert.deepEqual([first.scrolls, first.fades, first.at < 0], [true, true, true], "more on the right alone");
  await narrow.part("beside-hand").evaluate((row) => { row.scrollLeft = (row.scrollWidth - row.clientWidth) / 2; });
  await narrow.settle();
  assert.equal((await faded(narrow)).at, 0, "more on both sides");
  const wide = await open(t, { hash: "#1/riichi/123m", viewport: { width: 820, height: 1180 } });
  const whole = await faded(wide);
  assert.deepEqual([whole.scrolls, whole.fades], [false, false]);
});
