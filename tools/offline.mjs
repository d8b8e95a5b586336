// What the app needs without a network: a service worker that knows every file that is shipped.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { build } from "esbuild";

/** Stands in hule.js where the name of the build will. */
export const UNNAMED = "build-without-name";

const WORKER = "sw.js";

/** Names the build after what is in `out`, and writes the worker for it there. */
export async function finish(out, options) {
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1).replaceAll(sep, "/"))
    .filter((path) => path !== WORKER)
    .sort();
  const hashes = () => Object.fromEntries(paths.map((path) => [path, createHash("sha256").update(readFileSync(join(out, path))).digest("base64")]));
  const name = createHash("sha256").update(JSON.stringify(hashes())).digest("hex").slice(0, 16);
  const main = join(out, "hule.js");
  writeFileSync(main, readFileSync(main, "utf8").replaceAll(UNNAMED, name));
  await build({
    ...options,
    entryPoints: [`www/${WORKER}`],
    outfile: join(out, WORKER),
    format: "iife",
    define: { BUILD: JSON.stringify(name), FILES: JSON.stringify(hashes()) },
  });
}
