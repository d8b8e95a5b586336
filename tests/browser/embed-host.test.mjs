// The elements in pages that do more than show them: that come late, change, hide, wrap and take away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reported, visit } from "./host.mjs";

const JSON_OF_SESSION = '{ "rules": "mcr", "players": ["Anna", "Ben", "Cem", "Dora"], "deals": [{ "type": "draw" }] }';

test("an element within another one's shadow root has the language of the page, and finds its calculator", async (t) => {
  const { page } = await visit(t, () => '<div lang="ru"><p id="outer"></p></div><hule-calculator id="c"></hule-calculator>', { viewport: { width: 390, height: 1600 } });
  await reported(page.locator("#c"));
  await page.evaluate(() => {
    const root = document.getElementById("outer").attachShadow({ mode: "open" });
    root.innerHTML = '<hule-hand hand="123m" opens="c"></hule-hand>';
  });
  const hand = page.locator("hule-hand");
  await hand.locator("a").waitFor();
  assert.equal(await hand.locator("[role=img]").getAttribute("aria-label"), "1 2 3 символов");
  await hand.locator("a").tap();
  await page.waitForFunction(() => document.getElementById("c").hand === "1/mcr/123m");
  assert.equal(page.context().pages().length, 1);
});

test("elements follow the page when it changes its language, unless they have one of their own", async (t) => {
  const { page } = await visit(t, () => '<div id="part"><hule-hand hand="123m"></hule-hand></div><hule-score hand="11m+1m" opens></hule-score><hule-score id="own" lang="ja" hand="11m+1m"></hule-score>', { viewport: { width: 390, height: 1600 } });
  const said = async () => ({
    hand: await page.locator("hule-hand [role=img]").getAttribute("aria-label"),
    score: await page.locator("hule-score:not([lang]) .place").getAttribute("lang"),
    own: await page.locator("#own .place").getAttribute("lang"),
  });
  for (const score of await page.locator("hule-score").all()) await reported(score);
  assert.deepEqual(await said(), { hand: "1 2 3 of characters", score: "en", own: "ja" });
  await page.evaluate(() => { document.documentElement.lang = "ru"; });
  await page.locator("hule-score:not([lang]) .place[lang=ru]").waitFor();
  assert.deepEqual(await said(), { hand: "1 2 3 символов", score: "ru", own: "ja" });
  // A part of the page may be in another language.
  await page.evaluate(() => { document.getElementById("part").lang = "zh"; });
  await page.locator("hule-hand [aria-label*=万]").waitFor();
  assert.deepEqual(await said(), { hand: "一二三万", score: "ru", own: "ja" });
});

test("a property that is set to nothing takes the attribute away", async (t) => {
  const { page } = await visit(t, () => '<hule-hand hand="123m" rules="riichi">99p</hule-hand><hule-score hand="123m" names="japanese" lang="en"></hule-score><hule-session session="{}"></hule-session>', { viewport: { width: 900, height: 1600 } });
  await reported(page.locator("hule-score"));
  for (const nothing of ["null", "undefined"]) {
    const left = await page.evaluate((nothing) => {
      const value = nothing === "null" ? null : undefined;
      const set = (tag, names) => {
        const element = document.querySelector(tag);
        for (const name of names) element[name] = value;
        return names.filter((name) => element.hasAttribute(name));
      };
      return [set("hule-hand", ["hand", "rules"]), set("hule-score", ["hand", "names"]), set("hule-session", ["session"])].flat();
    }, nothing);
    assert.deepEqual(left, [], nothing);
  }
  await page.waitForFunction(() => document.querySelector("hule-hand").hand === "99p");
  await page.waitForFunction(() => document.querySelector("hule-score").report.link === "1/mcr/");
});

