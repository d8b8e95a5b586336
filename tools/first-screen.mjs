// Puts the app's first screen into index.html, in every language, with its style and its script: the
// page that arrives can be painted without another request.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";

/** Renders the same components that the app has: see examples/first_screen.rs. */
const RENDER = ["run", "--quiet", "--offline", "--profile", "first-screen", "--features", "first-screen", "--example", "first_screen"];

/** With the options that all scripts have in common, into the folder `out`. */
export async function firstScreen(common, out) {
  const page = join(out, "index.html");
  const [screen, style, script] = await Promise.all([
    render(common.absWorkingDir),
    bundle({ ...common, entryPoints: ["style/main.css"], external: ["*.svg"] }),
    bundle({ ...common, entryPoints: ["www/first.js"], format: "iife" }),
  ]);
  let html = readFileSync(page, "utf8");
  const put = (place, text) => {
    if (!html.includes(place)) throw new Error(`index.html has no place for the first screen: ${place}`);
    html = html.replace(place, () => text);
  };
  put("<!-- first screen -->", screen);
  put("<!-- main.css -->", `<style>${style}</style>`);
  put("<!-- first.js -->", `<script>${script}</script>`);
  // The content-security policy allows these two and nothing else that stands in the page.
  put("sha256-of-main.css", sha256(style));
  put("sha256-of-first.js", sha256(script));
  writeFileSync(page, html);
}

/** The screens as HTML. */
async function render(folder) {
  // The flags are for the program in the browser; this one runs here.
  const { CARGO_ENCODED_RUSTFLAGS, ...rest } = process.env;
  const env = { ...rest, RUSTFLAGS: "--cfg erase_components" };
  const { stdout } = await promisify(execFile)("cargo", RENDER, { cwd: folder, env, maxBuffer: Infinity });
  return stdout.trim();
}

/** One file of all that it imports, as text that can stand in a page. */
async function bundle(options) {
  const { outputFiles } = await build({ ...options, write: false });
  const text = outputFiles[0].text.trim();
  if (/<\/(style|script)/i.test(text)) throw new Error(`${options.entryPoints[0]} would end its element`);
  return text;
}

const sha256 = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
