// The evening on one card: podium, chart and the hand of the night, sent with one tap once the game is over.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open } from "./harness.mjs";

const HAND = "[789s][EEEE,1]123m456pC+C?from=W&seat=S";
const GOES_ON = `#session/1/mcr;p=Anna,Ben,Cem,Dora;n=Friday;h0123~${HAND}`;

/** The signature and the size that a PNG file has in its first bytes. */
const png = (bytes) => ({ is: bytes.subarray(1, 4).toString(), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });

/** A share sheet that takes pictures and remembers what it was given. */
const sheet = () => {
  window.shared = [];
  navigator.share = async (data) => void window.shared.push({ title: data.title, url: data.url, files: data.files?.map((file) => [file.name, file.type]) });
  navigator.canShare = (data) => Boolean(data.files);
};

/** The link of a session that the players ended after three deals. */
async function ended(t, options = {}) {
  const app = await open(t, { hash: GOES_ON, ...options });
  await app.action("keep-session");
  await app.part("sheet").waitFor();
  await app.settle();
  assert.equal(await app.hook("action", "send-evening").count(), 0, "the game goes on");
  assert.equal(await app.part("night").count(), 0);
  await app.action("end-session");
  return app;
}

test("where nothing takes pictures, the card is saved", async (t) => {
  const app = await ended(t);
  assert.match(await app.text("night"), /Hand of the night.*Ben wins 18 from Cem.*Cem pays Ben 26/s);
  const tiles = await app.page.locator(".night .tile").first().boundingBox();
  assert.ok(tiles.width >= 20, `the tiles are ${tiles.width} px wide`);
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.action("send-evening")]);
  const card = png(await readFile(await download.path()));
  assert.equal(card.is, "PNG");
  assert.ok(card.width >= 1500 && card.height >= 1000, JSON.stringify(card));
  await app.settle();
  assert.match(await app.text("evening-feedback"), /picture is ready/);
  if (process.env.CARD) await download.saveAs(process.env.CARD);
  // Who pays for the last deal is a tap away there, too.
  await app.tap(app.page.locator('dialog [data-action="show-everyone"]'));
  await app.page.locator(".round-table").waitFor();
});

test("a share sheet is given the card with the link that opens the evening", async (t) => {
  const app = await ended(t, { scripts: [sheet] });
  await app.action("send-evening");
  await app.page.waitForFunction(() => window.shared.length > 0);
  const [shared] = await app.page.evaluate(() => window.shared);
  assert.equal(shared.title, "Friday");
  assert.match(shared.url, /#session\/\d\/mcr;p=Anna,Ben,Cem,Dora/);
  assert.deepEqual(shared.files.map(([name, type]) => [name.endsWith(".png"), type]), [[true, "image/png"]]);
});
