// A session in somebody else's page: <hule-session>.
import assert from "node:assert/strict";
import { test } from "node:test";
import { policy, reported, visit } from "./host.mjs";

const LINK = "session/1/mcr;p=Anna,Ben,Cem,Dora;n=Friday;w1.2.24;d;h0123~[789s][EEEE,1]123m456pC+C?from=W&amp;seat=S";
const JSON_TEXT = JSON.stringify({ rules: "mcr", players: ["Anna", "Ben", "Cem", "Dora"], deals: [{ type: "wins", wins: [{ winner: 1, from: 2, points: 24 }] }] });

const said = (locator) => locator.evaluate((e) => e.shadowRoot.textContent.replace(/\s+/g, " ").trim());

test("a session as a link, as JSON, in a script and as a property", async (t) => {
  const { page, settle } = await visit(t, (url) => `
    <hule-session id="link" session="${LINK}"></hule-session>
    <hule-session id="address" session="${url}#${LINK}"></hule-session>
    <hule-session id="json" session="${JSON_TEXT.replaceAll('"', "&quot;")}"></hule-session>
    <hule-session id="script"><script type="application/json">${JSON_TEXT}</script></hule-session>
    <hule-session id="property"></hule-session>
    <script>document.getElementById("property").session = ${JSON_TEXT};</script>`, { viewport: { width: 800, height: 4000 } });
  for (const id of ["link", "address"]) {
    const report = await reported(page.locator(`#${id}`));
    assert.deepEqual(report.totals, [-16, 90, -58, -16], id);
    assert.deepEqual(report.ranks, [2, 1, 4, 2]);
    assert.equal(report.name, "Friday");
    assert.equal(report.deals, 3);
    assert.equal(report.over, false);
    assert.deepEqual(report.faults, []);
    assert.match(report.link, /^session\/2\/mcr;p=Anna/);
  }
  for (const id of ["json", "script", "property"]) {
    assert.deepEqual((await reported(page.locator(`#${id}`))).totals, [-8, 48, -32, -8], id);
  }
  await settle();
  assert.match(await said(page.locator("#link")), /Ben wins 18 from Cem/);
  assert.equal(await page.locator("#link").evaluate((e) => e.session.split(";")[0]), "session/2/mcr");
  // Another session takes its place.
  await page.locator("#link").evaluate((e) => { e.session = "session/1/sichuan;p=A,B,C,D;d"; });
  await settle();
  assert.equal(await page.locator("#link").evaluate((e) => e.report.rules), "sichuan");
});

test("it is read only, in four languages, under a strict policy", async (t) => {
  const tags = ["en", "ru", "zh", "ja"];
  const elements = tags.map((lang) => `<hule-session lang="${lang}" session="${LINK}"></hule-session>`).join("");
  const { page, settle } = await visit(t, () => elements, { csp: policy, viewport: { width: 390, height: 4000 } });
  const lines = new Set();
  for (const [i] of tags.entries()) {
    const one = page.locator("hule-session").nth(i);
    await reported(one);
    await settle();
    lines.add(await one.locator(".sheet-deal .line").first().innerText());
    assert.doesNotMatch(await said(one), /\b(session|ui|fault)\.[a-z]/);
    assert.equal(await one.locator('[data-deal-action="delete"], [data-action="keep-session"], [data-action="carry"]').count(), 0);
  }
  assert.equal(lines.size, 4);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "nothing reaches over the side");
});

test("a hand opens in the calculator of the page", async (t) => {
  const { page, settle } = await visit(t, () => `
    <hule-session opens="try" session="${LINK}"></hule-session>
    <hule-calculator id="try"></hule-calculator>`, { viewport: { width: 800, height: 3000 } });
  await reported(page.locator("hule-session"));
  await settle();
  await page.locator('hule-session [data-unfold="2"]').click();
  await page.locator('hule-session [data-deal-action="open-hand"]').click();
  await page.waitForFunction(() => document.getElementById("try").report?.total === 18);
});

test("what is no session is said in place", async (t) => {
  const texts = ["", "hello", "session/9/mcr", "{", "session/1/mcr;p=A,B,C,D;w1"];
  const { page } = await visit(t, () => texts.map((text) => `<hule-session session="${text}"></hule-session>`).join(""), { viewport: { width: 800, height: 3000 } });
  for (const [i] of texts.entries()) {
    const one = page.locator("hule-session").nth(i);
    const { faults } = await reported(one);
    assert.equal(faults.length > 0, true, texts[i]);
    assert.match(await said(one), /\w{4}/);
  }
  assert.match(await said(page.locator("hule-session").nth(2)), /format 9/);
  assert.equal(await page.locator("hule-session").nth(4).locator(".sheet-deal").count(), 1, "the rest is shown");
});
