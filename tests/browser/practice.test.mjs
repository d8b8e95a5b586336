// Practice: a hand is dealt, fans and total are named, and what was right is shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const SEED = "#practice/1/mcr/third/7ea";

async function practise(t, options = {}) {
  const app = await open(t, options);
  await app.action("menu");
  await app.action("practice");
  await app.part("dealt").waitFor();
  return app;
}

/** What the exercise's hand comes to in the calculator: its fans' numbers and its total. */
async function solution(app) {
  await app.action("open-hand");
  const solution = { fans: Object.keys(await app.fans()), total: await app.total() };
  await app.action("undo");
  return solution;
}

test("what was missed is shown with its reason, and practised", async (t) => {
  const app = await practise(t);
  await app.part("total-said").fill("1");
  await app.action("check");
  assert.equal(await app.part("marked").getAttribute("data-right"), "no");
  const missed = app.page.locator('.mark[data-tone="missed"]');
  const fans = await missed.evaluateAll((all) => all.map((e) => e.dataset.name));
  assert.ok(fans.length > 0);
  for (const because of await missed.locator(".because").allInnerTexts()) assert.ok(because.length > 5, because);
  const weak = await app.page.locator("[data-weak]").evaluateAll((all) => all.map((e) => e.dataset.weak));
  assert.ok(fans.slice(0, 6).every((fan) => weak.includes(fan)), `${fans} ${weak}`);
  await app.tap(app.page.locator("[data-weak]").first());
  assert.match(app.page.url(), new RegExp(`#practice/1/mcr/${weak[0]}/[0-9a-f]+$`));
  await app.action("check");
  assert.ok(await app.page.locator(`.mark[data-name="${weak[0]}"]`).count(), "the hand has the fan");
});

test("whoever names everything is right, and it is remembered", async (t) => {
  const app = await open(t, { hash: SEED });
  await app.part("dealt").waitFor();
  await app.action("check");
  const { fans, total } = await solution(app);
  await app.follow(SEED);
  await app.part("dealt").waitFor();
  const keys = await app.page.evaluate(() => [...document.querySelectorAll(".fan-pick")].map((e) => e.dataset.name));
  for (const number of fans) await app.tap(app.hook("name", keys[number - 1]));
  assert.equal(await app.part("named").locator("button").count(), fans.length);
  await app.part("total-said").fill(total);
  await app.action("check");
  assert.equal(await app.part("marked").getAttribute("data-right"), "yes");
  assert.match(await app.text("record"), /1 in a row/);
  await app.page.reload();
  await app.ready();
  await app.part("record").waitFor();
  assert.match(await app.text("record"), /1 in a row \(best: 1\)/);
});

test("the same address deals the same hand, another level another one", async (t) => {
  const app = await open(t, { hash: SEED });
  const dealt = () => app.part("dealt").locator("[role=img]").evaluateAll((all) => all.map((e) => e.ariaLabel).join(" "));
  const first = await dealt();
  const again = await open(t, { hash: SEED });
  assert.equal(await again.part("dealt").locator("[role=img]").evaluateAll((all) => all.map((e) => e.ariaLabel).join(" ")), first);
  await app.tap(app.hook("level", "first"));
  assert.notEqual(await dealt(), first);
  assert.match(app.page.url(), /#practice\/1\/mcr\/first\//);
  await app.action("close");
  assert.doesNotMatch(app.page.url(), /practice/);
});

test("payments are asked for, too, in every rule system", async (t) => {
  for (const key of ["mcr", "siamese", "sichuan", "classical", "nanchang"]) {
    const app = await open(t, { hash: `#practice/1/${key}/second/2a` });
    await app.part("dealt").waitFor();
    await app.tap(app.hook("ask", "payment"));
    const fields = app.page.locator("[data-pays]");
    assert.equal(await fields.count(), key === "siamese" ? 2 : 3, key);
    await app.action("check");
    const nets = await app.page.locator("dialog [data-net]").evaluateAll((all) => Object.fromEntries(all.map((e) => [e.dataset.net, e.querySelector("b").textContent])));
    await app.tap(app.hook("ask", "payment"));
    await app.tap(app.hook("ask", "fans"));
    await app.tap(app.hook("ask", "payment"));
    for (const seat of await fields.evaluateAll((all) => all.map((e) => e.dataset.pays))) {
      await app.hook("pays", seat).fill(nets[seat].replace(/[^0-9]/g, ""));
    }
    await app.action("check");
    assert.equal(await app.part("marked").getAttribute("data-right"), "yes", `${key} ${JSON.stringify(nets)}`);
    await app.leave();
  }
});

test("a damaged record or address is no obstacle", async (t) => {
  const prepare = (page) => page.addInitScript(() => localStorage.setItem("hule.practice.mcr", "<b>x</b> of, 22+, 300+9"));
  const app = await practise(t, { prepare });
  assert.equal(await app.text("record"), "");
  for (const hash of ["#practice/9/mcr/first/1", "#practice/1/mcr/no-fan/1", "#practice/1/none/first/1"]) {
    await app.follow(hash);
    await app.part("dealt").waitFor();
  }
});
