// Pictures and figures in Node: what is on them, and what they say in words.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { project, SNAPSHOTS } from "./project.mjs";

const folder = project("pictures");
const hule = await import(pathToFileURL(join(folder, "node_modules/hule/pictures-node.js")));
const { html, picture } = hule;
const WIN = { hand: "[789s][EEEE,1]123m456pC+C", answers: { seat: "S", win: "discard", from: "W" } };
const SESSION = { rules: "mcr", name: "Friday", players: ["Anna", "Ben", "Cem", "<b>"], deals: [{ type: "wins", wins: [{ winner: 1, from: 2, points: 24 }] }] };

/** The size, the title and the description of a picture. */
function read(svg) {
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg);
  const [, title] = /<title[^>]*>(.*?)<\/title>/s.exec(svg);
  const [, desc] = /<desc[^>]*>(.*?)<\/desc>/s.exec(svg);
  return { width: Number(width), height: Number(height), title, desc };
}
const thrown = (call) => {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof hule.HuleError);
    return error;
  }
  assert.fail("nothing was thrown");
};

test("a hand alone is its tiles, and says them in words", () => {
  const svg = picture("[345p] 99m");
  assert.deepEqual(read(svg), { width: 170, height: 40, title: "Mahjong tiles", desc: "called chow of 3 4 5 of dots; 9 9 of characters" });
  assert.equal(svg.match(/<use href="#h[0-9a-f]+-t/g).length, 5);
  assert.doesNotMatch(svg, /<text|<rect width="100%"/);
  assert.deepEqual([read(picture("1m", { width: 600 })).width, read(picture("1m", { width: 600 })).height], [600, 800]);
  // Also what no hand is: a rulebook draws it.
  assert.match(read(picture("55555m")).desc, /^5 5 5 5 5 of characters$/);
});

test("a hand with its score has the fans and who pays", () => {
  const svg = picture(WIN, { show: "score" });
  const { width, title, desc } = read(svg);
  assert.deepEqual([width, title], [760, "18 points · wins"]);
  assert.match(desc, /^called chow of 7 8 9 of bamboo; called kong of East wind; .*won on red dragon; .*West.*Mixed Straight 8/);
  for (const words of ["18 points", "wins", "Mixed Straight", "All Types", "South seat"]) assert.ok(svg.includes(words), words);
  assert.match(svg, /fill="#f4f1ea"/);
  assert.match(picture(WIN, { show: "score", theme: "dark" }), /fill="#16191b"/);
  const riichi = picture({ rules: "riichi", preset: "tenhou", hand: "23m067m345p678s55p+4m", answers: { seat: "S", win: "self-drawn", riichi: "riichi", dora: ["3m"] } }, { show: "score" });
  assert.ok(riichi.includes("Pinfu") && riichi.includes("12000") && riichi.includes("Tenhou"));
});

test("a session is its sheet", () => {
  const svg = picture(SESSION);
  assert.equal(read(svg).title, "Friday");
  assert.match(read(svg).desc, /1\. .*Ben.* 48/);
  assert.ok(svg.includes("&lt;b&gt;") && !svg.includes("<b>"));
  assert.equal(picture(JSON.stringify(SESSION)), svg);
  assert.equal(picture(hule.session(SESSION).link), svg);
});

test("a figure has the picture and the score as a list", () => {
  const figure = html(WIN);
  assert.match(figure, /^<figure class="hule" lang="en"><svg .*<\/svg><figcaption><p>.*18 points · wins<\/p><ul><li>Mixed Straight <b>8<\/b><\/li>.*<\/ul><p>.*<\/p><\/figcaption><\/figure>$/s);
  assert.doesNotMatch(figure, /<script|style=|on\w+=/);
  // An unfinished hand has no score.
  assert.doesNotMatch(html("[345p] 99m"), /figcaption/);
  const ranking = html(SESSION).split("</svg>")[1];
  assert.match(ranking, /<ol><li value="1">.*Ben.*<b>48<\/b><\/li>/);
  assert.ok(ranking.includes("&lt;b&gt;"));
});

test("words are those of the language, once they are loaded", async () => {
  assert.match(picture("1m", { language: "ru" }), /Mahjong tiles/);
  for (const language of ["ru", "zh", "ja"]) {
    await hule.load(language);
    for (const svg of [picture(WIN, { language, show: "score" }), picture(SESSION, { language }), html(WIN, { language })]) {
      // A key without words would stand there as it is.
      const words = svg.replace(/<svg[^>]*>|<defs>.*<\/defs>|<[^>]*>/gs, " ");
      assert.doesNotMatch(words, /\b(ui|spoken|session|ask|preset|verdict|tile|flower|place)\.[a-z]/, words);
    }
  }
  assert.equal(read(picture("[EEE]1m", { language: "ja" })).desc, "ポン東；一萬");
  assert.match(html(WIN, { language: "ru" }), /lang="ru".*18 очков/s);
});

test("every kind of hand can be drawn, and every word is there", () => {
  for (const line of readFileSync(SNAPSHOTS, "utf8").trim().split("\n")) {
    const { link, report } = JSON.parse(line);
    const isWrong = report.faults.length > 0;
    for (const draw of [() => picture(link), () => picture(link, { show: "score" }), () => html(link)]) {
      let svg;
      try {
        svg = draw();
      } catch (error) {
        assert.ok(isWrong && error.code === report.faults[0].code, `${link}: ${error}`);
        continue;
      }
      assert.match(svg, /<desc/, link);
      assert.doesNotMatch(svg.replace(/<[^>]*>/g, " "), /\b(ui|spoken|session|ask|preset|verdict|tile|flower|place)\.[a-z]/, link);
    }
  }
});

test("what can't be drawn is an error that says why", () => {
  assert.equal(thrown(() => picture("12q")).code, "strange-character");
  assert.equal(thrown(() => picture("55555m", { show: "score" })).code, "five-of-a-kind");
  assert.equal(thrown(() => html("55555m")).code, "five-of-a-kind");
  for (const options of [{ theme: "blue" }, { width: "wide" }, { width: 0 }, { width: 1e9 }, { show: "all" }, { language: "tlh" }]) {
    assert.match(thrown(() => picture("1m", options)).message, new RegExp(Object.keys(options)[0]));
  }
  assert.equal(thrown(() => picture({ deals: 5 })).code, thrown(() => hule.session({ deals: 5 })).code);
});

test("`hule/pictures` has everything of `hule`", async () => {
  const plain = await import(pathToFileURL(join(folder, "node_modules/hule/node.js")));
  assert.deepEqual(Object.keys(hule).sort(), [...Object.keys(plain), "html", "picture"].sort());
  assert.deepEqual(hule.score(WIN), plain.score(WIN));
  assert.equal("picture" in plain, false);
});
