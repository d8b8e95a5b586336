// Makes the pictures of the README from what `./run build` has made: `./run pictures`.
//   node www/art/pictures.mjs [DIST]
// A hand of riichi on a phone, and a scored hand in the article of the demonstration page.
import { join } from "node:path";
import { PHONE, launch } from "../../tests/browser/chrome.mjs";
import { serve } from "../../tools/serve.mjs";

const [dist = "dist"] = process.argv.slice(2);
const here = import.meta.dirname;

/** A win with red fives, dora and two ways to be paid. */
const HAND = "#1/riichi/23406m7m345p78s99m+6s?seat=S&riichi=riichi&ippatsu=yes&dora=1m&ura=9p&from=W&rulings=tenhou";

/** The picture is shown at half its size, so that it is sharp on every screen. */
const LOOK = { ...PHONE, deviceScaleFactor: 2, reducedMotion: "reduce" };

const server = await serve({ dir: dist });
const browser = await launch();

/** Opens an address with a phone, or in a window as wide as an article. */
async function open(address, look) {
  const page = await (await browser.newContext(look)).newPage();
  await page.goto(server.url + address);
  return page;
}

const phone = await open(HAND, LOOK);
await phone.locator('[data-part="total"]', { hasText: /\d/ }).waitFor();
await phone.evaluate(() => document.fonts.ready);
await phone.screenshot({ path: join(here, "screenshot.png") });

const article = await open("demo.html", { ...LOOK, isMobile: false, viewport: { width: 760, height: 900 } });
const section = article.locator("main > section").nth(1);
await section.locator('hule-score [data-part="total"]', { hasText: /\d/ }).waitFor();
await section.screenshot({ path: join(here, "element.png") });

await browser.close();
await server.close();
