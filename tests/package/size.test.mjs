// What the package weighs as servers send it, and what is in it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { weigh } from "../bench/weigh.mjs";
import { project } from "./project.mjs";

const folder = join(project("size"), "node_modules/hule");
const weight = async (name) => (await weigh(join(folder, name))).brotli;

/** What `init()` loads: the module, and the core with all seven systems, sessions, the
 * search for ways to a win, and the English words of what is wrong. */
const BYTES = 357_000;

test("the module and the core stay small", async () => {
  const bytes = (await weight("hule.js")) + (await weight("hule_bg.wasm"));
  assert.ok(bytes <= BYTES, `${bytes} bytes (brotli), and the limit is ${BYTES}`);
});

/** What `init()` of `hule/pictures` loads: the same with what draws, the tile art, and the words on pictures. */
const WITH_PICTURES = 408_000;

test("the core with pictures is little larger", async () => {
  const bytes = (await weight("pictures.js")) + (await weight("hule_pictures_bg.wasm"));
  assert.ok(bytes <= WITH_PICTURES, `${bytes} bytes (brotli), and the limit is ${WITH_PICTURES}`);
});

test("what is loaded later stays small", async () => {
  for (const language of ["en", "ru", "zh", "ja"]) assert.ok((await weight(`words/${language}.js`)) <= 28_000, language);
  assert.ok((await weight("rules.js")) <= 35_000);
});

test("there is nothing in it but the package", () => {
  const files = readdirSync(folder, { recursive: true }).sort();
  assert.deepEqual(files, [
    "LICENSE", "README.md", "elements", "elements/elements.d.ts", "elements/react.d.ts", "elements/svelte.d.ts", "elements/vue.d.ts", "figure.js", "hule.d.ts", "hule.js", "hule_bg.wasm", "hule_pictures_bg.wasm", "markdown-it.d.ts", "markdown-it.js", "node.js",
    "package.json", "pictures-node.js", "pictures.d.ts", "pictures.js", "remark.d.ts", "remark.js", "rules.js", "words", "words/en.js", "words/ja.js", "words/pictures",
    "words/pictures/ja.js", "words/pictures/ru.js", "words/pictures/zh.js", "words/ru.js", "words/words.d.ts", "words/zh.js",
  ]);
  for (const name of ["hule_bg.wasm", "hule_pictures_bg.wasm"]) {
    assert.doesNotMatch(readFileSync(join(folder, name), "latin1"), /leptos|web_sys|\/home\/|\/root\/|\/work\//);
  }
  const { name, version, license, repository, homepage } = JSON.parse(readFileSync(join(folder, "package.json")));
  const cargo = readFileSync(join(import.meta.dirname, "../../Cargo.toml"), "utf8");
  assert.deepEqual([name, license], ["hule", "MIT"]);
  assert.ok(cargo.includes(`version = "${version}"`));
  assert.ok(cargo.includes(`repository = "${repository.url.replace(/^git\+|\.git$/g, "")}"`) && homepage.startsWith("https://"));
});
