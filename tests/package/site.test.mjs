// docs/articles.md tried as it is written: a blog with a feed, built by Eleventy.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { project } from "./project.mjs";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "docs/articles.md"), "utf8");
const block = (language, n = 0) => [...page.matchAll(new RegExp(`^(\`{3,4})${language}\n(.*?)^\\1$`, "gms"))][n][2];

const POST = (title, text) => `---\ntitle: ${title}\ntags: post\ndate: 2026-01-31\n---\n${text}`;
const folder = project("site", {
  "package.json": '{ "type": "module" }',
  "eleventy.config.js": block("js"),
  "feed.njk": block("njk"),
  "one.md": POST("A hand", block("markdown")),
  "two.md": POST("Waits", block("markdown", 1)),
});
execFileSync(process.execPath, [join(ROOT, "node_modules/@11ty/eleventy/cmd.cjs"), "--quiet"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
const built = (path) => readFileSync(join(folder, "_site", path), "utf8");

test("a post has the figure, without any script", () => {
  const html = built("one/index.html");
  assert.match(html, /<figure class="hule" lang="en"><svg .*<desc[^>]*>.*won on 4 of characters<\/desc>.*<li>Pinfu <b>1 han<\/b><\/li>/s);
  assert.doesNotMatch(html, /<script|hule-error|```/);
  assert.equal(built("two/index.html").match(/<svg [^>]*class="hule"[^>]*height="1.6em"/g).length, 3);
});

test("the feed has the same", () => {
  const feed = built("feed.xml");
  assert.equal(feed.match(/<entry>/g).length, 2);
  assert.match(feed, /<content type="html">&lt;figure class=&quot;hule&quot; lang=&quot;en&quot;&gt;&lt;svg .*Pinfu/s);
  assert.doesNotMatch(feed.replace(/<content.*?<\/content>/gs, ""), /figure|svg/);
});

test("the picture for a wiki is written with its description", () => {
  const code = block("js", 1);
  const [, wanted] = /\/\/ → (.*)$/m.exec(code);
  const file = join(folder, "wiki.mjs");
  writeFileSync(file, code);
  assert.equal(execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" }).trim(), wanted);
  assert.match(readFileSync(join(folder, "hand.svg"), "utf8"), /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="480"/);
});
