// The rulebook: how it is opened and left, its addresses, search, filter, examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { Rulebook } from "./rulebook.mjs";

const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";
const DESKTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

/** The app with its rulebook. */
async function app(t, options) {
  const app = await open(t, options);
  return { app, book: new Rulebook(app) };
}

const hash = (app) => app.page.evaluate(() => location.hash);

test("it opens from the menu over the hand, and leaves it as it was", async (t) => {
  const { app: calculator, book } = await app(t, { hash: HAND });
  const [total, hand] = [await calculator.total(), await calculator.hand()];
  await book.openFromMenu();
  assert.equal(await hash(calculator), "#book/mcr");
  assert.equal(await book.isOpen(), true);
  assert.equal(await calculator.page.evaluate(() => document.querySelector(".root").inert), true);
  // Keys are not the hand's.
  await calculator.type("5m");
  await calculator.press("Backspace");
  await book.close();
  assert.equal(await book.isOpen(), false);
  assert.equal(await hash(calculator), HAND);
  assert.deepEqual([await calculator.total(), await calculator.hand()], [total, hand]);
  assert.equal(await calculator.page.evaluate(() => document.activeElement.dataset.action), "menu");
  assert.equal(await calculator.page.evaluate(() => document.querySelector(".root").inert), false);
});

test("whoever comes to it by its address can't reach the calculator beneath", async (t) => {
  for (const hash of ["#book", "#book/riichi"]) {
    const { app: calculator, book } = await app(t, { hash });
    const { page } = calculator;
    assert.equal(await book.isOpen(), true);
    await page.locator(".root:not(.first) main").waitFor({ state: "attached" });
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Shift+Tab");
      // Beyond the page is the browser's own bar.
      assert.ok(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest(".book") !== null));
    }
    assert.deepEqual(await page.locator(".root").evaluateAll((all) => all.map((root) => root.inert)), [true]);
    await calculator.press("Escape");
    assert.equal(await book.isOpen(), false);
    await calculator.tapTiles("1m");
    assert.equal(await calculator.hand(), "1m");
  }
});

test("a fan that is unfolded leads to its entry, and back the fan is still unfolded", async (t) => {
  const { app: calculator, book } = await app(t, { hash: HAND });
  await calculator.tap(calculator.page.locator("[data-fan]").first());
  await calculator.action("book-entry");
  const entry = await book.entry();
  assert.match(await hash(calculator), new RegExp(`^#book/mcr/${entry.key}$`));
  await calculator.press("Escape");
  assert.equal(await hash(calculator), HAND);
  assert.equal(await calculator.page.evaluate(() => document.activeElement.dataset.action), "book-entry");
});

test("an entry says what the fan is, what it excludes and what excludes it", async (t) => {
  const { book } = await app(t, { hash: "#book/mcr/full-flush" });
  const entry = await book.entry();
  assert.equal(entry.key, "full-flush");
  assert.equal(entry.name, "Full Flush");
  assert.match(entry.text, /№ 22/);
  assert.match(entry.text, /清一色/);
  assert.match(entry.text, /Полное изобилие/);
  assert.match(entry.text, /24 points/);
  assert.match(entry.text, /Every tile is of one suit/);
  assert.deepEqual(await book.beside("excludes"), ["one-voided-suit", "no-honors"]);
  assert.ok((await book.beside("excluded-by")).includes("nine-gates"));
  await book.follow("nine-gates");
  assert.equal((await book.entry()).name, "Nine Gates");
});

test("what a ruling decides is said", async (t) => {
  const { book } = await app(t, { hash: "#book/mcr/all-green" });
  assert.match((await book.entry()).text, /Half Flush\s+depends on a ruling/);
});

test("what beginners get wrong about a fan is told", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/mcr/full-flush" });
  assert.match(await calculator.text("mistakes"), /No Honors/);
  await calculator.follow("#book/mcr/concealed-hand");
  assert.match(await calculator.text("mistakes"), /self-draw/);
  assert.ok((await book.entry()).text.includes("What beginners get wrong"));
});

test("a filter shows one worth, or one kind of rule", async (t) => {
  const { book } = await app(t, { hash: "#book/mcr" });
  await book.filter("48 points");
  assert.deepEqual(await book.rows(), ["quadruple-chow", "four-pure-shifted-pungs"]);
  await book.filter("48 points");
  assert.ok((await book.rows()).length > 5);
  await book.filter("Payments");
  assert.ok(!(await book.rows()).includes("full-flush"));
  assert.ok((await book.rows()).length > 0);
});

