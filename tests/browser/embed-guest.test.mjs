// The elements as good guests: what stands between their tags, what is heard, the page's colours, and no jump.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PAGES, shiftOf } from "../bench/shift.mjs";
import { launch } from "./chrome.mjs";
import { DIST } from "./harness.mjs";
import { reported, visit } from "./host.mjs";

const said = (locator) => locator.evaluate((e) => e.shadowRoot.textContent.replace(/\s+/g, " ").trim());

test("what stands between the tags is the hand where no attribute gives it", async (t) => {
  const { page } = await visit(t, () => `
    <p><hule-hand id="a">[345p] 99m</hule-hand> <hule-hand id="b">🀇🀈🀉</hule-hand> <hule-hand id="c" hand="1m">2m</hule-hand>
    <hule-hand id="d"> <b>7s</b> </hule-hand> <hule-hand id="e" lang="ja"></hule-hand></p>`);
  const hand = (id) => page.locator(id).evaluate((e) => e.hand);
  assert.deepEqual([await hand("#a"), await hand("#b"), await hand("#c"), await hand("#d")], ["[345p]99m", "123m", "1m", "7s"]);
  // It may change, and come later.
  await page.locator("#a").evaluate((e) => (e.firstChild.data = "EEE"));
  await page.locator("#e").evaluate((e) => e.append("55p"));
  await page.waitForFunction(() => document.querySelector("#a").hand === "EEE" && document.querySelector("#e").hand === "55p");
  assert.equal(await page.locator("#e [role=img]").getAttribute("aria-label"), "五五筒");
  await page.locator("#c").evaluate((e) => e.removeAttribute("hand"));
  await page.waitForFunction(() => document.querySelector("#c").hand === "2m");
});

test("without scripts, readers see what stands between the tags", async (t) => {
  const { page } = await visit(t, () => `
    <p>Before <hule-hand>🀇🀈🀉</hule-hand> after</p>
    <hule-score hand="1m"><p>20 points</p></hule-score>
    <hule-session session="session/1/mcr"><p>Anna won</p></hule-session>`, { javaScriptEnabled: false, fresh: true });
  assert.match(await page.innerText("body"), /Before 🀇🀈🀉 after\s+20 points\s+Anna won/);
});

test("a score and a session show what stands between their tags until they are ready", async (t) => {
  const { page, requests } = await visit(t, () => `
    <hule-score hand="[789s][EEEE,1]123m456pC+C"><p id="score">20 points</p></hule-score>
    <hule-session><script type="application/json">{"rules":"mcr","players":["Anna"],"deals":[{"type":"draw"}]}</script><p id="session">Anna won</p></hule-session>`, {
    fresh: true,
    prepare: (page) => page.route("**/embed-app.js", () => {}),
  });
  for (const id of ["#score", "#session"]) await page.locator(id).waitFor();
  assert.ok(!requests.some((file) => file.endsWith(".wasm")));
  const ready = await visit(t, () => '<hule-score hand="[789s][EEEE,1]123m456pC+C"><p id="score">20 points</p></hule-score>');
  await reported(ready.page.locator("hule-score"));
  await ready.page.locator("#score").waitFor({ state: "hidden" });
});

