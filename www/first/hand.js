// The hand on the first screen. A tapped tile lies in it at once, and the screen says what the app will say of
// the same tiles. tools/first-screen.mjs writes the words for that into the page.
import { setStyles, wordsOf } from "./screen.js";

/** What stands for the name of a tile, and for a number, in the words. */
const NAME = "{{tile}}";
const NUMBER = "{{n}}";

/** What was laid into the hand, in order: each tile of the line, with its key in the palette. */
const laid = [];

/** A tile as the notation writes it, by its key. The marked copy of a five is a zero. */
const written = ({ dataset: { tile, markedTile } }) => tile ?? markedTile.replace(/^\d/, "0");

/** The tiles that were laid into the hand, in notation and in order. */
export const tilesInHand = () => laid.map(({ key }) => written(key));

const isMarked = (key) => "markedTile" in key.dataset;
const isKey = (button) => isMarked(button) || "tile" in button.dataset;

/** The key of the kind of tile that a key enters, which a marked copy is one of. */
const kindOf = (key) => (isMarked(key) ? key.closest(".palette").querySelector(`[data-tile="${key.dataset.markedTile}"]`) : key);

/** The key of the marked copy of a kind, if there is one. */
const markedOf = (kind) => kind.closest(".palette").querySelector(`[data-marked-tile="${kind.dataset.tile}"]`);

const label = (element) => element.getAttribute("aria-label");
const setLabel = (element, text) => element.setAttribute("aria-label", text);

/** Sets the number of copies that are left, and the label that says it. */
function setLeft(key, left, words) {
  const name = nameOf(key, words);
  key.dataset.left = left;
  setLabel(key, words.left.replace(NAME, name).replace(NUMBER, left));
}

/** The name of the tile of a key: what varies in the key's own label. */
function nameOf(key, words) {
  const [before, after] = words.left.replace(NUMBER, key.dataset.left).split(NAME);
  return label(key).slice(before.length, label(key).length - after.length);
}

/** Lays the tile of a key into the hand. Returns whether it could. The last tile of a hand is the winning one. */
export function lay(key) {
  if (!isKey(key)) return false;
  const screen = key.closest(".first");
  const words = wordsOf(screen);
  const free = screen.querySelectorAll(".line .free").length;
  if (!free || !isKnown(key, words)) return false;
  const tile = tileLike(key);
  if (free === 1) {
    tile.classList.add("win");
    setLabel(tile, words.win.replace(NAME, nameOf(key, words)));
    screen.querySelector(".free.win").replaceWith(tile);
  } else {
    tile.dataset.hold = `hand ${written(key)}`;
    putInOrder(screen.querySelector(".line"), key, tile);
    nameCopies(kindOf(key), { key, tile }, words);
  }
  laid.push({ key, tile });
  setLeft(key, key.dataset.left - 1, words);
  if (isMarked(key)) setLeft(kindOf(key), kindOf(key).dataset.left - 1, words);
  describe(screen, words, laid.length);
  return true;
}

/** Whether it is known what a tap on a key changes; else the app does it. */
function isKnown(key, { entering }) {
  const { left } = key.dataset;
  // The last plain copy of a kind would be its marked one.
  const isMarkedOne = left === "1" && !isMarked(key) && markedOf(key)?.dataset.left === "1";
  return entering.length > 0 && left !== "0" && !isMarkedOne;
}

/** Names a tile that was laid into the hand, and the other copies of its kind there: they say how many there are. */
function nameCopies(kind, tile, words) {
  const copies = laid.filter(({ key }) => kindOf(key) === kind).concat(tile);
  const held = words.held.replace(NUMBER, copies.length);
  for (const { key, tile } of copies) {
    const name = nameOf(key, words);
    setLabel(tile, words.take.replace(NAME, isMarked(key) ? name : held.replace(NAME, name)));
  }
}

/** A tile of the hand, with the picture of a key. */
function tileLike(key) {
  const tile = document.createElement("button");
  tile.type = "button";
  tile.className = "tile new";
  tile.append(key.firstElementChild.cloneNode());
  return tile;
}

/** Puts a tile into the line in place of a free slot. A marked copy stands before the others of its kind. */
function putInOrder(line, key, tile) {
  const comesAfter = ({ key: other }) => (kindOf(other) === kindOf(key) ? isMarked(key) : isBefore(kindOf(key), kindOf(other)));
  const after = laid.filter(comesAfter).map(({ tile }) => tile);
  line.querySelector(".free").remove();
  line.insertBefore(tile, [...line.children].find((other) => after.includes(other) || other.matches(".free")));
}

/** Whether the kind of one key stands before that of another: by suit and rank, and then honors, in the order of their keys. */
function isBefore(one, other) {
  const [[rank, suit = "z"], [otherRank, otherSuit = "z"]] = [one.dataset.tile, other.dataset.tile];
  if (suit !== otherSuit) return suit < otherSuit;
  if (suit !== "z") return rank < otherRank;
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Shows what the app will show of so many tiles. What tiles that wait or win are worth is known by the program. */
function describe(screen, { entering, loading }, tiles) {
  const { summary, list } = entering[tiles - 1] ?? { summary: entering.at(-1).summary, list: loading };
  const element = screen.querySelector(".summary");
  element.dataset.tone = "open";
  element.innerHTML = summary;
  setStyles(element);
  if (tiles > entering.length) {
    const unknown = { total: "…", unit: "", verdict: loading };
    for (const [part, text] of Object.entries(unknown)) element.querySelector(`[data-part="${part}"]`).textContent = text;
  }
  screen.querySelector('[data-action="undo"]').removeAttribute("data-idle");
  const waits = document.createElement("p");
  waits.className = "quiet";
  waits.textContent = list;
  screen.querySelector(".middle").replaceChildren(waits);
}

/**
 * The same tiles lie in another line now, that of the app. One that is still dropping into the hand goes
 * on from where it is, all others lie still.
 */
export function goOnIn(line) {
  const before = laid[0]?.tile.parentElement.querySelectorAll(".tile") ?? [];
  const tiles = line.querySelectorAll(".tile");
  if (tiles.length !== before.length) return;
  tiles.forEach((tile, at) => {
    const [drop] = before[at].getAnimations();
    if (!drop) tile.classList.remove("new");
    else for (const animation of tile.getAnimations()) animation.currentTime = drop.currentTime;
  });
}
