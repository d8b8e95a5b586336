// Hule on other pages: the elements as visitors and authors know them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { policy, reported, toldAfter, visit } from "./host.mjs";

/** A hand of each system that wins. */
const WINS = {
  mcr: "1/mcr/[789s][EEEE,1]123m456pC+C?from=W",
  siamese: "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
  sichuan: "1/sichuan/2222335577889m+9m?seat=S&void=p&win=self-drawn",
  classical: "1/classical/[PPP]123m456p5578s+9s?seat=S&from=W",
  nanchang: "1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W",
};

const attribute = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
const element = (name, attributes = {}) =>
  `<${name} ${Object.entries(attributes).map(([key, value]) => `${key}="${attribute(value)}"`).join(" ")}></${name}>`;
const score = (hand, more = {}) => element("hule-score", { hand, ...more });
const calculator = (attributes = {}) => element("hule-calculator", attributes);

const said = (locator) => locator.evaluate((e) => e.shadowRoot.textContent.replace(/\s+/g, " ").trim());

test("below the payment an element says the ruling that decided it, where tables differ", async (t) => {
  const { page } = await visit(t, () => score("1/sanma/234567p345s99m78s+6s?seat=S&riichi=riichi&win=self-drawn&norths=2"));
  const shown = page.locator("hule-score");
  await reported(shown);
  // A mangan: 4000 from East and 2000 from West, or with half of the missing 2000 from each 5000 and 3000.
  assert.match(await said(shown), /East pays South 4000 · West pays 2000 ?Tsumo loss: nobody pays North’s share\. With North’s share halved: 5000 \/ 3000\./);
});

test("tiles in a text: as large as it, with neither the program nor its words", async (t) => {
  const { page, requests, settle } = await visit(t, () => `
    <p style="font-size: 20px">Before ${element("hule-hand", { id: "a", hand: "123m EEE [5555p] [888s] [777m,5] 1h +4s" })} after</p>
    <p style="font-size: 40px">${element("hule-hand", { id: "b", hand: "5m" })}</p>`, { fresh: true });
  const tiles = page.locator("#a .art");
  assert.equal(await tiles.count(), 3 + 3 + 4 + 3 + 3 + 1 + 1);
  await tiles.last().screenshot();
  await settle();
  assert.deepEqual([...requests].sort(), ["embed.js", "flowers.svg", "tiles.svg"]);
  assert.equal(await page.locator("#a [role=img]").getAttribute("aria-label"), "concealed kong of 5 of dots; called pung of 8 of bamboo; called pung of 7 of characters; 1 2 3 of characters; East wind, East wind, East wind; won on 4 of bamboo; flowers: plum");
  const width = (id) => page.locator(`${id} .art`).first().evaluate((e) => e.getBoundingClientRect().width);
  assert.ok(Math.abs((await width("#b")) / (await width("#a")) - 2) < 0.05, "twice the text, twice the tile");
  // Vectors, so that they are sharp at any size.
  assert.match(await page.locator("#b .art").evaluate((e) => getComputedStyle(e).backgroundImage), /tiles\.svg/);
  const pictures = await Promise.all([0, 1, 4].map((i) => tiles.nth(i).screenshot()));
  assert.equal(new Set(pictures.map((picture) => picture.toString("base64"))).size, 3, "each tile has its picture");
  // A claimed kong has one lying tile, an added one two lying, a concealed one its ends face down.
  assert.equal(await page.locator("#a .rz.c8").count(), 2);
});

test("a red five is read, and drawn apart from a plain one", async (t) => {
  const { page } = await visit(t, () => `<p style="font-size: 16px">${element("hule-hand", { hand: "5m 0m 5p 0p 5s 0s [340m] [0555p] [055s]" })}</p>`);
  const tiles = page.locator("hule-hand .art");
  const classes = await tiles.evaluateAll((all) => all.map((e) => e.className));
  assert.deepEqual(classes.slice(0, 6), ["art rm c5", "art rr c1", "art rp c5", "art rr c2", "art rs c5", "art rr c3"]);
  // A kong that is concealed and a pung show theirs where it lies face up.
  const melds = ["art rm c3", "art rm c4", "art rr c1", "art rz c8", "art rr c2", "art rp c5", "art rz c8", "art rs c5", "art rr c3", "art rs c5"];
  assert.deepEqual(classes.slice(6), melds);
  assert.equal(await page.locator("hule-hand").evaluate((e) => e.hand), "[340m][0555p][055s]05m05p05s");
  // Also without seeing colours, and at the size of a text.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedVisionDeficiency", { type: "achromatopsia" });
  const pictures = await Promise.all([0, 1, 2, 3, 4, 5].map((i) => tiles.nth(i).screenshot()));
  assert.equal(new Set(pictures.map((picture) => picture.toString("base64"))).size, 6, "each tile has its picture");
});

const NOTATIONS = [
  "123m EEE [5555p]", "[5555p,1][123m]678p789sC+C", "🀀🀀🀀🀇🀈🀉🀢", "1h5h123m", "123m456p789s11122z", "[CCCC,5]11z", "[777p,3]19s",
  "[123m,2][EEEE]456p789s22z", "EEESSSWWWNNN1s+1s", "123m456p789s11z|EE1000|", "1/mcr/[789s]123m+4m?from=W",
  "1/riichi/0m", "1/riichi/[340p][055s]50m+9p",
];
const BROKEN = ["123", "m", "9z", "[123m", "]", "+", "++1m", "[124m]", "[ECF]", "12q3m", "9h", "0z", "[1m]", "[11p]", "<img src=x>"];