for (const [key, count] of [["mcr", 82], ["sichuan", 9], ["classical", 44], ["nanchang", 23], ["siamese", 0]]) {
  test(`${key}: everything in the list has its page, in every language`, async (t) => {
    const { app: calculator, book } = await app(t, { hash: `#book/${key}` });
    const rows = await book.rows();
    assert.ok(rows.length > count, `${rows.length} rows`);
    for (const language of ["en", "ru", "zh", "ja"]) {
      if (language !== "en") await book.speak(language);
      assert.deepEqual(await book.rows(), rows);
      // One of each kind and what is unusual would do; a third of all is quick enough.
      for (const row of rows.filter((_, i) => i % 12 === 5)) {
        await calculator.follow(`#book/${key}/${row}`);
        const entry = await book.entry();
        assert.equal(entry.key, row);
        assert.doesNotMatch(entry.text, /\b(ui|ask|rules|rule|rule-kind|fan|deal|term|place|ruling)\.[a-z0-9]/, row);
      }
      await calculator.follow(`#book/${key}/deal`);
      assert.equal(await book.sections(), 7);
      assert.doesNotMatch(await book.text(), /\b(deal|ui|rules)\.[a-z]|¶/);
      await calculator.follow(`#book/${key}`);
    }
  });
}

test("Siamese leads to the fans of MCR", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/siamese" });
  await calculator.tap(calculator.page.locator('.book-first a[href="#book/mcr"]'));
  assert.equal((await book.rows())[0], "big-four-winds");
});

test("an address opens its entry, and the hand that was kept is there", async (t) => {
  const kept = "1/sichuan/123m";
  const prepare = (page) => page.addInitScript((hand) => localStorage.setItem("hule.hand", hand), kept);
  const { app: calculator, book } = await app(t, { hash: "#book/nanchang/jing-fishing", prepare });
  assert.equal((await book.entry()).key, "jing-fishing");
  assert.match(await calculator.page.title(), /^Jing Fishing · Nanchang/);
  await book.close();
  assert.equal(await hash(calculator), `#${kept}`);
  assert.equal(await calculator.hand(), "123m");
});

test("back and forward go through the pages, and closing goes back to the hand", async (t) => {
  const { app: calculator, book } = await app(t, { hash: HAND });
  const length = () => calculator.page.evaluate(() => history.length);
  const go = async (way) => {
    await calculator.page.evaluate((way) => new Promise((done) => {
      addEventListener("hashchange", done, { once: true });
      history.go(way);
    }), way);
    await calculator.settle();
  };
  await book.openFromMenu();
  await book.choose("full-flush");
  await book.follow("no-honors");
  const before = await length();
  await go(-1);
  assert.equal((await book.entry()).key, "full-flush");
  await go(-1);
  assert.equal(await hash(calculator), "#book/mcr");
  await go(2);
  assert.equal((await book.entry()).key, "no-honors");
  await book.close();
  assert.equal(await hash(calculator), HAND);
  assert.equal(await length(), before, "closing leaves nothing behind");
  // The menu that led to the rulebook has a step of its own.
  await go(4);
  assert.equal((await book.entry()).key, "no-honors");
  await go(-4);
  assert.equal(await book.isOpen(), false);
  assert.equal(await hash(calculator), HAND);
});

test("an example opens in the calculator with the total that it says, and undo brings the hand back", async (t) => {
  const { app: calculator, book } = await app(t, { hash: HAND });
  const hand = await calculator.hand();
  await calculator.follow("#book/mcr/seven-pairs");
  const [example] = await book.examples();
  assert.ok(example.fans.includes("seven-pairs"), example.fans.join());
  await book.openExample(0);
  assert.equal(await book.isOpen(), false);
  assert.equal(await hash(calculator), `#${example.link}`);
  assert.equal(await calculator.total(), example.total);
  assert.match(await calculator.notice(), /Undo brings back your hand/);
  await calculator.action("undo");
  assert.equal(await calculator.hand(), hand);
});

test("examples of a whole deal are drawn and open", async (t) => {
  for (const key of ["siamese", "sichuan", "nanchang", "classical"]) {
    const { app: calculator, book } = await app(t, { hash: `#book/${key}` });
    await book.filter("Payments");
    let opened = 0;
    for (const row of await book.rows()) {
      await calculator.follow(`#book/${key}/${row}`);
      const examples = await book.examples();
      if (examples.length === 0) continue;
      await book.openExample(0);
      assert.equal(await hash(calculator), `#${examples[0].link}`, row);
      opened += 1;
      if (opened === 2) break;
    }
    assert.ok(opened > 0, key);
    await calculator.leave();
  }
});

