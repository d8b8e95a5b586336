// What the functions give in Node.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";
import { load, project, SNAPSHOTS } from "./project.mjs";

/** Whether every call of the core fails, as if it had trapped. */
let broken = false;
WebAssembly.Instance = class extends WebAssembly.Instance {
  get exports() {
    const core = super.exports;
    const score = (...values) => {
      if (broken) throw new WebAssembly.RuntimeError("unreachable");
      return core.score(...values);
    };
    return Object.create(core, { score: { value: score } });
  }
};
const folder = project("node");
const hule = await load(folder);
const installed = (file) => pathToFileURL(join(folder, "node_modules/hule", file));
const WIN = "[789s][EEEE,1]123m456pC+C";

/** The error that a call throws. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof hule.HuleError && error instanceof Error, String(error));
    assert.equal(error.name, "HuleError");
    return error;
  }
  assert.fail("nothing was thrown");
}

const RIICHI = { rules: "riichi", hand: "22345m567p34578s+6s", answers: { seat: "S", win: "self-drawn", riichi: "riichi" } };

test("the yaku of riichi have Japanese names where they are asked for, in rows and sentences", async () => {
  const named = (options) => hule.score(RIICHI, options).best.counted.filter(({ unit }) => unit === "han").map(({ name }) => name);
  const japanese = ["Riichi", "Menzen Tsumo", "Pinfu", "Tanyao"];
  assert.deepEqual(named({ names: "japanese" }), japanese);
  assert.deepEqual(named({ names: "own" }), ["Riichi", "Fully Concealed Hand", "Pinfu", "All Simples"]);
  assert.deepEqual(named({}), named({ names: "own" }));
  const { fans } = await hule.explain(RIICHI, { names: "japanese" });
  const [tanyao] = fans.filter(({ key }) => key === "tanyao");
  assert.equal(tanyao.name, "Tanyao");
  assert.match(tanyao.definition.text, /the ruling “Tanyao in open hands”/);
  assert.match((await hule.explain(RIICHI, { fan: "chinitsu", names: "japanese" })).definition.text, /It replaces Honitsu\.$/);
  assert.equal(hule.score("123456789m123p5s+5s", { names: "japanese" }).best.counted[0].name, hule.score("123456789m123p5s+5s").best.counted[0].name);
  // In Russian they are transcribed in any case.
  await hule.load("ru");
  for (const names of ["own", "japanese"]) assert.deepEqual(named({ names, language: "ru" }), ["Риичи", "Мензен цумо", "Пинфу", "Таняо"]);
  assert.equal(thrown(() => hule.score(RIICHI, { names: "romaji" })).message, 'names must be "own" or "japanese".');
});

/** A sheet without what the package adds to that of the core. */
function asInCore({ han, fu, fu_unrounded, ...sheet }) {
  const row = ({ fan, times, points, unit, evidence }) => ({ fan, times, points, unit, evidence });
  const dropped = sheet.dropped.map(({ fan, times, evidence, reason }) => ({ fan, times, evidence, reason }));
  return { ...sheet, counted: sheet.counted.map(row), dropped };
}

/** The rows of a sheet of the core, those of one fan gathered. */
function gathered({ counted, dropped }) {
  const groups = (rows, same) => rows.reduce((all, row) => {
    const group = all.find(([first]) => same(first, row));
    group ? group.push(row) : all.push([row]);
    return all;
  }, []);
  const evidence = (rows) => rows.map((row) => row.evidence);
  const product = (rows) => rows[0].unit === "factor" ? rows.reduce((all, { points }) => all * points, 1) : rows.reduce((sum, { points }) => sum + points, 0);
  const same = (a, b) => a.fan === b.fan && JSON.stringify(a.reason) === JSON.stringify(b.reason);
  return {
    counted: groups(counted, same).map((rows) => ({ fan: rows[0].fan, times: rows.length, points: product(rows), unit: rows[0].unit, evidence: evidence(rows) })),
    dropped: groups(dropped, same).map((rows) => ({ fan: rows[0].fan, times: rows.length, evidence: evidence(rows), reason: rows[0].reason })),
  };
}

