// The score sheet as it is read: by eye at any size, by keyboard, and by ear.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { SCRIPTS, SMALL, looks, turn } from "./looks.mjs";

const MCR = "session/1/mcr;p=Anna,Benedikt,Cem,Dorothea_20Margarete;n=Friday;w1.2.24;d;h0123~[789s][EEEE,1]123m456pC+C?from=W&seat=S;!late-pung.3;!late-pung.3;w0..30;w3.0.88;d;w2.1.12;h3012~[345p][345s]345m99m77s+7s?from=E&seat=S;w1..16;a;w0.3.8;w2.0.48;w1.2.10;w3..22;d;w1.0.33";
const SHEETS = {
  "a finished game": MCR,
  "one that has begun": "session/1/mcr;p=Anna,Ben,Cem,Dora",
  "three players": "session/1/siamese;p=Anna,Ben,Cem;o=players:3;w1.2.24,0..16;d",
  "large numbers": "session/1/classical;p=Anna,Ben,Cem,Dora;w0..1000~1000.10.20.10;w1..500~10.500.20.10;w1..900~10.900.20.10",
  "with faults": "session/1/mcr;p=Anna,Anna,Cem,Dora;w1.1.24;w0..30;zzz",
};

const numbers = (texts) => texts.map((text) => Number(text.replace("−", "-")));

/** What each deal changed, a row for each. */
const rows = async (app) => {
  const texts = await app.page.locator(".sheet-deal").evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll(".sheet-cell .change")].map((cell) => cell.textContent)));
  return texts.map(numbers);
};

test("totals run from deal to deal, and the ranking has table points", async (t) => {
  const app = await open(t, { hash: `#${MCR}` });
  const all = await rows(app);
  assert.equal(all.length, 16);
  const sums = await app.part("sheet").locator("[data-part=sum]").allInnerTexts();
  const after = (deals) => [0, 1, 2, 3].map((player) => all.slice(0, deals).reduce((sum, row) => sum + row[player], 0));
  assert.deepEqual(numbers(sums), after(16));
  // The totals after a deal are shown with it.
  assert.equal(await app.page.locator(".running").count(), 0);
  await app.tap(app.hook("unfold", 4));
  assert.deepEqual(numbers(await app.page.locator('[data-deal="4"] .running').allInnerTexts()), after(5));
  // The podium stands first, then the chart, the hand of the night, the deals.
  const tops = await app.page.evaluate(() => ["ending", "chart", "night", "sheet"].map((part) => document.querySelector(`[data-part=${part}]`).getBoundingClientRect().top));
  assert.deepEqual(tops, [...tops].sort((one, other) => one - other));
  // Each name stands above what the deals changed for its player.
  const ends = (row) => app.page.locator(row).first().evaluate((row) => [...row.querySelectorAll(".sheet-player, .sheet-cell")].map((cell) => Math.round(cell.getBoundingClientRect().right)));
  for (const width of [390, 320, 1280]) {
    await app.page.setViewportSize({ width, height: 844 });
    assert.deepEqual(await ends(".sheet-head .sheet-row"), await ends('[data-deal="1"] .sheet-row'), `${width}`);
  }
  await app.page.setViewportSize({ width: 390, height: 844 });
  // A deal whose words take one line is a row of 44 pixels.
  assert.ok((await app.page.locator('[data-deal="1"]').evaluate((deal) => deal.getBoundingClientRect().height)) <= 46);
  const places = await app.part("ending").locator(".place-row").evaluateAll((all) => all.map((row) => [row.dataset.rank, row.dataset.player]));
  assert.deepEqual(places.map(([rank]) => rank), ["1", "2", "3", "4"]);
  assert.equal(places[0][1], "1");
  assert.match(await app.part("ending").locator(".place-row").first().innerText(), /table points: 4/);
  // Of the hands that are known the dearest one is that of the night, and opens.
  assert.match(await app.text("night"), /Benedikt wins 18 from Cem.*Cem pays Benedikt 26/s);
  await app.tap(app.page.locator("[data-night]"));
  assert.equal(await app.total(), "18");
  // So does that of each player.
  await app.follow("#session/1/mcr;p=Anna,Ben,Cem,Dora;h0123~[789s][EEEE,1]123m456pC+C?from=W&seat=S");
  await app.tap(app.page.locator('button[data-dearest="0"]'));
  assert.equal(await app.total(), "18");
});

