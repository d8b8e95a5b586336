// The tools that `./run setup` has installed, for whoever calls Trunk without it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The environment with them on the PATH. `root` is the folder of the project. */
export function withTools(root) {
  const { HULE_CACHE, XDG_CACHE_HOME, PATH } = process.env;
  const cache = HULE_CACHE || join(XDG_CACHE_HOME || join(homedir(), ".cache"), "hule");
  const folders = [join(root, "node_modules/.bin"), join(cache, glue(root), "bin")];
  return { ...process.env, PATH: [...folders, PATH].join(delimiter) };
}

/** The folder of tools/glue in the cache, as `find_glue` in tools/setup.sh names it. */
function glue(root) {
  const hash = createHash("sha256");
  for (const name of ["Cargo.toml", "Cargo.lock", "main.rs"]) hash.update(readFileSync(join(root, "tools/glue", name)));
  return `glue-${hash.digest("hex").slice(0, 12)}`;
}
