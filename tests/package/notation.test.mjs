// `<hule-hand>` reads notation without the program: what it reads is what the core reads, and what
// it refuses the core refuses, for the same reason.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as embed from "../../www/embed/notation.js";
import { load, project, Random } from "./project.mjs";

const hule = await load(project("notation"));

/** A hand as the core writes it, or what it says is wrong. */
function core(text) {
  try {
    return { hand: hule.format(text) };
  } catch (error) {
    assert.ok(error instanceof hule.HuleError && error.code !== "internal", text);
    return { faults: error.faults };
  }
}

/** A hand as the elements write it, or the first thing that they say is wrong. */
function elements(text) {
  try {
    return { hand: embed.canonical(embed.parse(text)) };
  } catch (error) {
    assert.ok(error instanceof embed.Fault, `${text}: ${error}`);
    return { key: error.key, value: String(error.value) };
  }
}

/** Whether a text was read. */
function compare(text) {
  const [wanted, found] = [core(text), elements(text)];
  assert.equal(found.hand, wanted.hand, `${JSON.stringify(text)}: ${JSON.stringify(found)}, ${JSON.stringify(wanted)}`);
  if (wanted.hand !== undefined) return true;
  const same = ({ code, value }) => code === found.key && (value === "" || value === found.value.slice(0, value.length));
  assert.ok(wanted.faults.some(same), `${JSON.stringify(text)}: ${JSON.stringify(found)}, ${JSON.stringify(wanted.faults)}`);
  return false;
}

const GOOD = [
  "123m EEE [5555p]", "[5555p,1][123m]678p789sC+C", "🀀🀀🀀🀇🀈🀉🀢", "1h5h123m", "123m456p789s11122z", "[CCCC,5]11z", "[777p,3]19s", "2/riichi/123m", "[CFP]", "[ESN][WWW]",
  "[123m,2][EEEE]456p789s22z", "1 2 3 m 4_5,6p", "EEESSSWWWNNN1s+1s", "123m456p789s11z|EE1000|", "1/mcr/[789s]123m+4m", "#1/mcr/[321m]1m", "[ 1 2 3 m , 1 ]", "5m|ES0000|ah", "1\uFE0Fm",
  "\uFEFF123m456p", "12\u200B3m\u20604\u00AD56p\u200B", "\u200E[123m,\u200B2]55p\u202C", "1m🀄\uFE0E", "\uFEFF1/mcr/1m\u200B",
  "0m", "340m", "[055p][340s]50m", "[5055p]11z", "[0555s,5]", "0m+0m", "1/riichi/[340p]055m+0s", "11122233344450m", "11122233344405m", "00m", "[00m5m]",
];
const BAD = ["2-1-3p", "https://hule.example/#book", "#1/mcr", "9/mcr/1m", "0/mcr/1m", "01/mcr/1m", "123", "m", "9z", "[123m", "]", "+", "++1m", "[124m]", "[ECF]", "12q3m", "9h", "[1m]", "[11p]", "<img src=x>", "[[1m", "1m|ES1|z", "0z", "0h", "[30m]", "[123m,9]", "[123m,x]", "|", "1m".repeat(300)];

test("what is written well is read alike", () => {
  for (const text of GOOD) assert.ok(compare(text), text);
});

test("what is written badly is refused alike", () => {
  for (const text of BAD) assert.ok(!compare(text), text);
});

const PARTS = [..."0123456789mpszhESWNCFP[]+,- '\"()XrMZ_|=<"].concat("123m", "4'56p", "55'5s", "(123m)", "m123", "東", "三", "万", "３", "X55Xz", "r5p", "5pr", "[", "]", "[EEE]", "[5555p,1]", "11p", "+5s", "🀇", "🀐", "🀙", "🀄", "🀢", "🀩", "1h", "x", "é");

const table = (name) => readFileSync(new URL(`../data/${name}.txt`, import.meta.url), "utf8").split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));

test("hands of other places are read alike", () => {
  for (const [place, text, hand] of table("elsewhere")) {
    assert.deepEqual(elements(text), { hand }, `${place}: ${text}`);
    assert.deepEqual(core(text), { hand }, `${place}: ${text}`);
  }
});

test("what is no hand is refused for the right reason", () => {
  // Several red fives of a kind are right where all fives are red. Both readers accept them, because nobody tells them
  // the rulings here.
  for (const [text, key, value] of table("malformed").filter(([, key]) => key !== "marked-twice")) {
    const fault = elements(text);
    assert.equal(fault.key, key, text);
    if (value) assert.equal(fault.value, value, text);
    assert.equal(core(text).faults[0].code, key, text);
  }
});

test("thousands of texts are read or refused alike", () => {
  const random = new Random(11);
  let read = 0;
  const texts = 20_000;
  for (let i = 0; i < texts; i++) {
    const parts = Array.from({ length: 1 + random.below(12) }, () => random.pick(PARTS));
    const text = parts.join("");
    // Nothing is no hand for an element, and an empty one for the core.
    if (text.trim() === "") continue;
    if (compare(text)) read += 1;
  }
  assert.ok(read > 1000 && read < texts - 1000, String(read));
});