test("the chart has a line for each player, and says what the table says", async (t) => {
  const app = await open(t, { hash: `#${MCR}` });
  const chart = app.part("chart").locator("svg");
  assert.equal(await chart.getAttribute("role"), "img");
  assert.match(await chart.getAttribute("aria-label"), /Benedikt\s133.*Anna\s−100/);
  assert.equal(await chart.locator("[data-line]").count(), 4);
  const names = await chart.locator(".name").evaluateAll((all) => all.map((name) => name.getBoundingClientRect()));
  for (const [i, one] of names.entries()) {
    for (const other of names.slice(i + 1)) assert.ok(one.bottom <= other.top + 3 || other.bottom <= one.top + 3, "the names do not lie over each other");
  }
});

test("the head with names and totals stays in view", async (t) => {
  const app = await open(t, { hash: `#${MCR}`, viewport: { width: 320, height: 568 } });
  const seen = () => app.page.locator(".sheet-head").evaluate((head) => {
    const { top, bottom } = head.getBoundingClientRect();
    const title = document.querySelector("dialog .top").getBoundingClientRect();
    return top >= title.bottom - 2 && bottom <= innerHeight;
  });
  await app.page.locator('[data-deal="9"]').evaluate((deal) => deal.scrollIntoView({ block: "center" }));
  assert.ok(await seen(), "below the title of the panel");
});

test("by keyboard alone: a deal is unfolded and its hand opened", async (t) => {
  const app = await open(t, { hash: `#${MCR}` });
  const focused = () => app.page.evaluate(() => document.activeElement.dataset.unfold);
  for (let i = 0; i < 12 && (await focused()) !== "2"; i++) await app.press("Tab");
  assert.equal(await focused(), "2");
  await app.press("Enter");
  assert.equal(await app.hook("unfold", 2).getAttribute("aria-expanded"), "true");
  await app.press("Tab");
  await app.press("Enter");
  assert.equal(await app.total(), "18");
});

test("the sheet speaks four languages", async (t) => {
  const seen = new Set();
  for (const locale of ["en", "ru", "zh", "ja"]) {
    const app = await open(t, { hash: `#${MCR}`, locale });
    const text = await app.page.locator("dialog").innerText();
    assert.doesNotMatch(text, /\b(session|offence|fault|ui|wind)\.[a-z]|[{}]/);
    seen.add(await app.page.locator('[data-deal="3"] .line').innerText());
    await app.leave();
  }
  assert.equal(seen.size, 4);
});

test("nothing is wrong with the score sheet at any size and in any colours", async (t) => {
  const app = await open(t, { viewport: SMALL, scripts: SCRIPTS, reducedMotion: "reduce" });
  const found = [];
  const look = async (state) => {
    for (const each of looks("en")) {
      await turn(app.page, each);
      for (const find of each.find) {
        for (const fault of await find(app.page)) found.push(`${state}, ${each.name}: ${fault}`);
      }
    }
    await turn(app.page, { viewport: SMALL });
  };
  for (const [state, link] of Object.entries(SHEETS)) {
    await app.follow(`#${link}`);
    await app.part("sheet").waitFor();
    const button = app.page.locator("[data-unfold]").first();
    if (await button.count()) await app.tap(button);
    await look(state);
  }
  await app.follow(`#${MCR}`);
  await app.action("carry");
  await look("ways to send it");
  assert.deepEqual(found, []);
});
