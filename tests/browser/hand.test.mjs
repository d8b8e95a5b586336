// Hands as a person taps them, and what they come to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

test("a hand with a chow and a kong takes at most twelve taps", async (t) => {
  const app = await open(t);
  await app.meld("chow", "7s");
  await app.meld("kong", "E");
  await app.tapTiles("1m 2m 3m 4p 5p 6p C C");
  assert.ok(app.taps <= 12, `${app.taps} taps`);
  assert.equal(await app.hand(), "[789s][EEEE,1]123m456pC+C");
  // Mixed Straight 8, All Types 6, Prevalent Wind 2, Seat Wind 2, Melded Kong 1, Single Wait 1.
  assert.equal(await app.total(), "20");
  assert.equal(await app.verdict(), "wins");
});

test("who discarded is asked, never assumed, and then who pays is said", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C" });
  // What does not depend on it is said at once.
  assert.match(await app.payment(), /^Who discarded\? to East, others 8 each South 28 West 28 North 28$/);
  assert.equal(await app.page.locator("[data-from]").count(), 3);
  await app.tap(app.hook("from", "W"));
  assert.equal(await app.payment(), "West pays East 28 · South and North pay 8 each");
  await app.action("payments");
  assert.equal(await app.page.locator('[data-net="E"] b').innerText(), "+44");
  // Those who pay alike share a row.
  assert.equal(await app.page.locator(".transfer").count(), 2);
});

test("the way of winning is one tap away and changes the payments", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C" });
  await app.tap(app.hook("way", "self-drawn"));
  assert.equal(await app.payment(), "South, West and North pay East 29 each");
  assert.equal((await app.fans())[80], 1);
});

test("a fan unfolds, says why, and lights its tiles", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C" });
  await app.tap(app.hook("fan", 60));
  assert.equal(await app.part("hand").locator('[data-light="lit"]').count(), 1);
  assert.equal(await app.part("hand").locator('[data-light="dim"]').count(), 9);
  await app.page.getByText("is a pung or kong of the prevalent wind").waitFor();
  await app.tap(app.hook("fan", 60));
  assert.equal(await app.part("hand").locator('[data-light="dim"]').count(), 0);
});

test("what is true but not counted says which principle keeps it out", async (t) => {
  const app = await open(t, { hash: "#1/mcr/1112345678922m+1m?win=self-drawn" });
  const dropped = app.page.locator("[data-dropped]").first();
  await app.tap(dropped);
  await app.page.locator(".dropped .why .reason").first().waitFor();
  assert.match(await app.page.locator(".dropped .why").innerText(), /\(P[1-5]\)/);
});

test("any other fan says what is in its way", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C" });
  await app.action("fans");
  await app.page.locator("dialog .search").fill("Seven Pairs");
  await app.settle();
  await app.tap(app.hook("any", 19));
  assert.match(await app.text("obstacle"), /^Seven pairs can’t have declared sets\./);
  // What no fan is called is said to be nothing.
  await app.page.locator("dialog .search").fill("zzz");
  await app.page.locator("dialog [role=status]", { hasText: "Nothing found." }).waitFor();
  assert.equal(await app.page.locator("dialog [data-any]").count(), 0);
  await app.page.locator("dialog .search").fill("");
  await app.page.locator("dialog [data-any]").first().waitFor();
  assert.equal(await app.page.getByText("Nothing found.").count(), 0);
});

test("below eight points a hand does not win", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[123m]234p345s678mE+E" });
  assert.match(await app.verdict(), /^\d of 8 points: not enough to win$/);
  assert.match(await app.payment(), /^If declared:\s/);
});

test("flowers count, but do not help to reach eight", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[123m]234p345s678mE+E" });
  const before = Number(await app.total());
  await app.editHand();
  await app.tap(app.hook("mode", "flowers"));
  for (const flower of ["1h", "2h", "7h"]) await app.tap(app.hook("flower", flower));
  assert.equal(Number(await app.total()), before + 3);
  assert.match(await app.verdict(), /points without flowers: not enough to win/);
  await app.tap(app.hook("flower", "2h"));
  assert.equal(Number(await app.total()), before + 2);
});

test("a ready hand shows its waits with their worth; a tap completes it", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[234p]2345678m234s" });
  assert.equal(await app.total(), "Ready");
  const waits = await app.page.locator("[data-wait]").evaluateAll((all) => all.map((e) => e.dataset.wait));
  assert.deepEqual(waits, ["2m", "5m", "8m"]);
  assert.match(await app.hook("wait", "5m").innerText(), /3 left/);
  await app.tap(app.hook("wait", "5m"));
  assert.equal(await app.hand(), "[234p]2345678m234s+5m");
  assert.equal(await app.verdict(), "wins");
});

