// How the app is built: what Trunk.toml and the attributes of www/index.html say. Trunk reads them, and
// so do the tools here, which build without Trunk. A setting that only Trunk knows would make two
// builds of one description: it is refused.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The settings of Trunk.toml that the tools know, and the only value of those that have no choice. */
const SETTINGS = {
  "": ["trunk-version"],
  tools: ["wasm_bindgen", "wasm_opt"],
  build: ["target", "dist", "public_url", "filehash", "minify", "pattern_preload", "pattern_script"],
  watch: ["watch"],
  hooks: ["stage", "command", "command_arguments"],
};
const FIXED = { public_url: "./", filehash: false, minify: "never", stage: "post_build" };

/** The attributes that the tools know, likewise. */
const ATTRIBUTES = ["data-trunk", "rel", "href", "data-bin", "data-cargo-features", "data-cargo-profile-release", "data-wasm-opt"];
const FIXED_ATTRIBUTES = { "data-trunk": "", rel: "rust", "data-wasm-opt": "0" };

/** The description in the folder of the project. */
export function description(root) {
  return describe(readFileSync(join(root, "Trunk.toml"), "utf8"), (path) => readFileSync(join(root, path), "utf8"));
}

/**
 * The description in the text of Trunk.toml; `read` returns the page that it names.
 *
 *   { page, dist, link, script, preload, hooks: [[command, …arguments]], rust: { manifest, bin, features, profile } }
 *
 * `page` is the path of the page, and `link` the text in it that stands for the program.
 */
export function describe(toml, read) {
  const { build, hooks } = sections(toml);
  const link = theLink(read(build.target));
  const attributes = attributesOf(link);
  return {
    page: build.target,
    dist: build.dist,
    link,
    script: build.pattern_script,
    preload: build.pattern_preload,
    hooks: hooks.map(({ command, command_arguments }) => [command, ...command_arguments]),
    rust: {
      manifest: join(dirname(build.target), attributes.href),
      bin: attributes["data-bin"],
      features: attributes["data-cargo-features"],
      profile: attributes["data-cargo-profile-release"],
    },
  };
}

/** What cargo is called with. An unoptimised build has cargo's own profile for that. */
export function cargoArguments({ rust }, { release }) {
  const profile = release ? ["--profile", rust.profile] : [];
  return ["build", "--target=wasm32-unknown-unknown", "--manifest-path", rust.manifest, ...profile, "--bin", rust.bin, "--features", rust.features];
}

/** The page with the program's script in place of its link, and what is loaded early at the head's end. */
export function page({ link, script, preload }, html) {
  return html.replace(link, () => script).replace("</head>", () => `${preload}</head>`);
}

/** The sections of a TOML file in which each value stands on its line; [[hooks]] is a list. */
function sections(toml) {
  const found = { "": {}, hooks: [] };
  let name = "";
  let section = found[""];
  for (const line of toml.split("\n").map((line) => line.trim())) {
    const heading = line.match(/^(\[\[?)([a-z_]+)\]\]?$/);
    const setting = line.match(/^([a-z_-]+) = (.+)$/);
    if (line === "" || line.startsWith("#")) continue;
    if (heading && heading[2] in SETTINGS) {
      name = heading[2];
      section = {};
      if (heading[1] === "[[") found[name].push(section);
      else found[name] = section;
    } else if (setting && SETTINGS[name]?.includes(setting[1])) {
      section[setting[1]] = only(FIXED, setting[1], value(setting[2]));
    } else {
      throw new Error(`Trunk.toml has a line that the build without Trunk doesn't know: ${line}`);
    }
  }
  return found;
}

/** A text in either quotes, a list of texts, true or false. */
function value(text) {
  return text.startsWith("'") ? text.slice(1, -1) : JSON.parse(text);
}

/** The one element of the page that Trunk builds. */
function theLink(html) {
  const all = html.match(/<[^>]*\sdata-trunk[^>]*>/g) ?? [];
  if (all.length !== 1) throw new Error(`the page has ${all.length} elements for Trunk; the build without Trunk knows one`);
  return all[0];
}

function attributesOf(element) {
  const attributes = {};
  for (const [, name, value = ""] of element.replace(/^<\S+/, "").matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
    if (!ATTRIBUTES.includes(name)) throw new Error(`the page has an attribute that the build without Trunk doesn't know: ${name}`);
    attributes[name] = only(FIXED_ATTRIBUTES, name, value);
  }
  return attributes;
}

function only(fixed, name, value) {
  if (name in fixed && value !== fixed[name]) throw new Error(`the build without Trunk knows ${name} only as ${JSON.stringify(fixed[name])}`);
  return value;
}
