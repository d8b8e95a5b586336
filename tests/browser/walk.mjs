// One walk through every state of the app in a language, which looks at each in all sizes and colours.
// With SHOTS=FOLDER every look is photographed.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { drawTheSame } from "./chance.mjs";
import { open } from "./harness.mjs";
import { SCRIPTS, SMALL, looks, turn } from "./looks.mjs";
import { STATES } from "./states.mjs";
import { note } from "./tabs.mjs";

/** Declares the test: nothing is wrong with any state in this language. */
export function walk(locale) {
  test(`every state, ${locale}`, async (t) => {
    // Nothing moves: a colour is judged as it stays. Every walk sees the same exercises: with other ones a
    // panel stops at another place, and a button that is scrolled half out of view would count as too small.
    const app = await open(t, { viewport: SMALL, locale, scripts: [...SCRIPTS, drawTheSame], reducedMotion: "reduce" });
    for (const [group, steps] of Object.entries(STATES)) {
      await t.test(group, async () => {
        /** Where each fault was seen. */
        const found = new Map();
        for (const [state, step] of steps) {
          note(app.page, `${group}, ${state}`);
          await step(app);
          for (const look of looks(locale)) {
            note(app.page, `${group}, ${state}, ${look.name}`);
            await turn(app.page, look);
            for (const find of look.find) {
              for (const fault of await find(app.page)) found.set(fault, [...(found.get(fault) ?? []), `${state}, ${look.name}`]);
            }
            if (process.env.SHOTS) await app.page.screenshot({ path: join(process.env.SHOTS, `${locale}, ${group}, ${state}, ${look.name}.png`) });
          }
          await turn(app.page, { viewport: SMALL });
        }
        // The next ones begin where the sheets are closed.
        if (await app.page.locator("dialog[open]").count()) await app.action("close");
        const faults = [...found].map(([fault, [first, ...more]]) => `${fault} (${first}${more.length ? ` and ${more.length} more` : ""})`);
        assert.ok(faults.length === 0, faults.join("\n"));
      });
    }
  });
}
