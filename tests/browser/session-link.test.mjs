// A session that was sent: as a link or a file it is opened for reading, can be kept, and is carried on.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES } from "./session.mjs";

const DEALS = "w1.2.24;d;h0123~[789s][EEEE,1]123m456pC+C?from=W&seat=S;!late-pung.3;!late-pung.3";
const LINK = `#session/1/mcr;p=Anna,Ben,Cem,Dora;n=Friday;t=1763800000;${DEALS}`;

const sums = (app) => app.part("sheet").locator("[data-part=sum]").allInnerTexts();
const deals = (app) => app.part("sheet").locator(".sheet-deal").count();

/** What a tap on a button of the panel saves: its name and its text. */
async function saved(app, hook) {
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.tap(app.hook("carry", hook))]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("a link opens the score sheet for reading", async (t) => {
  const app = await open(t, { hash: LINK });
  assert.equal(await deals(app), 3);
  assert.deepEqual(await sums(app), ["−16", "90", "−58", "−21"]);
  const row = app.page.locator('[data-deal="2"]');
  assert.match(await row.innerText(), /Ben wins 18 from Cem/);
  assert.equal(await app.page.locator("[data-leads]").getAttribute("data-player"), "1");
  // It is only read: a deal can be opened, and nothing else.
  await app.tap(row.locator("[data-unfold]"));
  assert.match(await row.innerText(), /Mixed Straight/);
  assert.match(await row.innerText(), /Late\spung\s\(Dora\):\sa\swarning[\s\S]*Late\spung:\sDora\s−5/);
  const actions = row.locator("[data-deal-action]");
  assert.deepEqual(await actions.evaluateAll((all) => all.map((e) => e.dataset.dealAction)), ["open-hand"]);
  await app.tap(actions.first());
  assert.equal(await app.total(), "18");
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
});

