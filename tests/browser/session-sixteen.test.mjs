// Sixteen deals in each rule system, played by taps and corrected on the way. Who sits where, who pays
// whom and every total are worked out here from the rules, and read on each screen that says them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { NAMES, bar, begin, choose, draw, list, now, record, seats, sheet, totals, type, withDeal } from "./session.mjs";

const WINDS = ["East", "South", "West", "North"];
const sum = (all) => all.reduce((before, points) => before + points, 0);
const number = (text) => Number(text.replace("−", "-").replace("+", ""));
const written = (points) => String(points).replace("-", "−");
const turned = (order, by) => order.map((_, at) => order[(at + by) % order.length]);

/** What one payment after the other changes for each player. */
function paid(players, payments) {
  const net = Array(players).fill(0);
  for (const [from, to, points] of payments) {
    net[from] -= points;
    net[to] += points;
  }
  return net;
}

/** The other players. */
const others = (players, ...not) => [...Array(players).keys()].filter((player) => !not.includes(player));

/**
 * The rule systems: what is agreed on, who sits where in a deal (the dealer first) after the deals before
 * it, what a deal changes, and the sixteen deals. A deal is `{ wins: [[winner, from or "wall", points]] }`,
 * `{ net, winner }`, `{ hand, net, said }` or `{}` if nobody won.
 */
