// The looks at a screen find what is wrong with it: each fault is made, and found.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unreachable } from "./controls.mjs";
import { open } from "./harness.mjs";
import { crowded, crowdedLarge } from "./labels.mjs";
import { SMALL } from "./looks.mjs";

const WIN = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";

/** Opens the app where nothing is wrong. */
async function start(t, hash) {
  const app = await open(t, { hash, viewport: SMALL });
  assert.deepEqual([...await crowded(app.page), ...await unreachable(app.page)], []);
  return app;
}

/** What is said of the app after a text was put into the first element that matches, or its style was changed. */
async function faults(app, selector, { text, style = "" }, find = crowded) {
  await app.page.locator(selector).first().evaluate((e, { text, style }) => {
    if (text) e.textContent = text;
    e.style.cssText = style;
  }, { text, style });
  return (await find(app.page)).join("\n");
}

test("a text that has no room is found", async (t) => {
  const app = await start(t);
  const [long, word] = ["A text that has no room at all in this place", "Incomprehensibilities"];
  assert.match(await faults(app, ".way", { text: long }), /cut off|overlap|over the side|takes/);
  await app.action("menu");
  assert.match(await faults(app, "dialog .item", { text: `${word}${word}` }), /breaks within|takes|overlap|over the side|cut off/);
  assert.match(await faults(app, "dialog h2", { text: `${long} ${long}` }), /takes \d lines, its place has 2/);
  // Larger text takes as many lines as it needs.
  assert.doesNotMatch((await crowdedLarge(app.page)).join(), /takes \d lines/);
});

test("texts that touch, and texts that are not level, are found", async (t) => {
  const app = await start(t, WIN);
  assert.match(await faults(app, ".systems", { style: "gap: 0; justify-content: flex-start; word-spacing: 0" }), /“Siamese” and “Sichuan” touch/);
  await app.follow("#session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24");
  assert.deepEqual(await crowded(app.page), []);
  assert.match(await faults(app, ".sheet-player .name", { style: "position: relative; top: 6px" }), /“Anna”, “Ben”, “Cem”, “Dora” are not level/);
});

test("an answer that is alone below the others is found", async (t) => {
  const app = await start(t);
  await app.action("menu");
  await app.action("settings");
  assert.deepEqual(await crowded(app.page), []);
  assert.match(await faults(app, '[data-look="theme"] .offers', { style: "--beside: 0; --pair: 0; width: 260px" }), /“Same as the device”, “Light”, “Dark” stand in rows of 2 and 1/);
});

test("what can't be reached is found", async (t) => {
  const app = await start(t, "#1/mcr/123m");
  const found = (selector, style) => faults(app, selector, { style }, unreachable);
  assert.match(await found('[data-action="redo"]', "position: relative; left: 60px"), /“Redo” can be seen in part or not at all/);
  assert.match(await found('[data-action="undo"]', "height: 20px; min-height: 0"), /“Undo” is \d+ × 20 px large/);
  assert.match(await found('[data-action="backspace"]', "position: relative; left: -40px"), /“.*white dragon.*” is covered by/i);
});

test("who pays, and the next deal, have their room on the smallest screen in every language", async (t) => {
  for (const locale of ["en", "ru", "zh", "ja"]) {
    // One that wins, and one below the minimum, whose line begins with a condition.
    for (const hash of [WIN, "#1/mcr/[123m][345p]678s234m5p+5p?win=discard&from=E&seat=S"]) {
      const app = await open(t, { hash, locale, viewport: { width: 320, height: 568 } });
      assert.deepEqual(await crowded(app.page), [], `${locale} ${hash}`);
      const pays = app.page.locator(".pays > span");
      const lines = await pays.evaluate((e) => {
        const [text, range] = [document.createTreeWalker(e, NodeFilter.SHOW_TEXT), document.createRange()];
        const found = new Map();
        for (let node; (node = text.nextNode()); ) {
          for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const line = Math.round(range.getBoundingClientRect().bottom / 4);
            found.set(line, `${found.get(line) ?? ""} ${word}`.trim());
          }
        }
        return [...found.values()];
      });
      assert.ok(lines.every((line) => !/[:：]$/.test(line)), `${locale}: the condition stands apart from who pays: ${lines.join(" / ")}`);
      await app.leave();
    }
  }
});
