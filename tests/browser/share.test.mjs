// Sharing: the system's sheet, copies, pictures, paper.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import axe from "axe-core";
import { open } from "./harness.mjs";

const HASH = "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W";

const HANDS = {
  mcr: "#1/mcr/[789s][EEEE,1]1m23m456p1h2hC+C?from=W&rulings=competition-1998",
  siamese: "#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
  sichuan: "#1/sichuan/2222335577889m+9m?seat=S&void=p&win=self-drawn",
  classical: "#1/classical/[PPP]123m456p5578s+9s/[111p]EEE999m11s2s/123456789mSSW/2233445566778p?seat=S&from=W",
  nanchang: "#1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W",
};

async function share(app) {
  await app.action("menu");
  await app.action("share");
  await app.hook("share", "link").waitFor();
}

/** A clipboard and a system that remember what they were given. */
function remember() {
  window.copied = [];
  window.shared = [];
  Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void window.copied.push(text) } });
  navigator.share = async (data) => void window.shared.push({ title: data.title, url: data.url, files: data.files?.map((file) => [file.name, file.type, file.size]) });
  navigator.canShare = (data) => Boolean(data.files);
}

async function downloaded(app, name) {
  const [download] = await Promise.all([app.page.waitForEvent("download"), app.tap(app.hook("share", name))]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("link, notation and text are copied, and the link brings the hand back", async (t) => {
  const app = await open(t, { hash: HASH, prepare: (page) => page.addInitScript(remember) });
  await share(app);
  for (const what of ["link", "notation", "text"]) {
    await app.tap(app.hook("share", what));
    assert.match(await app.text("feedback"), /[Cc]opied/);
  }
  const [link, notation, text] = await app.page.evaluate(() => window.copied);
  assert.equal(link, app.url + HASH);
  assert.equal(notation, "[789s][EEEE,1]123m456pC+C");
  const lines = text.split("\n");
  assert.equal(lines[0], "🀇🀈🀉🀜🀝🀞🀄 🀖🀗🀘 🀀🀀🀀🀀 +🀄");
  assert.match(lines[1], /20 points · wins$/);
  assert.equal(lines[2], "West pays East 28 · South and North pay 8 each");
  assert.ok(lines.some((line) => /^8\s+Mixed Straight$/.test(line)), text);
  assert.equal(lines.at(-1), link);
  // The whole message can be pasted again.
  await app.action("close");
  await app.follow("#1/sichuan/1m");
  await app.paste(text);
  assert.equal(await app.total(), "20");
});

test("the score is copied as text from the result", async (t) => {
  const app = await open(t, { hash: HASH, prepare: (page) => page.addInitScript(remember) });
  await app.tap(app.hook("action", "copy-score"));
  assert.match(await app.text("copied"), /^Copied/);
  const [text] = await app.page.evaluate(() => window.copied);
  assert.match(text, /20 points · wins\nWest pays East 28 · South and North pay 8 each\n/);
  assert.match(text, /^8\s+Mixed Straight$/m);
  assert.ok(text.endsWith(app.url + HASH), text);
});

test("the picture can be copied, and what is copied is one", async (t) => {
  const app = await open(t, { hash: HASH });
  await app.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await share(app);
  await app.tap(app.hook("share", "copy-picture"));
  await app.page.waitForFunction(() => /copied/i.test(document.querySelector('[data-part="feedback"]').textContent));
  const { type, width, height } = await app.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await item.getType("image/png"));
    return { type: item.types.join(), width: picture.width, height: picture.height };
  });
  assert.equal(type, "image/png");
  assert.ok(width > 600 && height > 300, `${width} × ${height}`);
});

test("where a picture can't be copied, that is said", async (t) => {
  const app = await open(t, {
    hash: HASH,
    prepare: (page) => page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: { write: () => Promise.reject(new Error("no")), writeText: async () => {} } });
    }),
  });
  await share(app);
  await app.tap(app.hook("share", "copy-picture"));
  await app.page.waitForFunction(() => document.querySelector('[data-part="feedback"]').textContent);
  assert.equal(await app.text("feedback"), "The picture could not be copied, but you can save it.");
});

test("where the system has a sheet for sharing, it gets the link and the picture", async (t) => {
  const app = await open(t, { hash: HASH, prepare: (page) => page.addInitScript(remember) });
  await share(app);
  await app.tap(app.hook("share", "system"));
  await app.tap(app.hook("share", "picture"));
  await app.page.waitForFunction(() => window.shared.length === 2);
  const [link, picture] = await app.page.evaluate(() => window.shared);
  assert.equal(link.url, app.url + HASH);
  assert.match(link.title, /20 points · wins/);
  assert.deepEqual(picture.files.map(([name, type]) => [name, type]), [["hule-hand.png", "image/png"]]);
});

test("where it has none, that is not offered; what can't be copied stands there to be", async (t) => {
  const app = await open(t, {
    hash: HASH,
    prepare: (page) => page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    }),
  });
  await share(app);
  assert.equal(await app.page.locator('[data-share="system"], [data-share="picture"]').count(), 0);
  await app.tap(app.hook("share", "link"));
  assert.match(await app.text("feedback"), /does not allow copying/);
  const field = app.page.locator("dialog textarea");
  assert.equal(await field.inputValue(), app.url + HASH);
  assert.equal(await field.evaluate((field) => field.selectionEnd - field.selectionStart), (app.url + HASH).length);
});

