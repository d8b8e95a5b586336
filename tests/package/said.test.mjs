// What the package says is what the core says natively, text for text.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { load, project, Random, request, SNAPSHOTS } from "./project.mjs";

const hule = await load(project("said"));
const systems = await hule.rules();
for (const language of hule.languages) await hule.load(language);

// What a user may well enter, and what can't be read at all.
const FAULTY = [
  "1/mcr/55555m123p", "1/mcr/123456789m123456p", "1/mcr/[123m][456m][789m][EEE][CCC]", "1/mcr/[ESW]", "1/mcr/[124m]", "1/mcr/[123m][5555m]55m",
  "1/mcr/123m1h1h", "1/mcr/123m?win=replacement", "1/mcr/123m?seat=S&from=S", "1/mcr/123m?win=self-drawn&from=W", "1/mcr/[567m]33456p789sWW+3p?win=robbed-kong",
  "1/mcr/123m?win=self-drawn&last=claim", "1/mcr/123m?win=discard&last=draw", "1/mcr/123m?win=robbed-kong&last=claim", "1/mcr/[567m]33456p789sWW+3p?last-copy=yes",
  "1/mcr/123m?weather=rain", "1/mcr/123m?win=theft", "1/poker/123m", "1/mcr/123m?rulings=house-rules", "1/mcr/123x", "1/mcr/123m45", "1/mcr/p", "1/mcr/10m",
  "1/mcr/[123m", "1/mcr/123m+", "1/mcr/|", "7/mcr/123m", "1/mcr/123m?win", `1/mcr/${"1m".repeat(2000)}`, "1/mcr/12x3{value}m", "1/sichuan/123mE1h",
  "1/siamese/222m8p123456789s+8p?players=2&seat=S&from=N", "1/classical/[123m,1]1h1h?seat=E&win=self-drawn&from=N", "1/nanchang/123m?seat=S&from=W", "1/nanchang/22222m?indicator=2m",
];

/** Links of all kinds; most of those at random are impossible. */
function links() {
  const random = new Random(7);
  const snapshots = readFileSync(SNAPSHOTS, "utf8").trim().split("\n").map((line) => JSON.parse(line).link);
  const made = Array.from({ length: 250 }, () => hule.format(request(random, systems), "link"));
  return [...snapshots, ...systems.flatMap((system) => system.examples), ...FAULTY, ...made];
}

/** So many reference cases of each system, too. */
const CASES = "16";
const printed = execFileSync("cargo", ["run", "-q", "--offline", "--profile", "test", "--example", "said", "--", CASES], {
  cwd: join(import.meta.dirname, "../.."),
  encoding: "utf8",
  input: links().map((link) => `${link}\n`).join(""),
  maxBuffer: 1 << 28,
});
const told = printed.trimEnd().split("\n").map((line) => JSON.parse(line));
const hands = told.filter(({ said }) => said.readings);
const faulty = told.filter(({ said }) => said.faults);

/** What a promise or a call throws. */
async function thrown(call) {
  try {
    await call();
  } catch (error) {
    return error;
  }
}

test("there is enough to say", () => {
  for (const { key } of systems) {
    const own = hands.filter(({ link, language }) => language === "en" && link.startsWith(`1/${key}/`));
    assert.ok(own.length >= 15, key);
    assert.ok(own.some(({ said }) => said.readings.length) && own.some(({ said }) => said.payments.length), key);
  }
  assert.ok(hands.some(({ said }) => said.readings.length > 1) && hands.some(({ said }) => said.notes.length));
  const codes = new Set(faulty.flatMap(({ link }) => faults(link, "en").map((fault) => fault.code)));
  assert.ok(codes.size >= 40, [...codes].join(" "));
});

/** What is wrong with a link, whether it can't be read or is impossible. */
function faults(link, language) {
  try {
    return hule.score(link, { language }).faults;
  } catch (error) {
    return error.faults;
  }
}

test("every reading counts the same, and everybody is paid the same", () => {
  for (const { link, said } of hands.filter(({ language }) => language === "en")) {
    const { sheets, ledger } = hule.score(link);
    const figures = sheets.map(({ points, total, counted }) => ({ points, total, fans: counted.flatMap(({ fan, times }) => Array(times).fill(fan)) }));
    assert.deepEqual(figures, said.sheets, link);
    assert.deepEqual(ledger?.net ?? null, said.net, link);
  }
});

for (const language of hule.languages) {
  describe(language, () => {
    const spoken = (row) => row.language === language;

    test("faults", async () => {
      for (const { link, said } of faulty.filter(spoken)) {
        const error = await thrown(() => hule.explain(link, { language }));
        assert.ok(error instanceof hule.HuleError, link);
        assert.deepEqual(error.faults.map(withoutChoices), said.faults, link);
        // A long message is cut after a sentence, and says how many are left.
        const left = Number(/ … \(\+(\d+)\)$/.exec(error.message)?.[1] ?? 0);
        const told = error.faults.slice(0, error.faults.length - left).map((fault) => fault.sentence).join(" ");
        assert.equal(error.message, left ? `${told} … (+${left})` : told, link);
        assert.deepEqual(faults(link, language), error.faults, link);
      }
    });

    test("readings, notes and payments", async () => {
      for (const { link, said } of hands.filter(spoken)) {
        const all = await hule.explain(link, { language });
        assert.deepEqual(all.notes, said.notes, link);
        assert.deepEqual(all.payments.map(({ text, formula, reason }) => ({ text, formula, reason })), said.payments, link);
        assert.equal(all.paid, said.paid, link);
        assert.ok(said.readings.length || !all.fans.length, link);
        for (const { place, sheet, fans } of said.readings) {
          const { fans: found } = await hule.explain(link, { language, place, sheet });
          const wanted = found.map(({ fan }) => fans.find((row) => row.fan === fan));
          assert.deepEqual(found.map(sentences), wanted, `${link} ${place} ${sheet}`);
        }
      }
    });

    test("every fan of the best reading", async () => {
      for (const { link, said } of hands.filter(spoken)) {
        for (const { place, sheet, fans } of said.readings.slice(0, 1)) {
          for (const row of fans) {
            const found = await hule.explain(link, { language, place, sheet, fan: row.fan });
            assert.deepEqual(sentences(found), row, `${link} ${row.fan}`);
          }
        }
      }
    });
  });
}

/** The sentence of a fault without what could have been written, which the package adds to it. */
function withoutChoices({ sentence, choices }) {
  if (!choices) return sentence;
  const added = [...sentence.matchAll(/ ?(There are:|Есть такие:|可用的有：|使えるもの：)/g)].at(-1);
  assert.ok(choices.every((choice) => sentence.includes(choice, added.index)), sentence);
  return sentence.slice(0, added.index);
}

/** What is said of a fan. */
function sentences({ fan, name, definition, why, dropped, obstacle }) {
  return { fan, name, definition, why, dropped: dropped.map(({ reason, principle }) => ({ reason, principle })), obstacle };
}
