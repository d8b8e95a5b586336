// Trunk's post_build hook: everything shipped that isn't Rust or HTML.
// `style/main.css` and its @imports become one main.css, `www/boot.js` and
// wasm-bindgen's output one hule.js; the other files are copied as they are.
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
const out = process.env.TRUNK_STAGING_DIR;
const release = process.env.TRUNK_PROFILE === "release";
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

const common = { bundle: true, minify: release, target, logLevel: "warning", absWorkingDir: root };

await build({
  ...common,
  entryPoints: ["style/main.css"],
  outfile: join(out, "main.css"),
  // Files that the style names stay files of their own.
  external: ["*.svg", "*.woff2", "*.png"],
});

const glue = join(out, "hule.js");
renameSync(glue, `${glue}.orig.js`);
await build({
  ...common,
  entryPoints: ["www/boot.js"],
  outfile: glue,
  format: "esm",
  alias: { hule: `${glue}.orig.js` },
  define: { DEV: String(!release) },
});
// Everything below is in the bundle now.
rmSync(`${glue}.orig.js`);
rmSync(join(out, "snippets"), { recursive: true, force: true });

// File or folder in the repo → folder in dist.
copy("www/tiles.svg", ".");
for (const name of readdirSync(join(root, "src/text")).filter((n) => n.endsWith(".properties"))) {
  copy(`src/text/${name}`, "text");
}

function copy(from, folder) {
  mkdirSync(join(out, folder), { recursive: true });
  cpSync(join(root, from), join(out, folder, basename(from)), { recursive: true });
}