test("a ready hand counts only the tiles that it can win with, or says that there are none", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[234p]2345678m234s" });
  // 2m would bring six points.
  assert.equal(await app.verdict(), "6 winning tiles left");
  await app.follow("#1/mcr/[123m][567p]345s789mE");
  assert.equal(await app.total(), "Ready");
  assert.equal(await app.verdict(), "no wait reaches 8 points");
  assert.ok((await app.page.locator("[data-wait]").count()) > 0);
  // A claimed tile must not be won with, as a win has been passed; a drawn one may.
  await app.follow("#1/sichuan/[222m][333m]7778899p?void=s&passed=8");
  assert.match(await app.verdict(), /^\d+ winning tiles? left$/);
});

/** What a row of the waits says of each way to win: the total, and who pays or why it may not win. */
async function worths(app, tile) {
  const cells = app.hook("wait", tile).locator(".worth");
  return cells.evaluateAll((all) => all.map((cell) => [...cell.children].slice(1).map((part) => part.textContent.replace(/\s/g, " ")).join(": ")));
}

test("a wait says who pays, in a few words", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[234p]2345678m234s" });
  assert.deepEqual(await worths(app, "5m"), ["12: discarder 20, others 8", "13: 21 each"]);
  assert.deepEqual(await worths(app, "2m"), ["6: needs 8", "7: needs 8"]);
  const said = { sichuan: "[222m][333m]7778899p?void=s", classical: "[PPP]123m456p5578s?seat=S", nanchang: "[CCC]2m888s55577p1m?indicator=2m&seat=S" };
  const tiles = { sichuan: "7p", classical: "6s", nanchang: "3m" };
  const all = [];
  for (const [rules, hand] of Object.entries(said)) {
    await app.follow(`#1/${rules}/${hand}`);
    all.push(await worths(app, tiles[rules]));
  }
  assert.deepEqual(all, [
    ["2: discarder 2", "2: 3 each"],
    ["50: East 100, others 50", "60: East 120, others 60"],
    ["25: East 14 (27), others 10 (19)", "47: East 27, others 19"],
  ]);
  // Only where there are any brackets is it said what they are.
  assert.match(await app.text("list"), /Paid to South\. In brackets: what that player pays as the discarder\. Tap/);
});

test("six waits are seen at once, and the hint stands below them", async (t) => {
  const app = await open(t, { hash: "#1/mcr/2223334445678m" });
  const list = await app.part("list").boundingBox();
  const boxes = await app.page.locator("[data-wait]").evaluateAll((all) => all.map((e) => e.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  const whole = boxes.filter(({ bottom }) => bottom <= list.y + list.height + 1);
  assert.ok(whole.length >= 5, `${whole.length} of ${boxes.length}`);
  assert.ok(boxes[5].top + 20 < list.y + list.height, "the sixth, at least its total");
  const tip = await app.page.locator(".tip").boundingBox();
  assert.ok(tip.y >= boxes.at(-1).bottom);
});

test("every tile and meld of a hand is wide enough to be tapped", async (t) => {
  const app = await open(t);
  for (const hand of ["1112345678999m+9m", "[222p]1112345678m+9m", "[222p][333p]1112345m+5m", "[222p][333p][555s]78m99p+9m", "[222p][333p][555s][789m]9p+9p", "[3333p]1112345678m+8m", "[2222p][3333p]1112345m+5m", "[2222p][3333p][5555s,1]78m99p+9m", "[2222p][3333p][5555s,1][EEEE]9p12345678h+9p"]) {
    for (const width of [360, 390, 430]) {
      await app.page.setViewportSize({ width, height: 844 });
      await app.follow(`#1/mcr/${hand}`);
      const found = await app.part("hand").locator(".line button").evaluateAll((all) => all.map((e) => e.getBoundingClientRect()).map(({ width, height, left, right }) => ({ width, height, left, right })));
      const least = Math.min(...found.flatMap(({ width, height }) => [width, height]));
      assert.ok(least >= 23.99, `${hand} at ${width}: ${least}`);
      assert.ok(found.every(({ left, right }) => left >= 0 && right <= width), `${hand} at ${width}: over the side`);
    }
  }
});

test("a discard that leaves the hand ready shows what its waits are worth", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[234p]2345678m234s+N" });
  const row = app.hook("discard", "N");
  const leads = row.locator(".leads");
  assert.deepEqual(await leads.locator(".numbers-of").allInnerTexts(), ["13/14", "12/13", "6/7"], "the dearest first");
  assert.equal(await leads.nth(2).locator(".less").count(), 2, "it may not win");
  await app.tap(row);
  assert.equal(await app.total(), "Ready");
});

test("fourteen tiles that do not win offer discards; a tap discards", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m456p78s1199sE+N" });
  const discards = await app.page.locator("[data-discard]").evaluateAll((all) => all.map((e) => e.dataset.discard));
  assert.ok(discards.includes("E"), discards.join());
  await app.tap(app.hook("discard", "E"));
  assert.equal((await app.hand()).length, "123m456p119978sN".length);
});

