// tools/glue, which makes the files of a program, fits what it is used on, and is found where it was installed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { withTools } from "../../tools/installed.mjs";

const root = join(import.meta.dirname, "../..");
const text = (path) => readFileSync(join(root, path), "utf8");

/** The version of a crate in a lock file. */
const locked = (path, crate) => text(path).match(`name = "${crate}"\nversion = "(.*)"`)[1];

test("the app, the tool and Trunk have one version of wasm-bindgen", () => {
  const version = locked("Cargo.lock", "wasm-bindgen");
  assert.equal(locked("tools/glue/Cargo.lock", "wasm-bindgen-cli-support"), version);
  assert.equal(text("Trunk.toml").match(/^wasm_bindgen = "(.*)"$/m)[1], version);
});

test("the tool is looked for where it is installed", () => {
  const printed = execFileSync("bash", ["-c", '. tools/setup.sh; find_glue || true; printf %s "$glue"'], { cwd: root });
  const [, folder] = withTools(root).PATH.split(delimiter);
  assert.equal(folder, join(printed.toString(), "bin"));
});
