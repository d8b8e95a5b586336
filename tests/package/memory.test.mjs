// The core gives back the memory that it has used: thousands of calls need no more than the first.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load, project, Random, request, SNAPSHOTS } from "./project.mjs";

const LIMIT = 16 << 20;
/** What the pieces that memory is cut into may add. */
const PIECES = 1 << 20;
const ROUNDS = 8;

/** Every instance of the core. */
const cores = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...values) {
    super(...values);
    cores.push(this);
  }
};
const hule = await load(project("memory"));
const size = () => cores[0].exports.memory.buffer.byteLength;

test("however often it is asked, it has little memory", async () => {
  const random = new Random(9);
  const systems = await hule.rules();
  for (const language of hule.languages) await hule.load(language);
  const links = readFileSync(SNAPSHOTS, "utf8").trim().split("\n").map((line) => JSON.parse(line).link);
  const asked = [...links, ...systems.flatMap((system) => system.examples), ...Array.from({ length: 150 }, () => request(random, systems))];
  let calls = 0;
  const ask = async (call) => {
    calls += 1;
    try {
      await call();
    } catch (error) {
      assert.ok(error instanceof hule.HuleError && error.code !== "internal", error.message);
    }
  };
  const round = async () => {
    for (const hand of asked) {
      await ask(() => hule.score(hand));
      await ask(() => hule.waits(hand));
      await ask(() => hule.format(hand, "link"));
      await ask(() => hule.explain(hand, { language: random.pick(hule.languages) }));
    }
  };
  // Two hands out of 27 tiles are the most that there is to look for.
  const hard = ["1/siamese/123456789m1135568999p112588sWN", "1/siamese/1223344556677m1122334455667p", "1/siamese/111222333444m555666777888p999s"];
  for (const hand of hard) hule.score(hand);
  await round();
  const first = size();
  for (let i = 0; i < ROUNDS; i++) await round();
  for (const hand of hard) hule.score(hand);
  assert.ok(calls > 5000, String(calls));
  assert.equal(cores.length, 1);
  assert.ok(size() <= first + PIECES && size() <= LIMIT, `${first} bytes, then ${size()}`);
});
