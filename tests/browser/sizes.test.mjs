// Large text, a narrow screen and no motion: nothing is lost, nothing moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { STATES } from "./states.mjs";

/** What reaches over the side of the screen, or is cut off in its own box. */
function lost(page) {
  return page.evaluate(() => {
    const top = document.querySelector("dialog[open]") ?? [...document.querySelectorAll(".book")].find((book) => !book.hidden) ?? document.querySelector(".app");
    const out = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) out.push(`the page scrolls sideways by ${wide}`);
    for (const e of top.querySelectorAll("*")) {
      const style = getComputedStyle(e);
      // What scrolls sideways by itself, pictures, and what is only heard.
      if (style.visibility !== "visible" || style.clipPath !== "none" || e.closest(".book .systems, .book-chips, svg, .art, .lies, .spoken")) continue;
      const box = e.getBoundingClientRect();
      if (!box.width) continue;
      if (box.right > innerWidth + 1 || box.left < -1) out.push(`over the side: ${e.outerHTML.slice(0, 90)}`);
      const clips = style.overflowX === "hidden" && style.textOverflow === "ellipsis";
      if (clips && e.scrollWidth > e.clientWidth + 1) out.push(`cut off: ${e.outerHTML.slice(0, 90)}`);
    }
    return out;
  });
}

async function walk(t, options, prepare) {
  for (const [name, steps] of Object.entries(STATES)) {
    await t.test(name, async (t) => {
      const app = await open(t, { ...options, prepare });
      const found = [];
      for (const [state, step] of steps) {
        await step(app);
        for (const line of await lost(app.page)) found.push(`${state}: ${line}`);
      }
      assert.deepEqual(found, []);
    });
  }
}

test("320 px wide, nothing is lost", (t) => walk(t, { viewport: { width: 320, height: 568 } }));

test("text of 200 %, nothing is lost", (t) =>
  walk(t, { viewport: { width: 390, height: 844 } }, (page) =>
    page.addInitScript(() => addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%"; })),
  ));

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
