// How much a page of another site jumps while the elements on it get their tiles and results: the layout shift,
// as browsers count it, all of it added up. The page has the style that www/embed/README.md recommends.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";

const README = readFileSync(join(import.meta.dirname, "../../www/embed/README.md"), "utf8");
const [, STYLE] = /^```css\n(hule-score:not\(:defined\).*?)^```/ms.exec(README);

const HANDS = ["123m456p789s1122z+2z", "[789s][EEEE,1]123m456pC+C", "111234m567m8999m+9m", "[345p][345s]345m99m77s+7s", "22334m567p11s789s+1s", "1122m3344p5566s7z+7z"];
const WORDS = "The hand is ready, and the pair decides which of the two readings is worth more at the table. ";
const many = (element) => Array.from({ length: 60 }, (_, i) => element(HANDS[i % HANDS.length])).join("\n");

/** Sixty of each, among words. */
export const PAGES = {
  hands: many((hand) => `<p>${WORDS}<hule-hand>${hand}</hule-hand> ${WORDS}</p>`),
  scores: many((hand) => `<p>${WORDS}</p><hule-score hand="${hand}"></hule-score>`),
};

/** Runs in the page: adds up what shifts. */
const watch = () => {
  window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.hadRecentInput ? 0 : entry.value))).observe({ type: "layout-shift", buffered: true });
};

/** Resolves to the layout shift of a page that is read from its top to its end. */
export async function shiftOf(browser, dist, body) {
  const server = await serve({ dir: dist, compress: false });
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">
<style>${STYLE}</style><script type="module" src="${server.url}embed.js"></script></head><body>${body}</body></html>`;
  const host = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise((done) => host.listen(0, "127.0.0.1", done));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  // The script comes when the page has been painted already.
  await page.route("**/embed.js", async (route) => {
    const answer = await route.fetch();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.fulfill({ response: answer });
  });
  await page.goto(`http://127.0.0.1:${host.address().port}/`, { waitUntil: "networkidle" });
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.mouse.wheel(0, 400);
    // What has come into view is drawn, as long as it takes.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.screenshot();
  }
  await page.waitForLoadState("networkidle");
  const shift = await page.evaluate("window.shift");
  await context.close();
  host.closeAllConnections();
  host.close();
  await server.close();
  return shift;
}
