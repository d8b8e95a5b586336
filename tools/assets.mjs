// Trunk's post_build hook: everything that is shipped.
// The program is split into what the first view needs and what is fetched later, and goes through
// wasm-bindgen and wasm-opt; `style/panels.css`, `ways.css`, `book.css`, `session.css` and `practice.css` become
// a file each with their @imports;
// `www/boot.js` and wasm-bindgen's output become one hule.js; the words lose their blanks; the other
// files are copied as they are. `www/embed` becomes embed.js for other pages, embed-app.js for the
// program in them, and frame.js for embed.html; its README becomes a page. index.html gets the first
// screen. At the end the folder of the build gets its name, and the service worker is told of all files.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { description } from "./description.mjs";
import { documents } from "./documents.mjs";
import { embedding } from "./embedding.mjs";
import { firstScreen } from "./first-screen.mjs";
import { FOLDER, UNNAMED } from "./folder.mjs";
import { finish } from "./offline.mjs";
import { program } from "./program.mjs";

const root = join(import.meta.dirname, "..");
const out = process.env.TRUNK_STAGING_DIR;
/** For everything that must fit together. */
const together = join(out, FOLDER);
const release = process.env.TRUNK_PROFILE === "release";
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

/** Scripts that hule.js fetches later. */
const LATER = ["offline.js"];

const texts = join(root, "src/text");
// A language has a folder of words; the others hold code.
const languages = readdirSync(texts).filter((name) => existsSync(join(texts, name, "ui.json")));

const common = { bundle: true, minify: release, target, logLevel: "warning", absWorkingDir: root };

// What Trunk made of the program when it was whole.
for (const name of ["hule.js", "hule_bg.wasm", "snippets"]) rmSync(join(out, name), { recursive: true, force: true });
mkdirSync(together, { recursive: true });

const styles = async (names, outdir) => build({
  ...common,
  entryPoints: names,
  outdir,
  // Files that the style names stay files of their own.
  external: ["*.svg", "*.woff2", "*.png"],
});
await styles(["panels", "ways", "book", "session", "practice"].map((name) => `style/${name}.css`), together);
await styles(["www/embed/frame.css"], out);

const targets = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const profile = release ? description(root).rust.profile : "debug";
const parts = join(targets, "parts", profile);
await program({
  from: join(targets, "wasm32-unknown-unknown", profile, "hule.wasm"),
  to: parts,
  kept: join(targets, "optimized"),
  release,
});
for (const name of readdirSync(parts)) if (name.endsWith(".wasm")) copyFileSync(join(parts, name), join(together, name));
await build({
  ...common,
  entryPoints: ["www/boot.js"],
  outfile: join(together, "hule.js"),
  format: "esm",
  alias: { hule: join(parts, "hule.js") },
  external: LATER.map((name) => `./${name}`),
  // The script of wasm-bindgen names the loader of the parts once for each of them.
  logOverride: { "duplicate-object-key": "silent" },
  define: { DEV: String(!release), BUILD: JSON.stringify(UNNAMED) },
});
// Scripts that are fetched when they are needed.
await build({ ...common, entryPoints: LATER.map((name) => `www/${name}`), outdir: together, format: "esm" });
await embedding(common, out);

for (const name of ["tiles.svg", "flowers.svg", "numerals.svg", "brush.woff2"]) copy(join("www", name), together);
for (const name of ["embed.html", "demo.html", "demo.css", "demo.js", "document.css", "manifest.webmanifest", "icons"]) copy(join("www", name), out);
for (const language of languages) {
  const to = join(together, "text", language);
  mkdirSync(to, { recursive: true });
  // The files of names are in the program.
  for (const name of readdirSync(join(texts, language)).filter((name) => !name.startsWith("names"))) {
    const words = JSON.parse(readFileSync(join(texts, language, name), "utf8"));
    writeFileSync(join(to, name), JSON.stringify(words));
  }
}

documents(root, out);
await firstScreen(common, out, { parts, texts, languages, release });
await finish(out, common);

/** Copies a file or a folder of the repo into a folder. */
function copy(from, folder) {
  cpSync(join(root, from), join(folder, basename(from)), { recursive: true });
}
