// What people come for, done by taps on a phone: none of it may take more than it does here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import * as session from "./session.mjs";

const WIN = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S";

/** Does something, and returns how many taps that took. */
async function taps(app, doing) {
  const before = app.taps;
  await doing();
  return app.taps - before;
}

test("a hand to who pays for it", async (t) => {
  const app = await open(t);
  const count = await taps(app, async () => {
    await app.tapTiles("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 2p");
    await app.tap(app.part("payment").locator('[data-from="S"]'));
  });
  assert.match(await app.payment(), /South pays East/);
  assert.equal(count, 15);
});

test("another discarder", async (t) => {
  const app = await open(t, { hash: WIN });
  const count = await taps(app, async () => {
    await app.action("circumstances");
    await app.tap(app.page.locator('dialog [data-ask="from"][data-answer="N"]'));
    await app.action("close");
  });
  assert.match(await app.payment(), /North pays South/);
  assert.equal(count, 3);
});

test("the last tile is taken back, and another one is tapped", async (t) => {
  const app = await open(t, { hash: WIN });
  const count = await taps(app, async () => {
    await app.tap(app.page.locator(".line button.win"));
    await app.tapTiles("C");
  });
  assert.equal(await app.total(), "18");
  assert.equal(count, 2);
});

test("a hand is sent to somebody, and the next deal begins", async (t) => {
  const app = await open(t, { hash: WIN });
  assert.equal(await taps(app, () => app.action("share-hand")), 1);
  assert.ok(await app.page.locator("dialog[open]").isVisible());
  await app.action("close");
  assert.equal(await taps(app, () => app.action("next-deal")), 1);
  assert.equal(await app.hand(), "");
});

test("why a fan does not count", async (t) => {
  const app = await open(t, { hash: WIN });
  const count = await taps(app, async () => {
    await app.tap(app.part("list").locator(`[data-action="fans"]`).first());
    await app.tap(app.hook("any", 28));
  });
  assert.ok(await app.page.locator("dialog .obstacle").first().isVisible());
  assert.equal(count, 2);
});

test("a rule is found", async (t) => {
  const app = await open(t);
  const count = await taps(app, async () => {
    await app.action("ask");
    await app.page.locator(".book .search:visible").first().fill("full flush");
    await app.settle();
  });
  assert.match(await app.page.locator(".ask").innerText(), /Every tile is of one suit/);
  assert.equal(count, 1);
});

test("an exercise", async (t) => {
  const app = await open(t);
  assert.equal(await taps(app, () => app.action("practise")), 1);
  assert.ok(await app.part("dealt").isVisible());
});

test("a deal is recorded, and its discarder corrected", async (t) => {
  const app = await open(t);
  await session.begin(app, "mcr", session.NAMES);
  const recorded = await taps(app, async () => {
    await app.tapTiles("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 1p 1p 2p 2p");
    await session.won(app, "S", "W");
    await app.action("record");
  });
  assert.equal(recorded, 17);
  const corrected = await taps(app, async () => {
    await session.sheet(app);
    await session.withDeal(app, 0, "correct");
    await session.amend(app, "from", "N");
    await app.action("record");
  });
  assert.match((await session.deals(app))[0], /Ben wins from Dora|Ben wins .* from Dora/);
  assert.equal(corrected, 6);
});
