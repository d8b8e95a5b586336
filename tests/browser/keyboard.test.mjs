// The whole app by keyboard: a visible focus that is never lost, and what a screen reader hears.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, focused, tabTo, visible } from "./by-keyboard.mjs";
import { open } from "./harness.mjs";

const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C";

test("a hand is entered, settled, explained and looked up without a pointer", async (t) => {
  const app = await open(t, DESKTOP);
  await app.type("[789s][EEEE,1]123m456pC");
  await app.type("+C");
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
  // A question is answered; the focus goes to what stands there now.
  await tabTo(app, { from: "W" });
  assert.equal(await visible(app), true);
  await app.press("Enter");
  assert.match(await app.payment(), /West pays/);
  assert.notEqual((await focused(app)).tag, "BODY");
  // A fan's why.
  const fan = await app.page.locator("[data-fan]").first().getAttribute("data-fan");
  await tabTo(app, { fan });
  await app.press("Enter");
  await app.page.locator(".why .reason").first().waitFor();
  assert.equal((await focused(app)).fan, fan);
  // The ledger, and back.
  await tabTo(app, { action: "payments" }, "Shift+Tab");
  await app.press("Enter");
  assert.equal(await app.page.locator("[data-net]").count(), 4);
  await app.press("Escape");
  assert.equal((await focused(app)).action, "payments");
  // The rulebook, and back.
  await tabTo(app, { action: "book-entry" });
  await app.press("Enter");
  await app.page.locator('[data-part="entry"]').waitFor();
  await app.press("Escape");
  assert.equal((await focused(app)).action, "book-entry");
});

test("circumstances are answered by keyboard, and the focus stays", async (t) => {
  const app = await open(t, { ...DESKTOP, hash: HAND });
  await tabTo(app, { action: "circumstances" });
  await app.press("Enter");
  await tabTo(app, { ask: "seat", answer: "W" });
  await app.press("Enter");
  assert.deepEqual(Object.entries(await focused(app)).filter(([name]) => ["ask", "answer"].includes(name)), [["ask", "seat"], ["answer", "W"]]);
  assert.equal(await app.page.locator('[data-ask="seat"][data-answer="W"]').getAttribute("aria-pressed"), "true");
  await app.press("Escape");
  assert.equal((await focused(app)).action, "circumstances");
});

test("the focus does not leave a sheet, and returns to what opened it", async (t) => {
  const app = await open(t, { ...DESKTOP, hash: HAND });
  await tabTo(app, { action: "menu" });
  await app.press("Enter");
  for (let i = 0; i < 40; i++) {
    await app.page.keyboard.press("Tab");
    const inside = await app.page.evaluate(() => document.activeElement.tagName === "BODY" || !!document.activeElement.closest("dialog"));
    assert.ok(inside, "outside the sheet");
  }
  // From one sheet to the next: it is read from its top.
  await tabTo(app, { action: "rulings" });
  await app.press("Enter");
  assert.equal(await app.page.evaluate(() => !!document.activeElement.closest("dialog")), true);
  // Back by the same way.
  await app.press("Escape");
  assert.equal(await app.page.evaluate(() => !!document.activeElement.closest("dialog")), true);
  await app.press("Escape");
  assert.equal((await focused(app)).action, "menu");
});

test("a sheet that a held tile opened answers the keyboard", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m456p" });
  const { x, y, width, height } = await app.part("hand").locator("[data-hold]").first().boundingBox();
  await app.page.mouse.move(x + width / 2, y + height / 2);
  await app.page.mouse.down();
  const sheet = app.page.locator("dialog[open]");
  await sheet.waitFor();
  await app.page.mouse.up();
  await sheet.locator('[data-action="close"]').first().focus();
  await app.page.keyboard.press("Enter");
  await sheet.waitFor({ state: "detached" });
});

test("Tab goes as the eye does, and every stop is seen", async (t) => {
  for (const [forcedColors, isEdited, fewest] of [["none", true, 60], ["active", true, 60], ["none", false, 35]]) {
    const app = await open(t, { ...DESKTOP, hash: `${HAND}?from=W`, forcedColors, viewport: { width: 390, height: 844 } });
    if (isEdited) {
      await app.editHand();
      await app.page.locator(".app header button").first().focus();
    }
    const stops = [];
    for (let i = 0; i < 120; i++) {
      await app.page.keyboard.press("Tab");
      const stop = await app.page.evaluate(() => {
        const e = document.activeElement;
        const { top, left } = e.getBoundingClientRect();
        return e.tagName === "BODY" ? null : { name: e.outerHTML.slice(0, 90), list: !!e.closest(".middle"), part: e.closest("section")?.className, top, left };
      });
      if (!stop) break;
      assert.equal(await visible(app), true, stop.name);
      stops.push(stop);
    }
    assert.ok(stops.length > fewest, `${stops.length} stops`);
    assert.deepEqual([...new Set(stops.map(({ part }) => part))], ["result", "middle", "entry"]);
    // Within the parts that do not scroll: down, and in a row to the right.
    for (const [i, { top, left, list, name }] of stops.entries()) {
      const before = stops[i - 1];
      if (i === 0 || list || before.list) continue;
      assert.ok(top > before.top - 16 || left > before.left, `${name} after ${before.name}`);
    }
    await app.leave();
  }
});

