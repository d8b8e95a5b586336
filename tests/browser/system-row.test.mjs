// The row of rule systems: which stand there on which screen, in one order; the others are behind one tap.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, focused, tabTo } from "./by-keyboard.mjs";
import { unreachable } from "./controls.mjs";
import { fileOf, open } from "./harness.mjs";
import { crowded } from "./labels.mjs";

const SMALL = { width: 320, height: 568 };
const LANGUAGES = ["en", "ru", "zh", "ja"];

/** The systems in the row that are seen, in their order. */
const row = (app, screen = ".root:not(.first)") =>
  app.page.locator(`${screen} .systems [data-rules]`).evaluateAll((all) => all.filter((tab) => tab.checkVisibility({ visibilityProperty: true })).map((tab) => tab.dataset.rules));

/** All systems in the order of the row. */
const every = (app) => app.page.locator(".root:not(.first) .systems [data-rules]").evaluateAll((all) => all.map((tab) => tab.dataset.rules));

const more = (app) => app.page.locator(".root:not(.first) .more-systems");

/** Puts the systems into the order of the row. */
const inOrder = (all, some) => all.filter((key) => some.includes(key));

const remember = (kept) => (page) => page.addInitScript((kept) => { if (!localStorage.length) localStorage.setItem("hule.systems", kept); }, kept);

for (const [width, height] of [[320, 568], [390, 844], [844, 390], [667, 331], [820, 1180], [1280, 800]]) {
  test(`${width} × ${height}: as many systems as there is room for, and the others behind one tap`, async (t) => {
    for (const locale of LANGUAGES) {
      const app = await open(t, { viewport: { width, height }, locale });
      const all = await every(app);
      // Names of two or three signs all have room, but for the last in Japanese on the lowest screen.
      const isLow = height === 331;
      const short = { zh: all.length, ja: isLow ? 5 : all.length }[locale];
      const most = height > 1000 || width > 1000 ? all.length : short ?? (isLow ? 3 : 4);
      assert.deepEqual(await row(app), all.slice(0, most), locale);
      assert.equal(await more(app).isVisible(), all.length > most, locale);
      const names = await app.page.locator(".root:not(.first) .systems [data-rules] span").allTextContents();
      // Each of them as the one in use, whose tab has an icon.
      for (const key of [...all.slice(1), all[0]]) {
        await app.system(key);
        assert.ok((await row(app)).includes(key), `${locale}, ${key}`);
        assert.deepEqual(await unreachable(app.page), [], `${locale}, ${key}`);
        const inRow = (await crowded(app.page)).filter((fault) => names.some((name) => fault.includes(`“${name}”`)));
        assert.deepEqual(inRow, [], `${locale}, ${key}`);
        const room = await app.page.locator(".systems").evaluate((e) => e.scrollWidth - e.clientWidth);
        assert.ok(room <= 0, `${locale}, ${key}: ${room} px too wide`);
      }
      await app.leave();
    }
  });
}

test("what is chosen from all systems takes the place of the one that was used least recently, and stays", async (t) => {
  const app = await open(t, { viewport: SMALL });
  const all = await every(app);
  const [first, second, third, fourth] = all;
  const last = all.at(-1);
  await app.system(third);
  await app.system(second);
  await app.action("systems");
  const offered = await app.page.locator("dialog [data-rules]").evaluateAll((all) => all.map((e) => e.dataset.rules));
  assert.deepEqual(offered, all, "every system");
  const names = await app.page.locator("dialog [data-rules]").allInnerTexts();
  assert.match(names[0], /Mahjong Competition Rules/);
  await app.tap(app.page.locator(`dialog [data-rules="${last}"]`));
  assert.equal(await app.page.locator("dialog[open]").count(), 0);
  assert.equal(await app.hook("rules", last).getAttribute("aria-pressed"), "true");
  const stays = inOrder(all, [first, second, third, last]);
  assert.deepEqual(await row(app), stays, `without ${fourth}`);
  await app.page.reload();
  await app.ready();
  assert.deepEqual(await row(app), stays);
  // A link opens any system.
  await app.follow(`#1/${fourth}/123m`);
  assert.deepEqual(await row(app), inOrder(all, [fourth, last, second, third]));
});