for (const [key, hash] of Object.entries(HANDS)) {
  test(`${key}: a picture of the hand, and one page of paper`, async (t) => {
    const app = await open(t, { hash });
    const total = await app.total();
    await share(app);
    const svg = await downloaded(app, "svg");
    assert.equal(svg.name, "hule-hand.svg");
    const text = svg.bytes.toString();
    assert.ok(text.includes(`>${total} `), "the total");
    // Who pays, and what made the picture.
    const payment = await app.page.evaluate(() => document.querySelector('[data-part="payment"]').innerText.trim());
    for (const words of [payment, "Hule 胡了", new URL(app.url).host]) assert.ok(text.includes(`>${words}</text>`), words);
    assert.doesNotMatch(text, /<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)|<image|<style/);
    const png = await downloaded(app, "png");
    assert.equal(png.name, "hule-hand.png");
    const size = await app.page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      const context = canvas.getContext("2d");
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set();
      for (let i = 0; i < data.length; i += 4000) colours.add(data.slice(i, i + 3).join());
      return [picture.naturalWidth, picture.naturalHeight, colours.size];
    }, `data:image/png;base64,${png.bytes.toString("base64")}`);
    assert.equal(size[0], 1520);
    assert.ok(size[1] > 400 && size[2] > 8, size.join());
    await app.action("close");
    for (const colorScheme of ["light", "dark"]) {
      await app.page.emulateMedia({ colorScheme });
      const pdf = await app.page.pdf({ format: "A4" });
      if (process.env.SHOTS) {
        await writeFile(`${process.env.SHOTS}/${key}-${colorScheme}.pdf`, pdf);
        await writeFile(`${process.env.SHOTS}/${key}.png`, png.bytes);
      }
      const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g).length;
      assert.equal(pages, 1, `${key}, ${colorScheme}: ${pages} pages`);
    }
    // Nothing of it stays on the screen.
    assert.equal(await app.page.locator(".paper").count(), 0);
  });
}

test("paper shows total, hand, fans, circumstances, payments and link, and nothing of the screen", async (t) => {
  const app = await open(t, { hash: HASH });
  await app.page.locator('link[href$="panels.css"]').waitFor({ state: "attached" });
  await app.settle();
  await app.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await app.page.emulateMedia({ media: "print" });
  const paper = await app.page.locator(".paper").innerText();
  for (const words of ["20 points", "wins", "Mixed Straight", "Mahjong Competition Rules", "Green Book", "West", "+44", app.url + HASH]) {
    assert.ok(paper.includes(words), `${words} in ${paper}`);
  }
  assert.equal(await app.page.locator("main").isVisible(), false);
  await app.page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await app.page.emulateMedia({ media: "screen" });
  assert.equal(await app.page.locator("main").isVisible(), true);
});

test("paper reads every hand of one player, and tells the deal", async (t) => {
  const print = async (hash) => {
    const app = await open(t, { hash });
    await app.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await app.page.emulateMedia({ media: "print" });
    const text = await app.page.locator(".paper").innerText();
    await app.leave();
    return text;
  };
  const two = await print(HANDS.siamese);
  for (const words of ["51 points", "· 22", "· 29", "Seven Pairs"]) assert.ok(two.includes(words), `${words} in ${two}`);
  const deal = await print("#1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.");
  for (const words of ["The whole deal", "West: ", "+48", "flower pig"]) assert.ok(deal.includes(words), `${words} in ${deal}`);
});

test("the app leads to the pages for hosts, to the license, and says its version", async (t) => {
  const app = await open(t, { hash: HASH });
  const pages = async (where) => app.page.locator(`${where} .documents a`).evaluateAll((all) => all.map((e) => e.getAttribute("href")));
  await app.action("menu");
  await app.action("about");
  assert.deepEqual(await pages("dialog"), ["embedding.html", "demo.html", "licence.txt"]);
  const version = (await readFile(new URL("../../Cargo.toml", import.meta.url), "utf8")).match(/^version = "(.*)"/m)[1];
  assert.equal(await app.text("version"), `Version ${version}`);
  for (const page of await pages("dialog")) {
    const answer = await app.page.request.get(app.url + page);
    assert.equal(answer.status(), 200, page);
  }
  assert.match(await (await app.page.request.get(`${app.url}licence.txt`)).text(), /MIT License/);
  await app.action("close");
  await app.action("menu");
  await app.action("embed");
  await app.page.locator("dialog .documents a").first().waitFor();
  assert.deepEqual(await pages("dialog"), ["embedding.html", "demo.html"]);
});

for (const [width, colorScheme] of [[390, "light"], [1280, "dark"]]) {
  test(`the documentation for hosts is good to read, ${width} px wide and ${colorScheme}`, async (t) => {
    const app = await open(t, { scripts: [axe.source], viewport: { width, height: 800 }, colorScheme });
    await app.page.goto(`${app.url}embedding.html`);
    await app.page.getByRole("heading", { name: "Attributes" }).waitFor();
    const headings = await app.page.locator("h2").allInnerTexts();
    for (const heading of ["Attributes", "Events", "Content-security policy", "The notation"]) assert.ok(headings.includes(heading), heading);
    // Every link within the page leads somewhere, and the others are there.
    for (const address of await app.page.locator("a").evaluateAll((all) => all.map((e) => e.getAttribute("href")))) {
      if (address.startsWith("#")) assert.equal(await app.page.locator(address).count(), 1, address);
      else assert.equal((await app.page.request.get(new URL(address, app.page.url()).href)).status(), 200, address);
    }
    assert.ok(await app.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "it doesn't scroll sideways");
    const { violations } = await app.page.evaluate(() => window.axe.run({ resultTypes: ["violations"] }));
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
  });
}