test("the elements read notation as the calculator does, and refuse what it refuses", async (t) => {
  const texts = [...NOTATIONS, ...BROKEN];
  const { page } = await visit(t, () => texts.map((hand) => element("hule-hand", { hand })).join("<br>"));
  const read = await page.locator("hule-hand").evaluateAll((all) => all.map((e) => e.hand));
  await page.waitForFunction(() => [...document.querySelectorAll("hule-hand")].every((e) => e.shadowRoot.textContent || e.shadowRoot.querySelector(".art")));
  const faults = await page.locator("hule-hand").evaluateAll((all) => all.map((e) => e.shadowRoot.querySelector(".fault")?.textContent));
  const app = await open(t, { hash: "#1/mcr/1m" });
  for (const [i, text] of texts.entries()) {
    await app.action("menu");
    await app.action("clear");
    await app.paste(text);
    if (i < NOTATIONS.length) {
      assert.equal(faults[i], undefined, text);
      assert.equal(await app.hand(), read[i], text);
    } else {
      // The calculator shows tiles in a sentence as pictures.
      const sentence = faults[i].replace("ECF ", "").replace(/\s+/g, " ").trim();
      assert.ok((await app.notice()).includes(sentence), `${text}: ${sentence} | ${await app.notice()}`);
    }
  }
});

test("what is wrong is said in place, in the language of the element", async (t) => {
  const tags = ["en", "ru", "zh", "ja"];
  const { page } = await visit(t, () => `
    ${tags.map((lang) => element("hule-hand", { lang, hand: "12q" })).join("")}
    ${tags.map((lang) => score("12q", { lang })).join("")}
    ${score("123m", { rules: "chess", id: "rules" })} ${score("11111m", { id: "five" })} ${calculator({ id: "c", hand: "12q", lang: "ja" })}
    ${score("1/mcr/1m?x=%zz", { id: "link" })} <p id="rest">the page goes on</p>`, { viewport: { width: 390, height: 4000 } });
  // The strange character is named, and not what it makes wrong.
  const expected = [/“q” is not part of the notation/, /«q»/, /q/, /q/];
  for (const name of ["hule-hand", "hule-score"]) {
    const sentences = [];
    for (const [i] of tags.entries()) {
      const one = page.locator(name).nth(i);
      await one.locator(".fault, .faults").waitFor();
      sentences.push(await said(one));
      assert.match(sentences[i], expected[i]);
    }
    assert.equal(new Set(sentences).size, 4, sentences.join(" | "));
  }
  assert.match(await said(page.locator("#rules")), /no rule system called “chess”/);
  await page.locator("#five .faults").waitFor();
  assert.match(await said(page.locator("#five")), /5 copies of/);
  await page.locator("#link .faults").waitFor();
  await page.locator("#c .notice").waitFor();
  assert.equal(await page.locator("#rest").innerText(), "the page goes on");
});

const SYSTEMS = ["mcr", "siamese", "sichuan", "classical", "nanchang", "riichi"];

test("a hand that is wrong from the beginning is told in every rule system, and the rules stay", async (t) => {
  const wrong = (rules) => score("55555m", { rules }) + score("12", { rules }) + score(`1/${rules}/55555m`) + calculator({ rules, hand: "55555m" });
  const { page } = await visit(t, () => SYSTEMS.map(wrong).join(""), { viewport: { width: 390, height: 6000 } });
  for (const [i, rules] of SYSTEMS.entries()) {
    for (const shown of [0, 1, 2].map((n) => page.locator("hule-score").nth(3 * i + n))) {
      const report = await reported(shown);
      assert.deepEqual([report.rules, report.standing, report.faults.length], [rules, "fault", 1]);
      assert.match(await shown.locator("[role=alert]").innerText(), /5 copies of|has no suit after it/);
      assert.ok((await shown.boundingBox()).height > 20);
    }
    const shown = page.locator("hule-calculator").nth(i);
    const report = await reported(shown);
    assert.deepEqual([report.rules, report.standing, report.faults.length], [rules, "fault", 1]);
    assert.match(await shown.locator("[data-part=notice]").innerText(), /5 copies of/);
    assert.equal(await shown.locator(".hand .tile").count(), 0);
    await shown.locator("[data-part=palette] [data-tile='5m']").first().tap();
    await page.waitForFunction(([i, link]) => document.querySelectorAll("hule-calculator")[i].hand === link, [i, `1/${rules}/5m`]);
    assert.deepEqual(await shown.evaluate((e) => e.report.faults), []);
  }
});

test("nothing is left of a hand beside a wrong one that came after it", async (t) => {
  const { page } = await visit(t, () => score(WINS.mcr) + calculator({ hand: WINS.mcr }), { viewport: { width: 390, height: 2200 } });
  for (const shown of [page.locator("hule-score"), page.locator("hule-calculator")]) {
    assert.equal((await reported(shown)).wins, true);
    const change = (attributes) => toldAfter(shown, () => shown.evaluate((e, attributes) => {
      for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, value);
    }, attributes));
    const nothing = { total: null, wins: false, payment: "", fans: [], standing: "fault", summary: "– · impossible hand" };
    const holds = (report, more) => {
      const { faults, ...rest } = report;
      assert.deepEqual(rest, { ...nothing, ...more });
      assert.equal(faults.length, 1);
    };
    holds(await change({ hand: "55555m" }), { rules: "mcr", link: "1/mcr/" });
    assert.equal((await change({ hand: WINS.mcr })).wins, true);
    holds(await change({ hand: "11111s", rules: "siamese" }), { rules: "siamese", link: "1/siamese/" });
    holds(await change({ hand: "12" }), { rules: "siamese", link: "1/siamese/" });
    assert.equal((await change({ hand: WINS.sichuan })).wins, true);
  }
});

