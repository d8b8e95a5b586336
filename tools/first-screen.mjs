// Puts the app's first screen into index.html, in every language, and builds the script for it.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";

/** Where the screen goes in index.html. */
const PLACE = "<!-- first screen -->";

/** Renders the same components that the app has: see examples/first_screen.rs. */
const RENDER = ["run", "--quiet", "--offline", "--profile", "first-screen", "--features", "first-screen", "--example", "first_screen"];

/** With the options that all scripts have in common, into the folder `out`. */
export async function firstScreen(common, out) {
  // The flags are for the program in the browser; this one runs here.
  const { CARGO_ENCODED_RUSTFLAGS, ...rest } = process.env;
  const env = { ...rest, RUSTFLAGS: "--cfg erase_components" };
  const { stdout } = await promisify(execFile)("cargo", RENDER, { cwd: common.absWorkingDir, env, maxBuffer: Infinity });
  const page = join(out, "index.html");
  const html = readFileSync(page, "utf8");
  if (!html.includes(PLACE)) throw new Error(`index.html has no place for the first screen: ${PLACE}`);
  writeFileSync(page, html.replace(PLACE, () => stdout.trim()));
  await build({ ...common, entryPoints: ["www/first.js"], outfile: join(out, "first.js"), format: "iife" });
}
