// The plugins with the real markdown-it and the real remark.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";
import { remark } from "remark";
import remarkHtml from "remark-html";
import { project } from "./project.mjs";

const folder = project("markdown");
const installed = (file) => pathToFileURL(join(folder, "node_modules/hule", file));
const { default: forMarkdownIt } = await import(installed("markdown-it.js"));
const { default: forRemark } = await import(installed("remark.js"));

const RENDERERS = {
  "markdown-it": (text, options) => new MarkdownIt().use(forMarkdownIt, options).render(text),
  remark: async (text, options) => String(await remark().use(forRemark, options).use(remarkHtml, { sanitize: false }).process(text)),
};

const BLOCK = "```mahjong\n23m567m345p678s55p+4m\nrules: riichi\npreset: tenhou\nwin: self-drawn\nriichi: riichi\ndora: 3m\nseat: S\n```\n";
const LINK = "```mahjong\n1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn\n```\n";
const SESSION = '```mahjong\n{ "rules": "mcr", "players": ["Anna"], "deals": [{ "type": "draw" }] }\n```\n';

for (const [name, render] of Object.entries(RENDERERS)) {
  test(`${name}: a block becomes a figure with its score`, async () => {
    const html = await render(BLOCK);
    assert.match(html, /<figure class="hule" lang="en"><svg .*<figcaption><p>.*<li>Pinfu <b>1 han<\/b><\/li>/s);
    assert.match(await render(LINK), /21 points/);
    assert.match(await render(SESSION), /<ol><li value="1">.*Anna/s);
    assert.doesNotMatch(await render(LINK.replace("\n```\n", "\nshow: hand\ntheme: dark\nwidth: 300\n```\n")), /figcaption/);
    assert.match(await render(LINK.replace("\n```\n", "\nwidth: 300\n```\n")), /<svg [^>]*width="300"/);
    assert.match(await render(LINK.replace("\n```\n", "\nshow: tiles\n```\n")), /hule-error.*show must be/);
  });

  test(`${name}: a line of a block is a field in any case and with any blanks`, async () => {
    const block = (line) => render(`\`\`\`mahjong\n[789s][EEEE,1]123m456pC+C\n${line}\n\`\`\`\n`);
    const drawn = await block("win: self-drawn");
    assert.match(drawn, /21 points/);
    for (const line of ["Win: self-drawn", "win:self-drawn", "WIN : self-drawn "]) assert.equal(await block(line), drawn, line);
    assert.match(await block("Weather: fair"), /hule-error.*no question “weather”/s);
    assert.match(await render("```mahjong\nlocalhost:8080/#1/mcr/[789s][EEEE,1]123m456pC+C?win=self-drawn\n```\n"), /21 points/);
  });

  test(`${name}: a line of a block switches single rulings`, async () => {
    const block = (lines) => render(`\`\`\`mahjong\n[2222m][3333m]44p678s99s+9s\n${lines}\n\`\`\`\n`);
    const row = /Two Concealed Kongs <b>(\d+)<\/b>/;
    assert.equal(row.exec(await block("preset: competition-1998\nrulings: two-concealed-kongs-8"))?.[1], "8");
    assert.equal(row.exec(await block("preset: green-book\nrulings: no two-concealed-kongs-8"))?.[1], "6");
    assert.match(await block("rulings: no such-ruling"), /hule-error.*“such-ruling”/s);
  });

  test(`${name}: tiles in a line are as high as the text`, async () => {
    const html = await render("A full flush: `mahjong 123m EEE [5555p]`, and `code`.");
    assert.match(html, /<p>A full flush: <svg [^>]*class="hule" width="[\d.]+em" height="1.6em"[^>]*>.*<\/svg>, and <code>code<\/code>\.<\/p>/s);
    assert.match(html, /<desc[^>]*>concealed kong of 5 of dots; 1 2 3 of characters; East wind, East wind, East wind<\/desc>/);
  });

  test(`${name}: what is wrong is text in its place, and never markup`, async () => {
    const html = await render("`mahjong <img src=x>`\n\n```mahjong\n55555m\n```\n\n```mahjong\n{ \"deals\"\n```\n\n```mahjong\n1m\nrules: chess\n```\n\nThe page goes on.");
    assert.equal(html.match(/hule-error/g).length, 4);
    assert.ok(html.includes("5 copies of") && html.includes("chess") && html.includes("The page goes on."));
    assert.doesNotMatch(html, /<img/);
    assert.match(html, /<code>&lt;img src=x&gt;<\/code>/);
  });

  test(`${name}: other code stays as it is`, async () => {
    const text = "```js\nlet mahjong;\n```\n\n    mahjong 1m\n\n`mahjongg 1m` `mahjong`";
    assert.equal(await render(text), name === "remark" ? String(await remark().use(remarkHtml, { sanitize: false }).process(text)) : new MarkdownIt().render(text));
  });
}

test("remark loads the words of its language", async () => {
  assert.match(await RENDERERS.remark(LINK, { language: "ja" }), /lang="ja".*花龍/s);
});

test("remark loads the words that a block asks for, and says which language there is not", async () => {
  const html = await RENDERERS.remark(`> ${LINK.replace("\n```\n", "\nlanguage: zh\n```\n").trim().replaceAll("\n", "\n> ")}\n`);
  assert.match(html, /lang="zh".*花龙/s);
  assert.match(await RENDERERS.remark(LINK.replace("\n```\n", "\nlanguage: tlh\n```\n")), /hule-error.*language must be one of/s);
});

test("each plugin is short", () => {
  for (const file of ["markdown-it.js", "remark.js", "figure.js"]) {
    assert.ok(readFileSync(installed(file), "utf8").split("\n").length < 100, file);
  }
});
