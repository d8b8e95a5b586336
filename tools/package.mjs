// Makes the JavaScript package in target/package of what cargo built; `./run package` packs it.
//   node tools/package.mjs PROGRAM.wasm RULES.json
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transformSync } from "esbuild";
import { answerTypes } from "./answer-types.mjs";
import { FEATURES } from "./wasm.mjs";

const [program, rulesFile] = process.argv.slice(2);
const root = join(import.meta.dirname, "..");
const from = join(root, "www/package");
const out = join(root, "target/package");
const glue = join(root, "target/package-glue");
const run = (command, ...args) => execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
const read = (path) => readFileSync(join(root, path), "utf8");

for (const folder of [out, glue]) rmSync(folder, { recursive: true, force: true });
mkdirSync(join(out, "words"), { recursive: true });

// The core. The stack comes first in memory, so that nothing points to its first bytes.
run("wasm-bindgen", program, "--target", "web", "--no-typescript", "--out-dir", glue, "--out-name", "hule");
run("wasm-opt", "--low-memory-unused", "--gufa", "-Os", "--converge", ...FEATURES, join(glue, "hule_bg.wasm"), "-o", join(out, "hule_bg.wasm"));

// The words that the core needs for its sentences: not those of the rulebook and of screens, and not the names of
// fans, which are in the core.
const SCREENS = /^(ask|event|form|meld|near|offence|place|preset|session|split|suit|tile|ui|versus|wild|wind)\.|^(principle|ruling)\..*\.definition$/;
const words = (language) => {
  const files = readdirSync(join(root, "src/text", language)).filter((name) => !/^(book|embed|names|path|practice|share)/.test(name));
  const texts = files.flatMap((name) => Object.entries(JSON.parse(read(`src/text/${language}/${name}`))));
  return Object.fromEntries(texts.filter(([key]) => !SCREENS.test(key)));
};
/** A module that exports a value, with the quotes that need the fewest escapes. */
const script = (value) => transformSync(`export default ${JSON.stringify(value)};`, { minify: true, charset: "utf8" }).code;
const rules = JSON.parse(readFileSync(rulesFile, "utf8"));
for (const language of Object.keys(rules[0].name).filter((language) => language !== "en")) {
  writeFileSync(join(out, `words/${language}.js`), script(words(language)));
}
writeFileSync(join(glue, "english.js"), script(words("en")));
writeFileSync(join(out, "rules.js"), script(JSON.stringify(rules)));

// The module, once for each way to load the core.
await build({
  absWorkingDir: root,
  alias: { "hule-core": join(glue, "hule.js"), "hule-english": join(glue, "english.js") },
  bundle: true,
  entryPoints: { hule: join(from, "browser.js"), node: join(from, "node.js") },
  external: ["node:fs", "./rules.js", "./words/*"],
  format: "esm",
  logLevel: "warning",
  minify: true,
  outdir: out,
  target: ["es2022"],
});

writeFileSync(join(out, "hule.d.ts"), read("src/js/types.d.ts") + answerTypes(rules));
writeFileSync(join(out, "words/words.d.ts"), "/** The words of a language, for `load`. */\ndeclare const words: Record<string, string>;\nexport default words;\n");
cpSync(join(from, "README.md"), join(out, "README.md"));
cpSync(join(root, "LICENSE"), join(out, "LICENSE"));
const cargo = read("Cargo.toml");
const field = (name) => new RegExp(`^${name} = "(.*)"`, "m").exec(cargo)[1];
const repository = field("repository");
const manifest = {
  name: "hule",
  version: field("version"),
  description: field("description"),
  keywords: ["mahjong", "riichi", "mcr", "guobiao", "sichuan", "scoring", "han", "fu", "yaku", "shanten", "wasm"],
  license: field("license"),
  homepage: `${repository}#readme`,
  repository: { type: "git", url: `git+${repository}.git` },
  bugs: `${repository}/issues`,
  type: "module",
  exports: { ".": { types: "./hule.d.ts", node: "./node.js", default: "./hule.js" }, "./hule_bg.wasm": "./hule_bg.wasm", "./words/*": { types: "./words/words.d.ts", default: "./words/*" }, "./package.json": "./package.json" },
  main: "./node.js",
  module: "./hule.js",
  types: "./hule.d.ts",
  files: ["*.js", "*.wasm", "*.d.ts", "words"],
  sideEffects: ["./hule.js", "./node.js"],
  engines: { node: ">=20" },
};
writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
