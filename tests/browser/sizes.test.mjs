// Large text, and no motion: everything can be reached, nothing moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { STATES } from "./states.mjs";

test("with large text the whole screen can be scrolled to its end", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W" });
  await app.page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  const key = app.part("palette").locator("button").last();
  await key.scrollIntoViewIfNeeded();
  const { bottom, height } = await key.evaluate((e) => ({ bottom: e.getBoundingClientRect().bottom, height: innerHeight }));
  assert.ok(bottom <= height + 1, `${bottom} of ${height}`);
  assert.equal(await app.page.locator(".middle").evaluate((e) => e.scrollHeight - e.clientHeight <= 1), true, "the list is whole");
});

test("with reduced motion nothing moves", async (t) => {
  const app = await open(t, { reducedMotion: "reduce" });
  const moving = () =>
    app.page.evaluate(() => document.getAnimations().map((one) => one.effect.getComputedTiming()).filter(({ endTime }) => endTime > 1).length);
  for (const steps of Object.values(STATES).slice(0, 5)) {
    for (const [state, step] of steps) {
      await step(app);
      assert.equal(await moving(), 0, state);
      const slow = await app.page.evaluate(() =>
        [...document.querySelectorAll("*")]
          .filter((e) => [getComputedStyle(e).transitionDuration, getComputedStyle(e).animationDuration].some((all) => all.split(", ").some((time) => parseFloat(time) > 0.001)))
          .map((e) => e.outerHTML.slice(0, 90)),
      );
      assert.deepEqual(slow, [], state);
    }
    // Each begins where the sheets are closed.
    if (await app.page.locator("dialog[open]").count()) await app.action("close");
  }
});