test("arrows go from tile to tile", async (t) => {
  const app = await open(t, { ...DESKTOP, hash: "#1/mcr/123m" });
  await app.page.locator('[data-part="palette"] [data-tile="5m"]').focus();
  for (const [key, tile] of [["ArrowRight", "6m"], ["ArrowDown", "6p"], ["ArrowDown", "6s"], ["ArrowLeft", "5s"], ["ArrowUp", "5p"]]) {
    await app.press(key);
    assert.equal((await focused(app)).tile, tile, key);
  }
  await app.press("Enter");
  assert.equal(await app.hand(), "123m5p");
  assert.equal((await focused(app)).tile, "5p");
  // A tile that is taken away leaves the focus to its neighbour.
  await app.page.locator('[data-hold="hand 2m"]').focus();
  await app.press("Enter");
  assert.equal(await app.hand(), "13m5p");
  assert.equal((await focused(app)).hold, "hand 3m");
  // Its place offers it again, which is heard, too.
  await app.page.waitForFunction(() => /^2 of characters removed\. You can put it back\. /.test(document.querySelector('[data-part="spoken"]').textContent));
  await app.press("ArrowLeft");
  assert.equal((await focused(app)).putBack, "0");
  await app.press("Enter");
  assert.equal(await app.hand(), "123m5p");
  // The offer ends, and the focus goes to the neighbour.
  await app.page.locator('[data-hold="hand 2m"]').focus();
  await app.press("Enter");
  await app.press("ArrowLeft");
  assert.equal((await focused(app)).putBack, "0");
  await app.quiet();
  assert.equal((await focused(app)).hold, "hand 3m");
});

test("the keys are listed, in every language, and typing can be switched off", async (t) => {
  for (const locale of ["en", "ru", "zh", "ja"]) {
    const app = await open(t, { ...DESKTOP, locale });
    await app.press("?");
    const keys = app.page.locator("dialog dl.keys > div");
    assert.equal(await keys.count(), 13);
    for (const line of await keys.allInnerTexts()) {
      assert.doesNotMatch(line, /ui\./);
      assert.match(line, /\S\s+\S/);
    }
    await app.action("typing");
    await app.press("Escape");
    await app.type("5m");
    assert.equal(await app.hand(), "");
    await app.press("?");
    await app.action("typing");
    await app.press("Escape");
    await app.type("5m");
    assert.equal(await app.hand(), "5m");
    await app.leave();
  }
});

for (const [locale, { palette, hand, meld }] of Object.entries({
  en: { palette: "5 of characters, 1 left", hand: "Remove 5 of characters, 3 in hand", meld: "Remove chow: 7 of bamboo, 8 of bamboo, 9 of bamboo" },
  ru: { palette: /, осталось 1$/, hand: /, в руке 3: убрать$/, meld: /^чоу: / },
  zh: { palette: /，余1张$/, hand: /，手中3张：删去$/, meld: /^吃：/ },
  ja: { palette: /、残り1枚$/, hand: /、手牌に3枚：取り除く$/, meld: /^チー：/ },
})) {
  test(`${locale}: each tile is named with its count`, async (t) => {
    const app = await open(t, { locale, hash: "#1/mcr/[789s]55m" });
    await app.tapTiles("5m");
    const exact = typeof palette === "string";
    assert.equal(await app.part("palette").getByRole("button", { name: palette, exact }).count(), 1);
    assert.equal(await app.part("hand").getByRole("button", { name: hand, exact }).count(), 3);
    assert.equal(await app.part("hand").getByRole("button", { name: meld, exact }).count(), 1);
  });
}

test("the result is said once, politely, with its payment", async (t) => {
  const app = await open(t, { prepare: (page) => page.addInitScript(() => {
    window.said = [];
    addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
      for (const { target } of changes) if (target.dataset?.part === "spoken") window.said.push(target.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true }));
  }) });
  const said = async (words) => {
    await app.page.waitForFunction((source) => new RegExp(source, "s").test(document.querySelector('[data-part="spoken"]').textContent), words.source);
    return app.page.evaluate(() => window.said);
  };
  assert.equal(await app.page.locator('[role="status"][data-part="spoken"]').count(), 1);
  assert.equal(await app.page.locator("main [aria-live]").count(), 0);
  await app.follow("#1/mcr/[789s][EEEE,1]123m456pC");
  await said(/^Ready/);
  await app.tapTiles("C");
  await said(/^\d+ points, .*, Who discarded\?/);
  await app.tap(app.hook("from", "W"));
  const all = await said(/^\d+ points, .*West pays East \d+/);
  // What is unfolded or looked at is no new result.
  await app.tap(app.page.locator("[data-fan]").first());
  await app.action("menu");
  await app.action("close");
  await app.quiet();
  assert.deepEqual(await app.page.evaluate(() => window.said), all);
  // Nothing is said of the tiles on the way to a hand that is typed quickly.
  await app.action("menu");
  await app.action("clear");
  await app.page.evaluate(() => { window.said = []; });
  await app.page.keyboard.type("123456789m");
  await said(/9 tiles/);
  assert.ok((await app.page.evaluate(() => window.said)).length <= 2);
});
