// A store of sessions that fails: commits that abort, no room, no answer. What was recorded stays on the
// table, the reader is told, and the next write that succeeds has everything.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, choose, draw, list, now, seats, type, win } from "./session.mjs";
import { holdStore, put, readStore } from "./session-database.mjs";

const AFTER_WIN = "E Ben 48, S Cem −32, W Dora −8, N Anna −8";
const AFTER_DRAW = "E Cem −32, S Dora −8, W Anna −8, N Ben 48";
const NOT_KEPT = /could not be saved on this device.*Save it as a file/;

const trouble = (app) => app.part("trouble");
/** The deals of the only session in the store. */
const dealsKept = async (app) => JSON.parse((await readStore(app, "sessions"))[0].file).deals.length;

/** Runs in the page: as long as `aborts` is set, the browser aborts what is to be committed. */
function aborting() {
  const { commit } = IDBTransaction.prototype;
  IDBTransaction.prototype.commit = function () {
    return window.aborts ? this.abort() : commit.call(this);
  };
}

/** Runs in the page: as long as `mute` is set, the store does what it is asked and never says so. */
function muting() {
  const { get, set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "oncomplete");
  Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
    get,
    set(handler) {
      if (!window.mute) set.call(this, handler);
    },
  });
}

/** Tries again, unless the app has done so by itself. */
async function tryAgain(app) {
  await app.page.evaluate(() => document.querySelector('[data-action="keep-again"]')?.click());
  await trouble(app).waitFor({ state: "detached" });
}

test("what could not be kept is told until it is, and is kept by itself as soon as that is possible", async (t) => {
  const app = await open(t, { scripts: [aborting] });
  await begin(app, "mcr", NAMES);
  await app.page.evaluate(() => { window.aborts = true; });
  await win(app, [[1, 2, 24]]);
  assert.match(await app.text("trouble"), NOT_KEPT);
  // Also while the next hand is entered.
  await app.tapTiles("1m");
  assert.match(await app.text("trouble"), NOT_KEPT);
  await app.page.evaluate(() => { window.aborts = false; });
  await trouble(app).waitFor({ state: "detached" });
  assert.equal(await dealsKept(app), 1);
  // What is out of sight may be ended at any time: nothing is waited for.
  await app.action("undo");
  await app.page.evaluate(() => { window.aborts = true; });
  await draw(app);
  assert.match(await app.text("trouble"), NOT_KEPT);
  await app.page.evaluate(() => {
    window.aborts = false;
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    delete document.hidden;
  });
  await app.settle();
  assert.equal(await trouble(app).count(), 0);
  assert.equal(await dealsKept(app), 2);
});

test("a commit that aborts is told, the table stays, and the next write has everything", async (t) => {
  const app = await open(t, { scripts: [aborting] });
  await begin(app, "mcr", NAMES);
  await app.page.evaluate(() => { window.aborts = true; });
  await win(app, [[1, 2, 24]]);
  assert.match(await app.text("trouble"), NOT_KEPT);
  assert.equal(await seats(app), AFTER_WIN);
  assert.equal(await dealsKept(app), 0);
  await app.page.evaluate(() => { window.aborts = false; });
  await draw(app);
  assert.equal(await trouble(app).count(), 0);
  assert.equal(await seats(app), AFTER_DRAW);
  assert.equal(await dealsKept(app), 2);
});

test("the first commit of a session may abort, too, and another try keeps it", async (t) => {
  const app = await open(t, { scripts: [aborting] });
  await app.page.evaluate(() => { window.aborts = true; });
  await begin(app, "mcr", NAMES);
  await win(app, [[1, 2, 24]]);
  assert.match(await app.text("trouble"), NOT_KEPT);
  await app.page.evaluate(() => { window.aborts = false; });
  await tryAgain(app);
  assert.equal(await seats(app), AFTER_WIN);
  assert.equal(await dealsKept(app), 1);
});

test("a device without room is told, and nothing is lost once there is room again", async (t) => {
  const app = await open(t);
  const browser = await app.page.context().newCDPSession(app.page);
  const { origin } = new URL(app.url);
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await begin(app, "mcr", NAMES);
  assert.match(await app.text("trouble"), NOT_KEPT);
  await win(app, [[1, 2, 24]]);
  await draw(app);
  assert.match(await app.text("trouble"), NOT_KEPT);
  assert.equal(await trouble(app).count(), 1);
  assert.equal(await seats(app), AFTER_DRAW);
  assert.deepEqual(await readStore(app, "sessions"), []);
  await browser.send("Storage.overrideQuotaForOrigin", { origin });
  await tryAgain(app);
  assert.equal(await dealsKept(app), 2);
  await app.page.reload();
  await app.ready();
  assert.equal(await seats(app), AFTER_DRAW);
});

