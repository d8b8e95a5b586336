// The hand on the first screen: a tapped tile lies in it at once, and the screen says of the hand what
// the app will say of it. src/app/shell/first_screen.rs writes the words into the page.

/** How many tiles make a complete hand. The last one is the winning tile. */
const COMPLETE = 14;

/** What stands for the name of a tile in the words about it. */
const NAME = "{{tile}}";

/** What was laid into the hand, in order: each tile of the line, with its key in the palette. */
const laid = [];

/** The tiles that were laid into the hand, in notation and in order. */
export const tilesInHand = () => laid.map(({ key }) => key.dataset.tile);

/**
 * Lays the tile of a key into the hand. Returns whether there was room: a tile has four copies, and a
 * hand fourteen tiles.
 */
export function lay(key) {
  const left = key.dataset.left - 1;
  if (left < 0 || laid.length === COMPLETE) return false;
  const screen = key.closest(".first");
  const words = JSON.parse(screen.dataset.words);
  const name = nameOf(key, words);
  const tile = tileLike(key);
  if (laid.length === COMPLETE - 1) {
    tile.classList.add("win");
    tile.ariaLabel = words.win.replace(NAME, name);
    screen.querySelector(".free.win").replaceWith(tile);
  } else {
    putInOrder(screen.querySelector(".line"), key, tile);
    const copies = laid.filter((other) => other.key === key).concat({ tile });
    for (const copy of copies) copy.tile.ariaLabel = words.held[copies.length - 1].replace(NAME, name);
    tile.dataset.hold = `hand ${key.dataset.tile}`;
  }
  laid.push({ key, tile });
  key.dataset.left = left;
  key.ariaLabel = words.left[left].replace(NAME, name);
  describe(screen, words.entering[laid.length - 1]);
  return true;
}

/** The name of the tile of a key: what varies in the key's own name. */
function nameOf(key, words) {
  const [before, after] = words.left[key.dataset.left].split(NAME);
  return key.ariaLabel.slice(before.length, key.ariaLabel.length - after.length);
}

/** A tile of the hand, with the picture of a key. */
function tileLike(key) {
  const tile = document.createElement("button");
  tile.type = "button";
  tile.className = "tile new";
  tile.append(key.firstElementChild.cloneNode());
  return tile;
}

/** Puts a tile into the line in place of a free slot. The tiles stand there in the order of their keys. */
function putInOrder(line, key, tile) {
  const comesAfter = ({ key: other }) => key.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  const after = laid.filter(comesAfter).map(({ tile }) => tile);
  line.querySelector(".free").remove();
  line.insertBefore(tile, [...line.children].find((other) => after.includes(other) || other.matches(".free")));
}

/** Says what the app will say of so many tiles. */
function describe(screen, { total, unit, verdict, list }) {
  const say = (selector, text) => (screen.querySelector(selector).textContent = text);
  screen.querySelector(".summary").dataset.tone = "open";
  say('[data-part="total"]', total);
  say('[data-part="unit"]', unit);
  say('[data-part="verdict"]', verdict);
  say('[data-part="payment"]', "");
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
