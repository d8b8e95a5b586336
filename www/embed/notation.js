// The notation of hands, read for pictures of them: the grammar is that of src/entry/notation, and a
// test holds the two against each other. Tiles are numbers: 0–8 characters, 9–17 dots, 18–26
// bamboo, 27–33 E S W N C F P, 34–36 the red fives of the suits.
const SUITS = "mps";
const HONORS = "ESWNCFP";
const HONOR = 27;
const RED = 34;

/** Whether a tile is a red five. */
const isRed = (tile) => tile >= RED;

/** The kind of a tile: a red five is a five of its suit. */
const kindOf = (tile) => (isRed(tile) ? 9 * (tile - RED) + 4 : tile);

/** The row and the column of a tile in the sheet of tile art, as classes of style/art.css name them. */
export function cellOf(tile) {
  if (isRed(tile)) return ["r", tile - RED + 1];
  return tile < HONOR ? [SUITS[Math.floor(tile / 9)], (tile % 9) + 1] : ["z", tile - HONOR + 1];
}

/** What `1z`–`7z` are: E S W N, white, green, red. */
const NUMBERED = [27, 28, 29, 30, 33, 32, 31];

/** From U+1F000 on: E S W N C F P, characters, bamboo, dots. */
const UNICODE = [...range(27, 7), ...range(0, 9), ...range(18, 9), ...range(9, 9)];

/** From U+1F022 on: plum, orchid, bamboo, chrysanthemum, the seasons. */
const FLOWERS = [1, 2, 4, 3, 5, 6, 7, 8];

/** As other programs write them, by number. */
const FLOWER_LETTERS = "efhgabcd";

const LONGEST = 400;

/** How many tiles a hand has when it is complete, a kong counted as three. */
const COMPLETE = 14;

function range(from, count) {
  return Array.from({ length: count }, (_, i) => from + i);
}

/** What is wrong with a text: a key of the catalogues and what fills its sentence. */
export class Fault extends Error {
  constructor(key, value = "") {
    super(`${key}: ${value}`);
    this.key = key;
    this.value = value;
  }
}

/** The hand of a link such as `https://…/#1/mcr/123m?seat=S`, and its rules; else null. */
function linked(text) {
  const link = text.includes("#") ? text.slice(text.indexOf("#") + 1) : text;
  const parts = /^1\/([^/]*)\/([^/?]*)/.exec(link);
  if (!parts) {
    if (text.includes("#")) throw new Fault("damaged-link", link);
    return null;
  }
  try {
    return { rules: parts[1], hand: decodeURIComponent(parts[2]), link };
  } catch {
    throw new Fault("damaged-link", link);
  }
}

/**
 * Reads notation or a link.
 *
 *   { pieces, melds, standing, win, flowers, rules, link }
 *
 * `pieces` are in the order of the text: { tile } | { meld } | { flower } | { win } | { gap: true };
 * `rules` and `link` are those of a link. Throws a Fault.
 */