for (const [key, hand] of Object.entries(WINS)) {
  test(`${key}: an example says what the calculator says`, async (t) => {
    const { page } = await visit(t, () => score(hand));
    const report = await reported(page.locator("hule-score"));
    const app = await open(t, { hash: `#${hand}` });
    const shown = page.locator("hule-score");
    assert.equal(await shown.locator("[data-part=total]").innerText(), await app.total());
    assert.equal(await shown.locator("[data-part=verdict]").innerText(), await app.verdict());
    assert.equal(String(report.total), await app.total());
    assert.equal(await shown.locator("[data-part=payment]").innerText(), await app.payment());
    assert.equal(report.payment, await app.payment());
    assert.equal(report.rules, key);
    assert.equal(report.wins, true);
    assert.equal(report.standing, "wins");
    assert.deepEqual(report.faults, []);
    assert.equal(`#${report.link}`, decodeURIComponent(new URL(app.page.url()).hash));
    const first = shown.locator("details").first();
    await first.locator("summary").tap();
    await first.locator(".why p").first().waitFor();
    assert.doesNotMatch(await first.innerText(), /\b(fan|ui|obstacle)\.[a-z]/);
    // The rulebook opens beside the page, at Hule's own.
    const more = first.locator("[data-action=book-entry]");
    assert.match(await more.evaluate((a) => `${a.target} ${a.href}`), /^_blank http:\/\/127\.0\.0\.1:\d+\/#book/);
  });
}

test("every tile of an example is within its card, however many flowers there are", async (t) => {
  for (const width of [320, 390]) {
    const hands = ["[345p][345s]345m99m77s1h+7s", "[1111m,1][2222p,1][3333s,1][EEEE,1]C1h2h+C", "123m456p789s123sE12345678h+E"];
    const { page } = await visit(t, () => hands.map((hand) => score(hand)).join(""), { viewport: { width, height: 2000 } });
    for (const shown of await page.locator("hule-score").all()) {
      await reported(shown);
      const card = await shown.locator(".score").boundingBox();
      const tiles = await shown.locator(".laid .art").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().right));
      assert.ok(tiles.length >= 15);
      for (const right of tiles) assert.ok(right <= card.x + card.width - 8, `${right} of ${card.x + card.width}`);
    }
    // Up to two flowers leave the hand on one line.
    const heights = await page.locator("hule-score .laid .line").evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height));
    assert.ok(heights[0] < 40 && heights[1] < 40 && heights[2] > 40, String(heights));
  }
});

test("all elements of a page share one program", async (t) => {
  const { page, requests } = await visit(t, () => [
    calculator({ hand: "123m" }), score(WINS.mcr), score("[123m]44p"), calculator({ lang: "ru", hand: "44p" }), score(WINS.mcr, { lang: "ja" }), element("hule-hand", { hand: "1m" }),
  ].join(""), { viewport: { width: 390, height: 4000 }, fresh: true });
  for (const shown of await page.locator("hule-score, hule-calculator").all()) await reported(shown);
  for (const name of ["embed.js", "embed-app.js", "hule.js", "hule_bg.wasm", "tiles.svg"]) {
    assert.equal(requests.filter((file) => file === name).length, 1, name);
  }
  assert.deepEqual(requests.filter((file) => file === "index.html"), []);
});

test("nothing is loaded before it is near the screen", async (t) => {
  const { page, requests, notice } = await visit(t, () => `
    <div style="height: 3000px"></div>${element("hule-hand", { hand: "123m" })}
    <div style="height: 3000px"></div>${score(WINS.mcr)}
    <div style="height: 3000px"></div>${calculator()}`, { fresh: true });
  await notice();
  assert.deepEqual(requests, ["embed.js"]);
  await page.locator("hule-hand").scrollIntoViewIfNeeded();
  await notice();
  assert.deepEqual(requests, ["embed.js", "tiles.svg"]);
  await page.evaluate(() => scrollTo(0, 6000));
  await reported(page.locator("hule-score"));
  assert.ok(requests.includes("hule_bg.wasm"));
  await notice();
  const before = requests.length;
  await page.locator("hule-calculator").scrollIntoViewIfNeeded();
  await page.locator("hule-calculator main").waitFor();
  await notice();
  assert.deepEqual(requests.slice(before).filter((file) => file.endsWith(".wasm") || file.endsWith(".js")), []);
});

