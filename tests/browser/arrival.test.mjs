// Files that the app begins with and that don't come: missing, cut, or a page in their place.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { BUILD, open } from "./harness.mjs";

/** What a host sends instead of a file. */
const FAULTS = {
  missing: () => ({ status: 404, contentType: "text/html", body: "<!doctype html><title>404</title>Not found" }),
  // With the type that its name has.
  cut: (file, type) => ({ status: 200, contentType: type, body: file.subarray(0, file.length >> 1) }),
  HTML: () => ({ status: 200, contentType: "text/html", body: "<!doctype html><title>Hule</title>Welcome" }),
};

const FILES = { "hule.js": "text/javascript", "hule_bg.wasm": "application/wasm", "text/en/ui.json": "application/json" };

const SENTENCES = {
  en: "The calculator could not be loaded. What you tap is kept.",
  ru: "Калькулятор не загрузился. Всё введённое сохранится.",
  "zh-CN": "算番器未能载入。已点的内容会保留。",
  ja: "計算ツールを読み込めませんでした。タップした内容はそのまま残ります。",
};

/** Runs in the page: it never tries again by itself, so that on a slow machine a tap still finds the button. */
function holdRetries() {
  const { setTimeout } = window;
  window.setTimeout = (run, pause, ...rest) => (pause >= 1000 ? 0 : setTimeout(run, pause, ...rest));
}

/**
 * Opens the app where a file doesn't come; `mend()` lets it come from then on. With `byTap`, only a tap tries
 * again.
 */
async function broken(t, file, fault, { byTap = false, ...options } = {}) {
  const whole = await readFile(join(BUILD, file));
  const isIt = (url) => url.pathname.endsWith(`/${file}`);
  let asked = 0;
  const app = await open(t, {
    ...options,
    ready: false,
    faults: false,
    prepare: async (page) => {
      if (byTap) await page.addInitScript(holdRetries);
      await page.route(isIt, (route) => {
        asked += 1;
        return route.fulfill(FAULTS[fault](whole, FILES[file]));
      });
    },
  });
  const notice = app.page.locator(".first [data-part=notice]:visible");
  return { app, notice, asked: () => asked, mend: () => app.page.unroute(isIt) };
}

const tapTile = (app, tile) => app.page.locator(`.first:visible [data-tile="${tile}"]`).tap();

for (const file of Object.keys(FILES)) {
  for (const fault of Object.keys(FAULTS)) {
    test(`${file}, ${fault}: the screen says so, keeps the taps, and a tap tries again`, async (t) => {
      const { app, notice, mend } = await broken(t, file, fault, { byTap: true });
      await tapTile(app, "1m");
      await notice.getByText(SENTENCES.en).waitFor();
      await tapTile(app, "2m");
      assert.equal(await app.page.locator(".first .line:visible .tile").count(), 2);
      assert.doesNotMatch(await app.page.locator("body").innerText(), /WebAssembly/);
      await mend();
      await notice.getByRole("button", { name: "Try again" }).tap();
      await app.ready();
      assert.equal(await app.hand(), "12m");
      assert.equal(await app.notice(), "");
    });
  }

  test(`${file}: the page tries again by itself`, async (t) => {
    const { app, notice, asked, mend } = await broken(t, file, "missing");
    await tapTile(app, "1m");
    await notice.getByText(SENTENCES.en).waitFor();
    const before = asked();
    await app.page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${file}`));
    assert.ok(asked() > before);
    await mend();
    await app.ready();
    assert.equal(await app.hand(), "1m");
  });
}

for (const [locale, sentence] of Object.entries(SENTENCES)) {
  test(`${locale}: the sentence is in the reader's language`, async (t) => {
    const { notice } = await broken(t, "hule.js", "missing", { locale });
    await notice.getByText(sentence).waitFor();
  });
}

test("a kept hand is shown as soon as the program has come", async (t) => {
  const { app, notice, mend } = await broken(t, "hule_bg.wasm", "cut", { byTap: true, hash: "#1/mcr/123m" });
  await notice.getByText(SENTENCES.en).waitFor();
  await tapTile(app, "4m");
  await mend();
  await notice.getByRole("button", { name: "Try again" }).tap();
  await app.ready();
  assert.equal(await app.hand(), "1234m");
});

test("only a browser without WebAssembly is told that it needs one", async (t) => {
  const app = await open(t, { ready: false, faults: false, prepare: (page) => page.addInitScript(() => { delete window.WebAssembly; }) });
  const notice = app.page.locator(".first [data-part=notice]:visible");
  await notice.getByText(/needs a browser with WebAssembly/).waitFor();
  assert.equal(await notice.getByRole("button").count(), 0);
});