const GAMES = {
  mcr: {
    names: NAMES,
    changesSeats: (before) => before.length % 4 === 0,
    // The seats change in every round: A B C D, B A D C, C D B A, D C A B.
    seats: (before) => turned([[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 1, 0], [3, 2, 0, 1]][Math.floor(before.length / 4)], before.length % 4),
    says: (before) => `${WINDS[Math.floor(before.length / 4)]} round`,
    // Everybody pays 8, and whoever gave the tile the points, too; all do if it was drawn.
    pays: ([winner, from, points]) => others(4, winner).map((player) => [player, winner, from === "wall" || from === player ? points + 8 : 8]),
    deals: [
      // Mixed Straight 8, All Types 6, Prevalent Wind 2, Melded Kong 1, Single Wait 1.
      { hand: "[789s][EEEE,1]123m456pC+C?seat=S&from=W", net: [-8, 42, -26, -8], said: /Ben wins 18 from Cem/ },
      { wins: [[0, "wall", 11]] }, { wins: [[2, 3, 24]] }, {}, { wins: [[3, 0, 8]] }, { wins: [[1, "wall", 40]] },
      { wins: [[1, 2, 13]] }, { wins: [[0, 1, 88]] }, {}, { wins: [[3, "wall", 9]] }, { wins: [[2, 0, 16]] },
      { wins: [[1, 3, 33]] }, { wins: [[0, 2, 12]] }, { wins: [[2, "wall", 64]] }, {}, { wins: [[3, 1, 21]] },
    ],
    other: { wins: [[3, "wall", 20]] },
  },
  siamese: {
    names: NAMES.slice(0, 2),
    agree: async (app) => {
      await choose(app, "players", 2);
      await type(app, "deals", 16);
    },
    seats: (before) => turned([0, 1], before.length % 2),
    says: (_, seats, names) => `${names[seats[0]]} deals`,
    // Of two players one pays the other the points; two wins of one end the deal, and the other's are void.
    pays: ([winner, , points]) => [[1 - winner, winner, points]],
    deals: [
      // A straight of 22 and seven pairs of 29.
      { hand: "112223366m55899p123456789sEESS+8p?players=2&win=self-drawn&seat=E", net: [51, -51], said: /Anna wins 22 by self-draw.*Anna wins 29 by self-draw/ },
      { wins: [[1, "wall", 12], [0, 1, 30]] }, { wins: [[0, "wall", 24], [0, 1, 24]] }, {}, { wins: [[1, 0, 8]] },
      { wins: [[1, 0, 9], [0, "wall", 10], [1, "wall", 11]], net: [-20, 20], said: /Ben wins 9 from Anna, Ben wins 11 by self-draw/ }, { wins: [[0, 1, 44]] }, {}, { wins: [[1, "wall", 18], [1, 0, 26]] },
      { wins: [[0, 1, 88]] }, { wins: [[1, 0, 16]] }, { wins: [[1, "wall", 33]] }, {}, { wins: [[0, "wall", 10]] },
      { wins: [[1, 0, 64]] }, { wins: [[0, 1, 21], [1, 0, 22]] },
    ],
    other: { wins: [[1, 0, 28]] },
  },
  sichuan: {
    names: NAMES,
    agree: (app) => type(app, "deals", 16),
    // The first winner deals next; after a deal that nobody won the dealer stays.
    seats: (before) => turned([0, 1, 2, 3], before.reduce((dealer, { wins, winner }) => wins?.[0][0] ?? winner ?? dealer, 0)),
    says: (_, seats, names) => `${names[seats[0]]} deals`,
    // The discarder pays the value; for a drawn tile all pay one more who have not won.
    pays: ([winner, from, points], wins, at) => {
      const gone = wins.slice(0, at).map(([player]) => player);
      return from === "wall" ? others(4, winner, ...gone).map((player) => [player, winner, points + 1]) : [[from, winner, points]];
    },
    deals: [
      // Sichuan rules, the end of the wall: West pays South the maximum 2, North is a flower pig and pays 48 to nobody.
      {
        hand: "2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.",
        net: [1, 2, -2, -49], winner: 0, said: /Anna wins 1 from Dora/,
      },
      { wins: [[1, 0, 2], [2, 0, 4], [3, "wall", 1]] }, { wins: [[3, 2, 8]] }, {}, { wins: [[2, "wall", 2], [0, 1, 1]] },
      { wins: [[0, "wall", 4]] }, { wins: [[1, 3, 1], [0, 2, 8], [3, "wall", 2]] }, {}, { wins: [[2, 1, 4]] }, { wins: [[3, "wall", 8], [1, "wall", 8], [0, "wall", 8]] },
      { net: [-48, 0, 0, 0] }, { wins: [[1, 2, 2], [3, 2, 2]] }, { wins: [[0, 3, 1]] }, { net: [10, -4, -6, 0], winner: 2 }, {}, { wins: [[2, 0, 8]] },
    ],
    other: { wins: [[0, "wall", 1], [3, 1, 2]] },
  },
  classical: {
    names: NAMES,
    start: 2000,
    // East stays after a win of East and after a draw; else the winds move on.
    seats: (before) => turned([0, 1, 2, 3], lost(before) % 4),
    says: (before, seats, names) => `${WINDS[Math.floor(lost(before) / 4)]} round · ${names[seats[0]]} deals`,
    // Everybody pays the winner, the losers settle what lies between them, and with East it counts twice.
    settles: ({ wins: [[winner, , points]], hands }, [east]) => {
      const twice = (one, other, amount) => (one === east || other === east ? 2 : 1) * amount;
      const payments = others(4, winner).map((player) => [player, winner, twice(player, winner, points)]);
      for (const one of others(4, winner)) {
        for (const other of others(4, winner)) {
          if (hands[one] < hands[other]) payments.push([one, other, twice(one, other, hands[other] - hands[one])]);
        }
      }
      return payments;
    },
    deals: [
      // Rules of Classical, C-1: the winner has 50, the others have 10, 10 and 0.
      { hand: "[PPP]123m456p5578s+9s/22258m369p147sES/147m259p368sEWNN/1478m258p369sESW?seat=S&from=W", net: [-140, 200, -30, -30], winner: 1, said: /Ben wins 50 from Cem/ },
      ...[
        [1, "wall", 40, [10, 0, 20, 80]], [3, 0, 100, [0, 20, 20, 0]], [], [2, 3, 300, [10, 20, 0, 500]], [0, "wall", 30, [0, 10, 30, 60]],
        [0, "unknown", 60, [0, 0, 0, 0]], [3, 2, 80, [120, 10, 20, 0]], [], [1, 2, 500, [40, 0, 10, 10]], [2, "wall", 50, [10, 20, 0, 30]],
        [2, 1, 30, [0, 10, 0, 0]], [0, 3, 70, [0, 20, 20, 40]], [1, "wall", 30, [10, 0, 0, 10]], [], [3, 1, 40, [10, 10, 20, 0]],
      ].map(([winner, from, points, hands]) => (hands ? { wins: [[winner, from, points]], hands } : {})),
    ],
    other: { wins: [[3, "wall", 60]], hands: [10, 20, 30, 0] },
  },
  nanchang: {
    names: NAMES,
    agree: async (app) => {
      await type(app, "turns", 20);
      await type(app, "deals", 16);
    },
    // A win of another player than the dealer passes the deal on.
    seats: (before) => turned([0, 1, 2, 3], lost(before) % 4),
    says: (_, seats, names) => `${names[seats[0]]} deals`,
    deals: [
      // Rules of Nanchang, J-1: 16, doubled for the dealer, and doubled with 5 more for the discarder.
      { hand: "58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W", net: [-32, 85, -37, -16], winner: 1, said: /Ben wins .* from Cem/ },
      ...[
        [[-8, 24, -8, -8], 1], [[4, -2, -2, 0], 2], [[0, 0, 0, 0]], [[5, 5, -15, 5]], [[-21, -21, -21, 63], 3], [[12, -4, -4, -4], 0], [[1, -1, 0, 0], 1],
        [[-10, -20, 40, -10], 2], [[-4, 0, 4, 0]], [[69, -37, -37, 5], 0], [[-2, -2, 6, -2], 2], [[-1, 3, -1, -1], 1], [[0, 0, 7, -7]], [[-16, -32, -16, 64], 3], [[20, 20, -60, 20], 1],
      ].map(([net, winner]) => ({ net, winner })),
    ],
    other: { net: [9, -3, -3, -3], winner: 0 },
  },
};