test("the calculator works in a page and leaves the page as it is", async (t) => {
  const { page } = await visit(t, () => `${calculator({ id: "a", hand: "123m", lang: "ru" })}${calculator({ id: "b", rules: "sichuan", lang: "en" })}<input id="field">`, { viewport: { width: 390, height: 2200 } });
  await page.evaluate(() => {
    window.heard = [];
    document.addEventListener("hule-change", ({ target, detail }) => window.heard.push([target.id, detail.link]));
  });
  const [a, b] = [page.locator("#a"), page.locator("#b")];
  await reported(a);
  await b.locator("main").waitFor();
  const tap = (shown, tile) => shown.locator(`[data-part=palette] [data-tile="${tile}"]`).tap();
  const link = (shown, expected) => page.waitForFunction(([id, expected]) => document.getElementById(id).hand === expected, [shown, expected]);
  await tap(a, "4m");
  await link("a", "1/mcr/1234m");
  await tap(b, "7s");
  await link("b", "1/sichuan/7s");
  // Keys go where the focus is.
  await page.keyboard.type("8s");
  await link("b", "1/sichuan/78s");
  await page.locator("#field").focus();
  await page.keyboard.type("9s");
  assert.equal(await page.locator("#field").inputValue(), "9s");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.type("9s");
  assert.equal(await b.evaluate((e) => e.hand), "1/sichuan/78s");
  assert.equal(await a.evaluate((e) => e.hand), "1/mcr/1234m");
  // Each has its language, and its dialog in itself.
  await a.locator("[data-action=menu]").tap();
  assert.match(await a.locator("dialog[open] h2").innerText(), /[А-я]/);
  assert.equal(await b.locator("dialog[open]").count(), 0);
  assert.equal(await page.evaluate(() => document.querySelectorAll("dialog").length), 0);
  assert.equal(await a.locator("[data-action=practice], [data-action=embed]").count(), 0);
  await a.locator("[data-language=ja]").tap();
  await a.locator(".place[lang=ja]").waitFor();
  assert.deepEqual(await page.evaluate(() => [location.hash, document.title, document.documentElement.lang, localStorage.length, document.body.children.length]), ["", "Host", "en", 0, 3]);
  const heard = await page.evaluate(() => window.heard);
  assert.ok(heard.some(([id, link]) => id === "a" && link === "1/mcr/1234m"), JSON.stringify(heard));
});

test("attributes and properties can be changed at any time", async (t) => {
  const { page, requests } = await visit(t, () => `${calculator({ id: "c" })}${score(WINS.mcr, { opens: "c" })}${element("hule-hand", { hand: "123m", rules: "sichuan", opens: "c" })}`, { viewport: { width: 390, height: 2200 }, fresh: true });
  const shown = page.locator("hule-score");
  assert.ok((await reported(shown)).total > 0);
  const change = (name, value) => toldAfter(shown, () => shown.evaluate((e, [name, value]) => e.setAttribute(name, value), [name, value]));
  assert.deepEqual((await change("hand", "11m")).standing, "open");
  const broken = await change("hand", "[124m]");
  assert.equal(broken.faults.length, 1);
  assert.ok((await change("hand", WINS.sichuan)).wins);
  await shown.evaluate((e) => { e.lang = "ru"; });
  await page.waitForFunction(() => /[А-я]/.test(document.querySelector("hule-score").report.summary));
  // A tap opens the example in the calculator of the page.
  await shown.locator(".lead").tap();
  await page.waitForFunction((link) => document.getElementById("c").hand === link, WINS.sichuan);
  await page.locator("hule-hand a").tap();
  await page.waitForFunction(() => document.getElementById("c").hand === "1/sichuan/123m");
  assert.equal(await page.locator("#c").evaluate((e) => e.report.standing), "open");
  // An author who says no opens nothing.
  await page.evaluate(() => document.addEventListener("hule-open", (event) => { window.asked = event.detail.link; event.preventDefault(); }));
  await shown.locator(".lead").tap();
  assert.equal(await page.evaluate(() => window.asked), WINS.sichuan);
  assert.equal(await page.locator("#c").evaluate((e) => e.hand), "1/sichuan/123m");
  assert.equal(page.context().pages().length, 1);
  assert.equal(requests.filter((file) => file === "hule_bg.wasm").length, 1);
});

test("what is set before the script comes counts, and so does an element that is made by a script", async (t) => {
  const { page, url } = await visit(t, () => element("hule-hand", { hand: "1m" }), { script: false });
  await page.evaluate((src) => {
    document.querySelector("hule-hand").hand = "123p";
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
  }, `${url}embed.js`);
  await page.waitForFunction(() => document.querySelector("hule-hand").shadowRoot?.querySelectorAll(".art").length === 3);
  await page.evaluate(() => {
    const made = document.createElement("hule-hand");
    made.hand = "11z";
    document.body.append(made);
  });
  await page.waitForFunction(() => document.querySelectorAll("hule-hand")[1].shadowRoot.querySelectorAll(".art").length === 2);
});

