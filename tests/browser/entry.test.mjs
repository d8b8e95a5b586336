// Entering: mistakes say what is wrong, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const HAND = "[789s][EEEE,1]123m456pC+C";

test("a tile that cannot come says why", async (t) => {
  const app = await open(t, { hash: `#1/mcr/${HAND}` });
  await app.tapTiles("5m");
  assert.equal(await app.notice(), "These are 15 tiles, a kong counted as three; there is room for 14. Take some away.");
  assert.equal(await app.hand(), HAND);
  await app.action("menu");
  await app.action("clear");
  await app.tapTiles("5m 5m 5m 5m 5m");
  assert.match(await app.notice(), /^There are 5 copies of/);
  assert.equal(await app.hand(), "5555m");
  await app.meld("chow", "8s");
  assert.match(await app.notice(), /would run past 9/);
  await app.tapTiles("E");
  assert.match(await app.notice(), /winds and dragons have no order/);
});

test("contradictory answers say why they cannot be chosen together", async (t) => {
  const app = await open(t, { hash: `#1/mcr/123m456p789s123sE+E?win=self-drawn` });
  await app.action("circumstances");
  await app.tap(app.page.locator('[data-ask="win"][data-answer="replacement"]'));
  assert.match(await app.notice(), /A replacement tile comes after a kong/);
  assert.equal(await app.verdict(), "wins");
});

test("a hand that contradicts its answers is named, and can be mended", async (t) => {
  const app = await open(t, { hash: `#1/mcr/[1111m]456p789s123sE+E?win=replacement` });
  await app.tap(app.part("hand").locator("button.meld"));
  assert.match(await app.text("faults"), /A replacement tile comes after a kong/);
});

test("undo and redo", async (t) => {
  const app = await open(t);
  await app.tapTiles("1m 2m 3m");
  await app.action("undo");
  assert.equal(await app.hand(), "12m");
  await app.action("redo");
  assert.equal(await app.hand(), "123m");
  await app.action("backspace");
  assert.equal(await app.hand(), "12m");
});

test("the hand stays across a reload, and without its address", async (t) => {
  const app = await open(t);
  await app.tapTiles("1m 2m 3m");
  await app.page.reload();
  await app.ready();
  assert.equal(await app.hand(), "123m");
  await app.page.goto("about:blank");
  await app.page.goto(app.url);
  await app.ready();
  assert.equal(await app.hand(), "123m");
});

test("a link that is pasted into the address bar is followed", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m" });
  await app.follow("#1/mcr/55p?seat=W");
  await app.page.locator('[data-hold="hand 5p"]').first().waitFor();
  assert.match(await app.text("circumstances"), /West seat/);
});

test("damaged links leave what was entered before", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m" });
  for (const [hash, sentence] of [
    ["#9/mcr/1m", /version 9/],
    ["#1/mcr/11111m", /5 copies/],
    ["#1/mcr/12q", /damaged/],
    ["#%%%", /damaged/],
  ]) {
    await app.follow(hash);
    await app.part("notice").waitFor();
    assert.match(await app.notice(), sentence, hash);
    assert.equal(await app.hand(), "123m", hash);
    await app.action("hush");
  }
  // The same when the app is opened with one.
  await app.page.goto("about:blank");
  await app.page.goto(`${app.url}#1/mcr/1q`);
  await app.ready();
  assert.match(await app.notice(), /damaged/);
  assert.equal(await app.hand(), "123m");
});

test("a corrupt storage is said and put aside", async (t) => {
  const app = await open(t);
  await app.page.evaluate(() => localStorage.setItem("hule.hand", "1/mcr/9999999m?x"));
  await app.page.goto("about:blank");
  await app.page.goto(app.url);
  await app.ready();
  assert.match(await app.notice(), /can't be read/);
  assert.equal(await app.page.evaluate(() => localStorage.getItem("hule.damaged")), "1/mcr/9999999m?x");
  await app.tapTiles("1m");
  assert.equal(await app.hand(), "1m");
});

test("a full or blocked storage breaks nothing", async (t) => {
  const app = await open(t);
  await app.page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await app.tapTiles("1m 2m");
  assert.equal(await app.hand(), "12m");
});

test("pasting: a hand, another program's string, a novel", async (t) => {
  const app = await open(t);
  await app.paste("[123m,1][456m,2][EEEE][CCC,2]NN|EE1000|");
  assert.equal(await app.hand(), "[123m][456m][EEEE][CCC]N+N");
  await app.paste("Call me Ishmael. Some years ago, never mind how long precisely. ".repeat(50));
  assert.match(await app.notice(), /far too long for a hand/);
  assert.equal(await app.hand(), "[123m][456m][EEEE][CCC]N+N");
  await app.paste("Call me Ishmael.");
  assert.match(await app.notice(), /means nothing here/);
});

test("the sheet for pasting says what is wrong while one writes", async (t) => {
  const app = await open(t);
  await app.action("menu");
  await app.action("paste");
  const field = app.page.locator("textarea");
  await field.fill("123m45");
  await app.page.locator("dialog .faults").waitFor();
  assert.match(await app.page.locator("dialog .faults").innerText(), /has no suit after it/);
  // A link of a rule system that is not there is not read, nor is what was written lost.
  await field.fill("#1/sichuan/12q");
  await app.settle();
  assert.equal(await app.page.locator("dialog .faults").count(), 0);
  assert.equal(await field.inputValue(), "#1/sichuan/12q");
  await field.fill("123m456p");
  await app.action("use");
  assert.equal(await app.hand(), "123m456p");
});

test("the whole hand by keyboard", async (t) => {
  const app = await open(t, { hasTouch: false, isMobile: false });
  await app.type("123m456p[789s][EEEE,1]C+C");
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
  await app.press("Backspace");
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC");
  await app.press("Control+z");
  assert.equal(await app.total(), "20");
  await app.press("Control+Shift+Z");
  assert.equal(await app.total(), "Ready");
});

test("the language is switched, and remembered", async (t) => {
  const app = await open(t, { hash: `#1/mcr/${HAND}?win=self-drawn` });
  await app.action("menu");
  await app.tap(app.hook("language", "ru"));
  await app.page.locator('html[lang="ru"]').waitFor();
  assert.equal(await app.verdict(), "выигрыш");
  await app.page.reload();
  await app.ready();
  assert.equal(await app.payment(), "Юг, Запад, Север платят по 29");
});

test("a Russian browser is greeted in Russian", async (t) => {
  const app = await open(t, { locale: "ru-RU" });
  assert.equal(await app.page.locator("html").getAttribute("lang"), "ru");
  assert.ok(!app.requests.some((file) => file.startsWith("text/en/")), "only the language in use is loaded");
});