test("a hand stands under each name that tiles show, and no column of names that the reader does not know", async (t) => {
  const { app: calculator } = await app(t, { hash: "#book/mcr" });
  const row = calculator.page.locator('[data-entry="big-three-dragons"]');
  await row.locator(".mini-hand .tile").first().waitFor();
  assert.equal(await row.innerText(), "Big Three Dragons");
  // Eight of the fans are about how the hand was won: no tile shows them.
  const bare = calculator.page.locator(".book-results li:has(.points) .book-row:not(:has(.mini-hand))");
  const told = ["concealed-hand", "fully-concealed-hand", "last-tile", "last-tile-claim", "last-tile-draw", "out-with-replacement-tile", "robbing-the-kong", "self-drawn"];
  assert.deepEqual((await bare.evaluateAll((all) => all.map((row) => row.dataset.entry))).sort(), told);
  const fans = await calculator.page.locator(".book-row:has(.points)").count();
  assert.ok(fans >= 81);
  assert.equal(await calculator.page.locator(".book-row:has(.mini-hand)").count(), fans - told.length);
  // Their pages begin with what is said, and have examples with how they were won.
  await calculator.follow("#book/mcr/self-drawn");
  await calculator.page.locator(".book-example .line").first().waitFor();
  assert.equal(await calculator.page.locator("[data-shown]").count(), 0);
});

test("an entry shows a hand right below the definition, with the tiles that make the fan in full", async (t) => {
  const { app: calculator } = await app(t, { hash: "#book/mcr/pure-double-chow" });
  const shown = calculator.page.locator("[data-shown]");
  await shown.waitFor();
  const tiles = await shown.locator(".tile, .meld").evaluateAll((all) => all.map((e) => [e.className.split(" ")[0], "pale" in e.dataset, Number(getComputedStyle(e).opacity)]));
  const full = tiles.filter(([, isPale]) => !isPale);
  assert.ok(full.length > 0 && full.length < tiles.length, JSON.stringify(tiles));
  assert.ok(tiles.every(([, isPale, opacity]) => (isPale ? opacity < 0.5 : opacity === 1)), JSON.stringify(tiles));
  // The exclusions come last.
  await calculator.follow("#book/mcr/full-flush");
  const tops = await calculator.page.evaluate(() => ["[data-shown]", ".book-examples", "[data-part=book-excludes]"].map((part) => document.querySelector(part).getBoundingClientRect().top));
  assert.deepEqual(tops, [...tops].sort((one, other) => one - other));
  // A tap opens the hand.
  const link = await calculator.page.locator("[data-shown]").getAttribute("data-shown");
  await calculator.tap(calculator.page.locator("[data-shown]"));
  assert.equal(await hash(calculator), `#${link}`);
});

test("the language can be changed on a page, and the page stays", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/mcr/full-flush" });
  await book.speak("ru");
  assert.equal(await hash(calculator), "#book/mcr/full-flush");
  const entry = await book.entry();
  assert.equal(entry.name, "Полное изобилие");
  assert.match(entry.text, /Full Flush/);
  assert.match(await calculator.page.title(), /^Полное изобилие/);
});

test("an unknown entry gets a sentence and the list", async (t) => {
  for (const hash of ["#book/mcr/queens-gambit", "#book/chess", "#book/mcr/%22%3E", "#book/terms/rook"]) {
    const { app: calculator, book } = await app(t, { hash });
    assert.match(await book.text(), /has no such (entry|term)/, hash);
    if (!hash.includes("terms")) assert.ok((await book.rows()).length > 82);
    await calculator.leave();
  }
});

test("the glossary has an address for each term", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/terms" });
  const terms = await book.terms();
  assert.ok(terms.length >= 40);
  await calculator.tap(calculator.page.locator('[data-term="shanten"] h3 a'));
  assert.equal(await hash(calculator), "#book/terms/shanten");
  const { book: direct } = await app(t, { hash: `#book/terms/${terms.at(-1)}` });
  assert.equal(await direct.isInSight(`[data-term="${terms.at(-1)}"]`), true);
});

test("a section of the deal has its address", async (t) => {
  const { book } = await app(t, { hash: "#book/mcr/deal/penalties" });
  assert.equal(await book.isInSight('[data-section="penalties"]'), true);
});