for (const [what, hold] of [["can’t be opened", "hang"], ["is busy for ever", "occupy"]]) {
  test(`a store that ${what} is told after some seconds, and has everything once it answers`, async (t) => {
    const app = await open(t, { scripts: [holdStore] });
    await begin(app, "mcr", NAMES);
    await app.page.evaluate((hold) => window[hold](), hold);
    await win(app, [[1, 2, 24]]);
    assert.match(await app.text("trouble"), NOT_KEPT);
    assert.equal(await seats(app), AFTER_WIN);
    // A later write begins, although nothing has come of the first one.
    await draw(app);
    assert.match(await app.text("trouble"), NOT_KEPT);
    await app.page.evaluate(() => window.release());
    await trouble(app).waitFor({ state: "detached" });
    assert.equal(await seats(app), AFTER_DRAW);
    assert.equal(await dealsKept(app), 2);
    await win(app, [[0, 3, 8]]);
    assert.equal(await dealsKept(app), 3);
  });
}

test("what a store kept without a word is not taken for another window’s change", async (t) => {
  const app = await open(t, { scripts: [muting] });
  await begin(app, "mcr", NAMES);
  await app.page.evaluate(() => { window.mute = true; });
  await win(app, [[1, 2, 24]]);
  assert.match(await app.text("trouble"), NOT_KEPT);
  assert.equal(await dealsKept(app), 1);
  await app.page.evaluate(() => { window.mute = false; });
  await draw(app);
  assert.equal(await trouble(app).count(), 0);
  assert.equal(await seats(app), AFTER_DRAW);
  assert.equal(await dealsKept(app), 2);
});

/** A window with an open session of one deal, which is started anew while the store does not answer. */
async function startedWithoutAnswer(t) {
  const app = await open(t, { scripts: [holdStore] });
  await begin(app, "mcr", NAMES);
  await win(app, [[1, 2, 24]]);
  await app.page.evaluate(() => sessionStorage.setItem("hold", "hang"));
  await app.page.reload();
  await app.ready();
  return app;
}

test("at the start, a store that does not answer is told, and the session opens once it does", async (t) => {
  const app = await startedWithoutAnswer(t);
  assert.match(await app.text("unread-session"), /could not be read, because the browser’s storage is blocked or does not answer/);
  // The calculator works meanwhile, and taps leave the note where it is.
  await app.tapTiles("1m");
  assert.equal(await app.part("unread-session").count(), 1);
  await app.action("undo");
  await app.page.evaluate(() => window.release());
  await app.part("table-bar").waitFor();
  assert.equal(await app.part("unread-session").count(), 0);
  await app.settle();
  assert.equal(await seats(app), AFTER_WIN);
});

test("the list says that the sessions can’t be read, and has them once the store answers", async (t) => {
  const app = await startedWithoutAnswer(t);
  await list(app);
  assert.match(await app.text("unread"), /The sessions on this device could not be read/);
  assert.equal(await app.page.locator(".kept-session").count(), 0);
  await app.page.evaluate(() => window.release());
  await app.page.locator(".kept-session").waitFor();
  assert.equal(await app.part("unread").count(), 0);
});

test("a session is left only when its last change is kept, or when the reader knows that it is not", async (t) => {
  const app = await open(t, { scripts: [holdStore] });
  await begin(app, "mcr", NAMES);
  await app.action("without-tiles");
  await choose(app, "winner0", 1);
  await choose(app, "from0", 2);
  await type(app, "points0", 24);
  await app.page.evaluate(() => window.hang());
  // All of it before the store could have been given up.
  for (const selector of ['[data-part="deal-form"] [data-action="record"]', '[data-action="menu"]', '[data-action="sessions"]', '[data-action="leave-table"]']) {
    await app.page.locator(selector).click();
  }
  await app.page.locator(".score-sheet").waitFor();
  await app.settle();
  assert.match(await app.text("trouble"), NOT_KEPT);
  await app.page.evaluate(() => window.release());
  await trouble(app).first().waitFor({ state: "detached" });
  assert.equal(await dealsKept(app), 1);
  await app.action("close");
  await list(app);
  await app.action("leave-table");
  assert.equal(await app.part("table-bar").count(), 0);
});

test("what has happened is told until it was read, whatever is told after it", async (t) => {
  const app = await open(t, { scripts: [aborting] });
  await begin(app, "mcr", NAMES);
  const [kept] = await readStore(app, "sessions");
  // Another window draws a deal, and then writes the same once more.
  const elsewhere = async (change) => {
    await put(app, change);
    await app.page.evaluate((id) => new BroadcastChannel("hule.sessions").postMessage(id), kept.id);
  };
  const file = JSON.parse(kept.file);
  const drawn = { ...kept, version: 2, file: JSON.stringify({ ...file, deals: [{ type: "draw" }, { type: "won" }] }) };
  await elsewhere(drawn);
  await trouble(app).first().waitFor();
  const told = async () => (await trouble(app).allInnerTexts()).join("\n");
  assert.match(await told(), /Another window changed this session/);
  assert.match(await told(), /1 part could not be read/);
  await elsewhere({ ...drawn, version: 3 });
  await app.page.evaluate(() => { window.aborts = true; });
  await draw(app);
  assert.match(await told(), NOT_KEPT);
  assert.match(await told(), /Another window changed this session/);
  await app.page.evaluate(() => { window.aborts = false; });
  await draw(app);
  assert.doesNotMatch(await told(), NOT_KEPT);
  assert.match(await told(), /Another window changed this session/);
  assert.match(await told(), /1 part could not be read/);
  await app.action("trouble-read");
  await app.action("trouble-read");
  assert.equal(await told(), "");
  assert.match(await now(app), /^Deal 5/);
});