test("a setting says which systems are in the row; one that is not is there while it is in use", async (t) => {
  const app = await open(t, { viewport: { width: 820, height: 1180 } });
  const all = await every(app);
  const [, second, third] = all;
  await app.action("menu");
  await app.action("settings");
  const choice = (key) => app.page.locator(`[data-look="systems"] [data-value="${key}"]`);
  assert.equal(await choice(second).getAttribute("aria-pressed"), "true");
  await app.tap(choice(second));
  await app.tap(choice(third));
  assert.equal(await choice(second).getAttribute("aria-pressed"), "false");
  await app.action("close");
  const rest = all.filter((key) => key !== second && key !== third);
  assert.deepEqual(await row(app), rest);
  assert.equal(await more(app).isVisible(), true);
  await app.system(second);
  assert.deepEqual(await row(app), inOrder(all, [...rest, second]));
  await app.system(all[0]);
  assert.deepEqual(await row(app), rest);
  await app.page.reload();
  await app.ready();
  assert.deepEqual(await row(app), rest);
  // All systems lead to the setting.
  await app.action("systems");
  await app.action("settings");
  await app.tap(choice(second));
  await app.action("close");
  assert.deepEqual(await row(app), inOrder(all, [...rest, second]));
});

/** Opens the app and holds its program back until the answer's `go` is called. */
async function held(t, { prepare, ...options }) {
  let go;
  const gate = new Promise((done) => (go = done));
  const app = await open(t, {
    ...options,
    ready: false,
    prepare: async (page) => {
      await prepare?.(page);
      await page.route((url) => /^(hule\.js|.*\.wasm)$/.test(fileOf(url.pathname)), async (route) => {
        await gate;
        await route.continue();
      });
    },
  });
  return { app, go: async () => { go(); await app.ready(); } };
}

test("the row of an earlier visit is there before the program, and nothing moves when it comes", async (t) => {
  for (const kept of ["mcr nanchang classical|", "mcr|siamese", "mcr nanchang|classical mcr", "mcr gone|gone"]) {
    for (const viewport of [SMALL, { width: 1280, height: 800 }]) {
      const { app, go } = await held(t, { viewport, prepare: remember(kept) });
      await app.page.locator(".first:visible [data-part=palette]").waitFor();
      const boxes = () => app.page.locator(".systems:visible > :visible").evaluateAll((all) => all.map((e) => JSON.stringify([e.dataset.rules, e.getBoundingClientRect()])));
      const before = await boxes();
      assert.ok(before.length > 2, kept);
      await go();
      assert.deepEqual(await boxes(), before, kept);
      await app.nothingMoved();
      await app.leave();
    }
  }
});

test("a tap on the button before the program is there opens the systems when it is", async (t) => {
  const { app, go } = await held(t, { viewport: SMALL });
  await app.page.locator(".first:visible [data-part=palette]").waitFor();
  await app.page.locator(".first:visible .more-systems").tap();
  await go();
  await app.page.locator("dialog[open] [data-rules]").first().waitFor();
});

test("by keyboard: from the row to all systems, to another one, and the focus is not lost", async (t) => {
  const app = await open(t, { ...DESKTOP, viewport: SMALL });
  const last = (await every(app)).at(-1);
  assert.equal(await app.page.locator('.systems[role="group"]').getAttribute("aria-label"), "Rule systems");
  assert.equal(await more(app).getAttribute("aria-label"), "More rule systems");
  await tabTo(app, { action: "systems" });
  await app.press("Enter");
  await tabTo(app, { rules: last });
  await app.press("Enter");
  assert.equal(await app.hook("rules", last).getAttribute("aria-pressed"), "true");
  assert.equal((await focused(app)).action, "systems");
  // Escape closes them without a change.
  await app.press("Enter");
  await app.press("Escape");
  assert.equal((await focused(app)).action, "systems");
  assert.equal(await app.hook("rules", last).getAttribute("aria-pressed"), "true");
});

test("with the largest text all of the row can be reached, too", async (t) => {
  const prepare = (page) => page.addInitScript(() => localStorage.setItem("hule.text-size", "largest"));
  for (const locale of LANGUAGES) {
    for (const viewport of [SMALL, { width: 390, height: 844 }]) {
      const app = await open(t, { viewport, locale, prepare });
      for (const key of (await every(app)).slice(1)) {
        await app.system(key);
        const over = await app.page.locator("header").evaluate((e) => e.scrollWidth - e.clientWidth);
        assert.ok(over <= 0, `${locale}, ${viewport.width}, ${key}: ${over} px too wide`);
        const cut = (await unreachable(app.page)).filter((fault) => !/px large/.test(fault));
        assert.deepEqual(cut, [], `${locale}, ${viewport.width}, ${key}`);
      }
      await app.leave();
    }
  }
});
