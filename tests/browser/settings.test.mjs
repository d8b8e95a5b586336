// The groups of the menu, and the settings for how the app looks and feels, which the device keeps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { visit } from "./host.mjs";

const WIN = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";
const PAPER = { light: "rgb(244, 241, 234)", dark: "rgb(22, 25, 27)" };

async function settings(app) {
  await app.action("menu");
  await app.action("settings");
}

/** A setting with one of its values, or a switch. */
const look = (app, name, value) => app.page.locator(`[data-look="${name}"]${value ? ` [data-value="${value}"]` : ""}`);

const paper = (app) => app.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const around = (app) => app.page.locator("meta[name=theme-color]").evaluateAll((all) => all.map((e) => e.content));
const rem = (app) => app.hook("action", "edit-hand").evaluate((e) => parseFloat(getComputedStyle(e).minHeight));
const art = (app, where = "") => app.page.locator(`${where} .art:visible`).first().evaluate((e) => getComputedStyle(e).backgroundImage);

test("the menu stands in groups", async (t) => {
  const app = await open(t, { hash: WIN });
  await app.action("menu");
  const groups = await app.page.locator("dialog [data-group]").evaluateAll((all) => all.map((group) => [
    group.querySelector("h3")?.textContent ?? "", ...[...group.querySelectorAll(".item, .way-on")].map((item) => item.dataset.action),
  ]));
  assert.deepEqual(groups, [
    ["", "book", "practice", "sessions"],
    ["This hand", "next-deal", "clear", "paste", "fans", "compare", "rulings", "share", "saved"],
    ["Learning", "ask", "help"],
    ["The app", "settings", "about", "embed"],
  ]);
  assert.equal(await app.page.locator('[data-group="app"] [data-language]').count(), 4);
});

test("a theme is used at once, kept, and also that of the rulebook and of what is around the page", async (t) => {
  for (const [colorScheme, other] of [["light", "dark"], ["dark", "light"]]) {
    const app = await open(t, { hash: WIN, colorScheme });
    assert.equal(await paper(app), PAPER[colorScheme]);
    await settings(app);
    await app.tap(look(app, "theme", other));
    assert.equal(await look(app, "theme", other).getAttribute("aria-pressed"), "true");
    assert.equal(await paper(app), PAPER[other]);
    const colour = { light: "#f4f1ea", dark: "#16191b" };
    assert.deepEqual(await around(app), [colour[other], colour[other]]);
    await app.page.reload();
    await app.ready();
    assert.equal(await paper(app), PAPER[other]);
    await app.follow("#book/mcr");
    assert.equal(await app.page.locator(".book").evaluate((e) => getComputedStyle(e).backgroundColor), PAPER[other]);
    await app.follow(WIN);
    await settings(app);
    await app.tap(look(app, "theme", "auto"));
    assert.equal(await paper(app), PAPER[colorScheme]);
    assert.deepEqual(await around(app), [colour.light, colour.dark]);
    await app.leave();
  }
});

test("larger text makes everything larger, in the rulebook and on paper, too", async (t) => {
  const app = await open(t, { hash: WIN });
  const before = await rem(app);
  await app.page.locator('link[href$="panels.css"]').waitFor({ state: "attached" });
  const print = async () => {
    await app.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await app.page.emulateMedia({ media: "print" });
    const size = await app.page.locator(".paper").evaluate((e) => parseFloat(getComputedStyle(e).fontSize));
    await app.page.emulateMedia({ media: "screen" });
    await app.page.evaluate(() => dispatchEvent(new Event("afterprint")));
    return size;
  };
  const onPaper = await print();
  await settings(app);
  await app.tap(look(app, "text-size", "largest"));
  await app.action("close");
  assert.ok((await rem(app)) >= before * 1.1, `${before} → ${await rem(app)}`);
  assert.ok((await print()) >= onPaper * 1.25);
  await app.follow("#book/mcr/full-flush");
  const title = await app.page.locator(".book article h2").evaluate((e) => parseFloat(getComputedStyle(e).fontSize));
  assert.ok(title >= 26 * 1.25, `${title}`);
  await app.page.reload();
  await app.ready();
  assert.equal(await app.page.locator(".book article h2").evaluate((e) => parseFloat(getComputedStyle(e).fontSize)), title);
});

test("numbers on the tiles: in the palette, the hand, the rulebook and on paper", async (t) => {
  const app = await open(t, { hash: WIN });
  assert.doesNotMatch(await art(app), /numerals/);
  await settings(app);
  await app.tap(look(app, "numerals"));
  assert.equal(await look(app, "numerals").getAttribute("aria-checked"), "true");
  await app.action("close");
  await app.editHand();
  for (const where of ["[data-part=palette]", "[data-part=hand]", ".middle"]) assert.match(await art(app, where), /numerals\.svg.*,/, where);
  await app.page.reload();
  await app.ready();
  // Drawn once for the screen, as the tiles are.
  await app.page.waitForFunction(() => document.documentElement.style.getPropertyValue("--numerals"));
  assert.match(await art(app), /blob:.*, .*blob:/);
  await app.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await app.page.emulateMedia({ media: "print" });
  assert.match(await art(app, ".paper"), /numerals\.svg.*tiles\.svg/);
  await app.page.emulateMedia({ media: "screen" });
  await app.page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await app.follow("#book/mcr/full-flush");
  await app.page.locator(".book-hand .art").first().waitFor();
  assert.match(await art(app, ".book-hand"), /blob:.*, /);
});

