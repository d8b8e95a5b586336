// The notation of hands, read for pictures of them: the grammar is that of src/entry/notation, and a
// test holds the two against each other. notation/kinds.js says which numbers tiles are.
import { handIn, linked } from "./notation/address.js";
import { visible } from "./notation/characters.js";
import { byKind, Fault, written } from "./notation/kinds.js";
import { Parser } from "./notation/parser.js";

export { cellOf, Fault, written } from "./notation/kinds.js";

/** As other programs write flowers, by number. */
const FLOWER_LETTERS = "efhgabcd";

const LONGEST = 400;

/** How many tiles a hand has when it is complete, a kong counted as three. */
const COMPLETE = 14;

/**
 * Reads notation, a link, or an address that holds a hand.
 *
 *   { pieces, melds, standing, win, flowers, rules, link }
 *
 * `pieces` are in the order of the text: { tile } | { meld } | { flower } | { win } | { gap: true };
 * `rules` and `link` are those of a link. Throws a Fault.
 */
export function parse(text) {
  text = visible(String(text)).trim();
  const from = linked(text);
  const hand = visible(handIn(from ? from.hand : text));
  const length = [...hand].length;
  if (length > LONGEST) throw new Fault("too-long", length);
  const [tiles, flowers] = split(hand);
  const pieces = new Parser(tiles).read();
  for (const letter of flowers.trim()) {
    const number = FLOWER_LETTERS.indexOf(letter) + 1;
    if (number === 0) throw new Fault("strange-character", letter);
    pieces.push({ flower: number });
  }
  return { ...finished(pieces), rules: from?.rules, link: from?.link };
}

/** The tiles and the flower letters. Where no table such as ES10 follows a `|`, it separates tiles. */
function split(text) {
  const [tiles, table = "", ...flowers] = text.split("|");
  return /^([ESWN]{2}[01]{0,4})?$/.test(table.trim()) ? [tiles, flowers.join("")] : [text, ""];
}

/** The last of fourteen tiles is the winning one unless another is marked. */
function finished(pieces) {
  const all = (kind) => pieces.filter((piece) => kind in piece).map((piece) => piece[kind]);
  if (all("win").length === 0 && all("tile").length + 3 * all("meld").length === COMPLETE) {
    const last = pieces.findLastIndex((piece) => "tile" in piece);
    pieces.push({ win: pieces.splice(last, 1)[0].tile });
  }
  const hand = { pieces, melds: all("meld"), standing: all("tile"), win: all("win")[0], flowers: all("flower") };
  if (pieces.every((piece) => piece.gap)) throw new Fault("no-tiles");
  return hand;
}

const NOTES = { kong: ",1", "added-kong": ",5" };

/** A hand as the calculator writes it. */
export function canonical({ melds, standing, win, flowers }) {
  const sets = melds.map(({ kind, tiles }) => `[${written([...tiles].sort(byKind))}${NOTES[kind] ?? ""}]`).join("");
  const concealed = written([...standing].sort(byKind));
  return sets + concealed + (flowers.length > 0 ? `${flowers.join("")}h` : "") + (win === undefined ? "" : `+${written([win])}`);
}
