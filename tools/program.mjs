// The program as it is shipped: split into its parts (src/app/shell/parts.rs), with the script that
// wasm-bindgen makes for it, and optimised if it is a release.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { withTools } from "./installed.mjs";
import { FEATURES } from "./wasm.mjs";

const env = withTools(join(import.meta.dirname, ".."));

/** Smaller when compressed than with `-Oz`. Rust keeps its stack at the lowest addresses: nothing else is below 1024. */
const OPTIMIZE = ["-Os", "--low-memory-unused", "--reorder-functions", ...FEATURES];

/**
 * Makes the files of the program that cargo has built at `from` in the folder `to`: `hule.js`, which is
 * wasm-bindgen's script, and each .wasm file. Results of wasm-opt are kept in the folder `kept`, because
 * it takes longer than all else.
 */
export async function program({ from, to, kept, optimize }) {
  rmSync(to, { recursive: true, force: true });
  await run("wasm-split-cli", from, to, "--out-name", "hule");
  await run("wasm-bindgen", join(to, "hule.wasm"), "--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir", to, "--out-name", "hule");
  rmSync(join(to, "hule.wasm"));
  if (!optimize) return;
  const files = readdirSync(to).filter((name) => name.endsWith(".wasm")).map((name) => join(to, name));
  await optimizeAll(files, kept);
}

/** Optimises files in place, unless they were before, and forgets what is no longer used. */
async function optimizeAll(files, kept) {
  mkdirSync(kept, { recursive: true });
  const used = new Set();
  // One on each processor, the largest first: each takes up to half a minute and much memory.
  files.sort((one, other) => statSync(other).size - statSync(one).size);
  const waiting = [...files];
  const worker = async () => {
    for (let file; (file = waiting.shift()); ) {
      const name = `${keyOf(file)}.wasm`;
      used.add(name);
      const result = join(kept, name);
      if (!existsSync(result)) {
        await run("wasm-opt", ...OPTIMIZE, file, "-o", `${result}.new`);
        // What was broken off is not kept.
        renameSync(`${result}.new`, result);
      }
      copyFileSync(result, file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name));
}

/** What the result depends on: the file, what is asked of wasm-opt, and its version. */
function keyOf(file) {
  const version = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).devDependencies.binaryen;
  return createHash("sha256").update(JSON.stringify([version, OPTIMIZE])).update(readFileSync(file)).digest("hex").slice(0, 32);
}

/** Runs a tool, and fails with what it said if it does. */
async function run(command, ...args) {
  await promisify(execFile)(command, args, { env, maxBuffer: Infinity });
}