describe("score", () => {
  test("gives the reports that the core gives", () => {
    const cases = readFileSync(SNAPSHOTS, "utf8").trim().split("\n").map((line) => JSON.parse(line));
    assert.ok(cases.length > 20);
    for (const { link, report } of cases) {
      const given = hule.score(link, { asked: true });
      assert.deepEqual(given.best, given.sheets[0] ?? null);
      const { asked, faults, best, ...rest } = given;
      for (const owner of [rest, ...rest.others]) owner.sheets = owner.sheets.map(asInCore);
      for (const owner of [report, ...report.others]) for (const sheet of owner.sheets) Object.assign(sheet, gathered(sheet));
      assert.deepEqual(faults.map(({ sentence, ...fault }) => fault), report.faults, link);
      assert.ok(faults.every((fault) => fault.sentence.length > 10 && !/[{}]|^fault\./.test(fault.sentence)));
      // The core leaves it to those who show them to judge the answers.
      const unjudged = asked.map((question) => ({ ...question, offers: question.offers.map((offer) => ({ ...offer, impossible: null })) }));
      assert.deepEqual({ ...rest, faults: report.faults, asked: unjudged }, report, link);
    }
  });

  test("takes text, links, addresses and objects for the same hand", () => {
    const wanted = hule.score(WIN);
    assert.equal(wanted.sheets[0].total, 20);
    const same = [
      `1/mcr/${WIN}`,
      `#1/mcr/${WIN}`,
      `https://example.org/hule/?x=1#1/mcr/${encodeURIComponent(WIN)}`,
      `\uFEFF${WIN}\u200B`,
      `\uFEFF1/mcr/${WIN}\u200B`,
      { hand: WIN },
      { rules: "mcr", hand: { melds: ["[789s]", "[EEEE,1]"], standing: [..."123"].map((n) => `${n}m`).concat("456p", "C"), win: "C" } },
      { hand: { melds: "[789s][EEEE,1]", standing: "123m456p", win: "C", flowers: [] }, answers: { from: null } },
      hule.parse(WIN),
    ];
    same.at(-2).hand.standing += "C";
    for (const request of same) assert.deepEqual(hule.score(request), wanted, JSON.stringify(request));
  });

  test("takes answers in every way", () => {
    const seats = (answers, rules = "sichuan") => hule.parse({ rules, answers }).answers;
    assert.deepEqual(seats({ void: ["s", null, "p"] }), { void: "s", "void.2": "p" });
    assert.deepEqual(seats({ "void.2": "p", void: "s" }), { void: "s", "void.2": "p" });
    assert.deepEqual(seats({ "last-copy": true }, "mcr"), { "last-copy": "yes" });
    assert.deepEqual(seats({ "primary.1": 1 }, "nanchang"), { "primary.1": "1" });
    const lists = { dora: ["7s", "2p"], declared: ["E", "S"], riichi: "riichi" };
    assert.deepEqual(seats(lists, "riichi"), seats({ dora: "7s2p", declared: "ES", riichi: "riichi" }, "riichi"));
    assert.deepEqual(seats({ dora: [] }, "riichi"), seats({ dora: "" }, "riichi"));
  });

  test("says who a fan is, in the language of the call", async () => {
    const request = { rules: "riichi", preset: "tenhou", hand: "23m567m345p678s55p+4m", answers: { seat: "S", win: "self-drawn", riichi: "riichi", dora: ["4p", "4p", "6s"] } };
    const { best } = hule.score(request);
    const rows = best.counted.filter(({ unit }) => unit === "han").map(({ key, name, times, points }) => [key, name, times, points]);
    assert.ok(rows.some((row) => row.join() === "dora,Dora,7,7"), JSON.stringify(rows));
    assert.ok(rows.some(([key, name]) => key === "pinfu" && name === "Pinfu"), JSON.stringify(rows));
    assert.deepEqual([best.han, best.fu, best.fu_unrounded, best.limit], [11, 20, 20, "sanbaiman"]);
    await hule.load("ja");
    assert.ok(hule.score(request, { language: "ja" }).best.counted.some(({ name }) => name === "平和"));
    // Where a system counts by one number there are no two.
    assert.equal("han" in hule.score(WIN).best, false);
    const yakuman = hule.score({ rules: "riichi", hand: "EEESSSWWWNNNC+C", answers: { win: "self-drawn" } }).best;
    assert.deepEqual([yakuman.han, yakuman.fu, yakuman.limit], [null, null, "yakuman"]);
    const open = hule.score({ rules: "riichi", hand: "[CCC]234m567p88s99p+9p", answers: { seat: "S", from: "W" } }).best;
    assert.deepEqual([open.han, open.fu, open.fu_unrounded, open.limit], [1, 30, 28, undefined]);
  });

  test("has the best reading, or none", () => {
    assert.equal(hule.score(WIN).best.total, 20);
    assert.equal(hule.score("123m").best, null);
    assert.equal(hule.score("55555m").best, null);
  });

  test("takes rulings as a preset, a list or switches", () => {
    const rulings = (request) => hule.score({ hand: WIN, ...request });
    assert.equal(rulings({ preset: "competition-1998" }).preset, "competition-1998");
    assert.deepEqual(rulings({ rulings: ["two-concealed-kongs-8"] }).rulings, ["two-concealed-kongs-8"]);
    assert.deepEqual(rulings({ rulings: [] }).rulings, []);
    const all = rulings({}).rulings;
    const but = rulings({ rulings: { "two-concealed-kongs-8": false } }).rulings;
    assert.deepEqual(but, all.filter((key) => key !== "two-concealed-kongs-8"));
  });

  test("says which answers are impossible now", () => {
    const request = { hand: WIN, answers: { win: "self-drawn" } };
    assert.equal("asked" in hule.score(request), false);
    const { asked } = hule.score(request, { asked: true });
    const last = asked.find((question) => question.key === "last");
    const claim = last.offers.find((offer) => offer.answer === "claim");
    assert.equal(claim.impossible.code, "last-claim-self-drawn");
  });

  test("reports a hand that is impossible", () => {
    const { standing, faults, sheets } = hule.score("55555m");
    assert.deepEqual([standing, sheets], [{ kind: "faulty" }, []]);
    assert.deepEqual(faults[0], {
      code: "five-of-a-kind",
      tiles: ["5m"],
      value: "5",
      sentence: "There are 5 copies of 5m, but only four exist. Remove the extra ones.",
    });
  });
});

describe("waits", () => {
  test("tells waits, discards and useful tiles", () => {
    const ready = hule.waits("[567m]33456p789sWW");
    assert.deepEqual(ready.waits.map((wait) => wait.tile), ["3p", "W"]);
    assert.equal(hule.waits("[567m]3456p789sWWWN").discards[0].tile, "N");
    assert.ok(hule.waits("2357m12368pEENN").useful.includes("4m"));
    assert.deepEqual(hule.waits("123m"), { kind: "entering", missing: 10 });
    assert.deepEqual(hule.waits(WIN), { kind: "complete", wins: true, needed: 8 });
  });

  test("throws for a hand that is impossible", () => {
    assert.deepEqual(thrown(() => hule.waits("55555m")).faults, hule.score("55555m").faults);
  });
});

