// A browser that keeps nothing: its storage is full, blocked, or not there. It is told once and quietly,
// all works as long as the page is open, and the session that was open is found without a note of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, draw, list, now, sheet, win } from "./session.mjs";

/** Each runs in the page, before all else. */
const FAULTS = {
  full: () => {
    let n = 0;
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) localStorage.setItem(`filler${n++}`, "x".repeat(size));
      } catch {}
    }
  },
  blocked: () => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } });
  },
  absent: () => {
    Object.defineProperty(window, "localStorage", { value: null });
  },
};

const note = (app) => app.part("nothing-kept");

async function again(app) {
  await app.page.reload();
  await app.ready();
}

for (const [what, fault] of Object.entries(FAULTS)) {
  test(`a storage that is ${what}: told once, until it was read`, async (t) => {
    const app = await open(t, { scripts: [fault] });
    assert.equal(await note(app).count(), 0, "nothing was to be kept yet");
    await app.tapTiles("1m 1m");
    assert.match(await app.text("nothing-kept"), /storage is full or turned off\. Your hand and settings are kept only while this page is open/);
    assert.equal(await note(app).locator("xpath=..").getAttribute("role"), "status");
    await app.tapTiles("2m 3m");
    assert.equal(await note(app).count(), 1);
    await app.action("close-note");
    assert.equal(await note(app).count(), 0);
    await app.tapTiles("4m");
    assert.equal(await note(app).count(), 0);
    assert.equal(await app.hand(), "11234m");
  });

  test(`a storage that is ${what}: settings work as long as the page is open`, async (t) => {
    const app = await open(t, { scripts: [fault] });
    const typing = app.page.locator('dialog [data-action="typing"]');
    await app.action("menu");
    await app.action("help");
    await app.tap(typing);
    assert.equal(await typing.getAttribute("aria-checked"), "false");
    assert.equal(await note(app).count(), 1, "told where the setting is");
    await app.action("close");
    await app.type("1m");
    assert.equal(await app.hand(), "");
  });

  test(`a storage that is ${what}: the session that was open opens by itself`, async (t) => {
    const app = await open(t, { scripts: [fault] });
    await begin(app, "mcr", NAMES);
    await win(app, [[1, 2, 24]]);
    await again(app);
    await app.part("table-bar").waitFor();
    assert.match(await now(app), /^Deal 2/);
    // One that was left stays in the list.
    await list(app);
    await app.action("leave-table");
    await again(app);
    await list(app);
    assert.equal(await app.page.locator(".kept-session").count(), 1);
    assert.equal(await app.part("table-bar").count(), 0);
    // One that is over does, too.
    await app.tap(app.page.locator('[data-action="open-session"]'));
    // What is told lies over the last buttons until it is read.
    await app.action("close-note");
    await draw(app);
    await sheet(app);
    await app.action("end-session");
    await again(app);
    await list(app);
    assert.equal(await app.part("table-bar").count(), 0);
  });
}

test("a storage that became full does not open the session of the last note", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  await list(app);
  await app.action("leave-table");
  await app.page.evaluate(FAULTS.full);
  await app.action("new-session");
  await app.part("begin-form").waitFor();
  await app.action("begin-session");
  await app.part("between").waitFor();
  await draw(app);
  await again(app);
  await app.part("table-bar").waitFor();
  assert.match(await now(app), /^Deal 2/);
  assert.equal(await app.page.evaluate(() => localStorage.getItem("hule.session")), null);
});

test("a kept hand that can’t be read is told, even if a link brings another one", async (t) => {
  const app = await open(t, {
    hash: "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W",
    prepare: (page) => page.addInitScript(() => localStorage.setItem("hule.hand", "1/mcr/12q")),
  });
  assert.match(await app.notice(), /could not be read\. It has been set aside/);
  assert.equal(await app.total(), "20");
});