test("every property of every element that was set before the script came is taken up", async (t) => {
  const { page, url } = await visit(t, () => `<hule-hand></hule-hand> <hule-score></hule-score> <hule-calculator></hule-calculator> <hule-session></hule-session>`, { script: false, viewport: { width: 900, height: 2600 } });
  await page.evaluate((src) => {
    const set = (tag, values) => Object.assign(document.querySelector(tag), values);
    set("hule-hand", { hand: "123p", rules: "riichi" });
    set("hule-score", { hand: "22345m567p34578s+6s", rules: "riichi", names: "japanese", report: "mine" });
    set("hule-calculator", { hand: "123m", rules: "sichuan", lang: "ru" });
    set("hule-session", { session: { rules: "mcr", players: ["Anna", "Ben", "Cem", "Dora"], deals: [{ type: "wins", wins: [{ winner: 1, from: 2, points: 24 }] }] } });
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
  }, `${url}embed.js`);
  await page.waitForFunction(() => document.querySelector("hule-hand").shadowRoot?.querySelectorAll(".art").length === 3);
  assert.deepEqual(await page.locator("hule-hand").evaluate((e) => [e.hand, e.rules]), ["123p", "riichi"]);
  const reports = {};
  for (const name of ["score", "calculator", "session"]) {
    await page.evaluate((tag) => customElements.whenDefined(tag), `hule-${name}`);
    reports[name] = await reported(page.locator(`hule-${name}`));
  }
  assert.equal(reports.score.rules, "riichi");
  assert.ok(reports.score.fans.some((fan) => fan.name === "Tanyao"), JSON.stringify(reports.score.fans));
  assert.equal(reports.calculator.link, "1/sichuan/123m");
  assert.match(await said(page.locator("hule-calculator")), /Сычуань/);
  assert.deepEqual(reports.session.totals.slice(0, 2), [-8, 48]);
});

test("with names=japanese the yaku of riichi have their Japanese names, also after a change, and those of MCR their own", async (t) => {
  const riichi = "1/riichi/22345m567p34578s+6s?win=self-drawn&seat=S&riichi=riichi";
  const { page } = await visit(t, () => `${score(riichi, { names: "japanese" })}${score(WINS.mcr, { names: "japanese", id: "mcr" })}${score(riichi, { names: "japanese", lang: "ru", id: "ru" })}`, { viewport: { width: 900, height: 2600 } });
  const shown = page.locator("hule-score").first();
  const names = (locator) => locator.locator(".fan .name").allInnerTexts();
  await reported(shown);
  const own = ["Riichi", "Fully Concealed Hand", "Pinfu", "All Simples"];
  const japanese = ["Riichi", "Menzen Tsumo", "Pinfu", "Tanyao"];
  const yaku = async () => (await names(shown)).map((name) => name.trim()).filter((name) => [...own, ...japanese].includes(name));
  assert.deepEqual(await yaku(), japanese);
  const reportedNames = () => shown.evaluate((e) => e.report.fans.map((fan) => fan.name).slice(0, 4));
  assert.deepEqual(await reportedNames(), japanese);
  const change = (names) => toldAfter(shown, () => shown.evaluate((e, names) => {
    if (names) e.names = names;
    else e.removeAttribute("names");
  }, names));
  await change(null);
  assert.deepEqual(await yaku(), own);
  assert.deepEqual(await reportedNames(), own);
  await change("japanese");
  assert.deepEqual(await yaku(), japanese);
  // A fan that another one replaces is called by the same sort of name.
  await shown.locator(".fan", { hasText: "Tanyao" }).locator("summary").tap();
  await shown.getByText("unless the ruling “Tanyao in open hands” is off").waitFor();
  await reported(page.locator("#mcr"));
  assert.ok((await names(page.locator("#mcr"))).some((name) => name.includes("Mixed Straight")));
  await reported(page.locator("#ru"));
  assert.ok((await names(page.locator("#ru"))).some((name) => name.trim() === "Мензен цумо"));
});

test("an element that is moved keeps its hand, one that goes makes room for the next", async (t) => {
  const { page, requests, settle } = await visit(t, () => `<div id="one">${calculator({ hand: "123m" })}</div><div id="two"></div>`, { fresh: true });
  const shown = page.locator("hule-calculator");
  await reported(shown);
  await shown.locator('[data-tile="4m"]').first().tap();
  await page.waitForFunction(() => document.querySelector("hule-calculator").hand === "1/mcr/1234m");
  await page.evaluate(() => document.getElementById("two").append(document.querySelector("hule-calculator")));
  await settle();
  assert.equal(await shown.locator(".hand .tile").count(), 4);
  const before = requests.length;
  await page.evaluate(() => document.querySelector("hule-calculator").remove());
  await settle();
  await page.evaluate(() => {
    const next = document.createElement("hule-calculator");
    next.hand = "99p";
    document.body.append(next);
  });
  assert.equal((await reported(shown)).link, "1/mcr/99p");
  assert.equal(await shown.locator(".hand .tile").count(), 2);
  assert.deepEqual(requests.slice(before), []);
});

const HOSTILE = `<style>
  html { font-size: 5px; }
  .post, .post * { all: unset !important; }
  .post * { display: none !important; visibility: hidden !important; color: red !important; font-size: 3px !important; --paper: red; --ink: red; --accent: red; --tile: 1px; }
  .art, .hand, .tiles, .place, main, button, dialog, details { display: none !important; background: red !important; }
  i { width: 900px !important; }
</style>`;

