// Hands that are kept on the device: saved ones, finished ones, and files of them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open } from "./harness.mjs";

const WIN = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";
const OTHER = "#1/sichuan/2222335577889m+9m?seat=S&void=p&win=self-drawn";

const saved = async (app) => {
  await app.action("menu");
  await app.action("saved");
  await app.page.locator('[data-shelf="saved"]').waitFor({ state: "attached" });
};
const rows = (app, shelf) => app.page.locator(`[data-shelf="${shelf}"] .kept-hand`);
const names = (app) => rows(app, "saved").locator(".name").allInnerTexts();
const said = (app) => app.text("feedback");
const stored = (app, key) => app.page.evaluate((key) => localStorage.getItem(key), key);

async function save(app, name) {
  await app.part("name").fill(name);
  await app.action("save");
}

/** A store in which there is no room for hands. */
function full() {
  const real = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key !== "hule.hand") throw new DOMException("full", "QuotaExceededError");
    real.call(this, key, value);
  };
}

async function take(app, text) {
  await app.part("import").setInputFiles({ name: "hands.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await app.page.locator('[data-part="feedback"] p').first().waitFor();
  await app.settle();
}

async function exported(app) {
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.action("export")]);
  assert.equal(download.suggestedFilename(), "hule-hands.json");
  return readFile(await download.path(), "utf8");
}

test("a hand is saved under a name, renamed, opened, and undo brings the other back", async (t) => {
  const app = await open(t, { hash: WIN });
  await saved(app);
  await save(app, "  New Year  ");
  assert.equal(await said(app), "Saved on this device.");
  assert.deepEqual(await names(app), ["New Year"]);
  await app.page.waitForFunction(() => document.querySelector('[data-shelf="saved"] .worth').textContent.includes("20 points"));
  await app.tap(rows(app, "saved").locator('[data-kept="rename"]'));
  await app.part("new-name").fill("Spring");
  await app.press("Enter");
  assert.deepEqual(await names(app), ["Spring"]);
  await app.action("close");
  await app.follow(OTHER);
  await saved(app);
  await app.tap(app.page.locator('[data-shelf="saved"] [data-open="0"]'));
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
  assert.equal(await app.total(), "20");
  await app.action("undo");
  assert.match(app.page.url(), /#1\/sichuan\//);
  // It outlives the page.
  await app.page.reload();
  await app.ready();
  await saved(app);
  assert.deepEqual(await names(app), ["Spring"]);
});

test("a deleted hand comes back where it was", async (t) => {
  const app = await open(t, { hash: WIN });
  await saved(app);
  for (const name of ["a", "b", "c"]) await save(app, name);
  await app.tap(rows(app, "saved").nth(1).locator('[data-kept="delete"]'));
  assert.deepEqual(await names(app), ["c", "a"]);
  await app.action("undelete");
  assert.deepEqual(await names(app), ["c", "b", "a"]);
});

test("finished hands are remembered by themselves, each once", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC" });
  await app.tapTiles("C");
  await app.tap(app.hook("from", "W"));
  await app.follow(OTHER);
  await app.settle();
  await app.follow(WIN);
  await app.settle();
  await saved(app);
  assert.equal(await rows(app, "history").count(), 2);
  await app.tap(app.page.locator('[data-shelf="history"] [data-open="1"]'));
  assert.match(app.page.url(), /#1\/sichuan\//);
});

test("a full store says so and loses nothing", async (t) => {
  const app = await open(t, {
    hash: WIN,
    prepare: async (page) => {
      await page.addInitScript(() => localStorage.setItem("hule.saved.1", "1700000000\t1/mcr/123m\told"));
      await page.addInitScript(full);
    },
  });
  await saved(app);
  const before = await stored(app, "hule.saved.1");
  await save(app, "new");
  assert.match(await said(app), /storage is full or turned off\. Your saved hands are unchanged/);
  assert.deepEqual(await names(app), ["old"]);
  // What was typed is still there, and so is the hand.
  assert.equal(await app.part("name").inputValue(), "new");
  await app.tap(rows(app, "saved").locator('[data-kept="delete"]'));
  assert.deepEqual(await names(app), ["old"]);
  assert.equal(await stored(app, "hule.saved.1"), before);
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
});

test("a store that is blocked altogether leaves a calculator", async (t) => {
  const app = await open(t, {
    hash: WIN,
    prepare: (page) => page.addInitScript(() => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } })),
  });
  assert.equal(await app.total(), "20");
  await saved(app);
  await save(app, "x");
  assert.match(await said(app), /Your saved hands are unchanged/);
});

