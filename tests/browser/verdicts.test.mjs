// The verdict beside the total: whatever a catalogue can say there is read whole.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { BUILD, open } from "./harness.mjs";

const HAND = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";
const LANGUAGES = ["en", "ru", "zh", "ja"];

/** The words that a screen may have at once. */
async function words(language) {
  const files = ["ui", "more"].map(async (name) => JSON.parse(await readFile(join(BUILD, "text", language, `${name}.json`), "utf8")));
  return Object.assign({}, ...(await Promise.all(files)));
}

/** The texts of a key in all its plural forms, with slots filled by what is longest. */
function texts(all, key) {
  const seats = Object.entries(all).filter(([name]) => /^(seat|place)\./.test(name)).map(([, text]) => text);
  const longest = seats.reduce((one, other) => (other.length > one.length ? other : one));
  const fill = (text) => text.replaceAll("{{n}}", "28").replaceAll("{{needed}}", "8").replaceAll("{{seat}}", longest);
  const forms = Object.entries(all).filter(([name]) => name.split("_")[0] === key || name.split("@")[0] === key);
  assert.ok(forms.length > 0, key);
  return forms.map(([, text]) => fill(text));
}

/** What can stand before the verdict: total and unit. */
function heads(all) {
  const counted = (number, key) => texts(all, key).map((unit) => [number, unit]);
  const alone = (key) => texts(all, key).map((word) => [word, ""]);
  return [["–", ""], ...counted("888", "ui.points"), ...counted("28", "ui.tiles"), ...counted("6", "ui.from-ready"), ...alone("ui.ready"), ...alone("ui.no-win")];
}

function verdicts(all) {
  const keys = new Set(Object.keys(all).filter((key) => key.startsWith("verdict.")).map((key) => key.split(/[_@]/)[0]));
  assert.ok(keys.size >= 16, `${[...keys]}`);
  // Two hands of one player have their worths before it.
  const both = texts(all, "verdict.not-winning").map((text) => `A 188 + B 188: ${text}`);
  return [...[...keys].flatMap((key) => texts(all, key)), ...both];
}

/** Runs in the page: shows each verdict after each total, and returns what is not seen whole. */
function cutOff([heads, verdicts]) {
  const [total, unit, verdict] = ["total", "unit", "verdict"].map((part) => document.querySelector(`.summary [data-part="${part}"]`));
  const whole = document.querySelector(".summary");
  const lost = [];
  const boxes = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  for (const [number, word] of heads) {
    for (const said of verdicts) {
      [total.textContent, unit.textContent, verdict.textContent] = [number, word, said];
      const outer = whole.getBoundingClientRect();
      const payment = document.querySelector(".summary .payment").getBoundingClientRect();
      const others = [...boxes(total), ...boxes(unit)];
      const found = [];
      if (verdict.scrollWidth > verdict.clientWidth + 1) found.push("over the side");
      for (const box of boxes(verdict)) {
        if (box.left < Math.max(0, outer.left) - 1 || box.right > Math.min(innerWidth, outer.right) + 1) found.push("outside");
        if (box.top < outer.top - 3 || box.bottom > payment.top + 3) found.push(`over the payment by ${box.bottom - payment.top}`);
        const meets = (other) => box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 4 && other.top < box.bottom - 4;
        if (others.some(meets)) found.push("over the total");
      }
      const style = getComputedStyle(verdict);
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") found.push("may be shortened");
      if (found.length) lost.push(`${number} ${word} | ${said}: ${[...new Set(found)].join(", ")}`);
    }
  }
  return lost;
}

function enlarge() {
  addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%"; });
}

const SIZES = [
  ["320 px", { viewport: { width: 320, height: 568 } }],
  ["360 px", { viewport: { width: 360, height: 740 } }],
  ["390 px", {}],
  ["a phone on its side", { viewport: { width: 844, height: 390 } }],
  ["a tablet", { viewport: { width: 820, height: 1180 } }],
  ["a desktop", { viewport: { width: 1280, height: 800 } }],
  ["a large screen", { viewport: { width: 1920, height: 1080 } }],
  ["text of 200 % on 320 px", { viewport: { width: 320, height: 568 }, scripts: [enlarge] }],
  ["text of 200 % on 390 px", { scripts: [enlarge] }],
];

/** The keys of the rule systems, each of which is a folder. */
const RULES = readdirSync(new URL("../../src/rules", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);

/** The whole name of a rule system. It is part of the program. */
async function wholeName(key, language) {
  const names = JSON.parse(await readFile(new URL(`../../src/text/${language}/names-${key}.json`, import.meta.url), "utf8"));
  return names[`rules.${key}.name`];
}

for (const [name, options] of SIZES) {
  test(`no verdict is cut off: ${name}`, async (t) => {
    const app = await open(t, { hash: HAND, ...options });
    for (const language of LANGUAGES) {
      const all = await words(language);
      const lost = await app.page.evaluate(cutOff, [heads(all), verdicts(all)]);
      assert.deepEqual(lost, [], language);
      // An empty hand has the app's name there, and the whole name of the rule system.
      const systems = await Promise.all(RULES.map((key) => wholeName(key, language)));
      assert.ok(systems.length >= 6 && systems.every((system) => system.length > 1), systems);
      assert.deepEqual(await app.page.evaluate(cutOff, [[["Hule", "胡了"]], systems]), [], language);
    }
  });
}
