// The next deal: an empty hand, and the table moved on as the rules say.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

/** The hand's link as it is in the address. */
const link = (app) => app.page.evaluate(() => decodeURIComponent(location.hash));

test("one tap begins the next deal under every rule system", async (t) => {
  for (const [hash, next] of [
    ["#1/mcr/[789s][EEEE,1]123m456pC+C?seat=W&win=self-drawn", "#1/mcr/?round=E&seat=S"],
    ["#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S&seat=S", "#1/siamese/?round=S&seat=E"],
    ["#1/sichuan/[222m][333m]7778899p+9p?void=s&from=W&seat=S", "#1/sichuan/?seat=S"],
    // The winner stays East.
    ["#1/classical/[PPP]123m456p5578s+9s?from=W", "#1/classical/?round=E&seat=E"],
    ["#1/classical/[PPP]123m456p5578s+9s?seat=S&from=W", "#1/classical/?round=E&seat=E"],
    ["#1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W", "#1/nanchang/?seat=E"],
  ]) {
    const app = await open(t, { hash });
    await app.action("next-deal");
    assert.equal(app.taps, 1);
    assert.equal(await link(app), next, hash);
    assert.match(await app.notice(), /The next deal begins: /);
    await app.leave();
  }
});

test("seat and round can be kept as they were, and the last hand comes back", async (t) => {
  const hash = "#1/mcr/[789s][EEEE,1]123m456pC+C?round=S&seat=W&win=self-drawn";
  const app = await open(t, { hash });
  await app.action("next-deal");
  assert.match(await app.notice(), /South seat/);
  await app.action("keep-table");
  assert.equal(await link(app), "#1/mcr/?round=S&seat=W");
  assert.equal(await app.notice(), "");
  await app.action("undo");
  assert.equal(await app.total(), "18");
});

test("a round ends after its deals, and the game after the last round", async (t) => {
  const app = await open(t, { hash: "#1/mcr/1m?round=N" });
  for (const seat of ["N", "W", "S"]) {
    await app.action("menu");
    await app.action("next-deal");
    assert.equal(await link(app), `#1/mcr/?round=N&seat=${seat}`);
  }
  await app.action("menu");
  await app.action("next-deal");
  assert.match(await app.notice(), /the game is over/);
});