test("a corrupt store is put aside, said, and goes along in a file", async (t) => {
  const app = await open(t, {
    hash: WIN,
    prepare: (page) => page.addInitScript(() => {
      if (!localStorage.getItem("seen")) localStorage.setItem("hule.saved.1", "garbage\u0000\n1700000000\t1/mcr/123m\tgood\n<img src=x>");
      localStorage.setItem("seen", "1");
    }),
  });
  await saved(app);
  assert.match(await said(app), /could not be read\. It has been set aside/);
  assert.deepEqual(await names(app), ["good"]);
  assert.deepEqual(JSON.parse(await exported(app)).damaged, ["garbage\u0000", "<img src=x>"]);
  await save(app, "more");
  assert.deepEqual(await names(app), ["more", "good"]);
});

test("a kept hand whose link can't be read says why, and can be deleted", async (t) => {
  const app = await open(t, { prepare: (page) => page.addInitScript(() => localStorage.setItem("hule.saved.1", "1\t9/mcr/123m\tfrom the future\n1\t1/mcr/11111m\tfive")) });
  await saved(app);
  await app.page.waitForFunction(() => document.querySelectorAll("[data-damaged]").length === 2);
  await app.tap(rows(app, "saved").nth(0).locator('[data-kept="delete"]'));
  assert.deepEqual(await names(app), ["five"]);
});

test("a file takes all hands to another device", async (t) => {
  const one = await open(t, { hash: WIN });
  await saved(one);
  await save(one, "<b>Bold</b> & \"quoted\"");
  const text = await exported(one);
  const two = await open(t);
  await saved(two);
  await take(two, text);
  assert.match(await said(two), /^2 hands imported; 0 were already saved\.$/);
  assert.deepEqual(await names(two), ['<b>Bold</b> & "quoted"']);
  assert.equal(await two.page.locator("dialog b:text('Bold')").count(), 0);
  await take(two, text);
  assert.match(await said(two), /^0 hands imported; 2 were already saved\.$/);
  assert.equal(await exported(two), text);
});

test("of a file with errors what is right is taken, and each error is named", async (t) => {
  const app = await open(t);
  await saved(app);
  const evil = "<img src=x onerror=window.intruder=1>";
  await take(app, JSON.stringify({
    hule: "hands", version: 1, [evil]: 1,
    saved: [{ link: "1/mcr/123m", name: "right" }, { link: "1/mcr/12q", name: evil }, { link: `1/${evil}/1m` }, { name: "none" }, 7],
    history: [{ link: "1/nanchang/123m?indicator=2m", total: 88 }],
  }));
  assert.deepEqual(await names(app), ["right"]);
  const lines = await app.part("feedback").locator("p").allInnerTexts();
  assert.equal(lines[0], "1 hand imported; 0 were already saved.");
  assert.match(lines[1], /^6 entries are not valid/);
  assert.ok(lines.some((line) => line.startsWith("Saved, no. 2: ")), lines.join("\n"));
  assert.ok(lines.some((line) => line.includes(evil)));
  assert.equal(await app.page.locator("dialog img").count(), 0);
  assert.equal(await app.page.evaluate(() => window.intruder), undefined);
});

test("what is no file of hands is refused with the reason", async (t) => {
  const app = await open(t);
  await saved(app);
  for (const [text, words] of [
    ["", /not JSON/],
    ["{\"hule\":", /not JSON/],
    ["[1]", /not a file of hands saved by Hule/],
    ['{"hule":"hands","version":9}', /format 9/],
    [" ".repeat(2_000_001), /too large/],
    ["[".repeat(50_000), /not JSON/],
  ]) {
    await take(app, text);
    await app.page.waitForFunction((source) => new RegExp(source).test(document.querySelector('[data-part="feedback"]').textContent), words.source);
  }
  assert.equal(await stored(app, "hule.saved.1"), null);
});

for (const viewport of [{ width: 390, height: 844 }, { width: 320, height: 568 }, { width: 1280, height: 800 }]) {
  test(`the panels fit ${viewport.width} × ${viewport.height}, in every language`, async (t) => {
    for (const locale of ["en", "ru", "zh-CN", "ja"]) {
      const app = await open(t, { hash: WIN, viewport, locale });
      await saved(app);
      await save(app, "A name that is rather long, so that it has to be cut off");
      for (const panel of ["saved", "share"]) {
        if (panel === "share") {
          await app.action("close");
          await app.action("menu");
          await app.action("share");
          await app.hook("share", "link").waitFor();
        }
        const over = await app.page.locator("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
        assert.ok(over <= 0, `${panel}, ${locale}: ${over} px too wide`);
        const small = await app.page.locator("dialog button, dialog label").evaluateAll((all) => all.filter((e) => e.getBoundingClientRect().height < 24).map((e) => e.textContent));
        assert.deepEqual(small, [], `${panel}, ${locale}`);
        assert.doesNotMatch(await app.page.locator("dialog").innerText(), /\bui\.[a-z]/);
        if (process.env.SHOTS) await app.page.screenshot({ path: `${process.env.SHOTS}/${panel}-${viewport.width}-${locale}.png` });
      }
      await app.leave();
    }
  });
}