describe("ways", () => {
  test("tells what would make a hand win, and what to discard", () => {
    const { ways, discards, unseen } = hule.ways("[456m]12m234p678s99s+3m");
    assert.deepEqual([ways[0].goes, ways[0].comes, ways[0].self_drawn.total], [["2p", "8s"], ["5p", "5s"], 10]);
    assert.deepEqual([ways[0].chance, unseen], [{ favourable: 32, all: 122 * 121 }, 122]);
    assert.deepEqual(discards, []);
    const full = hule.ways("123m456m23p789s55sE");
    assert.deepEqual(full.discards.map((ranked) => ranked.discard.tile), ["E"]);
    assert.ok(full.discards[0].expected > 0.9);
    assert.deepEqual(hule.ways(WIN).ways, [], "it wins already");
  });

  test("throws for a hand that is impossible", () => {
    assert.deepEqual(thrown(() => hule.ways("55555m")).faults, hule.score("55555m").faults);
  });
});

describe("explain", () => {
  const link = "1/mcr/[123m]456p778899sC+C?seat=S&from=N&last=claim";

  test("says why everything counts, and who pays", async () => {
    const all = await hule.explain(link);
    const { sheets, ledger } = hule.score(link);
    assert.deepEqual(new Set(all.fans.map((fan) => fan.fan)), new Set([...sheets[0].counted, ...sheets[0].dropped].map(({ fan }) => fan)));
    for (const fan of all.fans) {
      assert.ok(fan.why.length > 0 && fan.why.every((why) => why.text.length > 5), fan.key);
      const counted = sheets[0].counted.find((row) => row.fan === fan.fan);
      assert.equal(fan.times, counted?.times ?? 0);
      assert.equal(fan.points, counted?.points ?? 0);
      assert.equal(fan.verdict, counted ? "counts" : "dropped");
    }
    // The discarder pays more than the others, who are listed together.
    const paid = all.payments.map(({ from, to, amount, formula }) => [from, to, amount, formula]);
    assert.deepEqual(paid, [[["N"], ["S"], 8 + sheets[0].total, `8 + ${sheets[0].total}`], [["E", "W"], ["S"], 8, ""]]);
    const each = all.payments.flatMap(({ from, to, amount }) => from.map((seat) => ({ from: seat, to: to[0], amount })));
    assert.deepEqual(each, ledger.transfers.map(({ from, to, amount }) => ({ from, to, amount })));
  });

  test("multiplies a double that counts several times", async () => {
    const request = { rules: "classical", hand: "[CCC][FFF]PPP12m99p+3m", answers: { seat: "S", round: "S", from: "E" } };
    const said = await hule.explain(request, { fan: "dragon-pung" });
    assert.deepEqual([said.times, said.points, said.unit], [3, 8, "factor"]);
    // Beside a limit hand it is dropped.
    const scholars = { ...request, hand: "[FFF][PPPP,1]2255mCCC+5m" };
    const dropped = hule.score(scholars).best.dropped.find(({ key }) => key === "dragon-pung");
    assert.deepEqual([dropped.times, dropped.points, dropped.unit], [3, 8, "factor"]);
  });

  test("names a principle only where the rules have principles", async () => {
    const request = { rules: "classical", rulings: ["loser-one-pair"], hand: "123m456p789s11s23p+1p", others: ["PPFF1478m258p36s", "", ""], answers: { seat: "S", from: "E" } };
    const { verdict, dropped } = await hule.explain(request, { place: 1, fan: "pair-of-dragons" });
    assert.deepEqual([verdict, dropped.map(({ principle }) => principle)], ["counts", [null]]);
  });

  test("says in which unit a fan counts, which a ruling may change", async () => {
    const link = "1/riichi/EESSWWNNCCFFP+P?seat=S&from=W&first-turn=yes";
    const usual = hule.score(link).rulings.filter((key) => !key.startsWith("renhou-"));
    for (const [ruling, unit] of [["renhou-mangan", "han"], ["renhou-yakuman", "yakuman"]]) {
      const request = { ...hule.parse(link), preset: undefined, rulings: [...usual, ruling] };
      assert.equal((await hule.explain(request, { fan: "renhou" })).unit, unit);
      const counted = hule.score(request).sheets[0].counted.filter(({ fan }) => fan === 31);
      assert.deepEqual(counted.map(({ points, unit }) => [points, unit]), ruling === "renhou-mangan" ? [] : [[1, "yakuman"]]);
    }
  });

  test("says why any fan counts or not, in every language", async () => {
    for (const language of hule.languages) {
      for (const system of await hule.rules()) {
        const example = system.examples.find((link) => hule.score(link).sheets.length) ?? assert.fail(system.key);
        for (const fan of system.fans) {
          const said = await hule.explain(example, { fan: fan.key, language });
          assert.deepEqual([said.fan, said.name, said.language], [fan.number, fan.name[language], language]);
          const sentences = [said.definition, ...said.why, ...said.dropped.map((why) => why.reason), said.obstacle].filter(Boolean);
          assert.ok(sentences.length >= 2, `${example} ${fan.key}`);
          for (const { text } of sentences) assert.doesNotMatch(text, /[{}]|^(fan|obstacle|exclusion)\.|^$/, `${language} ${fan.key}`);
          assert.equal(said.verdict === "absent", said.obstacle !== null);
        }
      }
    }
  });

  test("says why a complete hand may not win, in every language", async () => {
    const hands = {
      "1/riichi/23467788m345pNN+9m?seat=N&from=S": /yaku/i,
      "1/riichi/23467m345p456s99s+8m?seat=S&from=W&own-discards=5m": /Furiten.*self-draw/,
      "1/mcr/[456m]12m234p678s99s+3m": /not enough to win/,
    };
    for (const [hand, english] of Object.entries(hands)) {
      assert.match((await hule.explain(hand)).notes[0].text, english, hand);
      for (const language of hule.languages) {
        const { notes } = await hule.explain(hand, { language });
        assert.ok(notes.length > 0 && notes.every((note) => note.text.length > 3), `${hand} ${language}`);
      }
    }
  });

  test("says of a ready hand why a wait does not win, in every language", async () => {
    // 4s is worth too little in both ways; a lone jing can't be claimed.
    const hands = { "1/mcr/123456m789p2355s": "4s", "1/nanchang/2m123456789p555s?indicator=2m&seat=S": null };
    const said = {};
    for (const language of hule.languages) {
      for (const hand of Object.keys(hands)) {
        const barred = (await hule.explain(hand, { language })).waits;
        const { waits } = hule.waits(hand);
        const expected = waits.filter((wait) => !wait.discard.wins || !wait.self_drawn.wins).map((wait) => wait.tile);
        assert.deepEqual(barred.map((wait) => wait.tile), expected);
        for (const wait of barred) {
          const { discard, self_drawn } = waits.find(({ tile }) => tile === wait.tile);
          assert.deepEqual([wait.discard === null, wait.self_drawn === null], [discard.wins, self_drawn.wins]);
          for (const why of [wait.discard, wait.self_drawn].filter(Boolean)) assert.doesNotMatch(why.text, /[{}]|^wait\.|^$/, language);
        }
        if (hands[hand]) assert.deepEqual(expected, [hands[hand]]);
        (said[language] ??= []).push(...barred.flatMap((wait) => [wait.discard?.text, wait.self_drawn?.text]));
      }
    }
    assert.match(said.en[0], /8/);
    assert.equal(new Set(Object.values(said).map(String)).size, 4, "each language has its own words");
  });

  test("says of a fan that is paid apart why it applies, and not that it was dropped", async () => {
    const said = await hule.explain("1/nanchang/[5555p]789m456s78sEE+9s?indicator=2m&seat=S&from=W", { fan: "concealed-kong" });
    assert.equal(said.verdict, "apart");
    assert.deepEqual([said.points, said.dropped, said.obstacle], [0, [], null]);
    assert.ok(said.why.length > 0 && said.why.every((why) => why.text.length > 5));
  });

  test("has words for every note and payment", async () => {
    const links = readFileSync(SNAPSHOTS, "utf8").trim().split("\n").map((line) => JSON.parse(line).link);
    let notes = 0;
    for (const link of links.filter((link) => hule.score(link).faults.length === 0)) {
      for (const language of hule.languages) {
        const said = await hule.explain(link, { language });
        notes += said.notes.length;
        for (const text of [...said.notes.map((note) => note.text), ...said.payments.flatMap((payment) => [payment.text, payment.reason]), said.paid]) {
          assert.doesNotMatch(text, /^[a-z-]+(\.[a-z-]+)+$|[{}]/, `${link} ${language}`);
        }
      }
    }
    assert.ok(notes > 20, String(notes));
  });

  test("takes a number, a place and a reading", async () => {
    const table = "1/classical/[PPP]123m456p5578s1h+9s/147m259p/[EEE]/?seat=S&from=W";
    const { others } = hule.score(table);
    const { place } = others.find((other) => other.sheets.length);
    const own = await hule.explain(table, { place });
    assert.deepEqual(own.fans.map((fan) => fan.fan).sort(), [...new Set(others[place - 1].sheets[0].counted.map((row) => row.fan))].sort());
    assert.equal((await hule.explain(link, { fan: 1 })).key, "big-four-winds");
  });

  test("has an error for what is not there", async () => {
    const code = (...args) => hule.explain(...args).then(() => assert.fail("no error"), (error) => error.code);
    assert.equal(await code(link, { fan: "no-such" }), "unknown-fan");
    const unknown = await hule.explain(link, { fan: "Big Four Wind" }).catch((error) => error.message);
    assert.match(unknown, /“mcr” have no fan “Big Four Wind”.* Was “big-four-winds” meant\?/);
    assert.equal(await code(link, { fan: 1, sheet: 99 }), "no-sheet");
    assert.equal(await code(link, { fan: 1, place: 3 }), "no-sheet");
    assert.equal(await code("123m", { fan: 1 }), "no-sheet");
    assert.equal(await code(link, { language: "xx" }), "unknown-language");
    assert.equal(await code(link, { fan: {} }), "bad-option");
    assert.equal(await code(link, { place: -1 }), "bad-option");
    assert.equal(await code("55555m"), "five-of-a-kind");
    assert.deepEqual((await hule.explain("123m")).fans, []);
  });
});

