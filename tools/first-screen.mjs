// Puts the app's first screen into index.html, in every language, with its style and its script: the
// page that arrives can be painted without another request.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { renderFirstScreen } from "./compile.mjs";
import { FOLDER } from "./folder.mjs";

/** With the options that all scripts have in common, into the folder `out`. */
export async function firstScreen(common, out) {
  const page = join(out, "index.html");
  const [screen, style, script] = await Promise.all([
    renderFirstScreen(common.absWorkingDir),
    bundle({ ...common, entryPoints: ["style/main.css"], external: ["*.svg", "*.woff2"] }),
    bundle({ ...common, entryPoints: ["www/first.js"], format: "iife" }),
  ]);
  let html = readFileSync(page, "utf8");
  const put = (place, text) => {
    if (!html.includes(place)) throw new Error(`index.html has no place for the first screen: ${place}`);
    html = html.replace(place, () => text);
  };
  put("<!-- first screen -->", screen);
  put("<!-- main.css -->", `<style>${inPage(style)}</style>`);
  put("<!-- first.js -->", `<script>${script}</script>`);
  writeFileSync(page, html);
}

/** One file of all that it imports, as text that can stand in a page. */
async function bundle(options) {
  const { outputFiles } = await build({ ...options, write: false });
  const text = outputFiles[0].text.trim();
  if (/<\/(style|script)/i.test(text)) throw new Error(`${options.entryPoints[0]} would end its element`);
  return text;
}

/** A style that stands in the page, and finds the pictures in the folder of the build. */
const inPage = (style) => style.replaceAll(/url\("?([a-z]+\.(svg|woff2))"?\)/g, `url(${FOLDER}$1)`);
