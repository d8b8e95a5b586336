// Questions about fans, rules, terms and rule systems: how they are asked, and what answers them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { Rulebook } from "./rulebook.mjs";

const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";
const hash = (app) => app.page.evaluate(() => location.hash);

/** The app with its rulebook. */
async function app(t, options) {
  const app = await open(t, options);
  return { app, book: new Rulebook(app) };
}

test("a question is asked from the calculator, answered with a hand, and left for the hand", async (t) => {
  const { app: calculator, book } = await app(t, { hash: HAND });
  await book.ask();
  assert.equal(await hash(calculator), "#book/ask");
  assert.equal(await calculator.page.evaluate(() => document.activeElement.classList.contains("search")), true);
  await book.search("what is full flush?");
  assert.equal((await book.answers())[0], "mcr/full-flush");
  const best = await book.best();
  assert.match(best.text, /Every tile is of one suit/);
  assert.match(best.text, /24/);
  assert.ok(best.tiles >= 5, "a hand is drawn");
  assert.match(await book.found(), /\d+ answers/);
  await calculator.tap(calculator.page.locator(".ask-page"));
  assert.equal((await book.entry()).key, "full-flush");
  await book.close();
  assert.equal(await hash(calculator), HAND);
});

test("names of every language and of other schools, and typing errors, are understood", async (t) => {
  const { book } = await app(t, { hash: "#book/ask" });
  for (const [question, page] of [
    ["清一色", "mcr/full-flush"],
    ["槓上開花", "mcr/out-with-replacement-tile"],
    ["чистая масть", "mcr/full-flush"],
    ["NINE gates", "mcr/nine-gates"],
    ["chinitsu", "mcr/full-flush"],
    ["full flsuh", "mcr/full-flush"],
    ["テンパイ", "term/ready"],
    ["22", "mcr/full-flush"],
  ]) {
    await book.search(question);
    assert.equal((await book.answers())[0], page, question);
  }
});

test("an example is asked with a tap", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/ask" });
  await calculator.tap(calculator.page.locator(".ask-example").first());
  assert.equal((await book.answers())[0], "mcr/full-flush");
});

test("a rule system that the question names comes first, and its answer opens", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/mcr" });
  await book.search("penalty for a false win in sichuan");
  assert.equal((await book.answers())[0], "sichuan/false-win");
  await calculator.press("Enter");
  await calculator.page.locator('[data-part="entry"][data-key="false-win"]').waitFor();
  assert.equal(await hash(calculator), "#book/sichuan/false-win");
});

test("a term says where its rules are, and leads there", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/ask" });
  await book.search("who pays");
  assert.equal((await book.answers())[0], "term/payment");
  await calculator.tap(calculator.page.locator(".ask-best .rule-link").first());
  assert.equal((await book.entry()).key, "discard-payment");
});

test("what nobody knows is said so, and clearing the field brings the list back", async (t) => {
  const { book } = await app(t, { hash: "#book/mcr" });
  await book.search("queen's gambit");
  assert.deepEqual(await book.answers(), []);
  assert.match(await book.found(), /Nothing found/);
  await book.search("");
  assert.ok((await book.rows()).length > 82);
});

test("answers are in the reader's language", async (t) => {
  const { book } = await app(t, { hash: "#book/ask", locale: "ru" });
  await book.search("full flush");
  assert.match((await book.best()).text, /Полное изобилие/);
});

test("the words of all rulebooks are fetched when the field of the search is entered", async (t) => {
  const { app: calculator, book } = await app(t, { hash: "#book/mcr", fresh: true });
  const fetched = () => calculator.requests.filter((file) => file === "text/en/book-nanchang.json").length;
  assert.equal(fetched(), 0);
  await book.search("kong");
  assert.equal(fetched(), 1);
  await book.search("pung");
  assert.equal(fetched(), 1);
});