/** How often the deal has passed on: when another player than the dealer won. */
const lost = (before) => before.reduce((times, { wins, winner }) => {
  const won = wins?.[0][0] ?? winner;
  return won === undefined || won === times % 4 ? times : times + 1;
}, 0);

/** Every deal with who sits where in it, what it changes, and the totals after it. */
function played(game, deals) {
  const { names, start = 0 } = game;
  const all = names.map(() => start);
  return deals.map((deal, index) => {
    const before = deals.slice(0, index);
    const seated = game.seats(before);
    const payments = deal.wins && (game.settles?.(deal, seated) ?? deal.wins.flatMap((one, at) => game.pays(one, deal.wins, at)));
    const net = deal.net ?? paid(names.length, payments ?? []);
    net.forEach((points, player) => { all[player] += points; });
    return { ...deal, seated, net, totals: [...all], says: game.says(before, seated, names) };
  });
}

/** What a sentence about payments changes for each player: “Cem pays Ben 26 · Anna and Dora pay 8 each”, or the changes themselves. */
function said(sentence, names) {
  const net = names.map(() => 0);
  let last = [];
  const players = (text) => [...text.matchAll(/[A-Z]\w+|bank/g)].map(([name]) => names.indexOf(name));
  for (const part of sentence.split("·").map((part) => part.trim()).filter(Boolean)) {
    const change = part.match(/^(\w+)\s([+−]\d+)$/);
    if (change) {
      net[names.indexOf(change[1])] += number(change[2]);
      continue;
    }
    const [, payers, payments] = part.match(/^(.*?) pays? (.*)$/);
    for (const [, payees, points] of payments.matchAll(/([^\d]*)(\d+)/g)) {
      const named = players(payees);
      if (named.length) last = named;
      for (const from of players(payers)) {
        for (const to of last) {
          net[from] -= Number(points);
          if (to >= 0) net[to] += Number(points);
        }
      }
    }
  }
  return net;
}

/** What a line about a deal says. Of Siamese wins only those that count are named. */
const line = ({ wins, net, winner, said }, names) => {
  if (said) return said;
  if (wins) {
    const each = wins.map(([winner, from, points]) => {
      const how = from === "wall" ? "by self-draw" : from === "unknown" ? "on a discard" : `from ${names[from]}`;
      return `${names[winner]} wins ${points} ${how}`;
    });
    return new RegExp(each.join(".*"));
  }
  return new RegExp(net.some(Boolean) && winner !== undefined ? `${names[winner]} wins` : "");
};

/** Enters a deal, and reads who pays before it is recorded. */
async function enter(app, deal, { names, settles }, expected) {
  const preview = async () => assert.deepEqual(said(await app.text("deal-result"), names), expected.net, "before Record");
  if (deal.hand) {
    const [tiles, answers] = deal.hand.split("?");
    await app.follow(`#1/${app.rules}/${tiles}?${answers}`);
    await app.action("take-for-deal");
    assert.match(await bar(app), new RegExp(`^${names[expected.net.indexOf(Math.max(...expected.net))]}|^Anna`));
    assert.deepEqual(said(await app.payment(), names), expected.net, "before Record");
    return app.action("record");
  }
  if (!deal.wins && !deal.net) return draw(app);
  await app.action("without-tiles");
  await fill(app, deal, settles);
  await preview();
  return record(app);
}

/** Fills in the form of a deal without tiles. */
async function fill(app, { wins, hands, net, winner }, settles) {
  if (!wins) {
    await choose(app, "ending", "changed");
    for (const [player, points] of net.entries()) await type(app, `net${player}`, points);
    return choose(app, "net-winner", winner ?? "nobody");
  }
  const there = () => app.page.locator('[data-field^="winner"]').count();
  while ((await there()) > wins.length) await app.tap(app.page.locator('[data-action="remove-win"]').last());
  for (const [index, [winner, from, points]] of wins.entries()) {
    if (index === (await there())) await app.action("add-win");
    await choose(app, `winner${index}`, winner);
    await choose(app, `from${index}`, from);
    await type(app, `points${index}`, points);
  }
  if (settles) {
    for (const [player, value] of hands.entries()) if (player !== wins[0][0]) await type(app, `hand${player}`, value);
  }
}

