// Whatever arrives, an answer or an error with a code comes back, and the core lives on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load, project, Random, request, TILES } from "./project.mjs";

const hule = await load(project("hostile"));
const systems = await hule.rules();
const WIN = "[789s][EEEE,1]123m456pC+C";
for (const language of hule.languages) await hule.load(language);

const CALLS = [
  (value, random) => hule.score(value, { language: random.pick(hule.languages) }),
  (value) => hule.waits(value),
  (value, random) => hule.parse(value, random.pick([undefined, "sichuan", "siamese"])),
  (value, random) => hule.format(value, random.pick(["link", "notation", "unicode"])),
  (value, random) => hule.explain(value, { place: random.below(4), sheet: random.below(3), ...(random.below(2) && { fan: random.below(90) }) }),
  (value) => hule.session(value),
  (value, random) => hule.session({ rules: random.pick(systems).key, players: value, options: value, deals: [value, { type: "hand", link: value }, { type: "wins", wins: [value] }] }),
];

/** Asks, and passes on nothing but errors that are none of the package's. */
async function ask(call, value, random) {
  try {
    await call(value, random);
    return "ok";
  } catch (error) {
    if (!(error instanceof hule.HuleError) || error.code === "internal" || typeof error.code !== "string") throw error;
    assert.ok(Array.isArray(error.faults) && error.message.length > 0 && error.message.length < 100_000);
    return error.code;
  }
}

