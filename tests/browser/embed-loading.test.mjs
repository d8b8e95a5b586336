// What the elements load on another page is what their README says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { elementSteps } from "../bench/elements.mjs";
import { launch } from "./chrome.mjs";
import { DIST } from "./harness.mjs";

/** How far a number of KB may be from what it was when it was written: a change of the program moves it. */
const NEAR = 0.05;

/** The rows of the table: when, how many files, and how many KB. */
function rows() {
  const text = readFileSync(join(import.meta.dirname, "../../www/embed/README.md"), "utf8");
  const chapter = text.slice(text.indexOf("## What is loaded when"));
  const found = [...chapter.matchAll(/^\| (.+?) \| .+? \| (\d+) \| (\d+) KB \|$/gm)];
  return found.map(([, when, files, kB]) => ({ when, files: Number(files), kB: Number(kB) }));
}

test("each step loads as many files and bytes as the README of the elements says", async (t) => {
  const browser = await launch();
  t.after(() => browser.close());
  const steps = await elementSteps(browser, DIST);
  const said = rows();
  assert.deepEqual(steps.map(({ when, files }) => ({ when, files: files.length })), said.map(({ when, files }) => ({ when, files })));
  for (const [at, { when, kB }] of steps.entries()) {
    const difference = Math.abs(kB - said[at].kB);
    assert.ok(difference <= Math.max(1, NEAR * said[at].kB), `${when}: ${kB.toFixed(0)} KB, and the README says ${said[at].kB}`);
  }
  assert.deepEqual(steps[0].files, ["embed.js"]);
  const all = steps.flatMap(({ files }) => files);
  const twice = all.filter((file, at) => all.indexOf(file) < at);
  // The last step is a page of its own.
  assert.deepEqual(twice.filter((file) => !steps.at(-1).files.includes(file)), [], "nothing comes twice");
});
