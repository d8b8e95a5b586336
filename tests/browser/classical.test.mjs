// Chinese Classical as a person enters it; the numbers are those of the rules' worked examples.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

test("C-1: a win and three losing hands, entered at their places", async (t) => {
  const app = await open(t, { hash: "#1/classical/?seat=S" });
  await app.meld("pung", "P");
  await app.tapTiles("1m 2m 3m 4p 5p 6p 5s 5s 7s 8s 9s");
  assert.equal(await app.total(), "50");
  assert.equal((await app.notes()).filter((note) => /has not been entered\. It counts as 0/.test(note)).length, 3);
  for (const [place, tiles] of [[1, "2m 2m 2m 5m 8m 3p 6p 9p 1s 4s 7s E S"], [2, "1m 4m 7m 2p 5p 9p 3s 6s 8s E W N N"], [3, "1m 4m 7m 8m 2p 5p 8p 3s 6s 9s E S W"]]) {
    await app.place(place);
    await app.tapTiles(tiles);
  }
  assert.match(await app.text("circumstances"), /\w/);
  await app.place(0);
  assert.ok(!(await app.notes()).some((note) => /has not been entered/.test(note)));
  assert.equal((await app.ledger()).nets, "S +200, W −30, N −30, E −140");
  assert.match(await app.text("formula"), /24 × 2 = 48, rounded up to 50/);
});

test("C-16: the losers settle the difference of their hands", async (t) => {
  const app = await open(t, { hash: "#1/classical/[234m][555p]88p34567s+8s/[777m]1358999mCCC?seat=S&from=E" });
  assert.equal(await app.total(), "30");
  const { nets, rows } = await app.ledger();
  assert.equal(nets, "W +210, S +120, N −110, E −220");
  assert.ok(rows.some((row) => row === "East pays West | 160 | difference between two losing hands; East pays and receives double | 80 × 2"), rows.join("\n"));
  await app.tap(app.hook("other", "1"));
  assert.match(await app.text("list"), /×2 One Suit with Honors/);
  await app.action("back");
  assert.equal(await app.total(), "30");
});

test("C-17: a limit hand", async (t) => {
  const app = await open(t, { hash: "#1/classical/1113335557779m+9m?seat=S&win=self-drawn" });
  assert.equal(await app.total(), "500");
  assert.match(await app.page.locator("[data-fan]").first().innerText(), /limit\s+Hidden Treasure/);
  assert.equal((await app.ledger()).nets, "S +2000, W −500, N −500, E −1000");
});

test("while another hand is entered, the headline is about that hand", async (t) => {
  const app = await open(t, { hash: "#1/classical/[PPP]123m456p5578s+9s/147m258p369sEWN?seat=S&from=W" });
  assert.equal(`${await app.total()} ${await app.verdict()}`, "50 wins");
  await app.place(1);
  assert.equal(`${await app.total()} ${await app.text("unit")} ${await app.verdict()}`, "0 points West’s hand");
  // Never “nothing extra” beside a total of 0.
  assert.equal(await app.text("no-fans"), "Nothing in this hand scores.");
  await app.tapTiles("S");
  assert.equal(await app.verdict(), "West’s hand");
  await app.place(2);
  assert.equal(`${await app.total()} ${await app.text("unit")} ${await app.verdict()}`, "0 tiles North’s hand");
  await app.tapTiles("E E E");
  assert.equal(`${await app.total()} ${await app.verdict()}`, "20 North’s hand");
  await app.place(0);
  assert.equal(`${await app.total()} ${await app.verdict()}`, "50 wins");
});

test("a losing hand takes thirteen tiles, and the fourteenth says why not", async (t) => {
  const app = await open(t, { hash: "#1/classical/" });
  await app.place(1);
  await app.tapTiles("1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p");
  await app.tapTiles("5p");
  assert.notEqual(await app.notice(), "");
  // Back to the own hand in one tap.
  await app.place(0);
  assert.equal(await app.part("hand").locator(".line .tile").count(), 0);
});
