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
      for (const [group, steps] of Object.entries(STATES)) {
        const app = await open(t, { viewport: { width: 320, height: 568 }, locale });
        for (const [state, step] of steps) {
          await step(app);
          for (const fault of await crowded(app.page)) found.set(fault, [...(found.get(fault) ?? []), `${group}: ${state}`]);
        }
        await app.leave();
      }
      const faults = [...found].map(([fault, [first, ...more]]) => `${locale}: ${fault}, in “${first}”${more.length ? ` and ${more.length} more` : ""}`);
      assert.ok(faults.length === 0, faults.join("\n"));
    });
  }
});