test("the style of the page stays out, that of the elements stays in", async (t) => {
  const body = () => `<div id="frame"><section class="post" style="display:block">${element("hule-hand", { hand: "123m" })}${score(WINS.mcr)}${calculator({ hand: "123m" })}</section></div>
    <button class="mode tile art" id="own">own</button><p id="text" class="hand fault total">text</p>`;
  const looks = (page) => page.evaluate(() => {
    const style = (e, names) => names.map((name) => getComputedStyle(e)[name]).join("; ");
    const inner = (host, selector) => document.querySelector(host).shadowRoot.querySelector(selector);
    const names = ["display", "visibility", "color", "backgroundColor", "fontFamily"];
    return {
      tile: style(inner("hule-hand", ".art"), ["display", "visibility", "backgroundImage"]),
      total: style(inner("hule-score", "[data-part=total]"), [...names, "fontSize", "height"]),
      key: style(inner("hule-calculator", ".mode"), [...names, "fontSize", "height"]),
      palette: style(inner("hule-calculator", ".palette .art"), ["display", "width", "height"]),
      place: style(inner("hule-calculator", ".place"), [...names, "height"]),
    };
  });
  const seen = [];
  for (const head of ["", HOSTILE]) {
    const { page } = await visit(t, body, { head, viewport: { width: 390, height: 2400 } });
    await page.locator("hule-calculator main").waitFor({ state: "attached" });
    await reported(page.locator("hule-calculator"));
    await reported(page.locator("hule-score"));
    seen.push(await looks(page));
    if (head) {
      for (const name of ["hule-hand", "hule-score", "hule-calculator"]) assert.ok(await page.locator(name).evaluate((e) => e.getBoundingClientRect().height > 2), name);
    } else {
      // What a page has of its own looks as it did before the script came.
      const own = () => page.evaluate(() => ["own", "text"].map((id) => ["color", "backgroundColor", "padding", "fontSize", "display"].map((name) => getComputedStyle(document.getElementById(id))[name]).join()));
      const bare = await visit(t, body, { script: false });
      const without = await bare.page.evaluate(() => ["own", "text"].map((id) => ["color", "backgroundColor", "padding", "fontSize", "display"].map((name) => getComputedStyle(document.getElementById(id))[name]).join()));
      assert.deepEqual(await own(), without);
    }
  }
  assert.deepEqual(seen[1], seen[0]);
});

for (const hand of ["1/mcr/", "1/mcr/123m456p78s11z", "1/mcr/123m456p789s22z+E", "1/mcr/2233m456p789s22z", WINS.mcr, WINS.nanchang]) {
  test(`the calculator is laid out as on its own page: ${hand}`, async (t) => {
    const boxes = (scope) => scope.evaluateAll((all) => {
      const main = all[0];
      const from = main.getBoundingClientRect();
      return [...main.querySelectorAll("*")].filter((e) => !e.closest("dialog, svg, .ways-on")).map((e) => {
        const { left, top, width, height } = e.getBoundingClientRect();
        return `${e.localName}.${e.getAttribute("class")} ${[left - from.left, top - from.top, width, height].map(Math.round).join(" ")}`;
      });
    });
    const { page, settle } = await visit(t, () => calculator({ hand }), { head: "<style>html { font-size: 9px; } body { margin: 0; } hule-calculator { --hule-height: 844px; }</style>" });
    if (hand !== "1/mcr/") await reported(page.locator("hule-calculator"));
    await page.locator("hule-calculator main").waitFor();
    await settle();
    const app = await open(t, { hash: hand === "1/mcr/" ? "" : `#${hand}` });
    for (const one of [page, app.page]) await one.evaluate(() => window.atRest());
    assert.deepEqual(await boxes(page.locator("hule-calculator main")), await boxes(app.page.locator("main")));
  });
}

test("a page sets colours, height and look by documented properties", async (t) => {
  const head = `<style>
    hule-calculator { --hule-height: 600px; --hule-paper: rgb(1, 2, 3); }
    hule-score { --hule-accent: rgb(200, 0, 100); --hule-raised: rgb(250, 240, 230); }
    hule-hand { --hule-tile: 50px; }
    .narrow { width: 300px; } .wide { width: 1100px; }
  </style>`;
  const { page } = await visit(t, () => `${element("hule-hand", { hand: "1m" })}<div class="narrow">${score(WINS.mcr)}</div>
    ${score(WINS.mcr, { theme: "dark", id: "dark", style: "--hule-raised: initial" })}<div class="wide">${calculator({ id: "wide" })}</div><div class="narrow">${calculator({ id: "narrow" })}</div>`, { head, viewport: { width: 1200, height: 3000 }, isMobile: false });
  await page.locator("#narrow main").waitFor();
  await reported(page.locator("#dark"));
  const style = (selector, name) => page.locator(selector).first().evaluate((e, name) => getComputedStyle(e)[name], name);
  assert.equal(await style("hule-hand .art", "width"), "50px");
  assert.equal(await style("#wide .place", "height"), "600px");
  assert.equal(await style("#wide .place", "backgroundColor"), "rgb(1, 2, 3)");
  assert.equal(await style(".narrow [data-part=total]", "color"), "rgb(200, 0, 100)");
  assert.equal(await style(".narrow hule-score .place", "backgroundColor"), "rgb(250, 240, 230)");
  assert.equal(await style("#dark .place", "backgroundColor"), "rgb(33, 38, 41)");
  // It is laid out for its own place, whatever the window.
  const besides = async (id) => {
    const [total, palette] = await Promise.all(["total", "palette"].map((part) => page.locator(`${id} [data-part=${part}]`).boundingBox()));
    return total.x > palette.x + palette.width;
  };
  assert.equal(await besides("#wide"), true);
  assert.equal(await besides("#narrow"), false);
  const overflow = await page.locator("#narrow main").evaluate((e) => e.scrollWidth - e.clientWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
});

test("everything works under a strict content-security policy", async (t) => {
  const { page } = await visit(t, (url) => `${element("hule-hand", { hand: "123m 1h" })}${element("hule-hand", { hand: "12q" })}${score(WINS.mcr)}${calculator({ hand: "123m" })}
    <iframe src="${url}embed.html#show=score&amp;hand=${encodeURIComponent(WINS.mcr)}"></iframe>`, { csp: policy, viewport: { width: 390, height: 2400 } });
  await reported(page.locator("hule-score"));
  await reported(page.locator("hule-calculator"));
  await page.locator("hule-calculator [data-action=menu]").tap();
  await page.locator("hule-calculator dialog[open]").waitFor();
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-part=total]").waitFor();
  assert.equal(await frame.locator("[data-part=total]").innerText(), await page.locator("hule-score [data-part=total]").innerText());
  assert.ok(await page.locator("hule-hand .fault").innerText());
});

