// What other pages load: embed.js, embed-app.js for the program in them, frame.js for embed.html.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { FOLDER } from "./folder.mjs";

/**
 * Each script, what it is made of, and what it leaves to a file beside it. Other pages name the first and
 * the last one, which keep their addresses. The program in them belongs to the build.
 */
const SCRIPTS = [
  ["embed.js", "www/embed/embed.js", []],
  [`${FOLDER}embed-app.js`, "www/embed/app.js", ["./hule.js"]],
  ["frame.js", "www/embed/frame.js", ["./embed.js"]],
];

/** Builds them into a folder, with the options that all builds have in common. */
export async function embedding(common, out) {
  const styles = {
    name: "styles",
    setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await style(common, path), loader: "text" })),
  };
  const spoken = {
    name: "spoken",
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^hule-spoken$/ }, ({ path }) => ({ path, namespace: "spoken" }));
      onLoad({ filter: /.*/, namespace: "spoken" }, () => ({ contents: JSON.stringify(spokenWords()), loader: "json" }));
    },
  };
  const define = { ...common.define, FOLDER: JSON.stringify(FOLDER) };
  for (const [name, from, external] of SCRIPTS) {
    await build({ ...common, define, entryPoints: [from], outfile: join(out, name), format: "esm", external, plugins: [styles, spoken] });
  }
}

/** A style with its @imports, as a text. */
async function style(common, path) {
  const { outputFiles } = await build({ ...common, entryPoints: [path], outdir: "unused", external: ["*.svg", "*.woff2"], write: false });
  return outputFiles[0].text;
}

/** In each language, the words with which a hand is said. */
function spokenWords() {
  const words = (language) => {
    const [ui, more, names] = ["ui", "more", "names"].map((name) => JSON.parse(readFileSync(`src/text/${language}/${name}.json`, "utf8")));
    const said = Object.entries({ ...ui, ...more }).filter(([key]) => /^(spoken\.(?!hand)|tile\.[A-Z]$|flower\.)/.test(key));
    return { ...Object.fromEntries(said), comma: names["language.comma"], semicolon: names["language.semicolon"] };
  };
  return Object.fromEntries(["en", "ru", "zh", "ja"].map((language) => [language, words(language)]));
}
