// For everyone: axe finds nothing in any state of the app, at any size, in any colours.
import assert from "node:assert/strict";
import { test } from "node:test";
import axe from "axe-core";
import { open } from "./harness.mjs";
import { STATES } from "./states.mjs";

const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 800 }];
const COLOURS = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules that look at colours: all others find the same in any. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Links of the rulebook are addresses: none skips to a part of the page. */
const EXCEPT = ["skip-link"];

/** What axe finds, one line each. */
function findings(page, runOnly) {
  return page.evaluate(async ([runOnly, except]) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ["violations"] });
    const found = violations.filter(({ id }) => !except.includes(id));
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any.map((check) => check.message).join(" ").slice(0, 160)}`));
  }, [runOnly, EXCEPT]);
}

for (const [name, steps] of Object.entries(STATES)) {
  test(`axe: ${name}`, async (t) => {
    // No motion: a colour is judged as it stays.
    const app = await open(t, { reducedMotion: "reduce", prepare: (page) => page.addInitScript(axe.source) });
    const found = [];
    for (const [state, step] of steps) {
      await step(app);
      for (const size of SIZES) {
        await app.page.setViewportSize(size);
        for (const colours of COLOURS) {
          await app.page.emulateMedia(colours);
          const runOnly = colours === COLOURS[0] ? { type: "tag", values: TAGS } : { type: "rule", values: OF_COLOURS };
          for (const line of await findings(app.page, runOnly)) {
            found.push(`${state}, ${size.width} wide, ${colours.forcedColors === "active" ? "forced" : colours.colorScheme}: ${line}`);
          }
        }
      }
      await app.page.setViewportSize(SIZES[0]);
      await app.page.emulateMedia(COLOURS[0]);
    }
    assert.deepEqual(found, []);
  });
}
