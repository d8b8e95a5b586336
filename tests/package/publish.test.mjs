// npm takes the package: a dry run of what a release does. It asks no registry.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { project } from "./project.mjs";

const folder = join(project("publish"), "node_modules/hule");
const npm = (...words) => JSON.parse(execFileSync("npm", [...words, "--json", "--registry", "http://127.0.0.1:9", "--fetch-retries", "0"], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }));

test("npm packs everything that is there, and would publish it", () => {
  const there = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = there.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  const [packed] = npm("pack", "--dry-run");
  assert.deepEqual(packed.files.map(({ path }) => path).sort(), paths);
  const published = npm("publish", "--dry-run");
  assert.equal(published.id ?? published.hule?.id, packed.id);
});
