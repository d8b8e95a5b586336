// The memory of the program: whoever uses it for an evening does not fill it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

/** As many steps can be undone: until then, each followed address is one more that is remembered. */
const STEPS = 200;

/** What they may take besides, in bytes: an evening of a thousand hands fits into some megabytes. */
const MOST = 24 * 65_536;

/** Runs in the page, before all else: `programMemory()` is how much the program has. */
function watchMemory() {
  let memory;
  const find = (result) => {
    memory ??= (result.instance ?? result).exports?.memory;
    return result;
  };
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = (...given) => real.apply(WebAssembly, given).then(find);
  }
  window.programMemory = () => memory.buffer.byteLength;
}

/** Hands that win, wait and have only begun, so that every part of the screen comes and goes. */
const HANDS = [
  "#1/mcr/123m456p789s234sC+C?from=W",
  "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W&seat=S",
  "#1/mcr/[234p]2345678m234s",
  "#1/mcr/123m456p78s1199sE+N",
  "#1/mcr/222333444m678p5s+5s?win=self-drawn",
  "#1/mcr/12m456m",
];

test("following addresses takes little memory", async (t) => {
  const app = await open(t, { scripts: [watchMemory] });
  /** Follows so many addresses, one after another, and says how much memory the program has then. */
  const follow = (times) => app.page.evaluate(async ([hands, times]) => {
    for (let i = 0; i < times; i++) {
      location.hash = hands[i % hands.length];
      await window.settled();
    }
    return window.programMemory();
  }, [HANDS, times]);
  const before = await follow(STEPS + 40);
  const after = await follow(STEPS);
  assert.ok(after - before <= MOST, `${STEPS} addresses took ${after - before} bytes more`);
});
