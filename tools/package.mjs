// Makes the JavaScript package in target/package of what cargo built; `./run package` packs it.
//   node tools/package.mjs PROGRAM.wasm RULES.json
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { FEATURES } from "./wasm.mjs";

const [program, rulesFile] = process.argv.slice(2);
const root = join(import.meta.dirname, "..");
const from = join(root, "www/package");
const out = join(root, "target/package");
const glue = join(root, "target/package-glue");
const run = (command, ...args) => execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
const read = (path) => readFileSync(join(root, path), "utf8");

for (const folder of [out, glue]) rmSync(folder, { recursive: true, force: true });
for (const folder of ["", "words"]) mkdirSync(join(out, folder), { recursive: true });

// The core. The stack comes first in memory, so that nothing points to its first bytes.
run("wasm-bindgen", program, "--target", "web", "--no-typescript", "--experimental-reset-state-function", "--out-dir", glue, "--out-name", "hule");
run("wasm-opt", "--low-memory-unused", "--gufa", "-Os", "--converge", ...FEATURES, join(glue, "hule_bg.wasm"), "-o", join(out, "hule_bg.wasm"));

// The words: what explanations say, and the names of the fans, which the core has not.
const rules = JSON.parse(readFileSync(rulesFile, "utf8"));
const SAID = /^(cap|classical|east-stays|exclusion|fan|fault|flower|gap|ledger|nanchang|no-win|not-entered|obstacle|otherwise|principle|refusal|ruling|seat|siamese|wait|wall-end)\b/;
const DEFINED = /^(ruling|principle)\..*\.definition /;
const lines = (language) => {
  const folder = `src/text/${language}`;
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith(".properties"));
  return files.flatMap((name) => read(join(folder, name)).split("\n")).filter((line) => / ?= ?/.test(line) && !line.startsWith("#"));
};
const script = (text) => `export default ${JSON.stringify(text)};\n`;
for (const language of Object.keys(rules[0].name)) {
  const names = rules.flatMap(({ words, fans }) => fans.map((fan) => `fan.${words}.${fan.key}.name = ${fan.name[language]}`));
  const said = [...lines(language).filter((line) => SAID.test(line) && !DEFINED.test(line)), ...new Set(names)];
  writeFileSync(join(out, `words/${language}.js`), script(said.join("\n")));
}
writeFileSync(join(out, "rules.js"), script(JSON.stringify(rules.map(({ words, ...system }) => system))));

// The module, once for each way to load the core, and explanations, which are fetched with the words.
const faults = lines("en").filter((line) => /^(fault|seat|flower)\./.test(line)).join("\n");
const fans = Object.fromEntries(rules.map(({ key, words, fans }) => [key, { words, keys: fans.map((fan) => fan.key) }]));
if (rules.some(({ fans }) => fans.some((fan, i) => fan.number !== i + 1))) throw new Error("the fans are not in the order of their numbers");
const given = { "hule-faults": faults, "hule-fans": fans };
await build({
  absWorkingDir: root,
  bundle: true,
  entryPoints: { hule: join(from, "browser.js"), node: join(from, "node.js"), explain: join(from, "explain.js") },
  external: ["node:fs", "./rules.js", "./explain.js", "./words/*"],
  format: "esm",
  logLevel: "warning",
  minify: true,
  outdir: out,
  plugins: [{
    name: "hule",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^hule-core$/ }, () => ({ path: join(glue, "hule.js") }));
      onResolve({ filter: /^hule-fa(ults|ns)$/ }, ({ path }) => ({ path, namespace: "hule" }));
      onLoad({ filter: /./, namespace: "hule" }, ({ path }) => ({ contents: script(given[path]) }));
    },
  }],
  target: ["es2022"],
});

cpSync(join(root, "src/types.d.ts"), join(out, "hule.d.ts"));
cpSync(join(from, "README.md"), join(out, "README.md"));
cpSync(join(root, "LICENSE"), join(out, "LICENSE"));
const cargo = read("Cargo.toml");
const field = (name) => new RegExp(`^${name} = "(.*)"`, "m").exec(cargo)[1];
const manifest = {
  name: "hule",
  version: field("version"),
  description: field("description"),
  keywords: ["mahjong", "mcr", "scoring", "shanten", "wasm"],
  license: field("license"),
  type: "module",
  exports: { ".": { types: "./hule.d.ts", node: "./node.js", default: "./hule.js" }, "./hule_bg.wasm": "./hule_bg.wasm" },
  main: "./node.js",
  module: "./hule.js",
  types: "./hule.d.ts",
  sideEffects: ["./hule.js", "./node.js"],
  engines: { node: ">=20" },
};
writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
