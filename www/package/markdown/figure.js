// What a hand or a session in a text becomes: a figure for a block, a picture for a few tiles in a line.
import { html, picture } from "hule/pictures";

/** The fields of a request and of its options; every other field of a block answers a question. */
const REQUEST = ["rules", "preset", "rulings"];
const OPTIONS = ["language", "names", "theme", "width", "show"];

/** A field and its value in a line of a block. An address, such as that of a page with a hand, has a colon, too. */
const FIELD = /^\s*([a-z][a-z0-9.-]*)\s*:\s*(.*?)\s*$/i;
const ADDRESS = /:\/\/|#/;

/** The width of a tile in a line, in pixels of a picture and in letters. */
const TILE = { pixels: 30, em: 1.2 };

/** The figure of a block: a hand in notation, a link, or JSON, and a `field: value` on each line below it. */
export function figure(text, options = {}) {
  return attempt(text, () => {
    const { request, options: own } = read(text);
    const { show, ...look } = { ...options, ...own };
    if (show === undefined) return html(request, look);
    return `<figure class="hule">${picture(request, { ...look, show }).trimEnd()}</figure>`;
  }, "p");
}

/** The language that a block asks for; undefined if it asks for none. */
export function languageOf(text) {
  return /^\s*\{/.test(text) ? undefined : read(text).options.language;
}

/** The picture of tiles in a line of text, as high as its letters. */
export function tiles(text, options = {}) {
  return attempt(text, () => {
    const { show, width, ...look } = options;
    const em = (pixels) => `${+((pixels / TILE.pixels) * TILE.em).toFixed(2)}em`;
    return picture(text, look)
      .replace(/ width="(\d+)" height="(\d+)"/, (_, wide, high) => ` class="hule" width="${em(wide)}" height="${em(high)}"`)
      .replace(/>\n/g, ">")
      .trim();
  }, "span");
}

function read(text) {
  if (/^\s*\{/.test(text)) return { request: JSON.parse(text), options: {} };
  const hand = [];
  const fields = [];
  for (const line of text.split("\n").filter((line) => line.trim() !== "")) {
    const [, field, value] = (!ADDRESS.test(line) && FIELD.exec(line)) || [];
    if (field === undefined) hand.push(line.trim());
    else fields.push([field.toLowerCase(), value]);
  }
  const some = (is) => Object.fromEntries(fields.filter(([field]) => is(field)));
  const options = some((field) => OPTIONS.includes(field));
  if ("width" in options) options.width = Number(options.width);
  const request = some((field) => REQUEST.includes(field));
  if ("rulings" in request) request.rulings = switched(request.rulings);
  const answers = some((field) => !OPTIONS.includes(field) && !REQUEST.includes(field));
  // A link or a session says everything itself.
  const isAlone = Object.keys(request).length + Object.keys(answers).length === 0;
  return { request: isAlone ? hand.join(" ") : { ...request, hand: hand.join(" "), answers }, options };
}

/** Rulings that a line switches on, or off after `no`: `red-fives, no kiriage`. */
function switched(rulings) {
  const each = rulings.split(",").map((ruling) => /^(no\s+)?(.*)$/s.exec(ruling.trim()));
  return Object.fromEntries(each.map(([, no, key]) => [key, no === undefined]));
}

/** What is made, or what is wrong, as text in its place. */
function attempt(text, make, tag) {
  try {
    return make();
  } catch (error) {
    return `<${tag} class="hule-error">⚠ ${escaped(error.message)} <code>${escaped(text.trim())}</code></${tag}>`;
  }
}

function escaped(text) {
  const marks = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (mark) => marks[mark]);
}
