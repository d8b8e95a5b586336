// The core never gives memory back: it begins anew before that is much.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load, project, Random, request, SNAPSHOTS } from "./project.mjs";

const LIMIT = 32 << 20;

/** Every instance of the core, in the order in which they were made. */
const cores = [];
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(...values) {
    super(...values);
    cores.push(this);
  }
};
const hule = await load(project("memory"));
const sizes = () => cores.map((core) => core.exports.memory.buffer.byteLength);

test("however often it is asked, it has little memory", async () => {
  const random = new Random(9);
  const systems = await hule.rules();
  const links = readFileSync(SNAPSHOTS, "utf8").trim().split("\n").map((line) => JSON.parse(line).link);
  // Two hands out of 27 tiles are the most that there is to look for.
  const hard = ["1/siamese/123456789m1135568999p112588sWN", "1/siamese/1223344556677m1122334455667p", "1/siamese/111222333444m555666777888p999s"];
  const first = hule.score(hard[0]);
  for (const asked of [...links, ...hard, ...Array.from({ length: 150 }, () => request(random, systems))]) {
    try {
      hule.score(asked);
      hule.waits(asked);
    } catch (error) {
      assert.ok(error instanceof hule.HuleError && error.code !== "internal", error.message);
    }
  }
  for (let i = 0; i < 30; i++) hule.score(hard[i % hard.length]);
  assert.ok(cores.length > 1, "it began anew");
  // What it has before it begins anew, and what one more call needs.
  assert.ok(sizes().every((size) => size <= LIMIT), sizes().join(" "));
  assert.deepEqual(hule.score(hard[0]), first);
});