describe("parse and format", () => {
  test("what is read and written stays the same", async () => {
    const links = (await hule.rules()).flatMap((system) => system.examples);
    assert.ok(links.length > 10);
    for (const link of links) {
      const draft = hule.parse(link);
      assert.equal(hule.format(draft, "link"), hule.format(link, "link"));
      assert.deepEqual(hule.parse(draft), draft);
      assert.deepEqual(JSON.parse(JSON.stringify(draft)), draft);
      for (const style of ["notation", "unicode"]) {
        const again = hule.parse({ ...draft, hand: hule.format(draft, style) });
        assert.equal(hule.format(again, "link"), hule.format(draft, "link"), style);
      }
    }
  });

  test("a red five stays one in every style", () => {
    for (const [hand, unicode] of [
      ["[0555p][340s]340m9p+9p", "[0p🀝🀝🀝][🀒🀓0s]🀉🀊0m🀡+🀡"],
      ["[555s]34m05p+0m", "[🀔🀔🀔]🀉🀊0p🀝+0m"],
    ]) {
      const draft = hule.parse(hand, "riichi");
      assert.equal(hule.format(draft, "unicode"), unicode);
      const again = hule.parse({ ...draft, hand: unicode });
      assert.equal(hule.format(again, "link"), hule.format(draft, "link"));
    }
  });

  test("strings of other programs come with their table", () => {
    const draft = hule.parse("[EEE,1][1111m,6]2345p678sFF|ES1010|ae");
    assert.deepEqual(draft.hand.melds, ["[EEE]", "[1111m,5]"]);
    assert.deepEqual(draft.hand.flowers, ["5h", "1h"]);
    assert.equal(draft.answers.win, "self-drawn");
    assert.equal(draft.answers.seat, "S");
  });

  test("a place that is asked for is written", () => {
    assert.equal(hule.format("1/classical/123m/456p", "notation", { place: 1 }), "456p");
    const said = (...args) => { const { code, message } = thrown(() => hule.format(...args)); return `${code}: ${message}`; };
    assert.equal(said(WIN, "notation", { place: 1 }), "no-such-place: There is no place 1: the rules “mcr” have place 0 alone.");
    assert.match(said("1/classical/123m", "link", { place: 4 }), /^no-such-place: There is no place 4: the rules “classical” have the places 0 to 3\.$/);
    assert.equal(said(WIN, "prose"), "unknown-style: There is no style “prose”: styles are notation, unicode and link.");
    assert.equal(hule.parse("123m", "sichuan").rules, "sichuan");
  });
});

