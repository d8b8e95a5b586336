// Rulings: presets of one's own, by whom each ruling is on, and what another one would change.

import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const MIXED = "#1/mcr/[3333m,1][7777p]88p23467s+5s?from=W";

test("a club's rulings get a name, are chosen by it, and go into the link as rulings", async (t) => {
  const app = await open(t, { hash: MIXED });
  await app.action("rulings");
  const form = app.page.locator("[data-part=preset-name]");
  assert.equal(await form.count(), 0, "a preset has its name");
  await app.tap(app.hook("ruling", "melded-plus-concealed-kong-6"));
  await form.fill("Club Orient");
  await app.tap(app.hook("action", "name-rulings"));
  const own = app.page.locator("[data-own-preset='Club Orient']");
  await own.waitFor();
  assert.equal(await own.getAttribute("aria-pressed"), "true");
  await app.tap(app.hook("preset", "competition-1998"));
  assert.equal(await own.getAttribute("aria-pressed"), "false");
  await app.tap(own);
  await app.action("close");
  assert.match(await app.part("circumstances").innerText(), /Club Orient/);
  assert.match(app.page.url(), /#1\/mcr\/.*rulings=special-hands-fully-concealed,/);
  assert.doesNotMatch(app.page.url(), /Orient/);
});

const EVIL = ['<img src=x onerror="window.hacked=1">', "{{n}} {{name}} $t(ui.menu)", '"><script>window.hacked=1</script>', "&lt;b&gt;"];

test("the name of a preset is text, whatever is in it", async (t) => {
  const app = await open(t, { hash: MIXED });
  await app.action("rulings");
  for (const [at, name] of EVIL.entries()) {
    // Each has rulings of its own.
    await app.tap(app.page.locator("[data-ruling]").nth(at));
    await app.page.locator("[data-part=preset-name]").fill(name);
    await app.tap(app.hook("action", "name-rulings"));
    await app.page.locator("[data-own-preset][aria-pressed=true]").waitFor();
    const shown = await app.page.locator("[data-own-preset][aria-pressed=true]").innerText();
    assert.equal(shown.split("\n")[0], name.slice(0, 40).trim());
    await app.action("close");
    assert.ok((await app.part("circumstances").innerText()).includes(name.slice(0, 40).trim()));
    await app.action("rulings");
  }
  await app.action("close");
  await app.action("menu");
  await app.action("settings");
  const listed = await app.page.locator(".own-presets .name").allInnerTexts();
  assert.deepEqual(listed.map((name) => name.trim()), EVIL.map((name) => name.slice(0, 40).trim()));
  assert.deepEqual(await app.page.evaluate(() => [window.hacked, document.querySelectorAll("main img, main script").length]), [undefined, 0]);
});

test("each ruling says in which presets it is on", async (t) => {
  const app = await open(t, { hash: MIXED });
  await app.action("rulings");
  const by = app.hook("ruling", "concealed-kongs-add").locator(".by");
  assert.equal(await by.innerText(), "On in WMO 2014 · Off in Green Book, Competition 1998");
});

test("a result lists the rulings that would change it, and a tap leads to them", async (t) => {
  const app = await open(t, { hash: MIXED });
  const change = app.hook("ruling-change", "melded-plus-concealed-kong-6");
  await change.waitFor();
  assert.match(await change.innerText(), /\(off\): \d+ instead of \d+/);
  await app.tap(change);
  await app.hook("ruling", "melded-plus-concealed-kong-6").waitFor();
});
