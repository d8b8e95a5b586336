// Short texts have room in their places on a screen that is 320 px wide, in every language and state.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { open } from "./harness.mjs";
import { crowded } from "./labels.mjs";
import { STATES } from "./states.mjs";

const LANGUAGES = ["en", "ru", "zh", "ja"];

describe("every text has room at 320 px", { concurrency: 2 }, () => {
  for (const locale of LANGUAGES) {
    test(locale, async (t) => {
      /** Where each fault was seen. */
      const found = new Map();
      const app = await open(t, { viewport: { width: 320, height: 568 }, locale });
      for (const [group, steps] of Object.entries(STATES)) {
        for (const [state, step] of steps) {
          await step(app);
          for (const fault of await crowded(app.page)) found.set(fault, [...(found.get(fault) ?? []), `${group}: ${state}`]);
        }
        // Each begins where the sheets are closed.
        if (await app.page.locator("dialog[open]").count()) await app.action("close");
      }
      const faults = [...found].map(([fault, [first, ...more]]) => `${locale}: ${fault}, in “${first}”${more.length ? ` and ${more.length} more` : ""}`);
      assert.ok(faults.length === 0, faults.join("\n"));
    });
  }
});

test("what has no room is found", async (t) => {
  const app = await open(t, { viewport: { width: 320, height: 568 } });
  const [long, word] = ["A text that has no room at all in this place", "Incomprehensibilities"];
  const faults = async (selector, text) => {
    await app.page.locator(selector).first().evaluate((e, text) => { e.textContent = text; }, text);
    return (await crowded(app.page)).join("\n");
  };
  assert.deepEqual(await crowded(app.page), []);
  assert.match(await faults(".system span", word), /is cut off at the side/);
  await app.action("menu");
  assert.match(await faults("dialog .item", `${word} ${word}`), new RegExp(`breaks within|takes|overlap|over the side|cut off`));
  assert.match(await faults("dialog h2", `${long} ${long}`), /takes \d lines, its place has 2/);
});