test("another reading can be looked at", async (t) => {
  const app = await open(t, { hash: "#1/mcr/111222333m789p5s+5s?win=self-drawn" });
  const best = Number(await app.total());
  await app.tap(app.page.locator("[data-reading]").first());
  assert.ok(Number(await app.total()) <= best);
});

test("another tile becomes the winning one", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m456p789s123sE+E" });
  await app.tap(app.hook("mode", "win"));
  await app.tap(app.part("hand").locator('button[data-hold="hand 3s"]'));
  assert.equal(await app.hand(), "123m456p12789sEE+3s");
});

test("a tile of the hand goes away, a meld as a whole", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s]123m" });
  await app.tap(app.part("hand").locator('button[data-hold="hand 2m"]'));
  await app.tap(app.part("hand").locator("button.meld"));
  assert.equal(await app.hand(), "13m");
});

test("the place of a removed piece offers it again, beside Undo", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s]123m" });
  const hand = app.part("hand");
  const tile = hand.locator('button[data-hold="hand 2m"]');
  const before = await tile.boundingBox();
  await app.tap(tile);
  await app.tap(hand.locator("button.meld"));
  assert.equal(await app.hand(), "13m");
  // It lies where it was, and nothing else has moved.
  const again = hand.getByRole("button", { name: "Put 2 of characters back" });
  assert.equal(Math.round((await again.boundingBox()).x), Math.round(before.x));
  await app.tap(again);
  assert.equal(await app.hand(), "123m");
  await app.tap(hand.getByRole("button", { name: /^Put chow/ }));
  assert.equal(await app.hand(), "[789s]123m");
  assert.equal(await hand.locator("[data-put-back]").count(), 0);
  // After some seconds only Undo brings it back.
  await app.tap(hand.locator('button[data-hold="hand 2m"]'));
  assert.equal(await hand.locator("[data-put-back]").count(), 1);
  await app.quiet();
  assert.equal(await hand.locator("[data-put-back]").count(), 0);
  await app.action("undo");
  assert.equal(await app.hand(), "[789s]123m");
});

test("the winning tile can be put back, too", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C" });
  await app.tap(app.part("hand").locator("button.win"));
  assert.equal(await app.total(), "Ready");
  await app.tap(app.hook("put-back", "0"));
  assert.equal(await app.total(), "20");
});

test("the own seat is one tap away in every rule system", async (t) => {
  for (const [hash, seat] of [
    ["#1/mcr/[789s][EEEE,1]123m456pC+C", "S"],
    ["#1/siamese/112223366m55899p123456789sEES", "W"],
    ["#1/sichuan/[222m][333m]7778899p+9p?void=s&from=W", "N"],
    ["#1/classical/[PPP]123m456p5578s+9s/123m", "S"],
    ["#1/nanchang/[CCC]2m888s55577p1m?indicator=2m", "N"],
  ]) {
    const app = await open(t, { hash });
    await app.seat(seat);
    assert.equal(app.taps, 1);
    assert.match(app.page.url(), new RegExp(`[?&]seat=${seat}`), hash);
    assert.equal(await app.hook("seat", seat).getAttribute("aria-pressed"), "true");
    await app.leave();
  }
});

test("the own seat leads back to the own hand", async (t) => {
  const app = await open(t, { hash: "#1/classical/[PPP]123m456p5578s+9s/123m?seat=S" });
  await app.place(1);
  assert.equal(await app.part("hand").locator(".line button").count(), 3);
  await app.seat("S");
  assert.equal(await app.part("hand").locator("button.win").count(), 1);
  assert.match(app.page.url(), /seat=S/);
});

/** Holds a meld of the hand. */
async function holdMeld(app) {
  await app.part("hand").locator("button.meld").first().click({ button: "right" });
  await app.settle();
  return app.page.locator("dialog [data-meld]").evaluateAll((all) => all.map((e) => e.dataset.meld));
}