describe("errors", () => {
  test("name everything that is wrong, by code and in words", () => {
    const codes = (request) => thrown(() => hule.score(request)).faults.map((fault) => fault.code);
    assert.deepEqual(codes("12x3"), ["strange-character", "digits-without-suit"]);
    assert.deepEqual(codes({ rules: "american" }), ["unknown-rules"]);
    assert.deepEqual(codes({ hand: "x", preset: "y", rulings: ["z"] }), ["unknown-ruling", "unknown-ruling", "strange-character"]);
    assert.deepEqual(codes({ answers: { why: 1, win: "luck", "win.7": "discard" } }), ["unknown-question", "unknown-answer", "unknown-question"]);
    assert.deepEqual(codes({ others: ["1m"] }), ["no-such-place"]);
    assert.deepEqual(codes({ rules: "sichuan", events: [{ kind: "war" }, { kind: "kong", place: 9 }, { kind: "kong", tile: "5x" }] }), ["unknown-event", "no-such-place", "strange-character"]);
    assert.deepEqual(codes("9/mcr/"), ["link-version"]);
    for (const version of ["0", "01"]) assert.deepEqual(codes(`${version}/mcr/`), ["damaged-link"]);
    assert.deepEqual(codes(`1/mcr/${"1m".repeat(2000)}`), ["too-long"]);
  });

  test("list what could have been written, and find what was meant", () => {
    const meant = (request) => {
      const error = thrown(() => hule.score(request));
      const [fault] = error.faults;
      assert.ok(fault.choices.every((choice) => error.message.includes(choice)), error.message);
      assert.ok(error.message.includes(`Was “${fault.meant}” meant?`), error.message);
      assert.ok(fault.choices.includes(fault.meant));
      return fault.meant;
    };
    const riichi = (request) => meant({ rules: "riichi", ...request });
    assert.equal(riichi({ answers: { win: "tsumo" } }), "self-drawn");
    assert.equal(riichi({ answers: { win: "Ron" } }), "discard");
    assert.equal(riichi({ answers: { seat: "east" } }), "E");
    assert.equal(riichi({ answers: { last: "haitei" } }), "draw");
    assert.equal(riichi({ answers: { ipatsu: true } }), "ippatsu");
    assert.equal(riichi({ preset: "Tenhou" }), "tenhou");
    assert.equal(riichi({ rulings: { "red-five": true } }), "red-fives");
    assert.equal(meant({ rules: "Riichi" }), "riichi");
    assert.equal(meant({ rules: "sichuan", events: [{ kind: "kongs" }] }), "kong");
    assert.equal(meant("1/riichi/123m?win=tsumo"), "self-drawn");
    assert.equal(meant("https://example.org/#1/mcr/123m?seet=E"), "seat");
    assert.equal(meant("1/mcr/123m?rulings=greenbook"), "green-book");
    assert.equal(meant("1/sicuan/123m"), "sichuan");
    const [luck] = thrown(() => hule.score({ answers: { win: "luck" } })).faults;
    assert.deepEqual(luck.choices, ["discard", "self-drawn", "replacement", "robbed-kong"]);
    assert.equal("meant" in luck, false);
  });

  test("name the field that is of the wrong kind", () => {
    const fields = (request) => {
      const error = thrown(() => hule.score(request));
      assert.equal(error.code, "bad-request");
      return error.faults.map((fault) => fault.value);
    };
    assert.deepEqual(fields({ hnad: "1m", hand: 5 }), ["hnad", "hand"]);
    assert.deepEqual(fields({ hand: { standing: ["1m", 2], wind: "E" } }), ["hand.wind", "hand.standing[1]"]);
    assert.deepEqual(fields({ answers: { win: {} , last: 0.5 } }), ["answers.win", "answers.last"]);
    assert.deepEqual(fields({ events: [5, { kind: 1, place: "1" }] }), ["events[0]", "events[1].place", "events[1].kind"]);
    assert.deepEqual(fields({ rulings: { x: 1 } }), ["rulings.x"]);
    for (const request of [undefined, null, 5, true, [], () => {}]) assert.deepEqual(fields(request), [""]);
  });

  test("name every kind that a field may be of", () => {
    const said = (request) => thrown(() => hule.score(request)).message;
    assert.equal(said(5), "The request must be a string or a plain object.");
    for (const hand of [123, ["1m"]]) assert.equal(said({ hand }), "“hand” must be a string or a plain object.");
    for (const field of ["standing", "melds", "flowers"]) assert.equal(said({ hand: { [field]: 2 } }), `“hand.${field}” must be an array or a string.`);
    assert.equal(said({ rulings: "two-concealed-kongs-8" }), "“rulings” must be an array, or a plain object with true and false.");
    assert.equal(said({ answers: { win: {} } }), "“answers.win” must be a string, a number, true, false, or an array.");
    assert.equal(said({ answers: "win" }), "“answers” must be a plain object.");
  });

  test("name tiles that stand in the list of others", () => {
    const fields = (hand) => thrown(() => hule.score({ hand })).faults.map((fault) => [fault.code, fault.value].join(" "));
    assert.deepEqual(fields({ melds: ["789s"], standing: "123m456pC" }), ["bad-request hand.melds"]);
    assert.deepEqual(fields({ standing: ["[789s]", "1m"] }), ["bad-request hand.standing"]);
    assert.deepEqual(fields({ flowers: ["1m"], win: "34m" }), ["bad-request hand.flowers", "bad-request hand.win"]);
    for (const win of ["", "1h", "5", "x", "12m", "+5p", "[555p]"]) assert.deepEqual(fields({ win }), ["bad-request hand.win"], win);
    assert.deepEqual(["5p", "0p", " E", "🀄"].map((win) => hule.parse({ rules: "riichi", hand: { win } }).hand.win), ["5p", "0p", "E", "C"]);
    assert.match(thrown(() => hule.score({ hand: { win: "5" } })).message, /^“hand.win” must be one tile, such as 5p\.$/);
    assert.match(thrown(() => hule.score({ hand: { melds: ["789s"] } })).message, /“hand.melds” must be declared sets in brackets, such as \[555p\]/);
    assert.equal(hule.score({ hand: { melds: ["[789s]", "(EEE)", "5'55p"], standing: ["1m", "2m", "3m", "C"], win: "C", flowers: ["1h"] } }).standing.kind, "complete");
  });

  test("are there for a list of rulings that contradicts the preset", () => {
    const rulings = (request) => hule.score({ rules: "sichuan", ...request });
    const [list, preset] = [["four-fans-limit"], "textbook-2020"];
    const error = thrown(() => rulings({ preset, rulings: list }));
    assert.deepEqual(error.faults.map(({ code, value }) => [code, value]), [["bad-request", "rulings"]]);
    assert.match(error.message, /^“rulings” contradicts the preset: .*Leave out one of the two/);
    assert.equal(rulings({ preset: null, rulings: list }).preset, null);
    assert.equal(rulings({ preset, rulings: rulings({ preset }).rulings }).preset, preset);
    assert.equal(rulings({ preset, rulings: { "four-fans-limit": true } }).faults.length, 0);
    assert.equal(thrown(() => rulings({ preset, rulings: ["four-fans"] })).code, "unknown-ruling");
    const draft = hule.parse({ rules: "sichuan", rulings: list });
    draft.preset = preset;
    assert.equal(thrown(() => hule.score(draft)).code, "bad-request");
    delete draft.rulings;
    assert.equal(hule.score(draft).preset, preset);
  });

  test("an array under the key of one place is no answer for others", () => {
    const voids = (answers) => hule.parse({ rules: "sichuan", answers }).answers;
    assert.deepEqual(voids({ void: ["s", null, "m"] }), { void: "s", "void.2": "m" });
    assert.deepEqual(voids({ "void.2": ["m"] }), { "void.2": "m" });
    assert.equal(thrown(() => voids({ "void.1": ["s", "m"] })).code, "unknown-answer");
  });

  test("have the nearest numbers in place of one that is not possible", () => {
    const deals = [{ type: "wins", wins: [{ winner: 0, from: null, points: 5 }] }];
    const [{ fault }] = hule.session({ rules: "sichuan", deals }).faults;
    assert.deepEqual([fault.value, fault.instead], ["5", [4, 8]]);
    assert.equal("instead" in hule.score("55555m").faults[0], false);
  });

  test("are there for options and words that are none", async () => {
    const code = (call) => call.then(() => assert.fail("no error"), (error) => error.code);
    for (const options of ["ja", 5, true, ["ja"]]) {
      assert.equal(thrown(() => hule.score(WIN, options)).code, "bad-option");
      assert.equal(await code(hule.explain(WIN, options)), "bad-option");
    }
    const misspelt = thrown(() => hule.waits("123m", { lang: "ru" }));
    assert.equal(misspelt.code, "bad-option");
    assert.match(misspelt.message, /^lang is not known: there are language, names, fan, /);
    const { default: russian } = await import(installed("words/ru.js"));
    for (const [language, words] of [["ru", {}], ["ru", "words"], ["ru", { a: "b" }], ["ru", { default: russian }], ["ru", { ...russian, a: 1 }], ["zh", russian]]) {
      assert.equal(await code(hule.load(language, words)), "bad-option");
    }
    await hule.load("ru", russian);
    assert.match(thrown(() => hule.waits("55555m", { language: "ru" })).message, /^Плиток/);
  });

  test("speak the language asked for once its words are there", async () => {
    const sentence = (language) => thrown(() => hule.waits("55555m", { language })).message;
    await hule.load("ja");
    assert.match(sentence("ja"), /5m/);
    assert.notEqual(sentence("ja"), sentence("en"));
    assert.equal(thrown(() => hule.score(WIN, { language: "tlh" })).code, "unknown-language");
  });

  test("a core that fails is an error, and the next call is answered", () => {
    broken = true;
    const error = thrown(() => hule.score(WIN));
    broken = false;
    assert.equal(error.code, "internal");
    assert.equal(hule.score(WIN).sheets[0].total, 20);
    assert.match(thrown(() => hule.score("x")).message, /is not part of the notation/);
  });

  test("come at once from values that no JSON holds", () => {
    const circle = {};
    circle.hand = { standing: circle };
    for (const hand of [Symbol("1m"), 5n, () => "1m", NaN, circle]) {
      assert.equal(thrown(() => hule.score({ hand })).code, "bad-request");
    }
    const getter = { get hand() { throw new Error("no"); } };
    assert.equal(thrown(() => hule.score(getter)).message, "The request can't be read.");
    assert.equal(hule.score(new Proxy({ hand: WIN }, {})).sheets[0].total, 20);
  });

  test("come from objects that are more than their fields", () => {
    const fields = (request) => thrown(() => hule.score(request)).faults.map((fault) => [fault.code, fault.value].join(" "));
    for (const request of [new Date(), new Map([["hand", WIN]]), new URL("https://example.org/"), /1m/, new Uint8Array(2), new (class { hand = WIN })()]) {
      assert.deepEqual(fields(request), ["bad-request "]);
    }
    assert.deepEqual(fields({ rulings: new Set(["two-concealed-kongs-8"]) }), ["bad-request rulings"]);
    assert.deepEqual(fields({ answers: new Map([["win", "self-drawn"]]) }), ["bad-request answers"]);
    assert.deepEqual(fields({ hand: new Map() }), ["bad-request hand"]);
    assert.equal(thrown(() => hule.score(WIN, new Map([["language", "ru"]]))).code, "bad-option");
    assert.equal(thrown(() => hule.session(new Map())).code, "not-session");
    const bare = Object.assign(Object.create(null), { hand: WIN });
    for (const request of [bare, runInNewContext(`({ hand: "${WIN}" })`)]) assert.equal(hule.score(request).sheets[0].total, 20);
  });
});

