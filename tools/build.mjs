// Builds the app as Trunk does, from the same description, without Trunk.
//   node tools/build.mjs [--release] [--compile]
// With --compile it only compiles, which needs no other tools than cargo.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile, run } from "./compile.mjs";
import { description, page } from "./description.mjs";

const STAGING = ".stage";

/** Makes everything aside with the hooks, then puts it in the place of what was there. */
async function assemble(root, app, { release }) {
  const dist = join(root, app.dist);
  const staging = join(dist, STAGING);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  writeFileSync(join(staging, "index.html"), page(app, readFileSync(join(root, app.page), "utf8")));
  const env = { ...process.env, TRUNK_STAGING_DIR: staging, TRUNK_PROFILE: release ? "release" : "debug" };
  for (const hook of app.hooks) console.log(await run(root, env, ...hook));
  for (const name of readdirSync(dist)) if (name !== STAGING) rmSync(join(dist, name), { recursive: true });
  for (const name of readdirSync(staging)) renameSync(join(staging, name), join(dist, name));
  rmSync(staging, { recursive: true });
}

const root = join(import.meta.dirname, "..");
const app = description(root);
const release = process.argv.includes("--release");
await compile(root, app, { release });
if (!process.argv.includes("--compile")) await assemble(root, app, { release });