test("a held meld offers what it could be instead", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[555m]123p" });
  assert.deepEqual(await holdMeld(app), ["[5555m,1]", "[5555m,5]", "[5555m]"]);
  await app.tap(app.hook("meld", "[5555m,5]"));
  assert.equal(await app.hand(), "[5555m,5]123p");
  assert.deepEqual(await holdMeld(app), ["[555m]", "[5555m,1]", "[5555m]"]);
  await app.tap(app.hook("option", "conceal"));
  assert.equal(await app.hand(), "5555m123p");
});

test("a chow is replaced by another one with a hold and a tap", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[345m]123p" });
  assert.equal((await holdMeld(app)).length, 21);
  await app.tap(app.hook("meld", "[456m]"));
  assert.equal(await app.hand(), "[456m]123p");
  assert.equal(app.taps, 1);
  await app.action("undo");
  assert.equal(await app.hand(), "[345m]123p");
});

test("holding a tile offers its melds", async (t) => {
  const app = await open(t);
  const tile = app.part("palette").locator('button[data-tile="5m"]');
  const box = await tile.boundingBox();
  await app.page.mouse.move(box.x + 10, box.y + 10);
  await app.page.mouse.down();
  await app.page.locator("dialog .option").first().waitFor();
  await app.page.mouse.up();
  const melds = await app.page.locator("dialog [data-meld]").evaluateAll((all) => all.map((e) => e.dataset.meld));
  assert.deepEqual(melds, ["[345m]", "[456m]", "[567m]", "[555m]", "[5555m,1]", "[5555m,5]", "[5555m]"]);
  await app.tap(app.hook("meld", "[456m]"));
  assert.equal(await app.hand(), "[456m]");
});

test("rulings change the total, and the link names them", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[1111m][2222p]345s678sE+E?win=self-drawn" });
  assert.equal((await app.fans())[48], 8);
  await app.action("rulings");
  await app.tap(app.hook("preset", "competition-1998"));
  await app.action("close");
  assert.equal((await app.fans())[48], 6);
  assert.match(app.page.url(), /rulings=competition-1998/);
});

test("a fan's names in other languages say which language they are in", async (t) => {
  const app = await open(t, { hash: "#1/mcr/123m456p789s123sE+E?from=W" });
  await app.tap(app.page.locator("[data-fan]").first());
  const names = () => app.page.locator(".why .native").evaluateAll((all) => all.map((e) => [e.lang, /\p{Script=Han}/u.test(e.textContent)]));
  for (const [lang, han] of await names()) assert.equal(han, lang === "zh" || lang === "ja", lang);
  assert.ok((await names()).length >= 2);
});

test("who plays Sichuan or Nanchang in Chinese reads their words", async (t) => {
  const app = await open(t, { locale: "zh", hash: "#1/mcr/[234p]2345678m234s" });
  assert.equal(await app.hook("way", "discard").innerText(), "点和");
  assert.match(await app.text("list"), /点和者20，其余各8/);
  await app.follow("#1/sichuan/[222m][333m]7778899p?void=s");
  assert.equal(await app.hook("way", "discard").innerText(), "点炮");
  assert.match(await app.text("list"), /点炮者2/);
  assert.match(await app.verdict(), /可胡/);
  await app.follow("#1/mcr/[234p]2345678m234s");
  assert.equal(await app.hook("way", "discard").innerText(), "点和");
  assert.match(await app.verdict(), /可和/);
});

test("that the winning tile is the last of its kind is inferred, and can be contradicted", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[888p][222p]1134p666s+2p?from=W" });
  assert.equal(await app.total(), "15");
  assert.match(await app.part("circumstances").innerText(), /last copy \(inferred\)/);
  await app.action("circumstances");
  const question = app.page.locator('fieldset:has([data-ask="last-copy"])');
  assert.equal(await question.locator("[data-inferred]").count(), 1);
  await app.tap(question.locator('[data-answer="no"]'));
  assert.equal(await question.locator("[data-inferred]").count(), 0);
  await app.press("Escape");
  assert.equal(await app.total(), "11");
  await app.action("undo");
  assert.equal(await app.total(), "15");
});

test("a tile for which there is no room is refused in every rule system", async (t) => {
  for (const system of ["mcr", "sichuan", "classical", "nanchang"]) {
    const app = await open(t, { hash: `#1/${system}/1123456789m1119p` });
    const full = await app.hand();
    if (await app.hook("action", "edit-hand").count()) await app.editHand();
    await app.tapTiles("2p 2p");
    assert.equal(await app.hand(), full);
    assert.match(await app.notice(), /./);
  }
});
