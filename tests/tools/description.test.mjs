// The build without Trunk does what Trunk would do: both read one description, and what this build
// doesn't know of it is refused.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { cargoArguments, describe, description, page } from "../../tools/description.mjs";

const root = join(import.meta.dirname, "../..");
const text = (path) => readFileSync(join(root, path), "utf8");
const toml = text("Trunk.toml");
const html = text("www/index.html");

/** The description after a change of one of the two files. */
const changed = ({ settings = (all) => all, attributes = (all) => all }) =>
  describe(settings(toml), () => html.replace(/<link data-trunk[^>]*>/, (link) => attributes(link)));
const add = (attribute) => (link) => link.replace(">", ` ${attribute}>`);

test("cargo is called as Trunk calls it", () => {
  const app = description(root);
  // Trunk's own order, in `cargo_build` of its src/pipelines/rust/mod.rs.
  const { manifest, bin, features, profile } = app.rust;
  const common = ["--bin", bin, "--features", features];
  const target = ["build", "--target=wasm32-unknown-unknown", "--manifest-path", manifest];
  assert.deepEqual(cargoArguments(app, { release: true }), [...target, "--profile", profile, ...common]);
  assert.deepEqual(cargoArguments(app, { release: false }), [...target, ...common]);
  // What was compared by building both ways; another version of Trunk may do something else.
  assert.match(toml, /^trunk-version = "=0\.21\.14"$/m);
});

test("everything that the description says has its effect", () => {
  const rust = (attributes) => changed({ attributes }).rust;
  assert.equal(rust((link) => link.replace('data-bin="hule"', 'data-bin="other"')).bin, "other");
  assert.equal(rust((link) => link.replace('="web"', '="small"')).profile, "small");
  assert.equal(rust((link) => link.replace('="app"', '="app,js"')).features, "app,js");
  assert.equal(rust((link) => link.replace("../Cargo.toml", "../app/Cargo.toml")).manifest, join("app", "Cargo.toml"));
  const build = (before, after) => changed({ settings: (all) => all.replace(before, after) });
  assert.equal(build('dist = "dist"', 'dist = "out"').dist, "out");
  assert.deepEqual(build('command = "node"', 'command = "deno"').hooks[0][0], "deno");
  assert.equal(build(/pattern_script = .*/, "pattern_script = '<script></script>'").script, "<script></script>");
});

test("what only Trunk knows is refused", () => {
  for (const attribute of ['data-wasm-opt-params="-g"', "data-keep-debug", 'data-type="worker"', 'data-cargo-profile="dev"']) {
    assert.throws(() => changed({ attributes: add(attribute) }), /doesn't know/, attribute);
  }
  assert.throws(() => changed({ attributes: (link) => link.replace('data-wasm-opt="0"', 'data-wasm-opt="z"') }), /only as/);
  assert.throws(() => changed({ attributes: (link) => `${link}<link data-trunk rel="css" href="a.css">` }), /2 elements/);
  for (const line of ["[clean]", "cargo = true", 'pre = "x"']) assert.throws(() => changed({ settings: (all) => `${all}\n${line}\n` }), /doesn't know/, line);
  assert.throws(() => changed({ settings: (all) => all.replace("filehash = false", "filehash = true") }), /only as/);
});

test("the page has the script in place of the link, and the preload at the end of its head", () => {
  const app = description(root);
  const built = page(app, html);
  assert.equal(built.replace(app.script, app.link).replace(`${app.preload}</head>`, "</head>"), html);
  assert.doesNotMatch(built, /data-trunk/);
  assert.ok(built.indexOf(app.script) < built.indexOf(app.preload));
});
