// The app without a browser: mounts the program in a document of happy-dom and reads its first screen, before a tile
// has been entered, and what it says while tiles are. A worker of tools/first-screen.mjs, one for each language and
// rule system: a program that runs can't be started again.
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { GlobalRegistrator } from "@happy-dom/global-registrator";
import { selectorOf } from "../www/first/selector.js";

const { script, module, texts, language, system } = workerData;

/** What a tile changes that is laid into the hand, besides its key. */
const CHANGING = ".summary, .middle, .line, [data-action=undo]";

/** Where the page is, for the program. Nothing is asked of the network. */
const SITE = "http://hule.invalid/";

/** How long the app may take to settle, in milliseconds: a busy machine needs a tenth of it. */
const PATIENCE = 60_000;

/** Makes a page of an empty document, as a reader of the language opens it to play by the rule system. */
function openPage() {
  const { Request, Response, Headers, AbortController, AbortSignal } = globalThis;
  const settings = { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true };
  GlobalRegistrator.register({ url: system ? `${SITE}#1/${system}/` : SITE, settings });
  // The global object is the window, but no instance of happy-dom's class.
  Object.defineProperty(globalThis.Window, Symbol.hasInstance, { value: (object) => object === globalThis });
  // An unoptimised program warns of every value that is read once and not followed, which its first screen is
  // made of. In a browser the console has it.
  globalThis.console.warn = () => {};
  // A part of the program is compiled of an answer of Node's own.
  Object.assign(globalThis, { Request, Response, Headers, AbortController, AbortSignal });
  globalThis.fetch = async (request) => answer(request.url ?? String(request));
  document.documentElement.lang = language;
  localStorage.setItem("hule.language", language);
}

/** The words and the parts of the program, from their files. */
function answer(url) {
  const file = url.startsWith(SITE) ? `${texts}${url.slice(`${SITE}text`.length)}` : fileURLToPath(url);
  const type = file.endsWith(".wasm") ? "application/wasm" : "application/json";
  return new Response(readFileSync(file), { headers: { "content-type": type } });
}

async function mount() {
  const program = await import(pathToFileURL(script));
  program.initSync({ module });
  program.files_at(SITE);
  program.mount();
  await settled();
}

/** Resolves once nothing is under way in the app. */
async function settled() {
  for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
    await new Promise((done) => setTimeout(done));
    if (document.documentElement.hasAttribute("data-settled") && document.querySelector(".summary")) return;
  }
  throw new Error(`the app has not settled: ${language}, ${system}`);
}

/**
 * The screen as HTML, without the marks of the framework, which replaces this screen by its own. Marks between two
 * texts stay: a browser draws one text a little differently from two.
 */
function html() {
  const screen = document.querySelector(".root").cloneNode(true);
  const isMark = (node) => node.nodeType === Node.COMMENT_NODE;
  const marks = (node) => [...node.childNodes].flatMap((child) => (isMark(child) ? [child] : marks(child)));
  const isText = (node) => node?.nodeType === Node.TEXT_NODE;
  for (const mark of marks(screen)) if (!isText(mark.previousSibling) || !isText(mark.nextSibling)) mark.remove();
  // The policy of the page allows no style in HTML: www/first/screen.js sets it.
  for (const element of screen.querySelectorAll("[style]")) {
    element.dataset.style = element.getAttribute("style");
    element.removeAttribute("style");
  }
  return screen.innerHTML;
}

/** A screen without what www/first/hand.js changes when these tiles are laid into the hand. */
function surroundings(html, tapped) {
  const screen = parse(html);
  const keys = tapped.flatMap((tile) => [`[data-tile="${tile}"]`, `[data-marked-tile="${tile}"]`]);
  for (const part of screen.querySelectorAll([CHANGING, ...keys].join())) part.remove();
  return screen.innerHTML;
}

/**
 * What the screen shows of one tile, of two, and so on, as long as it asks for more and a tile changes nothing else: a
 * tile after the other is tapped.
 */
async function entering() {
  const before = html();
  const shown = [];
  const tapped = [];
  for (const key of document.querySelectorAll("[data-part=palette] [data-tile]")) {
    key.click();
    tapped.push(key.dataset.tile);
    await settled();
    const [summary, list] = [".summary", ".middle"].map((part) => parse(html()).querySelector(part));
    const asksForMore = list.children.length === 1 && list.firstElementChild.matches("p.quiet");
    if (!asksForMore || surroundings(html(), tapped) !== surroundings(before, tapped)) break;
    shown.push({ summary: summary.innerHTML, list: list.textContent });
  }
  return shown;
}

function parse(html) {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element;
}

/** Fails if a tap on a button of the screen would be lost, or done by another one: www/first/taps.js keeps its name. */
function checkNames() {
  for (const button of document.querySelectorAll(".root button")) {
    const name = selectorOf(button);
    const named = name ? document.querySelectorAll(`.root ${name}`).length : 0;
    if (named !== 1) throw new Error(`${named} buttons are called ${name} in ${system}: ${button.outerHTML}`);
  }
}

openPage();
await mount();
checkNames();
const tabs = [...document.querySelectorAll("[data-rules]")];
parentPort.postMessage({
  systems: tabs.map((tab) => tab.dataset.rules),
  first: tabs.find((tab) => tab.getAttribute("aria-pressed") === "true").dataset.rules,
  html: html(),
  entering: await entering(),
});
// Timers of the app are under way.
process.exit();
