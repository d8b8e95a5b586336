// Tiles as numbers: 0–8 characters, 9–17 dots, 18–26 bamboo, 27–33 E S W N C F P, 34–36 the red fives of
// the suits; how they are written, and what is wrong with a text.
export const SUITS = "mps";
const HONORS = "ESWNCFP";
export const HONOR = 27;
const RED = 34;

/** What is wrong with a text: a key of the catalogues and what fills its sentence. */
export class Fault extends Error {
  constructor(key, value = "") {
    super(`${key}: ${value}`);
    this.key = key;
    this.value = value;
  }
}

/** Whether a tile is a red five. */
export const isRed = (tile) => tile >= RED;

/** The kind of a tile: a red five is a five of its suit. */
export const kindOf = (tile) => (isRed(tile) ? 9 * (tile - RED) + 4 : tile);

/** The suit of a tile: 0–2, or 3 for honors. */
export const suitOf = (tile) => Math.floor(kindOf(tile) / 9);

/** In the order of the kinds; of one kind, the red five comes first. */
export const byKind = (a, b) => kindOf(a) - kindOf(b) || b - a;

/** The red copy of a five; other tiles are themselves. */
export const reddened = (tile) => (tile < HONOR && tile % 9 === 4 ? RED + suitOf(tile) : tile);

/** The row and the column of a tile in the sheet of tile art, as classes of style/art.css name them. */
export function cellOf(tile) {
  if (isRed(tile)) return ["r", tile - RED + 1];
  return tile < HONOR ? [SUITS[suitOf(tile)], (tile % 9) + 1] : ["z", tile - HONOR + 1];
}

/** What `1z`–`7z` are: E S W N, white, green, red. */
const NUMBERED = [27, 28, 29, 30, 33, 32, 31];

/** The tile of a digit and a suit letter; undefined where there is none. */
export function suited(digit, letter) {
  const [rank, suit] = [Number(digit), SUITS.indexOf(letter)];
  if (suit < 0) return NUMBERED[rank - 1];
  return rank === 0 ? RED + suit : 9 * suit + rank - 1;
}

const range = (from, count) => Array.from({ length: count }, (_, i) => from + i);

/** From U+1F000 on: E S W N C F P, characters, bamboo, dots. */
const UNICODE = [...range(27, 7), ...range(0, 9), ...range(18, 9), ...range(9, 9)];

/** From U+1F022 on: plum, orchid, bamboo, chrysanthemum, the seasons. */
const FLOWERS = [1, 2, 4, 3, 5, 6, 7, 8];

/** The tile of a letter or of a character of Unicode. */
export function lettered(c) {
  const honor = HONORS.indexOf(c);
  return honor >= 0 ? HONOR + honor : UNICODE[c.codePointAt(0) - 0x1f000];
}

/** The number of a flower of Unicode. */
export const flowered = (c) => FLOWERS[c.codePointAt(0) - 0x1f022];

/** Tiles in notation, each run of a suit gathered. */
export function written(tiles) {
  let text = "";
  tiles.forEach((tile, i) => {
    const kind = kindOf(tile);
    if (kind >= HONOR) return (text += HONORS[kind - HONOR]);
    text += isRed(tile) ? 0 : (kind % 9) + 1;
    if (i + 1 === tiles.length || suitOf(tiles[i + 1]) !== suitOf(tile)) text += SUITS[suitOf(tile)];
  });
  return text;
}
