// The sheets over the screen: how they are closed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S";

/** How many sheets are open. */
const sheets = (app) => app.page.locator("dialog[open]").count();

/** How far the sheet is from the top of the screen. */
const top = (app) => app.page.locator("dialog").evaluate((dialog) => Math.round(dialog.getBoundingClientRect().top));

/** A finger pulls the head of the open sheet down by this many pixels and lets go; resolves to where the sheet was then. */
async function pull(app, pixels) {
  const session = await app.page.context().newCDPSession(app.page);
  const { x, y, height } = await app.page.locator("dialog .top h2").boundingBox();
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const at = (moved) => [{ x: x + 10, y: y + height / 2 + moved }];
  await touch("touchStart", at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", at(pixels * part));
    await app.settle();
  }
  const pulled = await top(app);
  // It rests before it lets go: after a flick the browser would take the next tap for the end of the flick.
  for (let frame = 0; frame < 6; frame += 1) await app.settle();
  await touch("touchEnd", []);
  await app.settle();
  return pulled;
}

test("a sheet follows the finger that pulls it by its head, and leaves if that is far enough", async (t) => {
  const app = await open(t, { hash: HAND });
  await app.action("menu");
  await app.page.evaluate(() => window.atRest());
  const before = await top(app);
  assert.equal(await pull(app, 40), before + 40);
  assert.equal(await sheets(app), 1, "a short way");
  await app.page.waitForFunction((before) => Math.round(document.querySelector("dialog").getBoundingClientRect().top) === before, before);
  await pull(app, 160);
  assert.equal(await sheets(app), 0, "a long way");
  await app.action("menu");
  await app.page.evaluate(() => window.atRest());
  assert.equal(await top(app), before, "the next sheet stands in its place");
});

/** Whether what has the focus has a ring, and its hook. */
const ring = (app) => app.page.evaluate(() => [document.activeElement.dataset.action, getComputedStyle(document.activeElement).outlineStyle !== "none"]);

test("a sheet that a link or a tap has opened looks untouched; one that a key has opened shows where the focus is", async (t) => {
  const app = await open(t, { hash: "#session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24" });
  await app.part("sheet").waitFor();
  assert.deepEqual(await ring(app), ["close", false], "by a link");
  await app.page.keyboard.press("Tab");
  assert.equal((await ring(app))[1], true, "the next one by a key");
  await app.action("close");
  await app.follow(HAND);
  await app.action("menu");
  assert.deepEqual(await ring(app), ["close", false], "by a tap");
  await app.page.keyboard.press("Escape");
  await app.page.keyboard.press("?");
  await app.page.locator("dialog[open]").waitFor();
  assert.deepEqual(await ring(app), ["close", true], "by a key");
});

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`a sheet is closed by its button, by Escape, and by a tap beside it; motion: ${reducedMotion}`, async (t) => {
    const app = await open(t, { hash: HAND, reducedMotion });
    const ways = [
      () => app.action("close"),
      () => app.page.keyboard.press("Escape"),
      () => app.page.mouse.click(100, 10),
    ];
    for (const close of ways) {
      await app.action("menu");
      assert.equal(await sheets(app), 1);
      await close();
      await app.settle();
      assert.equal(await sheets(app), 0, close.toString());
      assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
    }
  });
}
