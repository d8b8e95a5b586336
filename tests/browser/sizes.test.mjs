// Large text: everything can be reached. The walks through the states look at the rest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

test("with large text the whole screen can be scrolled to its end", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W" });
  await app.page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  const key = app.part("palette").locator("button").last();
  await key.scrollIntoViewIfNeeded();
  const { bottom, height } = await key.evaluate((e) => ({ bottom: e.getBoundingClientRect().bottom, height: innerHeight }));
  assert.ok(bottom <= height + 1, `${bottom} of ${height}`);
  assert.equal(await app.page.locator(".middle").evaluate((e) => e.scrollHeight - e.clientHeight <= 1), true, "the list is whole");
});