test("a hand that is set while its calculator is away, or is coming back, is shown in place of what was left", async (t) => {
  const { page, settle } = await visit(t, () => '<hule-calculator hand="123m"></hule-calculator>');
  const shown = page.locator("hule-calculator");
  const linked = (link) => page.waitForFunction((link) => document.querySelector("hule-calculator").report.link === link, link);
  const leave = () => page.evaluate(() => {
    window.kept = document.querySelector("hule-calculator");
    window.kept.remove();
  });
  await reported(shown);
  await shown.locator('[data-tile="4m"]').first().tap();
  await linked("1/mcr/1234m");
  // What was left comes back.
  await leave();
  await settle();
  await page.evaluate(() => document.body.append(window.kept));
  await shown.locator(".hand .tile").nth(3).waitFor();
  assert.equal(await shown.evaluate((e) => e.report.link), "1/mcr/1234m");
  // Unless it was given another one meanwhile.
  await leave();
  await settle();
  await page.evaluate(() => {
    window.kept.hand = "99p";
    document.body.append(window.kept);
  });
  await linked("1/mcr/99p");
  await shown.locator('[data-tile="4m"]').first().tap();
  await linked("1/mcr/4m99p");
  await leave();
  await settle();
  await page.evaluate(() => {
    document.body.append(window.kept);
    window.kept.hand = "99p";
  });
  await linked("1/mcr/99p");
  assert.equal(await shown.locator(".hand .tile").count(), 2);
});

test("what was hidden while the page became dark is dark when it is shown", async (t) => {
  const { page, settle } = await visit(t, () => '<div id="panel"><hule-score hand="123m"></hule-score></div>', { colorScheme: "light" });
  const shown = page.locator("hule-score");
  const scheme = () => shown.evaluate((e) => e.shadowRoot.querySelector(".frame").dataset.scheme);
  await reported(shown);
  assert.equal(await scheme(), "light");
  await page.evaluate(() => {
    document.getElementById("panel").style.display = "none";
    document.documentElement.style.colorScheme = "dark";
  });
  await settle();
  await page.evaluate(() => { document.getElementById("panel").style.display = ""; });
  await page.waitForFunction(() => document.querySelector("hule-score").shadowRoot.querySelector(".frame").dataset.scheme === "dark");
});

test("what stands between the tags may come after the element", async (t) => {
  const { page } = await visit(t, () => "");
  await page.evaluate(() => customElements.whenDefined("hule-session"));
  await page.evaluate(() => document.body.append(document.createElement("hule-session")));
  const shown = page.locator("hule-session");
  assert.equal((await reported(shown)).players.length, 0);
  await shown.evaluate((e, text) => {
    const script = document.createElement("script");
    script.type = "application/json";
    script.textContent = text;
    e.append(script);
  }, JSON_OF_SESSION);
  await page.waitForFunction(() => document.querySelector("hule-session").report.deals === 1);
  // Until an element is ready, readers see what stands in it by now.
  await page.evaluate(() => {
    const far = Object.assign(document.createElement("hule-score"), { id: "far" });
    far.style.marginTop = "9000px";
    document.body.append(far);
    requestAnimationFrame(() => far.append("Eight points."));
  });
  await page.waitForFunction(() => document.querySelector("#far").shadowRoot.querySelector(".placeholder slot"));
});

test("an address that was copied with its escapes leads to the same hand", async (t) => {
  const { page, url } = await visit(t, (url) => `<hule-hand opens hand="${url}#1/mcr/%5B345p%5D99m%2BE?win=self-drawn"></hule-hand>`);
  const lead = page.locator("hule-hand a");
  await lead.waitFor();
  assert.equal(decodeURIComponent(await lead.getAttribute("href")), `${url}#1/mcr/[345p]99m+E?win=self-drawn`);
});

test("numerals that are said to be false are off", async (t) => {
  const { page } = await visit(t, () => '<hule-hand numerals hand="1m"></hule-hand><hule-hand numerals="false" hand="1m"></hule-hand>');
  await page.locator("hule-hand .art").nth(1).waitFor();
  const pictures = await page.locator("hule-hand .art").evaluateAll((all) => all.map((e) => getComputedStyle(e).backgroundImage));
  assert.match(pictures[0], /numerals\.svg/);
  assert.doesNotMatch(pictures[1], /numerals\.svg/);
});