const EVIL = [`<img src=x onerror="window.hacked=1">`, `"><script>window.hacked=1</script>`, "javascript:window.hacked=1", "#1/<b>x</b>/1m", "1/mcr/1m?seat=<i>x</i>", "${window.hacked=1}", "1/../../evil/1m"];

test("hostile attributes and messages are text, never markup", async (t) => {
  const { page, faults } = await visit(t, (url) => `
    ${EVIL.map((hand) => element("hule-hand", { hand, opens: "" }) + score(hand, { opens: "" }) + score("1m", { rules: hand })).join("")}
    ${element("hule-hand", { hand: "1m", opens: "", rules: "javascript:x//" })}
    ${calculator({ hand: EVIL[0], rules: EVIL[0], lang: EVIL[0], theme: EVIL[0] })}
    <iframe src="${url}embed.html#show=${encodeURIComponent(EVIL[0])}&hand=${encodeURIComponent(EVIL[0])}&lang=${encodeURIComponent(EVIL[1])}"></iframe>`, { viewport: { width: 390, height: 9000 } });
  await page.locator("hule-calculator main").waitFor();
  const frame = page.frames()[1];
  await frame.locator("hule-calculator main").waitFor();
  for (const score of await page.locator("hule-score").all()) await score.locator(".place [data-part], .place .fault, .place .faults").first().waitFor({ state: "attached" });
  await page.evaluate((evil) => frames[0].postMessage({ hule: 1, type: "set", hand: evil }, "*"), EVIL[0]);
  await frame.locator("hule-calculator .notice").waitFor();
  for (const where of [page, frame]) await where.evaluate(() => window.settled());
  for (const where of [page, frame]) {
    const found = await where.evaluate(() => {
      const inside = (selector) => [...document.querySelectorAll("hule-hand, hule-score, hule-calculator")].flatMap((e) => [...e.shadowRoot.querySelectorAll(selector)]);
      return { hacked: window.hacked, markup: inside("img, script, b.x, [onerror]").length, links: inside("a[href]").map((a) => a.href).filter((href) => !href.startsWith("http://127.0.0.1")) };
    });
    assert.deepEqual(found, { hacked: undefined, markup: 0, links: [] });
  }
  assert.deepEqual(faults.filter((fault) => fault.startsWith("page:")), []);
});

test("a frame says how high it is, and takes messages of one shape only", async (t) => {
  const { page } = await visit(t, (url) => `<script>
    window.heard = [];
    addEventListener("message", ({ data, source }) => window.heard.push({ ...data, own: source === frames[0] }));
  </script><iframe id="f" src="${url}embed.html#show=score&lang=en&hand=${encodeURIComponent(WINS.mcr)}" width="360" height="200"></iframe><iframe id="g" srcdoc="<p>another</p>"></iframe>`);
  const last = (type) => page.evaluate((type) => window.heard.findLast((message) => message.type === type), type);
  await page.waitForFunction(() => window.heard.some(({ type }) => type === "change"));
  const [first, size] = [await last("change"), await last("size")];
  assert.equal(first.hule, 1);
  assert.equal(first.report.link, WINS.mcr);
  const frame = page.frames().find((frame) => frame.url().includes("embed.html"));
  await frame.evaluate(() => window.settled());
  const height = await frame.locator("hule-score").evaluate((e) => Math.ceil(e.getBoundingClientRect().height));
  assert.equal((await last("size")).height, height);
  assert.ok(size.own && height > 150, String(height));
  const wrong = [
    "text", 7, null, [], { hand: "11m" }, { hule: 2, type: "set", hand: "11m" }, { hule: 1, type: "eval", hand: "11m" }, { hule: 1, type: "set" }, { hule: 1, type: "set", hand: 11 },
    { hule: 1, type: "set", hand: "11m", onclick: "x" }, { hule: 1, type: "set", hand: { toString: "x" } }, { hule: 1, type: "set", hand: "1".repeat(9000) }, { hule: 1, type: "set", innerHTML: "<b>" },
  ];
  for (const message of wrong) await page.evaluate((message) => frames[0].postMessage(message, "*"), message);
  // A window that isn't the one around it.
  await page.frames().at(-1).evaluate(() => parent.frames[0].postMessage({ hule: 1, type: "set", hand: "11m" }, "*"));
  // Messages come one after another: these have been read when the frame can be asked.
  await frame.evaluate(() => window.settled());
  assert.equal((await last("change")).report.link, WINS.mcr);
  await page.evaluate(() => frames[0].postMessage({ hule: 1, type: "set", rules: "mcr", hand: "11m", lang: "ru" }, "*"));
  await page.waitForFunction(() => window.heard.findLast(({ type }) => type === "change").report.link === "1/mcr/11m");
  await page.waitForFunction(() => /[А-я]/.test(window.heard.findLast(({ type }) => type === "change").report.summary));
  assert.notEqual((await last("size")).height, height);
});

