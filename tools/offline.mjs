// What the app needs without a network: a service worker that knows every file that is shipped.
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { BUILDS, name, shipped } from "./folder.mjs";

const WORKER = "sw.js";

/** Names the build after what is in `out`, and writes the worker for it there. */
export async function finish(out, options) {
  // One that was written before knows other files.
  rmSync(join(out, WORKER), { force: true });
  const mark = name(out);
  const hash = (path) => createHash("sha256").update(readFileSync(join(out, path))).digest("base64");
  await build({
    ...options,
    entryPoints: [`www/${WORKER}`],
    outfile: join(out, WORKER),
    format: "iife",
    define: {
      BUILD: JSON.stringify(mark),
      BUILDS: JSON.stringify(BUILDS),
      FILES: JSON.stringify(Object.fromEntries(shipped(out).map((path) => [path, hash(path)]))),
    },
  });
}
