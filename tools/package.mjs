// Makes the JavaScript package in target/package of what cargo built; `./run package` packs it.
//   node tools/package.mjs PROGRAM.wasm PROGRAM-WITH-PICTURES.wasm RULES.json
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, transformSync } from "esbuild";
import { answerTypes } from "./answer-types.mjs";
import { optimize, run } from "./wasm.mjs";

const [program, programWithPictures, rulesFile] = process.argv.slice(2);
const root = join(import.meta.dirname, "..");
const from = join(root, "www/package");
const out = join(root, "target/package");
const glue = join(root, "target/package-glue");
const read = (path) => readFileSync(join(root, path), "utf8");

for (const folder of [out, glue]) rmSync(folder, { recursive: true, force: true });
mkdirSync(join(out, "words/pictures"), { recursive: true });

/** The stack comes first in memory, so that nothing points to its first bytes. */
const OPTIMIZE = ["--low-memory-unused", "--gufa", "-Os", "--converge"];

// Each core in the package, and its glue.
const cores = { hule: program, hule_pictures: programWithPictures };
for (const [name, program] of Object.entries(cores)) {
  await run("hule-glue", "whole", program, glue, name);
}
await optimize(Object.keys(cores).map((name) => join(glue, `${name}_bg.wasm`)), join(root, "target/package-optimized"), OPTIMIZE);
for (const name of Object.keys(cores)) cpSync(join(glue, `${name}_bg.wasm`), join(out, `${name}_bg.wasm`));

// The words that the core needs for its sentences: not those of the rulebook and of screens, and not the names of
// fans, which are in the core.
const SCREENS = /^(ask|event|form|meld|near|offence|place|preset|session|split|suit|tile|ui|versus|wild|wind)\.|^(principle|ruling)\..*\.definition$/;
/** What pictures say in addition. */
const ON_PICTURES = /^ask\..*\.short|^(offence|place|preset|session|split|spoken|tile|wind)\.|^ui\.(from-ready|inferred-short|no-win|own-rulings|points|ready|row|tiles|unit)/;
/** The English words that are there at once: what is wrong, and the names in that. All others come with the first `explain`. */
const AT_ONCE = /^(fault|flower|japanese|otherwise|request|seat)\./;
/** Pictures say what they show at once, too; they explain no fan. */
const EXPLAINING = /^(fan|obstacle)\./;
const words = (language, withPictures = false) => {
  const files = readdirSync(join(root, "src/text", language)).filter((name) => !/^(book|embed|names|path|practice|share)/.test(name));
  const texts = files.flatMap((name) => Object.entries(JSON.parse(read(`src/text/${language}/${name}`))));
  return Object.fromEntries(texts.filter(([key]) => (withPictures && ON_PICTURES.test(key)) || !(SCREENS.test(key) || key.startsWith("spoken."))));
};
/** The words of which the key is as it should be. */
const some = (words, is) => Object.fromEntries(Object.entries(words).filter(([key]) => is(key)));
/** A module that exports a value, with the quotes that need the fewest escapes. */
const script = (value) => transformSync(`export default ${JSON.stringify(value)};`, { minify: true, charset: "utf8" }).code;
/** The words of a language as a program hands them to `load`, which asks of which language they are. */
const given = (language, words) => script({ language, ...words });
const rules = JSON.parse(readFileSync(rulesFile, "utf8"));
for (const language of Object.keys(rules[0].name).filter((language) => language !== "en")) {
  writeFileSync(join(out, `words/${language}.js`), given(language, words(language)));
  writeFileSync(join(out, `words/pictures/${language}.js`), given(language, words(language, true)));
}
writeFileSync(join(glue, "english.js"), script(some(words("en"), (key) => AT_ONCE.test(key))));
writeFileSync(join(glue, "english-pictures.js"), script(some(words("en", true), (key) => !EXPLAINING.test(key))));
writeFileSync(join(out, "words/en.js"), given("en", some(words("en"), (key) => !AT_ONCE.test(key))));
writeFileSync(join(out, "rules.js"), script(JSON.stringify(rules)));

/** Modules of a core, once for each way to load it. */
async function modules(core, entryPoints, { english, words }) {
  await build({
    absWorkingDir: root,
    alias: { "hule-core": join(glue, `${core}.js`), "hule-english": join(glue, english), "hule-words": join(from, words) },
    bundle: true,
    define: { CORE: JSON.stringify(`${core}_bg.wasm`) },
    entryPoints,
    external: ["node:fs", "./rules.js", "./words/*"],
    format: "esm",
    logLevel: "warning",
    minify: true,
    outdir: out,
    target: ["es2022"],
  });
}
await modules("hule", { hule: join(from, "browser.js"), node: join(from, "node.js") }, { english: "english.js", words: "words.js" });
await modules(
  "hule_pictures",
  { pictures: join(from, "pictures/browser.js"), "pictures-node": join(from, "pictures/node.js") },
  { english: "english-pictures.js", words: "pictures/words.js" },
);

writeFileSync(join(out, "hule.d.ts"), read("src/js/types.d.ts") + answerTypes(rules));
cpSync(join(from, "pictures/pictures.d.ts"), join(out, "pictures.d.ts"));
cpSync(join(root, "www/embed/types"), join(out, "elements"), { recursive: true });
for (const file of readdirSync(join(from, "markdown"))) cpSync(join(from, "markdown", file), join(out, file));
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
  exports: {
    ".": { types: "./hule.d.ts", node: "./node.js", default: "./hule.js" },
    "./pictures": { types: "./pictures.d.ts", node: "./pictures-node.js", default: "./pictures.js" },
    "./markdown-it": { types: "./markdown-it.d.ts", default: "./markdown-it.js" },
    "./remark": { types: "./remark.d.ts", default: "./remark.js" },
    "./elements": { types: "./elements/elements.d.ts" },
    "./elements/*": { types: "./elements/*.d.ts" },
    "./hule_bg.wasm": "./hule_bg.wasm",
    "./hule_pictures_bg.wasm": "./hule_pictures_bg.wasm",
    "./words/*": { types: "./words/words.d.ts", default: "./words/*" },
    "./package.json": "./package.json",
  },
  main: "./node.js",
  module: "./hule.js",
  types: "./hule.d.ts",
  files: ["*.js", "*.wasm", "*.d.ts", "elements", "words"],
  sideEffects: ["./hule.js", "./node.js", "./pictures.js", "./pictures-node.js"],
  engines: { node: ">=20" },
};
writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