test("a hand is heard as words, as the app says it", async (t) => {
  const hand = "[340m][555p][EEEE,1][7777s,5]1h+9m";
  const { page } = await visit(t, () => ["en", "ru", "zh", "ja"].map((lang) => `<hule-hand lang="${lang}" hand="${hand}"></hule-hand>`).join(""));
  const heard = await page.locator("hule-hand").evaluateAll((all) => all.map((e) => e.shadowRoot.querySelector("[role=img]").ariaLabel));
  assert.deepEqual(heard, [
    "called chow of 3 4 red 5 of characters; called pung of 5 of dots; called kong of East wind; kong added to a called pung of 7 of bamboo; won on 9 of characters; flowers: plum",
    "объявленное чоу: 3 4 красная 5 символов; объявленный панг: 5 точек; открытый конг: восточный ветер; повышенный конг: 7 бамбуков; победная плитка: 9 символов; цветы: слива",
    "吃三四红五万；碰五筒；明杠东风；加杠七条；和牌张九万；花牌：梅",
    "チー三四赤五萬；ポン五筒；明槓東；加槓七索；和了牌九萬；花牌：梅",
  ]);
  // The program says the hand of a score in the same words.
  const score = await visit(t, () => '<hule-score lang="ja" hand="[789s][EEEE,1]123m456pC+C"></hule-score><hule-hand lang="ja" hand="[789s][EEEE,1]123m456pC+C"></hule-hand>');
  await reported(score.page.locator("hule-score"));
  const labels = await score.page.locator("hule-score .laid [role=img], hule-hand [role=img]").evaluateAll((all) => all.map((e) => e.ariaLabel));
  assert.deepEqual(labels, Array(2).fill("チー七八九索；明槓東；一二三萬；四五六筒；中；和了牌中"));
});

/** Whether the card of a score is dark. */
const isDark = (page, selector = "hule-score") => page.locator(selector).evaluate((e) => {
  const [r, g, b] = getComputedStyle(e.shadowRoot.querySelector(".place")).backgroundColor.match(/\d+/g).map(Number);
  return r + g + b < 384;
});

test("the colours are those of the page, whatever the device likes", async (t) => {
  const body = (more = "") => () => `${more}<hule-score hand="[789s][EEEE,1]123m456pC+C"></hule-score><hule-score id="own" theme="dark" hand="1m"></hule-score>`;
  const dark = { colorScheme: "dark", fresh: true };
  const plain = await visit(t, body(), dark);
  await reported(plain.page.locator("hule-score").first());
  await reported(plain.page.locator("#own"));
  assert.equal(await isDark(plain.page, "hule-score:first-of-type"), false, "a page that says nothing is light");
  assert.equal(await isDark(plain.page, "#own"), true, "an attribute says more");
  // The page's own switch.
  const turned = (scheme, is) => plain.page.evaluate((scheme) => (document.documentElement.style.colorScheme = scheme), scheme).then(() =>
    plain.page.waitForFunction((is) => document.querySelector("hule-score").shadowRoot.querySelector(".frame").dataset.scheme === is, is));
  await turned("dark", "dark");
  assert.equal(await isDark(plain.page, "hule-score:first-of-type"), true);
  await turned("light dark", "dark");
  await turned("light", "light");
  const follows = await visit(t, body("<style>:root { color-scheme: light dark }</style>"), dark);
  await reported(follows.page.locator("hule-score").first());
  assert.equal(await isDark(follows.page, "hule-score:first-of-type"), true, "a page that follows the device");
  // Forced colours paint what the page is asked by, too.
  const forced = await visit(t, body(), { colorScheme: "light", forcedColors: "active", fresh: true });
  await reported(forced.page.locator("hule-score").first());
  assert.equal(await forced.page.locator("hule-score").first().evaluate((e) => e.shadowRoot.querySelector(".frame").dataset.scheme), "light");
});

test("something that is wrong is legible on a light page of a dark device", async (t) => {
  const { page } = await visit(t, () => '<hule-hand hand="12q"></hule-hand>', { colorScheme: "dark", fresh: true });
  await page.locator("hule-hand .fault").waitFor();
  assert.match(await said(page.locator("hule-hand")), /not part of the notation/);
  assert.equal(await page.locator("hule-hand .fault").evaluate((e) => getComputedStyle(e).color), "rgb(163, 51, 31)");
});

test("a page with many elements hardly jumps", async (t) => {
  const browser = await launch();
  t.after(() => browser.close());
  for (const [name, limit] of [["hands", 0.05], ["scores", 0.1]]) {
    const shift = await shiftOf(browser, DIST, PAGES[name]);
    assert.ok(shift < limit, `${name}: ${shift}`);
  }
});