test("init may be called, and called again", async () => {
  assert.equal(await hule.init(), undefined);
  assert.equal(hule.default, hule.init);
});

describe("session", () => {
  const deals = [
    { type: "wins", wins: [{ winner: 1, from: 2, points: 24 }] },
    { type: "draw", penalties: [{ kind: "too-few", player: 3 }] },
    { type: "hand", link: `1/mcr/${WIN}?seat=S&from=W`, seats: [2, 3, 0, 1] },
  ];
  const given = { rules: "mcr", players: ["Anna", "Ben", "Cem", "Dora"], deals };

  test("gives the sheet with every total", () => {
    const sheet = hule.session(given);
    assert.deepEqual(sheet.faults, []);
    assert.deepEqual(sheet.put_aside, []);
    assert.deepEqual(sheet.deals.map((deal) => deal.change), [[-8, 48, -32, -8], [10, 10, 10, -30], [-26, -8, -8, 42]]);
    assert.deepEqual(sheet.deals.map((deal) => deal.totals).at(-1), sheet.totals);
    assert.deepEqual(sheet.deals.map((deal) => deal.position.seats[0]), [0, 1, 2]);
    assert.deepEqual([sheet.next.number, sheet.next.round, sheet.complete], [4, "E", false]);
    assert.deepEqual(sheet.deals[2].wins.map(({ winner, from, points, fans }) => [winner, from, points, fans.length > 3]), [[3, 0, 18, true]]);
    assert.deepEqual(sheet.statistics.map((player) => player.won), [0, 1, 0, 1]);
  });

  test("plays every reference case", () => {
    const cases = readFileSync(new URL("../data/session.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
    const games = cases.filter((game) => game.system === "mcr");
    assert.ok(games.length > 90);
    const player = (name) => "ABCD".indexOf(name);
    for (const { players, deals, expected } of games) {
      const deal = ({ type, winner, from, points, penalties }) => ({
        ...(type === "win" ? { type: "wins", wins: [{ winner: player(winner), from: from && player(from), points }] } : { type }),
        penalties: penalties.map((penalty) => ({ ...penalty, player: player(penalty.player), ...(penalty.to && { to: player(penalty.to) }) })),
      });
      const sheet = hule.session({ rules: "mcr", players, deals: deals.map(deal) });
      const named = (values) => Object.fromEntries(players.map((name, i) => [name, values[i]]));
      assert.deepEqual(sheet.faults, []);
      assert.deepEqual(sheet.deals.map((row) => named(row.totals)), expected.deals.map((row) => row.totals));
      assert.deepEqual([named(sheet.ranks), named(sheet.table_points), sheet.complete], [expected.ranks, expected.table_points, expected.complete]);
    }
  });

  test("takes JSON, links and addresses for the same session", () => {
    const wanted = hule.session(given);
    for (const request of [JSON.stringify(given), wanted.session, wanted.link, `#${wanted.link}`, ` ${wanted.link}\n`, `\uFEFF${wanted.link}\u200B`, `https://example.org/?x=1#${encodeURI(wanted.link)}`]) {
      assert.deepEqual(hule.session(request), wanted);
    }
    const many = hule.session({ ...given, deals: Array.from({ length: 300 }, () => deals[2]) });
    assert.equal(many.link, null);
  });

  test("names what is wrong at its field, and goes on", async () => {
    const wrong = { rules: "mcr", deals: [{ type: "wins", wins: [{ winner: 4, from: null, points: 3 }] }, { type: "theft" }, deals[0]] };
    const sheet = hule.session(wrong);
    assert.deepEqual(sheet.totals, [-8, 48, -32, -8].map((_, i) => sheet.deals[2].change[i]));
    assert.deepEqual(sheet.faults.map(({ deal, field, fault }) => [deal, field, fault.code]), [[0, "wins[0].winner", "not-at-the-table"], [1, "type", "damaged-deal"]]);
    assert.deepEqual(sheet.put_aside.map(({ fault, raw }) => [fault.deal, raw]), [[1, '{"type":"theft"}']]);
    await hule.load("ja");
    for (const language of ["en", "ja"]) assert.ok(hule.session(wrong, { language }).faults.every(({ fault }) => fault.sentence.length > 10 && !/[{}]|^fault\./.test(fault.sentence)));
  });

  test("names the field because of which a deal can't be read", () => {
    const named = (deal) => hule.session({ rules: "mcr", deals: [deal] }).faults.map(({ deal, field, fault }) => [deal, field, fault.code]);
    const win = (win) => named({ type: "wins", wins: [{ winner: 0, from: null, points: 24, ...win }] });
    for (const points of [8.5, "24", new Set()]) assert.deepEqual(win({ points }), [[0, "wins[0].points", "bad-field"]]);
    for (const winner of ["A", undefined]) assert.deepEqual(win({ winner }), [[0, "wins[0].winner", "bad-field"]]);
    assert.deepEqual(named({ type: "wins" }), [[0, "wins", "bad-field"]]);
    assert.deepEqual(named({ type: "theft" }), [[0, "type", "damaged-deal"]]);
  });

  test("takes a win as self-drawn only if it says so", () => {
    const sheet = (win) => hule.session({ rules: "mcr", deals: [{ type: "wins", wins: [{ winner: 0, points: 8, ...win }] }] });
    for (const win of [{}, { from: undefined }, { from: "unknown" }]) {
      const { faults, totals } = sheet(win);
      assert.deepEqual(faults.map(({ field, fault }) => [field, fault.code]), [["wins[0].from", "discarder-missing"]]);
      assert.deepEqual(totals, [0, 0, 0, 0]);
    }
    assert.deepEqual(sheet({ from: null }).totals, [48, -16, -16, -16]);
  });

  test("says what is wrong with what is no session", () => {
    const said = (request) => {
      const { code, faults, message } = thrown(() => hule.session(request));
      assert.equal(code, "not-session");
      assert.equal(message, faults.map((fault) => fault.sentence).join(" "));
      return faults.map((fault) => fault.value);
    };
    const { session } = hule.session(given);
    assert.deepEqual(said({ ...session, version: "1" }), ["version"]);
    assert.deepEqual(said({ ...session, hule: "hand", version: 0 }), ["hule", "version"]);
    for (const request of [{ deals }, { rules: 5 }]) assert.deepEqual(said(request), ["rules"]);
    assert.deepEqual(said("1/mcr/123m"), [""]);
    assert.match(thrown(() => hule.session("session/x/mcr")).message, /damaged link of a session/);
    const unknown = thrown(() => hule.session("session/2/sicuan"));
    assert.deepEqual([unknown.code, unknown.faults[0].meant], ["unknown-rules", "sichuan"]);
    assert.ok(unknown.message.includes("mcr") && thrown(() => hule.session({ rules: "MCR" })).faults[0].meant === "mcr");
  });

  test("and hands know each other's links apart", () => {
    const { link } = hule.session(given);
    for (const request of [link, `https://example.org/#${link}`]) assert.equal(thrown(() => hule.score(request)).code, "is-session");
  });

  test("numbers players from 0 in what it says, as in the request", () => {
    const deals = [{ type: "wins", wins: [{ winner: 4, from: null, points: 24 }] }];
    const [{ fault }] = hule.session({ rules: "mcr", deals }).faults;
    assert.equal(fault.value, "4");
    assert.match(fault.sentence, /^Player 4 is not at the table/);
  });

  test("refuses what is no session", () => {
    const codes = ["{", "5", {}, { rules: "chess" }, { hule: "session", version: 9, rules: "mcr" }, "session/9/mcr", null].map((request) => thrown(() => hule.session(request)).code);
    assert.deepEqual(codes, ["not-json", "not-session", "not-session", "unknown-rules", "session-version", "session-version", "not-session"]);
  });
});
