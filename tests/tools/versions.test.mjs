// Versions that must agree, and those with which something was tried.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "../..");
const text = (path) => readFileSync(join(root, path), "utf8");

/** The version of a crate in a lock file. */
const locked = (path, crate) => text(path).match(`name = "${crate}"\nversion = "(.*)"`)[1];

test("the app, tools/glue and Trunk have one version of wasm-bindgen", () => {
  const version = locked("Cargo.lock", "wasm-bindgen");
  assert.equal(locked("tools/glue/Cargo.lock", "wasm-bindgen-cli-support"), version);
  assert.equal(text("Trunk.toml").match(/^wasm_bindgen = "(.*)"$/m)[1], version);
});

test("what works round faults of reactive_graph was tried with its version", () => {
  const [, tried] = text("CONTRIBUTING.md").match(/faults of\s+reactive_graph ([0-9.]+[0-9])/);
  const hint = "Try to do without Lasting and Rows, as CONTRIBUTING.md says, and name the version there.";
  assert.equal(locked("Cargo.lock", "reactive_graph"), tried, hint);
});
