// The way back: what lies over the calculator has steps in the browser's history.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exercise } from "./exercises.mjs";
import { open } from "./harness.mjs";
import { reported, visit } from "./host.mjs";

const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";

/** A step in the history, as a swipe or the phone's own key makes it. */
async function go(app, steps) {
  await app.page.evaluate((steps) => {
    window.stepped = new Promise((done) => addEventListener("popstate", done, { once: true }));
    history.go(steps);
    return window.stepped;
  }, steps);
  await app.settle();
}
const back = (app) => go(app, -1);
const forward = (app) => go(app, 1);

/** How many sheets the present step is said to have. */
const over = (app) => app.page.evaluate(() => Number(/^panels (\d)/.exec(history.state)?.[1] ?? 0));
const length = (app) => app.page.evaluate(() => history.length);
const title = async (app) => ((await app.page.locator("dialog[open]").count()) === 0 ? "" : app.page.locator("#panel-title").innerText());
const item = (app, name) => app.tap(app.page.locator(`dialog [data-action="${name}"]`).first());

test("back closes what lies over the calculator, sheet by sheet", async (t) => {
  const app = await open(t, { hash: HAND });
  const before = await length(app);
  await app.action("menu");
  assert.equal(await title(app), "More");
  await item(app, "help");
  assert.equal(await title(app), "How to enter a hand");
  assert.equal(await length(app), before + 2);
  await back(app);
  assert.equal(await title(app), "More");
  await back(app);
  assert.equal(await title(app), "");
  assert.equal(await app.total(), "20");
  assert.ok(app.page.url().endsWith(HAND));
});

test("the history does not grow, and going forward opens and changes nothing", async (t) => {
  const app = await open(t, { hash: HAND });
  const before = await length(app);
  for (let times = 0; times < 3; times++) {
    await app.action("payments");
    await app.action("close");
    await app.action("circumstances");
    await app.press("Escape");
    assert.equal(await title(app), "");
  }
  assert.ok((await length(app)) <= before + 1, `${before} steps, now ${await length(app)}`);
  await app.answer("seat", "S");
  const address = app.page.url();
  assert.match(address, /seat=S/);
  await forward(app);
  assert.equal(await title(app), "");
  assert.equal(app.page.url(), address);
  await app.editHand();
  await app.tapTiles("1m");
  assert.equal(await title(app), "");
});

test("what was changed in a sheet stays when back closes it", async (t) => {
  const app = await open(t, { hash: HAND });
  await app.action("circumstances");
  await app.tap(app.page.locator('[data-ask="seat"][data-answer="S"]'));
  await back(app);
  assert.equal(await title(app), "");
  assert.match(app.page.url(), /seat=S/);
  assert.equal(await app.part("seats").locator('[aria-pressed="true"]').innerText(), "S");
  // A change on the calculator itself is not undone by the step that the sheet had.
  await app.action("undo");
  await forward(app);
  assert.doesNotMatch(app.page.url(), /seat=S/);
  assert.notEqual(await app.part("seats").locator('[aria-pressed="true"]').innerText(), "S");
});

test("Escape closes one sheet, the cross closes all", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/123m?event=win.0.1m" });
  const before = await length(app);
  await app.action("events");
  await app.tap(app.page.locator("[data-happened]").first());
  await app.press("Escape");
  assert.equal(await title(app), "The whole deal");
  await app.tap(app.page.locator("[data-happened]").first());
  await app.action("close");
  assert.equal(await title(app), "");
  assert.equal(await over(app), 0);
  assert.ok((await length(app)) <= before + 2);
});

test("links are steps of their own, below and above the sheets", async (t) => {
  const app = await open(t, { hash: HAND });
  await app.follow("#1/mcr/123m");
  await app.action("menu");
  await back(app);
  assert.equal(await title(app), "");
  assert.equal(await app.hand(), "123m");
  await back(app);
  assert.equal(await app.total(), "20");
  // A link that is followed while a sheet is open shows its hand.
  await app.action("menu");
  await app.follow("#1/mcr/456m");
  assert.equal(await title(app), "");
  assert.equal(await app.hand(), "456m");
  await back(app);
  assert.equal(await title(app), "");
  assert.equal(await app.total(), "20");
  assert.equal(await over(app), 0);
});

test("from a page of the rulebook that a sheet led to, back leads to the calculator", async (t) => {
  const app = await open(t, { hash: HAND });
  await app.action("menu");
  await item(app, "book");
  await app.page.locator(".book:not([hidden])").waitFor();
  await app.settle();
  await back(app);
  await app.page.locator(".book:not([hidden])").waitFor({ state: "detached" }).catch(() => {});
  await app.settle();
  assert.equal(await title(app), "");
  assert.ok(app.page.url().endsWith(HAND), app.page.url());
  assert.equal(await app.total(), "20");
  assert.equal(await over(app), 0);
});

test("a link to an exercise is closed by going back to where it was followed", async (t) => {
  const app = await open(t, { hash: HAND });
  await app.follow(exercise("fans", "second"));
  await app.part("dealt").waitFor();
  await app.settle();
  await back(app);
  assert.equal(await title(app), "");
  assert.ok(app.page.url().endsWith(HAND), app.page.url());
});

test("after a reload with an open sheet the calculator is there, and back leaves it", async (t) => {
  const app = await open(t, { hash: HAND });
  await app.action("payments");
  await app.page.reload();
  await app.ready();
  assert.equal(await title(app), "");
  assert.equal(await over(app), 0);
  assert.ok(app.page.url().endsWith(HAND), app.page.url());
});

test("an app in another page leaves that page's history alone", async (t) => {
  const { page, settle } = await visit(t, () => `<hule-calculator hand="${HAND.slice(1)}"></hule-calculator>`);
  await reported(page.locator("hule-calculator"));
  await settle();
  const before = await page.evaluate(() => history.length);
  await page.locator('hule-calculator [data-action="menu"]').click();
  await page.locator('hule-calculator dialog [data-action="help"]').click();
  await page.locator("hule-calculator #panel-title", { hasText: "How to enter a hand" }).waitFor();
  await settle();
  assert.deepEqual(await page.evaluate(() => [history.length, history.state, location.hash]), [before, null, ""]);
});
