// Trunk's post_build hook: everything that is shipped.
// The program is split into what the first view needs and what is fetched later, and goes through
// wasm-bindgen and wasm-opt; `style/later.css`, `ways.css`, `book.css`, `session.css` and `practice.css` become
// a file each with their @imports;
// `www/boot.js` and wasm-bindgen's output become one hule.js; the words lose their blanks; the other
// files are copied as they are. `www/embed` becomes embed.js for other pages, embed-app.js for the
// program in them, and frame.js for embed.html; its README becomes a page. index.html gets its first
// screen. At the end the service worker is told of all of them.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { documents } from "./documents.mjs";
import { embedding } from "./embedding.mjs";
import { firstScreen } from "./first-screen.mjs";
import { UNNAMED, finish } from "./offline.mjs";
import { FEATURES } from "./wasm.mjs";

const root = join(import.meta.dirname, "..");
const out = process.env.TRUNK_STAGING_DIR;
const release = process.env.TRUNK_PROFILE === "release";
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

/** Scripts that hule.js fetches later. */
const LATER = ["offline.js"];

const texts = join(root, "src/text");
const languages = readdirSync(texts, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);

const common = { bundle: true, minify: release, target, logLevel: "warning", absWorkingDir: root };

await build({
  ...common,
  entryPoints: {
    later: "style/later.css", ways: "style/ways.css", book: "style/book.css", session: "style/session.css",
    practice: "style/practice.css",
    frame: "www/embed/frame.css",
  },
  outdir: out,
  // Files that the style names stay files of their own.
  external: ["*.svg", "*.woff2", "*.png"],
});

const targets = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const program = join(targets, "wasm32-unknown-unknown", release ? "web" : "debug", "hule.wasm");
const parts = join(targets, "parts", release ? "web" : "debug");
rmSync(parts, { recursive: true, force: true });
await run("wasm-split-cli", program, parts, "--out-name", "hule");
await run("wasm-bindgen", join(parts, "hule.wasm"), "--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir", parts, "--out-name", "hule");
rmSync(join(parts, "hule.wasm"));
const glue = join(parts, "hule.js");
const programs = readdirSync(parts).filter((name) => name.endsWith(".wasm"));
// One on each processor, the largest first: each takes up to half a minute and much memory.
programs.sort((one, other) => statSync(join(parts, other)).size - statSync(join(parts, one)).size);
await Promise.all(Array.from({ length: availableParallelism() }, async () => {
  for (let name; (name = programs.shift()); ) {
    const [from, to] = [join(parts, name), join(out, name)];
    if (release) await run("wasm-opt", "-Oz", ...FEATURES, from, "-o", to);
    else cpSync(from, to);
  }
}));
await build({
  ...common,
  entryPoints: ["www/boot.js"],
  outfile: join(out, "hule.js"),
  format: "esm",
  alias: { hule: glue },
  external: LATER.map((name) => `./${name}`),
  define: { DEV: String(!release), BUILD: JSON.stringify(UNNAMED) },
});
// Scripts that are fetched when they are needed.
await build({ ...common, entryPoints: LATER.map((name) => `www/${name}`), outdir: out, format: "esm" });
await embedding(common, out);
// What Trunk made of the program when it was whole.
rmSync(join(out, "snippets"), { recursive: true, force: true });

// File or folder in the repo → folder in dist.
for (const name of ["tiles.svg", "flowers.svg", "numerals.svg", "embed.html", "demo.html", "demo.css", "demo.js", "document.css", "manifest.webmanifest", "icons"]) copy(join("www", name), ".");
for (const language of languages) {
  mkdirSync(join(out, "text", language), { recursive: true });
  for (const name of readdirSync(join(texts, language))) {
    const words = JSON.parse(readFileSync(join(texts, language, name), "utf8"));
    writeFileSync(join(out, "text", language, name), JSON.stringify(words));
  }
}

documents(root, out);
await firstScreen({ ...common, define: { LANGUAGES: JSON.stringify(languages) } }, out);
await finish(out, common);

/** Runs a tool, and fails with what it said if it does. */
async function run(command, ...args) {
  await promisify(execFile)(command, args, { maxBuffer: Infinity });
}

function copy(from, folder) {
  mkdirSync(join(out, folder), { recursive: true });
  cpSync(join(root, from), join(out, folder, basename(from)), { recursive: true });
}
