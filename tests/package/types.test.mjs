// The types fit what the functions really give: a missing or superfluous field is an error.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { load, project, Random, request, SNAPSHOTS } from "./project.mjs";

const ROOT = join(import.meta.dirname, "../..");
const folder = project("types", {
  "tsconfig.json": JSON.stringify({
    compilerOptions: { module: "nodenext", target: "es2022", strict: true, exactOptionalPropertyTypes: true, noEmit: true, lib: ["es2022", "dom"], types: [] },
  }),
});
const hule = await load(folder);
const systems = await hule.rules();

/** Values that the functions give, with their types. */
async function values() {
  const random = new Random(7);
  const links = readFileSync(SNAPSHOTS, "utf8").trim().split("\n").map((line) => JSON.parse(line).link);
  const requests = [...links, ...systems.flatMap((system) => system.examples), ...Array.from({ length: 150 }, () => request(random, systems))];
  const all = systems.map((system) => ["System", system]);
  const tried = async (type, get) => {
    try {
      all.push([type, await get()]);
    } catch (error) {
      all.push(["HuleError['faults']", error.faults]);
    }
  };
  for (const asked of requests) {
    await tried("Report", () => hule.score(asked, { asked: random.below(2) === 0 }));
    await tried("ReturnType<typeof waits>", () => hule.waits(asked));
    await tried("Ways", () => hule.ways(asked));
    await tried("Draft", () => hule.parse(asked));
    await tried("Explanation", () => hule.explain(asked));
    const { rules } = hule.parse(asked);
    const { fans } = systems.find((system) => system.key === rules);
    for (let i = 0; i < 3; i++) await tried("FanExplanation", () => hule.explain(asked, { fan: random.pick(fans).number }));
  }
  // Half of the sessions are impossible in some way.
  for (const asked of sessions(random, links)) await tried("SessionSheet", () => hule.session(asked));
  return all;
}

/** Sessions of every system, with deals of every kind. */
function sessions(random, links) {
  const entry = (rules) => {
    const hands = links.filter((link) => link.startsWith(`1/${rules}/`));
    const player = () => random.below(5);
    const wins = [{ winner: player(), from: random.pick([null, "unknown", 0, 3]), points: random.pick([1, 8, 40, 333]) }];
    return random.pick([
      { type: "hand", link: random.pick(hands), seats: [0, 1, 2, 3] },
      { type: "wins", wins },
      { type: "net", net: [3, -1, -1, -1], winner: player(), next_dealer: random.pick([null, "passes", 1]) },
      { type: "draw", penalties: [{ kind: random.pick(["too-few", "late-pung", "other"]), player: player() }] },
      { type: "abandoned" },
      "damaged",
    ]);
  };
  return systems.flatMap(({ key: rules }) => Array.from({ length: 8 }, () => ({ rules, deals: Array.from({ length: 6 }, () => entry(rules)) })));
}

const IMPORTS = 'import { waits, type Draft, type Explanation, type FanExplanation, type HuleError, type Report, type SessionSheet, type System, type Ways } from "hule";\n';

/** What TypeScript says of a file: nothing, if all is well. */
function compile(name, text) {
  writeFileSync(join(folder, name), IMPORTS + text + "\nexport {};\n");
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  try {
    const config = JSON.parse(readFileSync(join(folder, "tsconfig.json")));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...config, files: [name] }));
    return execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    return error.stdout + error.stderr;
  }
}

const literal = ([type, value], i) => `const v${i}: ${type} = ${JSON.stringify(value)};`;
const given = await values();

test("everything that is given has its type", () => {
  const types = new Map(given.map(([type]) => [type, given.filter(([other]) => other === type).length]));
  assert.ok(types.size === 9 && [...types.values()].every((count) => count >= 5), JSON.stringify([...types]));
  const kinds = new Set(given.filter(([type]) => type === "Report").map(([, report]) => report.standing.kind));
  assert.equal(kinds.size, 6, [...kinds].join());
  assert.equal(compile("given.ts", given.map(literal).join("\n")), "");
});

