// wasm-opt, as the app and the package use it.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { withTools } from "./installed.mjs";

const env = withTools(join(import.meta.dirname, ".."));

/** What the programs use of WebAssembly. Named one by one: with all features wasm-opt writes what some browsers don't read. */
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"].map((name) => `--enable-${name}`);

/**
 * Optimises files in place. It takes longer than all else: results are kept in the folder `kept`, which is for
 * these files alone, since those that none of them uses any longer are forgotten.
 */
export async function optimize(files, kept, options) {
  mkdirSync(kept, { recursive: true });
  const asked = [...options, ...FEATURES];
  const used = new Set();
  // One on each processor, the largest first: each takes up to half a minute and much memory.
  const waiting = [...files].sort((one, other) => statSync(other).size - statSync(one).size);
  const worker = async () => {
    for (let file; (file = waiting.shift()); ) {
      const name = `${keyOf(file, asked)}.wasm`;
      used.add(name);
      const result = join(kept, name);
      if (!existsSync(result)) {
        await run("wasm-opt", ...asked, file, "-o", `${result}.new`);
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
function keyOf(file, asked) {
  const version = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).devDependencies.binaryen;
  return createHash("sha256").update(JSON.stringify([version, asked])).update(readFileSync(file)).digest("hex").slice(0, 32);
}

/** Runs one of the installed tools, and fails with what it said if it does. */
export async function run(command, ...args) {
  await promisify(execFile)(command, args, { env, maxBuffer: Infinity });
}
