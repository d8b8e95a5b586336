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