test("the link stays in the address while it is read, and a reload shows it again", async (t) => {
  const app = await open(t, { hash: LINK });
  assert.match(decodeURIComponent(await app.page.evaluate(() => location.hash)), /^#session\/1\/mcr;/);
  await app.page.reload();
  await app.ready();
  assert.equal(await deals(app), 3);
  await app.action("close");
  assert.equal(await app.page.evaluate(() => location.hash), "");
});

test("what is damaged is named, and all else is there", async (t) => {
  const app = await open(t, { hash: "#session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24;w1.2;z=3;w0..30" });
  assert.equal(await deals(app), 3);
  assert.match(await app.text("put-aside"), /2 parts could not be read/);
  assert.match(await app.page.locator('[data-deal="1"]').innerText(), /Could not be read/);
  for (const [hash, words] of [["#session/9/mcr;d", /format 9/], ["#session/1/chess;d", /chess/], ["#session/mcr", /not a session/]]) {
    await app.follow(hash);
    assert.match(await app.page.locator("dialog .fault").first().innerText(), words);
  }
});

test("a session is carried as a link, a file, a table and a picture, and comes back from each", async (t) => {
  const app = await open(t, { hash: LINK, permissions: ["clipboard-read", "clipboard-write"] });
  await app.action("carry");
  const copied = await app.copied(() => app.tap(app.hook("carry", "link")));
  // It is written as links are written today, each hand with the version of its notation.
  const today = LINK.replace("session/1", "session/2").replace("h0123~", "h0123~1/");
  assert.ok(decodeURIComponent(copied).endsWith(today), copied);
  const csv = await saved(app, "csv");
  assert.match(csv.name, /^hule-session-2025-11-2\d\.csv$/);
  assert.match(csv.text, /^\uFEFFDeal,Round,Dealer,Result,Anna/);
  assert.equal((await saved(app, "svg")).text.match(/stroke-dasharray/g).length, 4);
  assert.match((await saved(app, "png")).text, /^.PNG/);
  const json = await saved(app, "file");
  assert.equal(JSON.parse(json.text).deals.length, 3);
  await app.action("close");
  // The file is opened for reading, too.
  await app.action("menu");
  await app.action("sessions");
  const choose = (text) => app.part("open-session").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await choose("{");
  await app.page.locator("dialog .refusal .fault").waitFor();
  assert.match(await app.page.locator("dialog .refusal").innerText(), /not JSON/);
  await choose(json.text);
  await app.part("sheet").waitFor();
  await app.settle();
  assert.deepEqual(await sums(app), ["−16", "90", "−58", "−21"]);
});

const EVIL_NAME = '<img src=x onerror="window.hacked=1">';
const fileOf = (more) => JSON.stringify({ hule: "session", version: 1, rules: "mcr", players: NAMES, deals: [], ...more });

/** Files that are refused, and files of which something can be read. */
const FILES = {
  refused: ["", "\u0000\u0001\ufffd", "null", "[]", "7", "{}", "[".repeat(100_000), '{"a":'.repeat(50_000), "x".repeat(9_000_000), fileOf({ version: 99 }), fileOf({ rules: "chess" }), fileOf({ hule: "hands" })],
  read: [
    fileOf({ players: [EVIL_NAME, "{{n}}", "$t(ui.menu)", "\u202Eabc"], name: EVIL_NAME, deals: [{ type: "wins", wins: [{ winner: 0, from: 1, points: 24 }] }] }),
    fileOf({ players: "Anna", deals: "none", start: 1e308, time: -1, options: [1] }),
    fileOf({ deals: [null, 7, {}, { type: "wins" }, { type: "hand", link: `1/mcr/${EVIL_NAME}` }, { type: "wins", wins: [{ winner: 99, from: -1, points: 1e300 }] }, { type: "draw", penalties: [{ kind: EVIL_NAME, player: 0, reason: EVIL_NAME }] }] }),
    fileOf({ [EVIL_NAME]: 1, deals: Array.from({ length: 3000 }, () => ({ type: "draw" })) }),
  ],
};

test("whatever file is chosen as a session, it is read or refused in words, and what it names is text", async (t) => {
  const app = await open(t);
  const sessions = async () => {
    if (await app.page.locator("dialog[open]").count()) await app.action("close");
    await app.action("menu");
    await app.action("sessions");
    await app.part("open-session").waitFor({ state: "attached" });
  };
  const choose = async (text) => {
    await sessions();
    await app.part("open-session").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  };
  for (const text of FILES.refused) {
    await choose(text);
    await app.page.locator("dialog .refusal .fault").waitFor();
  }
  for (const text of FILES.read) {
    await choose(text);
    await app.page.locator("dialog .score-sheet, dialog [data-part=put-aside]").first().waitFor();
    await app.settle();
  }
  assert.deepEqual(await app.page.evaluate(() => [window.hacked, document.querySelectorAll("main img, main script").length]), [undefined, 0]);
  await choose(FILES.read[0]);
  await app.page.locator(".score-sheet").waitFor();
  assert.ok((await app.page.locator("dialog").innerText()).includes(EVIL_NAME));
  // The calculator goes on.
  await app.action("close");
  await app.tapTiles("1m");
  assert.equal(await app.hand(), "1m");
});

test("a session that is too long for a link goes as a file", async (t) => {
  const reason = "x".repeat(60);
  const many = Array.from({ length: 120 }, () => `d;!other.1.1..${reason}`).join(";");
  const app = await open(t, { hash: "#session/1/sichuan;p=Anna,Ben,Cem,Dora;o=deals:200;d" });
  await app.action("close");
  await app.action("menu");
  await app.action("sessions");
  const deal = { type: "draw", penalties: [{ kind: "other", player: 1, points: 1, reason }] };
  const session = { hule: "session", version: 1, rules: "sichuan", options: { deals: 200 }, players: ["A", "B", "C", "D"], deals: Array.from({ length: 120 }, () => deal) };
  assert.ok(many.length > 8192);
  await app.part("open-session").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(session)) });
  await app.part("sheet").waitFor();
  await app.settle();
  await app.action("carry");
  assert.equal(await app.hook("carry", "link").count(), 0);
  assert.match(await app.text("carry-hint"), /room for only 8 KB/);
  assert.equal(JSON.parse((await saved(app, "file")).text).deals.length, 120);
});

test("a session that is read can be kept, and is then one's own", async (t) => {
  const app = await open(t, { hash: LINK });
  await app.action("keep-session");
  await app.part("sheet").waitFor();
  await app.settle();
  await app.tap(app.page.locator('[data-unfold="0"]'));
  await app.page.locator('[data-deal-action="delete"]').waitFor();
  await app.tap(app.page.locator('[data-deal-action="delete"]'));
  assert.equal(await deals(app), 2);
  // The seats of the hand are those of an earlier deal now: what else changed is said.
  assert.match(await app.text("difference"), /round or seats/);
  assert.ok((await app.page.locator("[data-changed]").count()) > 0);
  await app.action("difference-read");
  assert.equal(await app.part("difference").count(), 0);
  await app.tap(app.page.locator('dialog [data-action="undo-session"]'));
  assert.equal(await deals(app), 3);
});

test("a score sheet is printed on one page", async (t) => {
  const app = await open(t, { hash: LINK });
  await app.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await app.page.locator(".paper .deals tbody tr").nth(2).waitFor({ state: "attached" });
  assert.equal(await app.page.locator(".paper .deals tbody tr").count(), 3);
  assert.equal(await app.page.locator(".paper [data-part=chart] [data-line]").count(), 4);
  await app.page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await app.settle();
  assert.equal(await app.page.locator(".paper").count(), 0);
});