test("the rulebook is searched and read by keyboard alone", async (t) => {
  const { app: calculator, book } = await app(t, { ...DESKTOP, hash: "#book/mcr" });
  await calculator.type("dragon");
  await calculator.press("ArrowDown");
  const answers = await book.answers();
  assert.equal(await book.focusedAnswer(), answers[0]);
  await calculator.press("ArrowDown");
  assert.equal(await book.focusedAnswer(), answers[1]);
  await calculator.press("Enter");
  assert.equal(`mcr/${(await book.entry()).key}`, answers[1]);
  // The answers stand beside it.
  assert.deepEqual(await book.answers(), answers);
  await calculator.press("Escape");
  assert.equal(await book.isOpen(), false);
});

test("without a connection a sentence is said, and what was shown stays", async (t) => {
  for (const pattern of [/split_learn\.wasm/, /book-mcr\.json/, /book\.css/]) {
    const { app: calculator, book } = await app(t, { hash: HAND, faults: false, fresh: true });
    const route = (url) => pattern.test(url.pathname);
    await calculator.page.route(route, (route) => route.abort("internetdisconnected"));
    await book.openFromMenu();
    assert.match(await calculator.notice(), /could not be loaded/, String(pattern));
    assert.equal(await book.isOpen(), false);
    assert.equal(await hash(calculator), HAND);
    await calculator.page.unroute(route);
    await book.openFromMenu();
    assert.equal(await book.isOpen(), true, String(pattern));
    assert.ok((await book.rows()).length > 82);
    await calculator.leave();
  }
  const { app: calculator, book } = await app(t, { hash: "#book/mcr/full-flush", faults: false });
  await calculator.page.route("**/*sichuan.json", (route) => route.abort("internetdisconnected"));
  await calculator.tap(calculator.page.locator(".book-up"));
  await book.tab("sichuan");
  assert.match(await book.text(), /could not be loaded/);
  assert.equal((await book.rows())[0], "big-four-winds");
});

test("it is fetched when it is opened, and once", async (t) => {
  const { app: calculator, book } = await app(t, { hash: HAND, fresh: true });
  const ours = () => calculator.requests.filter((file) => /book|split_learn/.test(file)).sort();
  assert.deepEqual(ours(), []);
  await book.openFromMenu();
  const first = ours();
  assert.deepEqual(first, ["book.css", "split_learn.wasm", "text/en/book-mcr.json", "text/en/book.json"]);
  await book.choose("full-flush");
  await book.close();
  await book.openFromMenu();
  assert.deepEqual(ours(), first);
});

test("targets are large enough, nothing is cut off, headings are in order", async (t) => {
  for (const options of [{}, { viewport: { width: 320, height: 568 }, locale: "ru" }, { ...DESKTOP, colorScheme: "dark" }]) {
    for (const hash of ["#book/mcr", "#book/mcr/four-kongs", "#book/classical", "#book/sichuan/deal", "#book/terms", "#book/ask"]) {
      const { app: calculator, book } = await app(t, { hash, ...options });
      assert.deepEqual(await book.small(), [], hash);
      assert.deepEqual(await book.cut(), [], hash);
      const levels = await book.headings();
      assert.equal(levels[0], 1, hash);
      levels.forEach((level, i) => assert.ok(i === 0 || level <= levels[i - 1] + 1, `${hash}: ${levels}`));
      await calculator.leave();
    }
  }
});

test("an address that is followed from an empty hand is shown, and the hand is empty after it", async (t) => {
  const app = await open(t);
  await app.follow("#book/mcr/full-flush");
  await app.page.locator(".book h1").first().waitFor();
  assert.match(app.page.url(), /#book\/mcr\/full-flush$/);
});

test("a clause that the calculator names leads to its entry, and back", async (t) => {
  for (const [hash, unfold, clause, key] of [
    ["#1/mcr/1112345556789m+9m?from=W", "[data-dropped]", "P1", "non-repeat"],
    ["#1/sichuan/[2222m][5555m][7777m]888m9m+9m?void=s&win=self-drawn", null, "S15", "value"],
    ["#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S", "[data-dropped]", "P1", "non-repeat"],
    // Three players have the clauses of four, but for those that differ.
    ["#1/sanma/234567p345s99m78s+6s?riichi=riichi&win=self-drawn", null, "R22", "next-dealer"],
  ]) {
    const app = await open(t, { hash });
    if (unfold) await app.tap(app.page.locator(unfold).first());
    const link = app.page.locator('[data-action="clause"]').getByText(clause, { exact: true }).first();
    await link.waitFor();
    const before = app.page.url();
    await app.tap(link);
    assert.equal(await app.page.locator('[data-part="entry"]').getAttribute("data-key"), key);
    assert.match(await app.page.title(), /Hule/);
    await app.page.goBack();
    await app.settle();
    assert.equal(app.page.url(), before);
    await app.leave();
  }
});
