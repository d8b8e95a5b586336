// The package as bundlers build it, with the lines of its README. Vite is in browser.test.mjs.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../../tools/serve.mjs";
import { page, policy, SCRIPT, STEPS, visit } from "./in-browser.mjs";
import { project } from "./project.mjs";

const ROOT = join(import.meta.dirname, "../..");
const README = readFileSync(join(ROOT, "www/package/README.md"), "utf8");

/** The configuration that the README has for a bundler. */
const config = (file) => new RegExp(`^// ${file.replaceAll(".", "\\.")}\n.*?(?=^\`\`\`)`, "ms").exec(README)[0];

/** What the built page does, and what it fetches before it is ready. */
async function tried(t, folder) {
  const server = await serve({ dir: folder });
  t.after(server.close);
  const { steps, requests } = await visit(server.url);
  assert.deepEqual(steps, STEPS);
  assert.ok(requests.some((path) => path.endsWith(".wasm")), requests.join("\n"));
}

const MAIN = `import * as hule from "hule";\n${SCRIPT}`;

test("esbuild", async (t) => {
  // It is told where the core is.
  const main = `import * as all from "hule";\nimport core from "hule/hule_bg.wasm";\nconst hule = { ...all, init: () => all.init(new URL(core, import.meta.url)) };\n${SCRIPT}`;
  const folder = project("esbuild", { "main.js": main, "out/index.html": page("main.js", policy) });
  const [, line] = /`esbuild (main\.js .*?)`/s.exec(README);
  execFileSync(join(ROOT, "node_modules/esbuild/bin/esbuild"), [...line.split(/\s+/), "--log-level=warning"], { cwd: folder });
  await tried(t, join(folder, "out"));
});

test("Rollup", async (t) => {
  const file = "rollup.config.js";
  const folder = project("rollup", { "main.js": MAIN, [file]: config(file), "out/index.html": page("main.js", policy) });
  execFileSync(process.execPath, [join(ROOT, "node_modules/rollup/dist/bin/rollup"), "-c", "--silent"], { cwd: folder });
  await tried(t, join(folder, "out"));
});

test("webpack", async (t) => {
  const file = "webpack.config.js";
  const folder = project("webpack", { "main.js": MAIN, [file]: config(file), "out/index.html": page("main.js", policy) });
  const { default: webpack } = await import("webpack");
  const { default: options } = await import(pathToFileURL(join(folder, file)));
  const stats = await new Promise((done, failed) => webpack({ context: folder, ...options }, (error, stats) => (error ? failed(error) : done(stats))));
  assert.equal(stats.hasErrors(), false, stats.toString());
  await tried(t, join(folder, "out"));
});
