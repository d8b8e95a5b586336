// The meld that some tiles make as they are written, as src/entry/notation/sets.rs.
import { byKind, Fault, HONOR, isRed, kindOf, suitOf, written } from "./kinds.js";

/**
 * The meld of tiles. `note` is what stands behind a comma in brackets: the place of the claimed tile, from 5 on
 * of the one added to a pung. Throws a Fault.
 */
export function meld(pieces, text, { note, claimed = false, added = false } = {}) {
  try {
    return marked(pieces, text, { note, claimed, added });
  } catch (fault) {
    // Where the tiles would be a meld without it, what stands behind the comma is wrong.
    if (fault.key !== "not-a-meld" || note === undefined || !isMeld(pieces, { claimed, added })) throw fault;
    throw new Fault("unknown-meld-mark", fault.value);
  }
}

function marked(pieces, text, { note, claimed, added }) {
  const laid = pieces.map(({ tile }) => tile).filter((tile) => tile !== null).sort(byKind);
  // As in a hand, one of a kind is shown red.
  const tiles = laid.map((tile, i) => (isRed(tile) && laid.indexOf(tile) < i ? kindOf(tile) : tile));
  const kinds = tiles.map(kindOf);
  const refuse = () => new Fault("not-a-meld", text.trim() || "[]");
  const [a, b, c] = kinds;
  const alike = kinds.every((kind) => kind === a);
  // The second tile always lies face up.
  if (alike && tiles.length > 1 && isRed(tiles[0])) tiles.splice(1, 0, tiles.shift());
  if (tiles.length < pieces.length) {
    if (pieces.length !== 4 || tiles.length !== 2 || !alike) throw refuse();
    return { kind: "concealed-kong", tiles: tiles[1] === a ? [a, a, a, a] : [a, tiles[1], a, a] };
  }
  const isAdded = added || pieces.some(({ pose }) => pose === 2);
  const lies = claimed || pieces.some(({ pose }) => pose > 0);
  const number = (note ?? String(isAdded ? 5 : Number(lies))).trim();
  const place = /^\+?\d+$/.test(number) ? Number(number) : Infinity;
  if (place > 255) throw refuse();
  // The tile that was added lies on another one, which is written once for both.
  if (tiles.length === 3 && alike && isAdded && !added) return { kind: "added-kong", tiles: [...tiles, a] };
  if (tiles.length === 3 && alike && place <= 7 && !isAdded) return { kind: "pung", tiles };
  if (tiles.length === 4 && alike && place <= 7) {
    return { kind: place === 0 ? "concealed-kong" : place < 5 ? "kong" : "added-kong", tiles };
  }
  if (tiles.length !== 3 || place > 3) throw refuse();
  if (c < HONOR && suitOf(a) === suitOf(c) && b === a + 1 && c === a + 2) return { kind: "chow", tiles };
  if (a >= HONOR && !alike) {
    // Three different winds, or the three dragons.
    if (a < b && b < c && (c <= 30 || a === 31)) return { kind: "chow", tiles };
    throw new Fault("honors-no-meld", written(kinds));
  }
  throw refuse();
}

/** Whether three or four tiles are a meld by the way they lie, or by these marks. */
export function isMeld(pieces, marks) {
  if (pieces.length !== 3 && pieces.length !== 4) return false;
  try {
    return Boolean(meld(pieces, "", marks));
  } catch {
    return false;
  }
}
