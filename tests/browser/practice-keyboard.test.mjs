// Practice by keyboard alone: exercises, the hand of the day and the path, without a pointer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, focused, tabTo, visible } from "./by-keyboard.mjs";
import { exercise } from "./exercises.mjs";
import { open } from "./harness.mjs";

/** Goes to something and presses a key there. The focus is then still within the panel. */
async function press(app, wanted, key = "Enter") {
  const found = await tabTo(app, wanted);
  await app.press(key);
  assert.notEqual((await focused(app)).tag, "BODY", `the focus is lost after ${JSON.stringify(wanted)}`);
  return found;
}

test("exercises of every kind are chosen, answered and left by keyboard", async (t) => {
  const app = await open(t, DESKTOP);
  await press(app, { action: "menu" });
  await press(app, { action: "practice" });
  await app.page.locator(".exercise").waitFor();
  await press(app, { action: "choose-exercise" });
  await press(app, { level: "first" });
  // Fans: a card is chosen with the space bar, and the answer is marked.
  const { name } = await press(app, { name: undefined }, "Space");
  assert.equal(await visible(app), true);
  assert.equal(await app.page.locator(`.fan-card[data-name="${name}"]`).getAttribute("aria-pressed"), "true");
  await press(app, { action: "check" });
  await app.part("marked").waitFor();
  await press(app, { action: "next" });
  assert.equal(await app.part("marked").count(), 0, "another exercise");
  // Kinds that are answered by a choice, and those that are marked.
  for (const [ask, hook, checks] of [["payment", "choice", false], ["waits", "pick", true], ["discard", "pick", true], ["reading", "choice", false], ["win", "choice", false], ["sets", "choice", true]]) {
    await press(app, { action: "choose-exercise" });
    await press(app, { ask });
    await app.page.locator(`.exercise[data-kind="${ask}"]`).waitFor();
    await press(app, { [hook]: undefined }, checks ? "Space" : "Enter");
    if (checks) await press(app, { action: "check" });
    await app.part("marked").waitFor();
  }
  await app.press("Escape");
  assert.equal(await app.page.locator(".exercise").count(), 0);
  // The menu, from which it was opened, is there again.
  await app.press("Escape");
  assert.equal(await app.page.locator("dialog[open]").count(), 0);
  assert.equal((await focused(app)).action, "menu");
});

test("amounts are typed, and fans are found and chosen from all of them", async (t) => {
  const app = await open(t, { ...DESKTOP, hash: exercise("fans", "third") });
  await app.page.locator(".exercise").waitFor();
  await tabTo(app, { tag: "INPUT" });
  await app.type("seven pars");
  const fan = app.page.locator(".fan-pick").first();
  assert.equal(await fan.getAttribute("data-name"), "seven-pairs");
  await press(app, { name: "seven-pairs" }, "Space");
  assert.equal(await app.part("named").locator("button").count(), 1);
  await tabTo(app, { part: "total-answer" });
  await app.type("24");
  await press(app, { action: "check" });
  await app.part("marked").waitFor();
  await press(app, { action: "choose-exercise" });
  await press(app, { ask: "payment" });
  await tabTo(app, { pays: undefined });
  await app.type("8");
  await press(app, { action: "check" });
  await app.part("marked").waitFor();
});

test("the hand of the day and a step of the path need no pointer", async (t) => {
  const app = await open(t, { ...DESKTOP, hash: exercise("fans", "first") });
  await app.page.locator(".exercise").waitFor();
  await press(app, { practice: "day" });
  await app.part("day").waitFor();
  for (let i = 0; i < 3 && (await app.part("day-text").count()) === 0; i++) {
    if (i === 0) await press(app, { name: undefined }, "Space");
    await press(app, { action: "check" });
  }
  await app.part("day-text").waitFor();
  await press(app, { practice: "path" });
  await app.part("steps").waitFor();
  const { step } = await press(app, { step: undefined });
  assert.equal(await app.part("step").getAttribute("data-key"), step);
  // The first step explains the tiles and asks nothing.
  await press(app, { action: "next" });
  await app.page.locator(".groups").waitFor();
  await press(app, { choice: undefined }, "Space");
  await press(app, { action: "check" });
  await app.part("marked").waitFor();
});
