// Practice: a hand is dealt, fans and total are named, and what was right is shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseExercise, exercise } from "./exercises.mjs";
import { open } from "./harness.mjs";

const HARD = exercise("fans", "third");

async function practise(t, options = {}) {
  const app = await open(t, options);
  await app.action("menu");
  await app.action("practice");
  await app.part("dealt").waitFor();
  return app;
}

/** What the exercise's hand comes to in the calculator: its fans' numbers and its total. */
async function solution(app) {
  await app.action("open-hand");
  const solution = { fans: Object.keys(await app.fans()), total: await app.total() };
  await app.action("undo");
  return solution;
}

test("what was missed is shown with its reason, and practised", async (t) => {
  const app = await practise(t);
  await chooseExercise(app, "level", "third");
  await app.part("total-answer").fill("1");
  await app.action("check");
  assert.equal(await app.part("marked").getAttribute("data-right"), "no");
  assert.equal(await app.text("your-answer"), "Your answer: 1 in total");
  const missed = app.page.locator('.mark[data-tone="missed"]');
  const fans = await missed.evaluateAll((all) => all.map((e) => e.dataset.name));
  assert.ok(fans.length > 0);
  for (const because of await missed.locator(".because").allInnerTexts()) assert.ok(because.length > 5, because);
  const weak = await app.page.locator("[data-weak]").evaluateAll((all) => all.map((e) => e.dataset.weak));
  assert.ok(fans.slice(0, 6).every((fan) => weak.includes(fan)), `${fans} ${weak}`);
  await app.tap(app.page.locator("[data-weak]").first());
  assert.match(app.page.url(), /#practice\/3\/fans\/third\/1\/mcr\//);
  await app.action("check");
  assert.ok(await app.page.locator(`.mark[data-name="${weak[0]}"]`).count(), "the hand has the fan");
});

test("a fan has its worth in this hand, and its card has room for it", async (t) => {
  const hash = "#practice/3/fans/first/1/riichi/[CCC][123s]45678s55s+9s?seat=S&from=W&riichi=no";
  const app = await open(t, { hash, viewport: { width: 320, height: 568 } });
  await app.part("dealt").waitFor();
  // Half Flush is worth 3 han in a concealed hand.
  await app.tap(app.hook("name", "honitsu"));
  assert.equal(await app.text("tally"), "2 han");
  const outside = await app.page.locator(".fan-card").evaluateAll((cards) => cards.filter((card) => {
    const [box, worth] = [card, card.querySelector(".points")].map((element) => element.getBoundingClientRect());
    return worth.right > box.right - 6;
  }).map((card) => card.innerText));
  assert.deepEqual(outside, []);
});

test("whoever names everything is right, and it is remembered", async (t) => {
  const app = await open(t, { hash: HARD });
  await app.part("dealt").waitFor();
  await app.action("check");
  const { fans, total } = await solution(app);
  await app.follow(HARD);
  await app.part("dealt").waitFor();
  const keys = await app.page.evaluate(() => [...document.querySelectorAll(".fan-pick")].map((e) => e.dataset.name));
  for (const number of fans) await app.tap(app.hook("name", keys[number - 1]));
  assert.equal(await app.part("named").locator("button").count(), fans.length);
  await app.part("total-answer").fill(total);
  await app.action("check");
  assert.equal(await app.part("marked").getAttribute("data-right"), "yes");
  assert.match(await app.text("record"), /1 in a row/);
  await app.page.reload();
  await app.ready();
  await app.part("record").waitFor();
  assert.match(await app.text("record"), /1 in a row \(best: 1\)/);
});

test("the same address deals the same hand, another level another one", async (t) => {
  const app = await open(t, { hash: HARD });
  const dealt = () => app.part("dealt").locator("[role=img]").evaluateAll((all) => all.map((e) => e.ariaLabel).join(" "));
  const first = await dealt();
  const again = await open(t, { hash: HARD });
  assert.equal(await again.part("dealt").locator("[role=img]").evaluateAll((all) => all.map((e) => e.ariaLabel).join(" ")), first);
  await chooseExercise(app, "level", "first");
  assert.notEqual(await dealt(), first);
  assert.match(app.page.url(), /#practice\/3\/fans\/first\/1\/mcr\//);
  await app.action("close");
  assert.doesNotMatch(app.page.url(), /practice/);
});

test("payments are asked for, too, in every rule system", async (t) => {
  for (const key of ["mcr", "siamese", "sichuan", "classical", "nanchang"]) {
    const app = await open(t, { hash: exercise("fans", "second", key) });
    await app.part("dealt").waitFor();
    await chooseExercise(app, "ask", "payment");
    const fields = app.page.locator("[data-pays]");
    assert.equal(await fields.count(), key === "siamese" ? 2 : 3, key);
    await app.action("check");
    const nets = await app.page.locator("dialog [data-net]").evaluateAll((all) => Object.fromEntries(all.map((e) => [e.dataset.net, e.querySelector("b").textContent])));
    await chooseExercise(app, "ask", "payment");
    await chooseExercise(app, "ask", "fans");
    await chooseExercise(app, "ask", "payment");
    for (const seat of await fields.evaluateAll((all) => all.map((e) => e.dataset.pays))) {
      await app.hook("pays", seat).fill(nets[seat].replace(/[^0-9]/g, ""));
    }
    await app.action("check");
    assert.equal(await app.part("marked").getAttribute("data-right"), "yes", `${key} ${JSON.stringify(nets)}`);
    await app.leave();
  }
});

test("a damaged record or address is no obstacle", async (t) => {
  const prepare = (page) => page.addInitScript(() => localStorage.setItem("hule.practice.mcr", "<b>x</b> of, 22+, 300+9"));
  const app = await practise(t, { prepare });
  assert.equal(await app.text("record"), "");
  for (const hash of ["#practice/9/day/mcr/2026-11-22", "#practice/3/fans/first/1/mcr/11m", "#practice/3/fans/first/1/none/123m", "#practice/3/none/first/1/mcr/123m", "#practice/3/day/mcr/9999-12-31"]) {
    await app.follow(hash);
    await app.part("dealt").waitFor();
  }
});

/** Opens an exercise again as if for the first time. */
async function again(app, hash) {
  await app.action("close");
  await app.follow(hash);
  await app.part("dealt").or(app.page.locator(".groups")).first().waitFor();
}

const isRight = (app) => app.part("marked").getAttribute("data-right");
const choice = (app, index) => app.page.locator(`dialog [data-choice="${index}"]`);
const names = (locator) => locator.evaluateAll((all) => all.map((e) => e.dataset.name));

test("easy: a few fans to choose from, and the total adds up", async (t) => {
  const hash = exercise("fans", "first");
  const app = await open(t, { hash });
  await app.part("dealt").waitFor();
  const cards = app.page.locator(".fan-card");
  const number = await cards.count();
  assert.ok(number >= 6 && number <= 8, String(number));
  assert.equal(await app.text("tally"), "nothing yet");
  const before = await app.page.locator('[data-action="check"]').innerText();
  await app.action("check");
  assert.equal(await app.part("marked").count(), 0, "nothing was chosen");
  await app.tap(cards.first());
  const worth = Number.parseInt(await cards.first().locator(".points").innerText(), 10);
  assert.equal(Number.parseInt(await app.text("tally"), 10), worth);
  assert.notEqual(await app.page.locator('[data-action="check"]').innerText(), before);
  await app.action("check");
  const right = await names(app.page.locator('.mark:not([data-tone="wrong"])'));
  const total = Number.parseInt((await app.page.locator(".total-was").innerText()).replace(/\D+/, ""), 10);
  assert.ok(await app.page.locator(".mark .because").count() >= right.length, "each has its why");
  await again(app, hash);
  for (const name of right) await app.tap(app.page.locator(`.fan-card[data-name="${name}"]`));
  assert.equal(Number.parseInt(await app.text("tally"), 10), total);
  await app.action("check");
  assert.equal(await isRight(app), "yes");
});

for (const kind of ["win", "reading", "payment"]) {
  test(`${kind}: a tap is the answer, and the why comes with it`, async (t) => {
    const hash = exercise(kind, "first");
    const app = await open(t, { hash });
    await app.part("dealt").waitFor();
    const number = await app.page.locator("dialog [data-choice]").count();
    assert.ok(number >= 2);
    const verdicts = [];
    for (let index = 0; index < number; index += 1) {
      if (index) await again(app, hash);
      await app.tap(choice(app, index));
      verdicts.push(await isRight(app));
      assert.ok((await app.text("why")).length > 10);
    }
    assert.equal(verdicts.filter((verdict) => verdict === "yes").length, 1, String(verdicts));
    await app.action("next");
    assert.match(app.page.url(), new RegExp(`#practice/3/${kind}/first/1/mcr/`));
    assert.equal(await app.part("marked").count(), 0);
  });
}

for (const [kind, level] of [["waits", "first"], ["waits", "third"], ["discard", "first"]]) {
  test(`${kind}, ${level}: tiles are chosen, and what is right is shown`, async (t) => {
    const hash = exercise(kind, level, "sichuan");
    const app = await open(t, { hash });
    await app.part("tile-choice").waitFor();
    await app.tap(app.page.locator("[data-pick]").first());
    await app.action("check");
    const marks = app.page.locator('.tile-mark:not([data-tone="wrong"])');
    const tiles = await marks.evaluateAll((all) => all.map((e) => e.dataset.tile));
    assert.ok(tiles.length > 0);
    await again(app, hash);
    for (const tile of kind === "waits" ? tiles : tiles.slice(-1)) await app.tap(app.hook("pick", tile));
    await app.action("check");
    assert.equal(await isRight(app), "yes");
  });
}

/** Whether three tiles in words are a set of suited tiles or a pung. */
function isSet(name) {
  const [, ranks] = /^([1-9 ]+) of \w+$/.exec(name) ?? [];
  if (!ranks) return /^(.*), \1, \1$/.test(name);
  const [a, b, c] = ranks.split(" ").map(Number).sort();
  return ranks.length === 5 && ((a === b && b === c) || (b === a + 1 && c === b + 1));
}

/** Chooses the sets among the groups, and checks. */
async function chooseSets(app) {
  const groups = app.page.locator(".groups [data-choice]");
  const labels = await groups.evaluateAll((all) => all.map((e) => e.querySelector("[role=img]").getAttribute("aria-label")));
  for (const [index, label] of labels.entries()) if (isSet(label)) await app.tap(groups.nth(index));
  await app.action("check");
  assert.equal(await isRight(app), "yes", labels.join(" "));
}

test("sets are told from what looks like them", async (t) => {
  const app = await open(t, { hash: exercise("sets", "third") });
  await app.page.locator(".groups").waitFor();
  await chooseSets(app);
});

test("what was missed comes again after two others", async (t) => {
  const app = await open(t, { hash: HARD });
  await app.part("dealt").waitFor();
  await app.action("check");
  const missed = await names(app.page.locator('.mark[data-tone="missed"]'));
  for (const _ of [1, 2]) {
    await app.action("next");
    assert.equal(await app.part("again").count(), 0);
    await app.action("check");
  }
  await app.action("next");
  assert.equal(await app.part("again").count(), 1);
  await app.action("check");
  const now = await names(app.page.locator(".mark"));
  assert.ok(now.some((name) => missed.includes(name)), `${missed} ${now}`);
});

test("the hand of the day: three tries, a result to share, and it stays", async (t) => {
  const app = await practise(t);
  await app.tap(app.hook("practice", "day"));
  assert.match(app.page.url(), /#practice\/3\/day\/mcr\/\d{4}-\d\d-\d\d$/);
  const hash = new URL(app.page.url()).hash;
  const labels = (app) => app.part("dealt").locator("[role=img]").evaluateAll((all) => all.map((e) => e.ariaLabel).join(" "));
  const dealt = await labels(app);
  const cards = app.page.locator(".fan-card");
  assert.equal(await cards.count(), 12);
  for (const card of await cards.all()) await app.tap(card);
  for (const tries of [1, 2, 3]) {
    await app.action("check");
    assert.equal(await app.part("tries").locator("p").count(), tries);
  }
  assert.equal(await isRight(app), "no");
  const text = await app.part("day-text").innerText();
  const fans = await names(app.page.locator(".mark"));
  const tones = (app) => app.page.locator(".mark").evaluateAll((all) => all.map((e) => [e.dataset.name, e.dataset.tone]));
  const marked = await tones(app);
  assert.match(text, /^Hule · MCR · \d{4}-\d\d-\d\d · ✕\/3\n(🟩+🟥+\n){3}http/u);
  for (const name of await app.page.locator(".mark .name").allInnerTexts()) assert.ok(!text.includes(name), name);
  assert.equal(fans.length, 12);
  await app.action("share-day");
  assert.ok((await app.text("shared")).length > 10);
  await app.page.reload();
  await app.ready();
  await app.part("day").waitFor();
  assert.equal(await labels(app), dealt);
  assert.equal(await app.part("tries").locator("p").count(), 3);
  assert.equal(await app.page.locator('[data-action="check"]').count(), 0);
  assert.match(await app.text("days"), /solved 0 of 1/);
  assert.equal(new URL(app.page.url()).hash, hash, "the address is still that of the day");
  // What was lost stays lost, with the same marks.
  assert.equal(await isRight(app), "no");
  assert.deepEqual(await tones(app), marked);
  // A store of before has the numbers of right and wrong fans alone.
  await app.page.evaluate(() => {
    const key = "hule.practice.2.mcr";
    localStorage.setItem(key, localStorage.getItem(key).replace(/^named .*\n/m, ""));
  });
  await app.page.reload();
  await app.ready();
  await app.part("marked").waitFor();
  assert.equal(await isRight(app), "no");
  assert.equal(await app.page.locator(".mark").count(), 0);
  assert.ok((await app.text("why")).length > 10, "what the hand counts is shown");
  const other = await open(t, { hash });
  await other.part("dealt").waitFor();
  assert.equal(await labels(other), dealt);
});

test("the path: a rule, an example to touch, an exercise; and it is remembered", async (t) => {
  const app = await practise(t);
  await app.tap(app.hook("practice", "path"));
  const steps = app.part("steps").locator("[data-step]");
  assert.equal(await steps.count(), 15);
  await app.tap(steps.first());
  // The tiles are explained before anything is asked about them, and no score is shown yet.
  assert.equal(await app.part("step").getAttribute("data-key"), "tiles");
  assert.equal(await app.page.locator(".exercise, [data-touch], .example-sum").count(), 0);
  await app.action("next");
  assert.equal(await app.part("step").getAttribute("data-key"), "sets");
  await chooseSets(app);
  await app.action("next");
  assert.equal(await app.part("step").getAttribute("data-key"), "hand");
  await app.tap(app.hook("practice", "path"));
  assert.equal(await steps.first().getAttribute("data-done"), "true");
  assert.equal(await steps.nth(1).getAttribute("data-done"), "true");
  assert.equal(await steps.nth(2).getAttribute("aria-current"), "step");
  // Where fans are explained, a tap on one lights its tiles.
  await app.tap(app.hook("step", "fans"));
  await app.tap(app.page.locator("[data-touch]").first());
  assert.equal(await app.part("touched").locator('[data-part="shown"]').count(), 1);
  assert.ok((await app.text("touched")).length > 5);
  await app.tap(app.hook("practice", "path"));
  await app.page.reload();
  await app.ready();
  await steps.first().waitFor();
  assert.equal(await steps.first().getAttribute("data-done"), "true");
});

test("han, fu and points are asked alone, with a choice and with a field", async (t) => {
  const app = await open(t, { hash: exercise("fans", "first", "riichi") });
  await app.part("dealt").waitFor();
  const fans = await names(app.page.locator(".fan-card"));
  assert.deepEqual(fans.filter((name) => name.startsWith("fu-")), [], "fu are asked for by their sum");
  for (const kind of ["main", "minor", "worth"]) {
    await chooseExercise(app, "level", "first");
    await chooseExercise(app, "ask", kind);
    const cards = app.page.locator("dialog [data-choice]");
    assert.ok(await cards.count() >= 3, kind);
    await app.tap(cards.first());
    assert.ok((await app.text("why")).length > 3, kind);
    await chooseExercise(app, "level", "second");
    await app.page.locator("[data-part=count-answer], [data-amount]").first().waitFor();
    const fields = app.page.locator("[data-part=count-answer], [data-amount]");
    for (const field of await fields.all()) await field.fill("30");
    await app.action("check");
    assert.equal(await app.part("marked").count(), 1, kind);
    assert.match(app.page.url(), new RegExp(`#practice/3/${kind}/second/`));
  }
});

test("a wait says on what tile the hand does not win", async (t) => {
  // The open hand has no yaku with any tile.
  const app = await open(t, { hash: "#practice/3/waits/second/1/riichi/[678p]12355567mNN" });
  await app.part("dealt").waitFor();
  for (const tile of ["5m", "8m", "N"]) await app.tap(app.hook("pick", tile));
  await app.action("check");
  assert.equal(await isRight(app), "yes");
  const barred = await app.part("barred").allInnerTexts();
  assert.equal(barred.length, 3);
  for (const text of barred) assert.match(text, /win.*: no yaku/);
});

test("a step names its fans before it asks for them", async (t) => {
  const app = await open(t, { hash: "#practice/3/path/riichi/ron-and-tsumo" });
  await app.part("step").waitFor();
  await app.part("named-fans").locator("summary").click();
  assert.deepEqual(await app.page.locator("[data-named]").evaluateAll((all) => all.map((e) => e.dataset.named)), ["menzen-tsumo"]);
  const asked = await names(app.page.locator(".fan-card"));
  assert.ok(asked.every((name) => name === "tanyao" || name.startsWith("yakuhai-") || name === "menzen-tsumo"), String(asked));
});

test("the exercise comes first: a chip says what is practised, and what marks the answer is in reach", async (t) => {
  const app = await practise(t, { viewport: { width: 390, height: 664 } });
  const chip = app.hook("action", "choose-exercise");
  assert.equal(await chip.innerText(), "Fans · Easy");
  assert.equal(await app.hook("level", "second").count(), 0);
  await chooseExercise(app, "level", "second");
  assert.equal(await chip.innerText(), "Fans · Medium");
  assert.equal(await app.hook("level", "second").count(), 0, "a choice folds it");
  const inReach = async () => {
    const { y, height } = await app.hook("action", "check").boundingBox();
    return y + height <= 664;
  };
  assert.ok(await inReach());
  await app.follow(exercise("fans", "third"));
  assert.ok(await inReach());
});

test("first steps show a picture before they tell, in two sentences; the hand of the day has its date as people write it", async (t) => {
  const app = await practise(t);
  await app.tap(app.hook("practice", "day"));
  assert.match(await app.page.locator(".day-date b").innerText(), /^[A-Z][a-z]+day, /);
  await app.tap(app.hook("practice", "path"));
  await app.tap(app.page.locator(".step-row").nth(3));
  await app.part("picture").waitFor();
  const [picture, told] = await app.page.evaluate(() => [document.querySelector("[data-part=picture]"), document.querySelector(".step > p:not(.also)")].map((e) => e.getBoundingClientRect().top));
  assert.ok(picture < told);
  const sentences = (text) => text.match(/[.!?](\s|$)/g).length;
  assert.equal(sentences(await app.page.locator(".step > p:not(.also)").first().innerText()), 2);
  await app.tap(app.page.locator("[data-part=step-more] summary"));
  assert.ok((await app.page.locator("[data-part=step-more] p").innerText()).length > 20);
});
