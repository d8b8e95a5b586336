// Puts the app's first screen into index.html, with its style and its script: the page that arrives can be painted
// without another request. It is in every language there; those of the other rule systems are a file for each
// language, which www/first/screen.js fetches.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { FOLDER } from "./folder.mjs";

/** The language of the screen that stands in the page as elements; the others stand there as text. */
const IN_PAGE = "en";

/**
 * Writes the first screens of the program whose `parts` lie in a folder, with the words of `texts`, in the `languages`,
 * into the folder `out`. `common` are the options that all scripts have in common. Only a release has those of all rule
 * systems: whoever changes the app waits for each build.
 */
export async function firstScreen(common, out, { parts, texts, languages, release }) {
  const [{ first, systems, screens }, style] = await Promise.all([
    renderScreens(parts, texts, languages, release),
    bundle({ ...common, entryPoints: ["style/main.css"], external: ["*.svg", "*.woff2"] }),
  ]);
  const define = { LANGUAGES: JSON.stringify(languages), SYSTEMS: JSON.stringify(systems), IN_PAGE: JSON.stringify(IN_PAGE) };
  const script = await bundle({ ...common, entryPoints: ["www/first.js"], format: "iife", define });
  const asText = (language) => `<script type="text/html" lang="${language}">${screens[language][first]}</script>`;
  const others = languages.filter((language) => language !== IN_PAGE);
  const page = join(out, "index.html");
  let html = readFileSync(page, "utf8");
  const put = (place, text) => {
    if (!html.includes(place)) throw new Error(`index.html has no place for the first screen: ${place}`);
    html = html.replace(place, () => text);
  };
  put("<!-- first screen -->", [screens[IN_PAGE][first], ...others.map(asText)].join("\n"));
  put("<!-- main.css -->", `<style>${inPage(style)}</style>`);
  put("<!-- first.js -->", `<script>${script}</script>`);
  writeFileSync(page, html);
  const folder = join(out, FOLDER, "first");
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const { [first]: _, ...fetched } = screens[language];
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(fetched));
  }
}

/**
 * The screens of all languages and rule systems, as the app shows them: `screens[language][system]` is HTML. `systems`
 * are the keys of the rule systems in the app's order, and `first` is the one that the app begins with.
 */
async function renderScreens(parts, texts, languages, release) {
  const module = await WebAssembly.compile(readFileSync(join(parts, "hule_bg.wasm")));
  const mount = (language, system) => mounted({ script: join(parts, "hule.js"), module, texts, language, system });
  const beginning = await mount(IN_PAGE, "");
  const { first } = beginning;
  const systems = [first, ...beginning.systems.filter((system) => system !== first)];
  const screens = Object.fromEntries(languages.map((language) => [language, {}]));
  const waiting = languages.flatMap((language) => (release ? systems : [first]).map((system) => [language, system]));
  const work = async () => {
    for (let next; (next = waiting.shift()); ) {
      const [language, system] = next;
      const words = JSON.parse(readFileSync(join(texts, language, "ui.json"), "utf8"));
      const isThere = language === IN_PAGE && system === first;
      screens[language][system] = withWords(language, words, isThere ? beginning : await mount(language, system));
    }
  };
  // Each has the memory of a program.
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 8) }, work));
  return { first, systems, screens };
}

/** What tools/mounted.mjs reads of the app. */
function mounted(workerData) {
  const worker = new Worker(new URL("mounted.mjs", import.meta.url), { workerData });
  return new Promise((done, fail) => {
    worker.once("message", done);
    worker.once("error", fail);
    worker.once("exit", () => fail(new Error(`the app could not be mounted: ${workerData.language}, ${workerData.system}`)));
  });
}

/** A screen with the words that www/first says on it. */
function withWords(language, ui, { html, entering }) {
  const word = (key) => {
    if (typeof ui[key] !== "string") throw new Error(`${key} is no simple text in ${language}`);
    return ui[key];
  };
  const words = {
    entering,
    // The keys of tiles and the tiles of the hand, with slots for the name and the number of copies.
    left: word("ui.tile-left"),
    held: word("ui.tile-held"),
    take: word("ui.take"),
    win: word("ui.take").replace("{{tile}}", word("ui.win-tile")),
    // Of a program that does not come, and of one that a browser can't run.
    lost: word("ui.not-loaded"),
    replaced: word("ui.replaced"),
    retry: word("ui.retry"),
    reload: word("ui.reload"),
    loading: word("ui.loading"),
    old: word("ui.old-browser"),
  };
  const attribute = JSON.stringify(words).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  return `<div class="root first" lang="${language}" data-words='${attribute}'>${html}</div>`;
}

/** One file of all that it imports, as text that can stand in a page. */
async function bundle(options) {
  const { outputFiles } = await build({ ...options, write: false });
  const text = outputFiles[0].text.trim();
  if (/<\/(style|script)/i.test(text)) throw new Error(`${options.entryPoints[0]} would end its element`);
  return text;
}

/** A style that stands in the page, and finds the pictures in the folder of the build. */
const inPage = (style) => style.replaceAll(/url\("?([a-z]+\.(svg|woff2))"?\)/g, `url(${FOLDER}$1)`);