/** Asks `count` times about what `make` makes, and tells how often each answer came. */
async function many(seed, count, make) {
  const random = new Random(seed);
  const answers = new Map();
  for (let i = 0; i < count; i++) {
    const value = make(random);
    const answer = await ask(random.pick(CALLS), value, random).catch((error) => {
      throw new Error(`${i}: ${String(JSON.stringify(value)).slice(0, 2000)}`, { cause: error });
    });
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  assert.equal(hule.score(WIN).sheets[0].total, 20);
  return answers;
}

const keys = [...new Set(systems.flatMap((system) => [system.questions, system.events.flatMap((event) => event.questions)].flat().map((question) => question.key)))];
const STRINGS = ["", " ", "1m", "[", "]", "[1m", "+", "++", "1m+", "9999999999999999m", "\0", "\ud800", "\udc00🀇", "🀫", "é", "\t", "\n", "a\tb\nhand\t0\t1m", "#", "1/", "1/mcr/", "%", "%ff", "__proto__", "constructor", "toString", "yes", "E", "mcr", "nanchang", "../../etc", "𝟙m", "1️⃣m", "NaN", "-1", "1e9", "𠮷".repeat(300)];
const NUMBERS = [0, 1, -1, 3, 255, 256, 65536, 2 ** 31, 2 ** 32, 2 ** 53, 0.5, NaN, Infinity, -0];

/** Any value that JSON can hold, and some more. */
function anything(random, depth) {
  const kind = random.below(depth > 0 ? 9 : 6);
  if (kind === 0) return random.pick([null, undefined, true, false]);
  if (kind === 1) return random.pick(NUMBERS);
  if (kind === 2) return random.pick(STRINGS);
  if (kind === 3) return random.pick(TILES);
  if (kind === 4) return random.pick(keys);
  if (kind === 5) return random.pick(systems).key;
  if (kind === 6) return random.times(6, () => anything(random, depth - 1));
  const object = {};
  const names = ["rules", "hand", "others", "answers", "events", "preset", "rulings", "standing", "melds", "win", "flowers", "kind", "place", "tile", "link", ...keys];
  random.times(5, () => Object.defineProperty(object, random.pick(kind === 7 ? names.slice(0, 7) : names.concat(STRINGS)), { value: anything(random, depth - 1), enumerable: true, configurable: true, writable: true }));
  return object;
}

test("any values at all", async () => {
  const answers = await many(1, 6000, (random) => anything(random, 4));
  assert.ok(answers.get("bad-request") > 1000 && answers.get("ok") > 100, JSON.stringify([...answers]));
});

test("requests that make sense, and those with a few changes", async () => {
  const answers = await many(2, 3000, (random) => {
    const value = request(random, systems);
    for (let n = random.below(3); n > 0; n--) {
      const owner = random.pick([value, value.hand, value.answers].filter((part) => Object(part) === part));
      owner[random.pick([...Object.keys(owner), random.pick(keys)])] = anything(random, 2);
    }
    return value;
  });
  assert.ok(answers.get("ok") > 600, JSON.stringify([...answers]));
});

test("links with characters changed", async () => {
  const links = systems.flatMap((system) => system.examples);
  const marks = [..."0123456789mpszhESWNCFP[]+,/?&=.:%#|-_ "].concat(STRINGS);
  const answers = await many(3, 5000, (random) => {
    const characters = [...random.pick(links)];
    for (let n = 1 + random.below(4); n > 0; n--) characters.splice(random.below(characters.length + 1), random.below(3), random.pick(marks));
    return characters.join("");
  });
  assert.ok(answers.size > 15 && answers.get("ok") > 100, JSON.stringify([...answers]));
});

test("texts of any characters", async () => {
  await many(4, 3000, (random) => random.times(60, () => String.fromCharCode(random.pick([random.below(128), 0x2f00 + random.below(0x100), random.below(65536)]))).join(""));
});

test("tricks", async () => {
  let deep = "1m";
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const cyclic = { hand: {} };
  cyclic.hand.standing = cyclic;
  const throwing = new Proxy({}, { get: () => { throw new RangeError("no"); }, ownKeys: () => { throw 5; } });
  const long = new Proxy([], { get: (_, key) => (key === "length" ? 2 ** 40 : "1m") });
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const huge = "1m".repeat(5_000_000);
  const values = [
    deep, { hand: deep }, { answers: deep }, { events: deep }, cyclic, throwing, { hand: throwing }, { answers: throwing }, { others: long }, { events: long }, { hand: { melds: long } },
    revoked.proxy, { hand: revoked.proxy }, huge, `1/mcr/${huge}`, { hand: huge }, { hand: { standing: huge } }, { answers: { [huge]: 1 } }, { [huge]: 1 }, { rules: huge }, { rulings: Array(1e6).fill("x") },
    { hand: { standing: Array(500).fill("x".repeat(2000)) } }, { events: Array(500).fill({ kind: "won", answers: { value: 1 } }) }, { rules: "siamese", events: Array(500).fill({ kind: "won", answers: { player: "E", value: 499 } }) },
    { hand: Symbol("1m") }, { hand: 5n }, { hand: () => "1m" }, { hand: new Date() }, { hand: new Map() }, { answers: new Set() }, { answers: { win: 5n } }, { place: NaN }, { events: [{ kind: "kong", place: -1 }] },
    Object.create({ hand: "1m" }), Object.create(null), Object.freeze({}), JSON.parse('{"__proto__": {"hand": 5}}'), JSON.parse('{"answers": {"__proto__": "1", "constructor": "2"}}'),
    { get hand() { throw new Error("no"); } }, { toString: 1, valueOf: 2 }, new String("1m"), { hand: new String("1m") }, { others: [, , "1m"] }, { hand: { win: ["1m"] } }, "\ud800", { hand: "\udfff" }, { rules: "\ud83c" },
  ];
  const random = new Random(5);
  for (const value of values) for (const call of CALLS) await ask(call, value, random);
  assert.equal({}.hand, undefined);
  assert.equal(hule.score(WIN).sheets[0].total, 20);
});

test("options of any kind", async () => {
  const random = new Random(6);
  for (let i = 0; i < 2000; i++) {
    const options = { language: anything(random, 1), fan: anything(random, 1), place: anything(random, 1), sheet: anything(random, 1) };
    await ask(() => hule.explain(WIN, options));
    await ask(() => hule.score(WIN, anything(random, 1)));
    await ask(() => hule.parse(WIN, anything(random, 1)));
    await ask(() => hule.format(WIN, anything(random, 1), options));
  }
});
