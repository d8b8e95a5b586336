// Long texts and sessions: what is typed is limited, and the screen answers while many hands are settled.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

/** A session of two players of Siamese MCR with many hands, no two of which are written alike. */
function manyHands(number) {
  const characters = "112223366".split("");
  const hands = Array.from({ length: number }, (_, at) => {
    const turned = [...characters.slice(at % 9), ...characters.slice(0, at % 9)].join("");
    const dots = at % 2 ? "55899p" : "85599p";
    const honors = ["sEESS", "sESES", "sSSEE", "sSESE", "sESSE"][Math.floor(at / 18) % 5];
    return `h01~1/${turned}m${dots}123456789${honors}+8p?win=self-drawn&players=2`;
  });
  return `session/2/siamese;p=Anna,Ben;o=players:2,deals:0;${hands.join(";")}`;
}

/** Runs in the page: whoever looks at the clock finds five milliseconds gone, so that the hands are not settled in one step on any machine. */
function slowClock() {
  const now = Date.now;
  let looks = 0;
  Date.now = () => now() + 5 * ++looks;
}

/** Runs in the page: notes what is said while a session is settled, and what is then done at the first word. */
function watchSettling() {
  window.steps = [];
  window.onStep = () => {};
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    const step = document.querySelector('[data-part="settling"]')?.textContent;
    if (step === undefined || step === window.steps.at(-1)) return;
    window.steps.push(step);
    window.onStep();
  }).observe(document.body, { childList: true, subtree: true, characterData: true }));
}

test("a session of many hands is settled in steps, and the screen answers meanwhile", async (t) => {
  const app = await open(t, {
    prepare: async (page) => {
      await page.addInitScript(slowClock);
      await page.addInitScript(watchSettling);
    },
  });
  const link = manyHands(90);
  const steps = () => app.page.evaluate(() => window.steps.splice(0));
  // It can be left before it is done.
  await app.page.evaluate(() => {
    window.onStep = () => document.querySelector('dialog [data-action="close"]').click();
  });
  await app.follow(link);
  await app.quiet();
  assert.equal(await app.part("settling").count(), 0);
  assert.equal(await app.page.locator(".score-sheet").count(), 0);
  assert.notDeepEqual(await steps(), []);
  // It says how far it is.
  await app.page.evaluate(() => {
    window.onStep = () => {};
  });
  await app.follow(link);
  await app.page.locator(".score-sheet").waitFor();
  await app.settle();
  assert.equal(await app.page.locator(".sheet-deal").count(), 90);
  assert.equal(await app.part("settling").count(), 0);
  const said = await steps();
  said.forEach((step) => assert.match(step, /of 90/));
  assert.ok(said.length > 1, said.join("\n"));
});

test("a question is read as far as its first words", async (t) => {
  const app = await open(t, { hash: "#book/mcr" });
  const field = app.page.locator('.book-bar input[type="search"]');
  await field.fill("full flush");
  await app.settle();
  const best = () => app.page.locator(".ask-best").getAttribute("data-answer");
  assert.equal(await best(), "mcr/full-flush");
  // A script can write more than a person can.
  await field.evaluate((field) => {
    field.value = `full flush ${"清一色 gibberish ".repeat(50_000)}`;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await app.settle();
  assert.equal(await app.page.locator(".ask").count(), 1);
});

test("every field says how much it takes", async (t) => {
  const app = await open(t);
  const unlimited = () => app.page.locator("input, textarea").evaluateAll((fields) =>
    fields.filter((f) => !f.readOnly && !["number", "file", "checkbox", "radio"].includes(f.type) && !(f.maxLength > 0)).map((f) => f.outerHTML),
  );
  const see = async () => assert.deepEqual(await unlimited(), []);
  for (const hash of ["#book/mcr", "#session/2/mcr;p=A,B,C,D;d"]) {
    await app.follow(hash);
    await see();
  }
});

test("the field for a hand takes any text, and says how long one is that is too long for a hand", async (t) => {
  const app = await open(t);
  await app.action("menu");
  await app.action("paste");
  await app.page.locator("dialog textarea").fill("1m ".repeat(20_000).trim());
  await app.settle();
  assert.match((await app.page.locator("dialog").innerText()).replace(/\s/g, ""), /Thistexthas59999characters/);
});

test("what is typed without making a tile is given up", async (t) => {
  const app = await open(t);
  await app.type("1".repeat(41));
  assert.match(await app.notice(), /too many for a hand/);
  await app.type("5m");
  assert.match(await app.hand(), /5m/);
});
