// The program as it is shipped: split into its parts (src/app/shell/parts.rs), with the script that
// wasm-bindgen makes for it, and optimised if it is a release.
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { optimize, run } from "./wasm.mjs";

/** Smaller when compressed than with `-Oz`. Rust keeps its stack at the lowest addresses: nothing else is below 1024. */
const OPTIMIZE = ["-Os", "--low-memory-unused", "--reorder-functions"];

/**
 * Makes the files of the program that cargo has built at `from` in the folder `to`: `hule.js`, which is
 * wasm-bindgen's script, and each .wasm file. Results of wasm-opt are kept in the folder `kept`.
 */
export async function program({ from, to, kept, release }) {
  rmSync(to, { recursive: true, force: true });
  await run("hule-glue", "split", from, to, "hule");
  if (!release) return;
  const files = readdirSync(to).filter((name) => name.endsWith(".wasm")).map((name) => join(to, name));
  await optimize(files, kept, OPTIMIZE);
}
