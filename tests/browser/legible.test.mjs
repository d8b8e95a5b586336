// What can be told apart: keys from their background, characters, tiles in sentences.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

/** Runs in the page: how much two of an element's colours differ, as WCAG 2 counts it. */
function contrast(element, [one, other]) {
  const luminance = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).slice(0, 3).map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = getComputedStyle(element);
  const sheet = getComputedStyle(element.closest("dialog") ?? document.body).backgroundColor;
  const mixed = (colour, part) => {
    const [top, under] = [colour, sheet].map((each) => each.match(/[\d.]+/g).map(Number));
    return `rgb(${[0, 1, 2].map((i) => top[i] * part + under[i] * (1 - part)).join(" ")})`;
  };
  let opacity = 1;
  for (let around = element; around; around = around.parentElement) opacity *= getComputedStyle(around).opacity;
  const colours = {
    ink: style.color,
    key: style.backgroundColor,
    page: getComputedStyle(document.body).backgroundColor,
    line: style.stroke,
    fill: style.fill,
    sheet,
    // What is half transparent lets the sheet through.
    seen: mixed(style.color, opacity),
  };
  const [bright, dark] = [luminance(colours[one]), luminance(colours[other])].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

test("in the dark the keys stand out from the background, and their words from them", async (t) => {
  const app = await open(t, { colorScheme: "dark" });
  const keys = app.page.locator(".mode, .act");
  assert.equal(await keys.count(), 6);
  for (const key of await keys.all()) {
    const [onPage, onKey] = [await key.evaluate(contrast, ["key", "page"]), await key.evaluate(contrast, ["ink", "key"])];
    assert.ok(onPage >= 3 && onKey >= 4.5, `${await key.innerText()}: ${onPage}, ${onKey}`);
  }
  // A key that is on is another colour, which stands out as well.
  await app.tap(app.hook("mode", "pung"));
  assert.ok((await app.hook("mode", "pung").evaluate(contrast, ["key", "page"])) >= 3);
});

test("each player's line of the chart, and the name beside it, stand out from the paper, in light and in dark", async (t) => {
  for (const colorScheme of ["light", "dark"]) {
    const app = await open(t, { colorScheme, hash: "#session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24;w3..30" });
    const lines = app.part("chart").locator("[data-line]");
    await lines.first().waitFor();
    assert.equal(await lines.count(), 4);
    for (const line of await lines.all()) {
      const name = await line.locator("text").textContent();
      const [onPaper, named] = await Promise.all([
        line.locator(".line").evaluate(contrast, ["line", "sheet"]),
        line.locator(".name").evaluate(contrast, ["fill", "sheet"]),
      ]);
      assert.ok(onPaper >= 3 && named >= 4.5, `${colorScheme}, ${name}: ${onPaper}, ${named}`);
    }
    await app.leave();
  }
});

test("each change of a score sheet can be read, also where nothing changed, which is one sign and therefore not judged by axe", async (t) => {
  for (const colorScheme of ["light", "dark"]) {
    const app = await open(t, { colorScheme, hash: "#session/1/mcr;p=Anna,Ben,Cem,Dora;w1.2.24;d" });
    await app.part("sheet").waitFor();
    for (const tone of ["up", "down", "even"]) {
      const changes = app.page.locator(`.sheet-cell[data-tone=${tone}] .change`);
      assert.ok((await changes.count()) > 0, tone);
      const seen = await changes.first().evaluate(contrast, ["seen", "sheet"]);
      assert.ok(seen >= 4.5, `${colorScheme}, ${tone}: ${seen}`);
    }
    await app.leave();
  }
});

test("no words are struck through", async (t) => {
  const app = await open(t, { locale: "zh-CN" });
  const struck = () => app.page.evaluate(() =>
    [...document.querySelectorAll("*")].filter((e) => getComputedStyle(e).textDecorationLine.includes("line-through")).map((e) => e.outerHTML.slice(0, 120)));
  await app.follow("#1/mcr/1112345556789m+9m?win=self-drawn");
  await app.page.locator("[data-dropped]").first().waitFor();
  assert.deepEqual(await struck(), []);
  await app.action("circumstances");
  const impossible = app.page.locator("dialog .muted").first();
  // What cannot be is a text alone, without the block of what can.
  assert.deepEqual(await impossible.evaluate((e) => [getComputedStyle(e).backgroundColor, getComputedStyle(e).boxShadow]), ["rgba(0, 0, 0, 0)", "none"]);
  assert.deepEqual(await struck(), []);
});

test("tiles in sentences are at least 18 px wide", async (t) => {
  const app = await open(t);
  const widths = (locator) => locator.evaluateAll((all) => all.map((e) => e.offsetWidth));
  const check = async (where) => {
    const found = await widths(app.page.locator("p .tiles .art, li .tiles .art, .words .tiles .art, .near .tiles .art"));
    assert.ok(found.length > 0, where);
    for (const width of found) assert.ok(width >= 18, `${where}: ${width}`);
  };
  await app.follow("#1/mcr/222333444m678p5s+5s?win=self-drawn");
  await app.tap(app.page.locator("[data-fan]").first());
  await check("why a fan counts");
  await app.follow("#1/nanchang/[CCC][888s]2m55577pE+E?indicator=2m&seat=S&win=self-drawn");
  await check("what jing stand for, and the answers");
  await app.follow("#1/mcr/1111m");
  await app.tapTiles("1m");
  await check("a refusal");
});