/** What the screen says between two deals. */
async function between(app, game, deals) {
  const { names } = game;
  const all = played(game, deals);
  const last = all.at(-1);
  const text = await app.text("last-deal");
  assert.match(text, line(last, names));
  const payments = text.split(" · ").filter((part) => / pays? |^\w+\s[+−]\d/.test(part)).join(" · ");
  assert.deepEqual(said(payments, names), last.net, text);
  const next = game.seats(deals);
  assert.equal(await seats(app), next.map((player, seat) => `${WINDS[seat][0]} ${names[player]} ${written(last.totals[player])}`).join(", "));
  const change = next.map((player, seat) => `${names[player]} ${WINDS[seat]}`).join(", ");
  assert.equal(await app.text("seat-change"), game.changesSeats?.(deals) ? `Change seats: ${change}` : "");
  const says = game.says(deals, next, names);
  assert.ok((await now(app)).startsWith(`Deal ${deals.length + 1} ${says}`), `${await now(app)}: ${says}`);
}

/** What the open score sheet says of every deal, and who paid whom in each. */
async function onSheet(app, game, deals) {
  const { names } = game;
  const all = played(game, deals);
  assert.deepEqual(await totals(app), all.at(-1).totals);
  const rows = await app.page.locator(".sheet-deal").evaluateAll((rows) => rows.map((row) => ({
    line: row.querySelector(".line").textContent,
    changes: [...row.querySelectorAll(".sheet-cell .change")].map((cell) => cell.textContent),
  })));
  assert.equal(rows.length, all.length);
  for (const [index, deal] of all.entries()) {
    assert.match(rows[index].line, line(deal, names));
    assert.deepEqual(rows[index].changes.map(number), deal.net, `deal ${index + 1}`);
    await app.tap(app.page.locator(`[data-unfold="${index}"]`));
    const after = await app.page.locator(`[data-deal="${index}"] .running`).allTextContents();
    assert.deepEqual(after.map(number), deal.totals, `deal ${index + 1}`);
    assert.deepEqual(said(await app.text("deal-payments"), names), deal.net, `deal ${index + 1}`);
  }
  await app.tap(app.page.locator(`[data-unfold="${all.length - 1}"]`));
}

for (const [rules, game] of Object.entries(GAMES)) {
  test(`${rules}: sixteen deals with corrections`, async (t) => {
    const app = Object.assign(await open(t), { rules });
    const { names } = game;
    await begin(app, rules, names, () => game.agree?.(app));
    const deals = [];
    const undo = () => app.tap(app.page.locator('dialog [data-action="undo-session"]'));
    for (const deal of game.deals) {
      const next = [...deals, deal];
      await enter(app, deal, game, played(game, next).at(-1));
      deals.push(deal);
      // The last one may end the game, which shows the score sheet.
      if (deals.length < 16) await between(app, game, deals);
      if (deals.length === 6) {
        // The third deal is corrected, which may move everybody in the deals after it.
        await sheet(app);
        await onSheet(app, game, deals);
        await withDeal(app, 2, "correct");
        await fill(app, game.other, game.settles);
        await record(app);
        deals[2] = game.other;
        await onSheet(app, game, deals);
        await undo();
        deals[2] = game.deals[2];
        await onSheet(app, game, deals);
        await app.tap(app.page.locator('dialog [data-action="redo-session"]'));
        deals[2] = game.other;
        await app.action("close");
        await between(app, game, deals);
      } else if (deals.length === 11) {
        // One was left out before the fifth, and then one of the two was no deal at all.
        await sheet(app);
        await withDeal(app, 4, "insert");
        await draw(app);
        deals.splice(4, 0, {});
        await onSheet(app, game, deals);
        await withDeal(app, 4, "delete");
        deals.splice(4, 1);
        await onSheet(app, game, deals);
        await app.action("close");
        await between(app, game, deals);
      }
    }
    if (!(await app.page.locator(".score-sheet").count())) await sheet(app);
    await onSheet(app, game, deals);
    // The list has the totals, too, the best first; and a reload changes nothing.
    const last = played(game, deals).at(-1).totals;
    await app.page.reload();
    await app.ready();
    await list(app);
    const kept = await app.page.locator(".kept-session").first().innerText();
    for (const [player, total] of last.entries()) assert.match(kept.replace(/\s/g, " "), new RegExp(`${names[player]} ${written(total)}(?!\\d)`));
    assert.ok(sum(last) <= names.length * (game.start ?? 0));
  });
}