test("of many messages at once the last one is shown", async (t) => {
  const { page } = await visit(t, (url) => `<script>
    window.heard = [];
    addEventListener("message", ({ data }) => data.type === "change" && window.heard.push(data.report.link));
  </script><iframe src="${url}embed.html#show=calculator&lang=en" width="390" height="720"></iframe>`);
  await page.frameLocator("iframe").locator("hule-calculator main").waitFor();
  const before = await page.evaluate(() => window.heard.length);
  await page.evaluate(() => {
    for (let i = 0; i < 400; i++) frames[0].postMessage({ hule: 1, type: "set", hand: `${"123456789".slice(i % 8)}m` }, "*");
    frames[0].postMessage({ hule: 1, type: "set", hand: "1/mcr/77p" }, "*");
  });
  await page.waitForFunction(() => window.heard.at(-1) === "1/mcr/77p");
  const shown = await page.evaluate((before) => window.heard.slice(before), before);
  assert.ok(shown.length < 40, `${shown.length} hands were shown`);
});

for (const file of ["embed-app.js", "hule.js", "hule_bg.wasm", "ui.json"]) {
  test(`what can't be loaded says so, and comes at the next try: ${file}`, async (t) => {
    const { page } = await visit(t, () => `${score(WINS.mcr)}<p id="rest">rest</p>`, {
      faults: false,
      prepare: (page) => page.route(`**/${file}`, (route) => route.abort("internetdisconnected")),
    });
    await page.locator("hule-score .again").waitFor();
    assert.match(await said(page.locator("hule-score")), /could not be loaded/);
    await page.unroute(`**/${file}`);
    await page.locator("hule-score .again").tap();
    assert.ok((await reported(page.locator("hule-score"))).wins);
  });
}

test("the builder shows what it copies, and what it copies works elsewhere", async (t) => {
  const app = await open(t, { hash: `#${WINS.mcr}`, permissions: ["clipboard-read", "clipboard-write"], fresh: true });
  await app.action("menu");
  const before = app.requests.length;
  await app.action("embed");
  await app.part("code").waitFor();
  assert.ok(app.requests.slice(before).includes("text/en/embed.json"));
  const copied = {};
  for (const kind of ["score", "hand", "calculator", "frame"]) {
    await app.tap(app.hook("kind", kind));
    copied[kind] = await app.copied(() => app.action("copy"));
    assert.equal(await app.part("code").innerText(), copied[kind]);
    const tag = kind === "frame" ? "iframe" : `hule-${kind}`;
    await app.part("preview").locator(tag).waitFor();
    await app.part("preview").scrollIntoViewIfNeeded();
    const shown = kind === "frame" ? app.page.frameLocator("dialog iframe") : app.part("preview");
    await shown.locator(".art").first().waitFor();
  }
  assert.equal(app.requests.filter((file) => file === "hule_bg.wasm").length, 2, "the page and its elements share one, the frame has its own");
  await app.tap(app.hook("theme", "dark"));
  assert.match(await app.part("code").innerText(), /theme=dark/);
  const { page } = await visit(t, () => Object.values(copied).join("\n").replaceAll(/http:\/\/127[^"]*embed\.js/g, ""), { script: true, viewport: { width: 390, height: 3200 }, faults: false });
  for (const name of ["hule-score", "hule-calculator"]) assert.equal((await reported(page.locator(name))).link, WINS.mcr, name);
  assert.equal(await page.locator("hule-hand").evaluate((e) => e.hand), "[789s][EEEE,1]123m456pC+C");
});

test("the demonstration: an author's page with everything in it", async (t) => {
  // So low that the first element is out of reach with the fonts of any machine.
  const viewport = { width: 390, height: 240 };
  const { page, requests, notice } = await visit(t, () => "", { script: false, path: "demo.html", viewport, fresh: true });
  await notice();
  assert.deepEqual(requests.filter((file) => file.endsWith(".wasm") || file.startsWith("text/")), [], "nothing before it is needed");
  const html = await page.evaluate(() => fetch("demo.html").then((answer) => answer.text()));
  assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/);
  for (const shown of await page.locator("hule-score, hule-calculator").all()) {
    await shown.scrollIntoViewIfNeeded();
    const report = await reported(shown);
    assert.deepEqual(report.faults, []);
  }
  const totals = await page.locator("hule-score").evaluateAll((all) => all.map((e) => [e.report.total, e.report.wins]));
  assert.equal(totals[0][1], false, "the first falls short");
  assert.ok(totals.slice(1).every(([total, wins]) => wins && total >= 8), JSON.stringify(totals));
  assert.equal(await page.locator("hule-hand .fault").count(), 0);
  assert.equal(await page.locator("#result").innerText(), await page.locator("#try").evaluate((e) => e.report.summary));
  await page.locator("hule-score .lead").nth(1).tap();
  await page.waitForFunction(() => document.getElementById("try").hand === document.querySelectorAll("hule-score")[1].report.link);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-part=total]").waitFor();
  await page.waitForFunction(() => Number(document.querySelector("iframe").height) !== 300);
  assert.equal(requests.filter((file) => file === "hule_bg.wasm").length, 2, "one for the page, one for the frame");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${overflow} px wider than the screen`);
});
