// The tools that `./run setup` has installed, for whoever calls Trunk without it.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

/** The environment with them on the PATH. `root` is the folder of the project. */
export function withTools(root) {
  const { HULE_CACHE, XDG_CACHE_HOME, PATH } = process.env;
  const cache = HULE_CACHE || join(XDG_CACHE_HOME || join(homedir(), ".cache"), "hule");
  const toml = readFileSync(join(root, "Trunk.toml"), "utf8");
  const of = (name, key) => join(cache, `${name}-${toml.match(`${key} = "([0-9.]+)"`)[1]}`, "bin");
  const folders = [join(root, "node_modules/.bin"), of("wasm-bindgen", "wasm_bindgen"), of("wasm-split-cli", "wasm-split-version")];
  return { ...process.env, PATH: [...folders, PATH].join(delimiter) };
}