test("a field too many or too few is noticed", () => {
  const random = new Random(8);
  const lines = [];
  // One of each type, the largest, with a change somewhere in it.
  for (const type of new Set(given.map(([type]) => type))) {
    const [largest] = given.filter(([other]) => other === type).map(([, value]) => JSON.stringify(value)).sort((a, b) => b.length - a.length);
    for (let i = 0; i < 30; i++) {
      const value = JSON.parse(largest);
      const objects = [];
      (function collect(part) {
        if (typeof part !== "object" || part === null) return;
        // Answers may have any keys.
        if (!Array.isArray(part)) objects.push(part);
        // A session is given back with what could not be read in it.
        for (const [key, inner] of Object.entries(part)) if (key !== "session" && (key !== "answers" || Array.isArray(inner))) collect(inner);
      })(value);
      const object = random.pick(objects);
      const fields = Object.keys(object).filter((key) => !OPTIONAL.has(key));
      if (i % 2 || fields.length === 0) object.superfluous = 1;
      else delete object[random.pick(fields)];
      lines.push(`// @ts-expect-error\n${literal([type, value], lines.length)}`);
    }
  }
  assert.equal(compile("changed.ts", lines.join("\n")), "");
});

const OPTIONAL = new Set(["choices", "meant", "asked", "han", "fu", "fu_unrounded", "limit", "seat", "event", "most", "splits", "wilds", "on_top", "marked", "formula", "preset", "rulings", "kind", "waits", "payments", "why", "counters"]);

test("the types have every key of the systems, and no other", () => {
  const keys = (things) => things.map(({ key }) => JSON.stringify(key)).join(" | ") || "never";
  const lines = systems.flatMap(({ key, presets, rulings, questions, events, places }) => [
    `const presets_${key}: Same<Presets["${key}"], ${keys(presets)}> = true;`,
    `const rulings_${key}: Same<Rulings["${key}"], ${keys(rulings)}> = true;`,
    `const events_${key}: Same<Events["${key}"]["kind"], ${keys(events)}> = true;`,
    ...questions.filter(({ kind }) => kind === "choice").map((question) => {
      const field = JSON.stringify(question.places === "others" ? `${question.key}.1` : question.key);
      return `const ${`${key}_${question.key}`.replaceAll("-", "_")}: Same<Extract<NonNullable<Answers["${key}"][${field}]>, string>, ${keys(question.answers)}> = true;`;
    }),
    ...(places.length > 1 ? [] : [`// @ts-expect-error\nconst place_${key}: Answers["${key}"] = { "seat.1": "E" };`]),
  ]);
  const text = `
    import type { Answers, Events, Presets, Rulings } from "hule";
    type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
    ${lines.join("\n")}`;
  assert.equal(compile("keys.ts", text), "");
});

test("calls are checked", () => {
  const text = `
    import init, { score, session, explain, parse, format, rules, load, languages } from "hule";
    await init(); await init(new URL("x.wasm", "https://example.org/"));
    const draft: Draft = parse("123m", "sichuan");
    score(draft); score({}); score({ hand: { standing: ["1m"] }, answers: { win: "self-drawn", "last-copy": true }, rulings: { "two-concealed-kongs-8": true } });
    score({ rules: "riichi", preset: "tenhou", answers: { dora: ["7s", "0p"], declared: "ES", honba: 2, riichi: "double", ippatsu: true } }, { asked: true });
    score({ rules: "sichuan", answers: { void: ["s", null], "void.2": "m" }, events: [{ kind: "wall-end" }] });
    const named: string | undefined = score({}).best?.counted[0]?.name; console.log(named);
    // @ts-expect-error
    score({ rules: "riichi", answers: { win: "tsumo" } });
    // @ts-expect-error
    score({ rules: "riichi", preset: "Tenhou" });
    // @ts-expect-error
    score({ rules: "mcr", preset: "tenhou" });
    // @ts-expect-error
    score({ rules: "riichi", answers: { ipatsu: true } });
    // @ts-expect-error
    score({ rules: "riichi", rulings: ["red-five"] });
    // @ts-expect-error
    score({ rules: "sichuan", events: [{ kind: "kongs" }] });
    const one: FanExplanation = await explain(draft, { fan: 1, language: "ja" });
    const all: Explanation = await explain("123m", { place: 1 });
    const text: string = format(draft, "unicode") + one.name + all.fans.length + languages.join() + (await rules())[0].title.ja;
    await load("ru"); console.log(text);
    const sheet: SessionSheet = session({ rules: "mcr", deals: [{ type: "wins", wins: [{ winner: 0, from: null, points: 8 }] }] });
    session(sheet.link ?? "session/1/mcr"); session(JSON.stringify(sheet.session), { language: "ja" });
    // @ts-expect-error
    session({ rules: "mcr", deals: [{ type: "won" }] });
    // @ts-expect-error
    score({ hnad: "123m" });
    // @ts-expect-error
    score(5);
    // @ts-expect-error
    format(draft, "prose");
    // @ts-expect-error
    load("tlh");
    // @ts-expect-error
    waits("1m").sheets;`;
  assert.equal(compile("calls.ts", text), "");
});
