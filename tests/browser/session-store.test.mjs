// Where sessions are kept: two windows, a store that is blocked, and one that is damaged.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, draw, leave, list, now, seats, sheet, totals, win } from "./session.mjs";
import { put, readStore } from "./session-database.mjs";
import { Calculator } from "./calculator.mjs";
import { awaitSettled } from "./settled.mjs";

/** A second window of the same browser. */
async function beside(app, t) {
  const page = await app.page.context().newPage();
  t.after(() => page.close());
  await page.addInitScript(awaitSettled);
  await page.goto(app.url);
  const other = new Calculator(page, { url: app.url, faults: [], requests: [], leave: async () => {} });
  await other.ready();
  await other.part("table-bar").waitFor();
  return other;
}

/** Runs in the page: IndexedDB can't be opened. */
function blocked() {
  IDBFactory.prototype.open = () => { throw new DOMException("blocked", "SecurityError"); };
}

test("two windows never overwrite each other: the second sees the first's changes", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  const other = await beside(app, t);
  await win(app, [[1, 2, 24]]);
  await other.page.locator('[data-part="trouble"]').waitFor();
  assert.equal(await seats(other), "E Ben 48, S Cem −32, W Dora −8, N Anna −8");
  assert.match(await other.text("trouble"), /Another window changed/);
  await other.action("trouble-read");
  await draw(other);
  await app.page.locator('[data-part="trouble"]').waitFor();
  assert.match(await now(app), /^Deal 3/);
  assert.equal(JSON.parse((await readStore(app, "sessions"))[0].file).deals.length, 2);
});

test("five tabs: what one records the others show, and at once they never lose a deal that they showed", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  const tabs = [app];
  for (let more = 0; more < 4; more++) tabs.push(await beside(app, t));
  const deal = (tab, number) => tab.page.waitForFunction((number) => document.querySelector(".table-bar .words")?.textContent.includes(`Deal ${number}`), number);
  const file = async () => JSON.parse((await readStore(app, "sessions"))[0].file);
  for (const [at, tab] of tabs.entries()) {
    await draw(tab);
    await Promise.all(tabs.map((other) => deal(other, at + 2)));
  }
  assert.equal((await file()).deals.length, 5);
  // All at once: one is first, the others take that over and say so.
  await Promise.all(tabs.map((tab) => tab.page.evaluate(() => document.querySelector('[data-action="no-winner"]').click())));
  await Promise.all(tabs.map((tab) => tab.settle()));
  const kept = (await file()).deals.length;
  assert.ok(kept > 5, String(kept));
  await Promise.all(tabs.map((tab) => deal(tab, kept + 1)));
  await draw(tabs[3]);
  await Promise.all(tabs.map((tab) => deal(tab, kept + 2)));
  assert.equal((await file()).deals.length, kept + 1);
});

test("a window that did not hear of a change is told, and undo brings its own back", async (t) => {
  const app = await open(t, { scripts: [function deaf() { delete window.BroadcastChannel; }] });
  await begin(app, "mcr", NAMES);
  const other = await beside(app, t);
  await win(app, [[1, 2, 24]]);
  assert.match(await now(other), /^Deal 1/);
  await draw(other);
  await other.page.locator('[data-part="trouble"]').waitFor();
  // What the first window recorded is there, and this one's draw is in its history.
  assert.match(await other.text("last-deal"), /Ben wins 24/);
  await other.action("undo-session");
  assert.match(await other.text("last-deal"), /No winner/);
});

/** A window with an open session of one deal, which another window has just deleted. */
async function deletedElsewhere(t) {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  const other = await beside(app, t);
  await list(other);
  await other.tap(other.page.locator('.kept-session [data-kept="delete"]'));
  await app.part("trouble").waitFor();
  return { app, other };
}

test("a session that another window deleted is told, and is written again only if the reader says so", async (t) => {
  const { app, other } = await deletedElsewhere(t);
  assert.match(await app.text("trouble"), /Another window deleted this session/);
  await win(app, [[1, 2, 24]]);
  assert.deepEqual(await readStore(app, "sessions"), []);
  assert.equal(await seats(app), "E Cem −32, S Dora −8, W Anna −8, N Ben 48");
  await app.action("keep-deleted");
  assert.equal(await app.part("trouble").count(), 0);
  const [kept] = await readStore(app, "sessions");
  assert.equal(JSON.parse(kept.file).deals.length, 2);
  // The other window finds it there, and its undo overwrites nothing.
  await other.page.locator(".kept-session").waitFor();
  await other.action("undelete");
  assert.deepEqual(await readStore(app, "sessions"), [kept]);
});

test("a session whose deletion is undone in the other window goes on as if nothing had been", async (t) => {
  const { app, other } = await deletedElsewhere(t);
  await other.action("undelete");
  await app.part("trouble").waitFor({ state: "detached" });
  await draw(app);
  assert.equal(JSON.parse((await readStore(app, "sessions"))[0].file).deals.length, 2);
});

test("a deletion that a window did not hear of is told at its next change", async (t) => {
  const app = await open(t, { scripts: [function deaf() { delete window.BroadcastChannel; }] });
  await begin(app, "mcr", NAMES);
  const other = await beside(app, t);
  await list(other);
  await other.tap(other.page.locator('.kept-session [data-kept="delete"]'));
  assert.equal(await app.part("trouble").count(), 0);
  await draw(app);
  assert.match(await app.text("trouble"), /Another window deleted this session/);
  assert.deepEqual(await readStore(app, "sessions"), []);
  await app.action("leave-deleted");
  assert.equal(await app.part("table-bar").count(), 0);
});

test("a blocked store is told at once, the session goes on, and can be saved as a file", async (t) => {
  const app = await open(t, { scripts: [blocked] });
  await begin(app, "mcr", NAMES);
  assert.match(await app.text("trouble"), /could not be saved on this device/);
  await win(app, [[1, 2, 24]]);
  assert.equal(await seats(app), "E Ben 48, S Cem −32, W Dora −8, N Anna −8");
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.action("save-session")]);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.deepEqual(file.players, NAMES);
  assert.equal(file.deals.length, 1);
  // After a reload it is not there, and that is told, too.
  await app.page.reload();
  await app.ready();
  assert.match(await app.text("unread-session"), /could not be read, because the browser’s storage is blocked/);
});

test("what is damaged in the store is named and put aside, all else is read, and nothing is overwritten", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await draw(app);
  const [whole] = await readStore(app, "sessions");
  await leave(app);
  await put(app, { id: "zero", strange: true });
  await put(app, { ...whole, id: "torn", file: "{" });
  const file = JSON.parse(whole.file);
  await put(app, { ...whole, id: "half", file: JSON.stringify({ ...file, name: "Half", deals: [...file.deals, { type: "won" }] }) });
  await list(app);
  assert.equal(await app.page.locator(".kept-session").count(), 2);
  assert.match(await app.text("damaged"), /2 saved sessions/);
  await app.tap(app.page.locator(".kept-session").filter({ hasText: "Half" }).locator('[data-action="open-session"]'));
  assert.match(await app.text("trouble"), /1 part could not be read/);
  await draw(app);
  assert.deepEqual(await readStore(app, "aside"), ['{"type":"won"}']);
  const all = await readStore(app, "sessions");
  assert.ok(all.some((one) => one.id === "zero") && all.some((one) => one.file === "{"));
  await sheet(app);
  assert.deepEqual(await totals(app), [0, 0, 0, 0]);
});
