// Writes ../icons: the app's icon, drawn from the red dragon of ../tiles.svg. `node icons.mjs`
// (with playwright-core and Chromium, which make the PNGs).
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { launch } from "../../tests/browser/chrome.mjs";

const GREEN = "#0d5a3b";
const LIGHT = "#17805a";
const out = new URL("../icons/", import.meta.url);
const sheet = readFileSync(new URL("../tiles.svg", import.meta.url), "utf8");

const body = sheet.match(/<g id="body">(.*?)<\/g>/)[1];
/** The fifth cell of the fourth row. */
const dragon = sheet.match(/<g transform="translate\(258 254\)"><use href="#body"\/>(.*)<\/g>/)[1];

/** A tile as high as that part of the square, on green. */
function icon(part, corner) {
  const scale = (512 * part) / 80;
  const at = (side) => Math.round((512 - side * scale) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<clipPath id="c"><rect width="512" height="512" rx="${corner}"/></clipPath>
<g clip-path="url(#c)"><path d="M0 0h512v512H0z" fill="${GREEN}"/><path d="M0 512V0h512z" fill="${LIGHT}" opacity=".35"/></g>
<rect x="${at(60) + 6}" y="${at(80) + 14}" width="${60 * scale}" height="${80 * scale}" rx="${6.5 * scale}" opacity=".28"/>
<g transform="translate(${at(60)} ${at(80)}) scale(${scale})">${body}${dragon}</g>
</svg>
`;
}

const plain = icon(0.76, 112);
mkdirSync(out, { recursive: true });
writeFileSync(new URL("icon.svg", out), plain);
const browser = await launch();
const page = await browser.newPage();
for (const [name, size, svg] of [
  ["icon-192", 192, plain],
  ["icon-512", 512, plain],
  ["apple-180", 180, icon(0.7, 0)],
  // What a mask leaves is a circle of four fifths.
  ["maskable-512", 512, icon(0.58, 0)],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="data:image/svg+xml,${encodeURIComponent(svg)}">`);
  writeFileSync(new URL(`${name}.png`, out), await page.screenshot({ omitBackground: true }));
}
await browser.close();
