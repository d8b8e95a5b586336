// A whole evening in each rule system, played by taps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, begin, changes, choose, deals, draw, now, penalty, seats, sheet, totals, type, win } from "./session.mjs";

/** What a win of MCR changes for each player: 8 from everybody, and the points from who gave the tile. */
function paid(winner, from, points) {
  const pays = (player) => (from === "wall" || from === player ? points + 8 : 8);
  const net = [0, 1, 2, 3].map((player) => (player === winner ? 0 : -pays(player)));
  net[winner] = -net.reduce((sum, points) => sum + points, 0);
  return net;
}

test("MCR: sixteen deals with penalties, then the ranking", async (t) => {
  const app = await open(t);
  await begin(app, "mcr", NAMES);
  const expected = [0, 0, 0, 0];
  const add = (net) => net.forEach((points, player) => { expected[player] += points; });
  for (let deal = 0; deal < 16; deal += 1) {
    assert.match(await now(app), new RegExp(`^Deal ${deal + 1} ${["East", "South", "West", "North"][Math.floor(deal / 4)]} round`));
    if (deal % 4 === 3) {
      await draw(app);
    } else {
      const wins = [deal % 4, deal % 3 === 0 ? "wall" : (deal + 1) % 4, 8 + deal];
      await win(app, [wins]);
      add(paid(...wins));
    }
    if (deal === 2) {
      await penalty(app, "late-pung", 0);
      await penalty(app, "late-pung", 0);
      await penalty(app, "too-few", 1);
      add([-5 + 10, -30, 10, 10]);
    } else if (deal === 3) {
      // In the second round East and South have changed seats, and so have West and North.
      assert.match(await seats(app), /^E Ben .*, S Anna .*, W Dora .*, N Cem/);
    }
  }
  // The last deal ends the game, and the score sheet is shown.
  await app.part("sheet").waitFor();
  assert.deepEqual(await totals(app), expected);
  assert.equal((await deals(app)).length, 16);
  assert.match(await app.page.locator(".score-sheet").innerText(), /table points/i);
});

test("Siamese with three: twelve deals, several wins in a deal", async (t) => {
  const app = await open(t);
  await begin(app, "siamese", NAMES.slice(0, 3));
  await win(app, [[1, 2, 9], [2, 1, 29], [1, 0, 31]]);
  for (let deal = 1; deal < 12; deal += 1) {
    await (deal % 2 ? win(app, [[deal % 3, "wall", 10 + deal]]) : draw(app));
  }
  await app.part("sheet").waitFor();
  assert.equal((await deals(app)).length, 12);
  assert.equal((await totals(app)).reduce((sum, points) => sum + points), 0);
});

test("Siamese with two: an even number of deals, East alternates", async (t) => {
  const app = await open(t);
  await begin(app, "siamese", ["Anna", "Ben"], async () => {
    await choose(app, "players", 2);
    await type(app, "deals", 4);
  });
  for (let deal = 0; deal < 4; deal += 1) {
    assert.match(await now(app), new RegExp(`${["Anna", "Ben"][deal % 2]} deals`));
    await win(app, [[deal % 2, "wall", 12 + deal]]);
  }
  await app.part("sheet").waitFor();
  assert.equal((await deals(app)).length, 4);
});

const WALL = "#1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.";

test("Sichuan: the end of the wall with a flower pig, wins in order, an agreed number of deals", async (t) => {
  const app = await open(t);
  await begin(app, "sichuan", NAMES, () => type(app, "deals", 4));
  await app.follow(WALL);
  await app.action("take-for-deal");
  await app.action("record");
  // The first winner deals next.
  assert.match(await now(app), /^Deal 2 Anna deals/);
  await win(app, [[1, 0, 2], [2, 0, 4], [3, "wall", 1]]);
  assert.match(await now(app), /^Deal 3 Ben deals/);
  await draw(app);
  assert.match(await now(app), /^Deal 4 Ben deals/);
  // A flower pig pays its fine to nobody.
  await changes(app, [-48, 0, 0, 0], "nobody");
  await app.part("sheet").waitFor();
  assert.equal((await deals(app)).length, 4);
});

test("Classical: East stays, and the round ends when each East has lost", async (t) => {
  const app = await open(t);
  await begin(app, "classical", NAMES, () => choose(app, "deals-per-round", 2));
  const all = { 0: 10, 1: 20, 2: 30, 3: 40 };
  const won = (winner) => win(app, [[winner, "wall", 40]], Object.fromEntries(Object.entries(all).filter(([player]) => Number(player) !== winner)));
  await won(0);
  assert.equal(await now(app), "Deal 2 East round · Anna deals");
  await draw(app);
  assert.equal(await now(app), "Deal 3 East round · Anna deals");
  await won(2);
  assert.equal(await now(app), "Deal 4 East round · Ben deals");
  await won(3);
  assert.match(await now(app), /^Deal 5 South round/);
  for (let deal = 0; deal < 6; deal += 1) {
    const east = NAMES.indexOf((await now(app)).match(/(\w+) deals$/)[1]);
    await won((east + 1) % 4);
  }
  await app.part("sheet").waitFor();
  assert.equal((await totals(app)).reduce((sum, points) => sum + points), 8000);
});

test("Nanchang: jing and kongs of everybody, also in a drawn deal", async (t) => {
  const app = await open(t);
  await begin(app, "nanchang", NAMES, () => type(app, "turns", 1));
  await app.follow("#1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W");
  await app.action("take-for-deal");
  assert.match(await app.payment(), /Cem pays Ben 37 · Anna pays 32 · Dora pays 16/);
  await app.action("record");
  assert.match(await now(app), /^Deal 2 Ben deals/);
  // Nobody wins, but jing and kongs are paid; the dealer stays.
  await app.tap(app.page.locator('[data-player-seat="E"]'));
  await app.answer("indicator", "2m");
  await app.answer("ending", "draw");
  await app.answer("primary", 2);
  await app.place(2);
  await app.answer("open-kongs", 1);
  await app.place(0);
  await app.action("record");
  assert.match(await now(app), /^Deal 3 Ben deals/);
  const sums = (await seats(app)).match(/[+−]?\d+(?=,|$)/g).map((text) => Number(text.replace("−", "-")));
  assert.equal(sums.reduce((sum, points) => sum + points), 0);
  for (const winner of [2, 3, 0]) await changes(app, [0, 1, 2, 3].map((player) => (player === winner ? 3 : -1)), winner);
  await app.part("sheet").waitFor();
  assert.equal((await deals(app)).length, 5);
});
