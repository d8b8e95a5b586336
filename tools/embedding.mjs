// What other pages load: embed.js, embed-app.js for the program in them, frame.js for embed.html.
import { basename, join } from "node:path";
import { build, transform } from "esbuild";
import { shadowed } from "./shadow.mjs";

/** Each script, what it is made of, and what it leaves to a file beside it. */
const SCRIPTS = [
  ["embed.js", "www/embed/embed.js", []],
  ["embed-app.js", "www/embed/app.js", ["./hule.js"]],
  ["frame.js", "www/embed/frame.js", ["./embed.js"]],
];

/** Builds them into a folder, with the options that all builds have in common. */
export async function embedding(common, out) {
  const styles = {
    name: "styles",
    setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await style(common, path), loader: "text" })),
  };
  for (const [name, from, external] of SCRIPTS) {
    await build({ ...common, entryPoints: [from], outfile: join(out, name), format: "esm", external, plugins: [styles] });
  }
}

/** A style for shadow roots, as a text. */
async function style(common, path) {
  let css = await bundled(common, path);
  // The app's comes first: the guest's own rules are over it.
  if (basename(path) === "guest.css") css = shadowed(await bundled(common, "www/embed/guest-app.css")) + css;
  const { code } = await transform(css, { loader: "css", minify: common.minify, target: common.target });
  return code;
}

async function bundled(common, path) {
  const { outputFiles } = await build({ ...common, minify: false, entryPoints: [path], outdir: "unused", external: ["*.svg"], write: false });
  return outputFiles[0].text;
}
