// Every state of the app, at every size, in any colours, with large text: axe finds nothing,
// and nothing is cut off. With SHOTS=FOLDER each is photographed.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { open } from "./harness.mjs";
import { WALKS } from "./looks.mjs";
import { STATES } from "./states.mjs";

for (const [walk, { viewport, scripts, looks }] of Object.entries(WALKS)) {
  for (const [group, steps] of Object.entries(STATES)) {
    test(`${walk}: ${group}`, async (t) => {
      // No motion: a colour is judged as it stays.
      const app = await open(t, { viewport, scripts, reducedMotion: "reduce" });
      const found = [];
      for (const [state, step] of steps) {
        await step(app);
        for (const look of looks) {
          if (look.viewport) await app.page.setViewportSize(look.viewport);
          if (look.media) await app.page.emulateMedia(look.media);
          for (const line of await look.find(app.page)) found.push(`${state}, ${look.name}: ${line}`);
          if (process.env.SHOTS) await app.page.screenshot({ path: join(process.env.SHOTS, `${group}, ${state}, ${look.name}.png`) });
        }
        await app.page.setViewportSize(viewport);
      }
      assert.deepEqual(found, []);
    });
  }
}
