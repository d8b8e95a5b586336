// Entering: mistakes say what is wrong, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

/** Holds an element, as the secondary button of a mouse does. */
async function hold(app, locator) {
  await locator.first().click({ button: "right" });
  await app.settle();
}

const HAND = "[789s][EEEE,1]123m456pC+C";

test("a tile that cannot come says why", async (t) => {
  const app = await open(t, { hash: `#1/mcr/${HAND}` });
  await app.editHand();
  await app.tapTiles("5m");
  assert.equal(await app.notice(), "The hand is full: it has 14 tiles (a kong counts as three). Remove a tile first.");
  assert.equal(await app.hand(), HAND);
  await app.action("menu");
  await app.action("clear");
  await app.tapTiles("5m 5m 5m 5m 5m");
  assert.match(await app.notice(), /^Only four exist; already entered: 4/);
  assert.equal(await app.hand(), "5555m");
  await app.meld("chow", "8s");
  assert.match(await app.notice(), /would run past 9/);
  await app.tapTiles("E");
  assert.match(await app.notice(), /winds and dragons have no order/);
});

/** The reason that is shown below an answer which can't be chosen; it is also the answer's description. */
async function reasonBelow(app, ask, answer) {
  const option = app.page.locator(`dialog [data-ask="${ask}"][data-answer="${answer}"]`);
  await app.tap(option);
  const reason = app.page.locator(`dialog fieldset:has([data-ask="${ask}"]) [data-refusal]`);
  assert.equal(await reason.getAttribute("data-refusal"), answer);
  assert.equal(await reason.getAttribute("role"), "alert");
  assert.equal(await option.getAttribute("aria-describedby"), await reason.getAttribute("id"));
  assert.equal(await option.getAttribute("aria-disabled"), "true");
  const [above, below] = [await option.boundingBox(), await reason.boundingBox()];
  assert.ok(below.y >= above.y + above.height - 1 && below.y < above.y + above.height + 24, "right below the line of the answer");
  return reason.innerText();
}

test("contradictory answers say why they cannot be chosen together, below the answer that was tapped", async (t) => {
  const app = await open(t, { hash: `#1/mcr/123m456p789s123sE+E?win=self-drawn` });
  await app.action("circumstances");
  assert.match(await reasonBelow(app, "win", "replacement"), /A replacement tile is drawn after a kong/);
  assert.match(await reasonBelow(app, "last", "claim"), /can’t be self-drawn/);
  assert.equal(await app.notice(), "", "nothing is said behind the sheet");
  // The reason goes with what it is about.
  await app.tap(app.page.locator('dialog [data-ask="win"][data-answer="discard"]'));
  assert.equal(await app.page.locator("dialog [data-refusal]").count(), 0);
  await app.action("close");
  assert.equal(await app.verdict(), "wins");
});

test("an answer about an event says why it cannot be, too", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/2344566m234777p?event=win.0.6m" });
  await app.action("events");
  await app.tap(app.hook("event", "0"));
  assert.match(await reasonBelow(app, "from", "E"), /comes from another player/);
  await app.tap(app.page.locator('dialog fieldset:has([data-ask="win"]) [data-action="other-answers"]'));
  assert.match(await reasonBelow(app, "win", "replacement"), /kong/);
});

test("what is refused in a sheet is said in the sheet", async (t) => {
  const app = await open(t, { hash: "#1/classical/[555m]123p/5m" });
  await hold(app, app.part("hand").locator("button.meld"));
  await app.tap(app.page.locator('dialog [data-meld="[5555m,5]"]'));
  const notice = app.page.locator('dialog [data-part="notice"]');
  assert.match(await notice.innerText(), /Only four .* exist; already entered: 4/s);
  assert.equal(await app.part("notice").count(), 1);
  // It can be seen, and lies over nothing but the sheet.
  const [sheet, box] = [await app.page.locator("dialog").boundingBox(), await notice.boundingBox()];
  assert.ok(box.y >= sheet.y && box.y + box.height <= sheet.y + sheet.height + 1);
  await app.action("close");
  assert.equal(await app.hand(), "[555m]123p/5m");
});

test("a declared meld takes the tiles that are in the hand already", async (t) => {
  for (const [tiles, mode, tile, after] of [
    ["5m 5m 5m 5m 1p", "concealed-kong", "5m", "[5555m]1p"],
    ["5m 5m 5m 5m 1p", "kong", "5m", "[5555m,1]1p"],
    ["5m 5m 5m 1p", "pung", "5m", "[555m]1p"],
    ["3m 3m 3m 3m 4m 5m 1p", "chow", "3m", "[345m]333m1p"],
  ]) {
    const app = await open(t);
    await app.tapTiles(tiles);
    await app.meld(mode, tile);
    assert.equal(await app.notice(), "");
    assert.equal(await app.hand(), after);
    await app.leave();
  }
});

test("a hand that contradicts its answers is named, and can be mended", async (t) => {
  const app = await open(t, { hash: `#1/mcr/[1111m]456p789s123sE+E?win=replacement` });
  await app.tap(app.part("hand").locator("button.meld"));
  assert.match(await app.text("faults"), /A replacement tile is drawn after a kong/);
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
  assert.equal(await app.part("seats").locator('[aria-pressed="true"]').getAttribute("aria-label"), "West");
});

test("damaged links leave what was entered before", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m" });
  for (const [hash, sentence] of [
    ["#9/mcr/1m", /format 9/],
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
  assert.match(await app.notice(), /can’t be read/);
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
  assert.match(await app.notice(), /too many for a hand/);
  assert.equal(await app.hand(), "[123m][456m][EEEE][CCC]N+N");
  await app.paste("Call me Ishmael.");
  assert.match(await app.notice(), /is not part of the notation/);
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
  // The same key as other programs have for it.
  await app.press("Control+z");
  assert.equal(await app.total(), "20");
  await app.press("Control+y");
  assert.equal(await app.total(), "Ready");
});

test("the language is switched, and remembered", async (t) => {
  const app = await open(t, { hash: `#1/mcr/${HAND}?win=self-drawn` });
  await app.action("menu");
  await app.tap(app.hook("language", "ru"));
  await app.page.locator('html[lang="ru"]').waitFor();
  assert.equal(await app.verdict(), "победа");
  await app.page.reload();
  await app.ready();
  assert.equal(await app.payment(), "Юг, Запад и Север платят Востоку по 29");
});

test("a Russian browser is greeted in Russian", async (t) => {
  const app = await open(t, { locale: "ru-RU" });
  assert.equal(await app.page.locator("html").getAttribute("lang"), "ru");
  assert.ok(!app.requests.some((file) => file.startsWith("text/en/")), "only the language in use is loaded");
});