export function parse(text) {
  text = String(text).trim();
  const from = linked(text);
  const written = from ? from.hand : text;
  const length = [...written].length;
  if (length > LONGEST) throw new Fault("too-long", length);
  const [tiles, , ...flowers] = written.split("|");
  const hand = new Reader().read(tiles);
  for (const letter of flowers.join("").trim()) {
    const number = FLOWER_LETTERS.indexOf(letter) + 1;
    if (number === 0) throw new Fault("strange-character", letter);
    hand.pieces.push({ flower: number });
  }
  return { ...finished(hand.pieces), rules: from?.rules, link: from?.link };
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

class Reader {
  pieces = [];
  digits = "";
  bracket = null;
  note = null;
  winNext = false;

  read(text) {
    for (const c of text) this.take(c);
    this.end();
    if (this.bracket) throw new Fault("loose-bracket");
    if (this.winNext) throw new Fault("loose-win");
    return this;
  }

  take(c) {
    if (this.note !== null && c !== "]") this.note += c;
    else if (/[0-9]/.test(c)) this.digits += c;
    else if (/[mpszh]/.test(c)) this.suit(c);
    else if (c === "[" && !this.bracket) {
      this.end();
      this.bracket = [];
    } else if (c === "]") this.close();
    else if (c === "," && this.bracket) {
      this.end();
      this.note = "";
    } else if (c === "+") {
      if (this.winNext || this.bracket || this.pieces.some((piece) => "win" in piece)) throw new Fault("loose-win");
      this.end();
      this.winNext = true;
    } else if (/\s/.test(c)) {
      if (!this.bracket && !this.digits) this.gap();
    } else if (c === "[") throw new Fault("loose-bracket");
    else if (!/[\uFE0E\uFE0F_,-]/.test(c)) this.letter(c);
  }

  gap() {
    const last = this.pieces.at(-1);
    if (last && !last.gap) this.pieces.push({ gap: true });
  }

  letter(c) {
    this.end();
    const code = c.codePointAt(0) - 0x1f000;
    const honor = HONORS.indexOf(c);
    if (honor >= 0) this.push(HONOR + honor);
    else if (UNICODE[code] !== undefined) this.push(UNICODE[code]);
    else if (FLOWERS[code - 0x22] !== undefined) this.pieces.push({ flower: FLOWERS[code - 0x22] });
    else throw new Fault("strange-character", c);
  }

  suit(letter) {
    const digits = this.digits;
    this.digits = "";
    if (!digits) throw new Fault("suit-without-digits", letter);
    for (const digit of digits) {
      const rank = Number(digit);
      const suit = SUITS.indexOf(letter);
      const most = { z: 7, h: 8 }[letter] ?? 9;
      if ((rank < 1 && suit < 0) || rank > most) throw new Fault("no-such-rank", digit + letter);
      if (letter === "h") this.pieces.push({ flower: rank });
      else if (letter === "z") this.push(NUMBERED[rank - 1]);
      else this.push(rank === 0 ? RED + suit : 9 * suit + rank - 1);
    }
  }

  push(tile) {
    const others = this.bracket ?? (this.winNext ? [] : this.pieces.map((piece) => piece.tile));
    if (isRed(tile) && others.some((other) => (this.bracket ? isRed(other) : other === tile))) {
      throw new Fault("marked-twice", written([kindOf(tile)]));
    }
    if (this.bracket) this.bracket.push(tile);
    else if (this.winNext) {
      this.pieces.push({ win: tile });
      this.winNext = false;
    } else this.pieces.push({ tile });
  }

  end() {
    if (this.digits) throw new Fault("digits-without-suit", this.digits);
  }

  close() {
    this.end();
    if (!this.bracket) throw new Fault("loose-bracket");
    this.pieces.push({ meld: meld(this.bracket.sort(byKind), this.note) });
    this.bracket = this.note = null;
  }
}

/** In the order of the kinds; of one kind, the red five comes first. */
const byKind = (a, b) => kindOf(a) - kindOf(b) || b - a;

/** Behind the comma is the place of the claimed tile; from 5 on, of the one added to a pung. */
function meld(tiles, note) {
  const kinds = tiles.map(kindOf);
  const refuse = () => new Fault("not-a-meld", written(kinds));
  const number = (note ?? "0").trim();
  const place = /^\+?\d+$/.test(number) ? Number(number) : Infinity;
  const [a, b, c] = kinds;
  const alike = kinds.every((kind) => kind === a);
  // The second tile always lies face up.
  if (alike && isRed(tiles[0])) tiles.splice(1, 0, tiles.shift());
  if (tiles.length === 3 && alike && place <= 7) return { kind: "pung", tiles };
  if (tiles.length === 4 && alike && place <= 7) {
    return { kind: place === 0 ? "concealed-kong" : place < 5 ? "kong" : "added-kong", tiles };
  }
  if (tiles.length !== 3 || place > 3) throw refuse();
  const suited = c < HONOR && Math.floor(a / 9) === Math.floor(c / 9);
  if (suited && b === a + 1 && c === a + 2) return { kind: "chow", tiles };
  if (a >= HONOR && a < b && b < c) {
    // Three winds, or the three dragons.
    if (c <= 30 || a === 31) return { kind: "chow", tiles };
    throw new Fault("chow-of-honors", written(kinds));
  }
  throw refuse();
}

/** Tiles in notation, each run of a suit gathered. */
export function written(tiles) {
  let text = "";
  tiles.forEach((tile, i) => {
    const [kind, next] = [kindOf(tile), kindOf(tiles[i + 1])];
    if (kind >= HONOR) return (text += HONORS[kind - HONOR]);
    const suit = Math.floor(kind / 9);
    text += isRed(tile) ? 0 : (kind % 9) + 1;
    if (next === undefined || next >= HONOR || Math.floor(next / 9) !== suit) text += SUITS[suit];
  });
  return text;
}

const NOTES = { kong: ",1", "added-kong": ",5" };

/** A hand as the calculator writes it. */
export function canonical({ melds, standing, win, flowers }) {
  const sets = melds.map(({ kind, tiles }) => `[${written([...tiles].sort(byKind))}${NOTES[kind] ?? ""}]`).join("");
  const concealed = written([...standing].sort(byKind));
  return sets + concealed + (flowers.length > 0 ? `${flowers.join("")}h` : "") + (win === undefined ? "" : `+${written([win])}`);
}
