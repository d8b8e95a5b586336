// A hand as tiles: what is made here is styled by picture.css.
import { make } from "./element.js";
import { cellOf } from "./notation.js";
import { spoken } from "./spoken.js";

function art(tile) {
  const [row, column] = cellOf(tile);
  return make("i", `art r${row} c${column}`);
}

function meld({ kind, tiles }) {
  const last = tiles.length - 1;
  return make("span", "meld", ...tiles.map((tile, i) => {
    if (kind === "concealed-kong") return i === 0 || i === last ? make("i", "art rz c8") : art(tile);
    const lies = kind === "added-kong" ? i === 1 || i === 2 : i === 0;
    return lies ? make("span", "lies", art(tile)) : art(tile);
  }));
}

function piece(piece) {
  if (piece.gap) return make("span", "gap");
  if (piece.meld) return meld(piece.meld);
  if (piece.flower) return make("i", `art rh c${piece.flower}`);
  const tile = art(piece.tile ?? piece.win);
  if (piece.win !== undefined) tile.classList.add("win");
  return tile;
}

/** The tiles of a hand that was read, in the order in which they were written, and in words of a language. */
export function picture(hand, language) {
  const tiles = make("span", "tiles", ...hand.pieces.map(piece));
  tiles.setAttribute("role", "img");
  tiles.setAttribute("aria-label", spoken(hand, language));
  return tiles;
}