/** A phone that remembers how long it was asked to vibrate. */
function vibrating() {
  window.felt = [];
  navigator.vibrate = (pattern) => Boolean(window.felt.push(pattern));
}

test("a phone vibrates when a tap does something, longer when it is refused, and only if that was chosen", async (t) => {
  const app = await open(t, { scripts: [vibrating] });
  const felt = () => app.page.evaluate(() => window.felt.splice(0));
  await app.tapTiles("1m");
  assert.deepEqual(await felt(), []);
  await settings(app);
  await app.tap(look(app, "vibration"));
  await app.action("close");
  await felt();
  await app.tapTiles("1m");
  const [short] = await felt();
  assert.ok(short > 0);
  await app.tapTiles("1m 1m");
  await felt();
  await app.tapTiles("1m");
  const [long, ...more] = await felt();
  assert.ok(long > short && more.length === 0, `${long} after ${short}`);
  // What changes nothing is not felt.
  await app.action("menu");
  await app.action("close");
  assert.deepEqual(await felt(), []);
  await app.page.reload();
  await app.ready();
  await app.action("backspace");
  assert.deepEqual(await felt(), [short]);
});

test("a device that can't vibrate isn't asked to", async (t) => {
  const app = await open(t, { scripts: [() => { delete Navigator.prototype.vibrate; }] });
  await settings(app);
  assert.equal(await look(app, "vibration").count(), 0);
  assert.equal(await look(app, "theme", "dark").count(), 1);
});

test("the yaku of riichi can have their Japanese names, at once and from then on, where that changes something", async (t) => {
  const riichi = "#1/riichi/22m345m567p34578s+6s?win=self-drawn&seat=S&riichi=riichi";
  const app = await open(t, { hash: riichi });
  const yaku = async () => (await app.page.locator("[data-fan] .name").allInnerTexts()).map((name) => name.trim());
  const own = ["Riichi", "Fully Concealed Hand", "Pinfu", "All Simples"];
  const japanese = ["Riichi", "Menzen Tsumo", "Pinfu", "Tanyao"];
  assert.deepEqual((await yaku()).slice(0, 4), own);
  await settings(app);
  assert.equal(await look(app, "fan-names", "own").getAttribute("aria-pressed"), "true");
  await look(app, "fan-names", "japanese").scrollIntoViewIfNeeded();
  const at = (await look(app, "fan-names", "japanese").boundingBox()).y;
  await app.tap(look(app, "fan-names", "japanese"));
  // The settings stay open, so that the choice can be seen and taken back.
  await app.page.waitForFunction(() => document.querySelector('[data-look="fan-names"] [data-value="japanese"]')?.getAttribute("aria-pressed") === "true");
  // The screen is rendered anew, and the choice stays where it is, with the focus.
  assert.equal(await app.page.evaluate(() => document.activeElement.dataset.value), "japanese");
  const { y } = await look(app, "fan-names", "japanese").boundingBox();
  assert.ok(Math.abs(y - at) <= 1, `${at} → ${y}`);
  await app.action("close");
  assert.deepEqual((await yaku()).slice(0, 4), japanese);
  await app.page.reload();
  await app.ready();
  assert.deepEqual((await yaku()).slice(0, 4), japanese);
  await app.follow("#book/riichi/chinitsu");
  await app.page.getByText("It replaces Honitsu.").waitFor();
  await app.page.locator(".book h2", { hasText: /^Chinitsu$/ }).waitFor();
  // No other system has such names, and in Russian they are the names.
  await app.follow(WIN);
  await settings(app);
  await look(app, "theme", "dark").waitFor();
  assert.equal(await look(app, "fan-names").count(), 0);
  await app.action("close");
  await app.follow(riichi);
  await app.action("menu");
  await app.tap(app.page.locator('[data-language="ru"]'));
  await app.page.getByText("Мензен цумо").first().waitFor();
  await settings(app);
  await look(app, "theme", "dark").waitFor();
  assert.equal(await look(app, "fan-names").count(), 0);
});

test("an app in another page has that page's look: no setting of its own, and none of Hule's", async (t) => {
  const script = `<script>document.documentElement.dataset.theme = "dark"; document.documentElement.dataset.numerals = "on";</script>`;
  const { page, settle } = await visit(t, () => `
    <hule-hand id="c" hand="123m" numerals></hule-hand>
    <hule-calculator id="a" hand="123m"></hule-calculator>
    <hule-calculator id="b" hand="123m" theme="dark" numerals></hule-calculator>`, { head: script });
  await page.locator("#b [data-action=menu]").waitFor();
  await page.locator("#a [data-action=menu]").waitFor();
  await settle();
  const style = (id, selector, name) => page.locator(`${id} ${selector}`).first().evaluate((e, name) => getComputedStyle(e)[name], name);
  assert.equal(await style("#a", ".place", "backgroundColor"), PAPER.light);
  assert.equal(await style("#b", ".place", "backgroundColor"), PAPER.dark);
  assert.doesNotMatch(await style("#a", ".art", "backgroundImage"), /numerals/);
  assert.match(await style("#b", ".art", "backgroundImage"), /numerals\.svg.*tiles\.svg/);
  assert.match(await style("#c", ".art", "backgroundImage"), /numerals\.svg.*tiles\.svg/);
  await page.locator("#a [data-action=menu]").tap();
  await page.locator("#a dialog [data-action=about]").waitFor();
  assert.equal(await page.locator("#a dialog [data-action=settings]").count(), 0);
});
