// The first step of reading notation: from characters to tiles and marks, as src/entry/notation/tokens.rs.
//
//   { tile, pose, run, start, end } | { flower } | { gap, shown } | { open } | { close } | { note } | { from } | { added } | { win }
//
// `tile` is null where it lies face down; `pose` is 0, 1 where it lies, 2 where it was added to a pung.
import { isSuitFirst, plain } from "./characters.js";
import { Fault, flowered, lettered, reddened, suited, suitOf } from "./kinds.js";

const isDigit = (c) => c !== undefined && /\d/.test(c);
const SPACE = /[\p{White_Space}_,|-]/u;

export class Tokenizer {
  tokens = [];
  #ranks = [];
  #suit = null;
  #red = false;
  #added = false;
  #bracket = null;
  #note = null;
  #run = 0;

  constructor(written) {
    this.written = written;
    this.text = written.map(plain);
    this.suitFirst = isSuitFirst(this.text);
  }

  read() {
    this.text.forEach((c, at) => this.#take(c, at));
    this.#end(this.text.length);
    return this.tokens;
  }

  #take(c, at) {
    const claims = !this.#bracket && this.suitFirst && this.#ranks.at(-1)?.digit && /^([\d\p{White_Space},]|$)/u.test(this.text[at + 1] ?? "");
    if (this.#note !== null && !/[\])]/.test(c)) this.#note += c;
    else if (/[\dxX]/.test(c)) this.#rank(c.toLowerCase(), at);
    else if (c === "r") this.#reds(at);
    else if (c === "'" || c === '"') this.#turn(c, at);
    else if (/[mpszhMZH]/.test(c) || (/[PS]/.test(c) && this.#ranks.length > 0 && !this.suitFirst)) this.#takeSuit(c.toLowerCase(), at);
    else if (/[[(]/.test(c)) {
      this.#end(at);
      this.#bracket = c;
      this.tokens.push({ open: c, at });
    } else if (/[\])]/.test(c)) {
      this.#end(at);
      if (this.#note !== null) this.tokens.push({ note: this.#note });
      this.#bracket = this.#note = null;
      this.tokens.push({ close: c, at });
    } else if (c === "," && this.#bracket) {
      this.#end(at);
      this.#note = "";
    } else if (/[<^>]/.test(c) && this.#bracket) this.tokens.push({ from: true });
    else if (/[-=+]/.test(c) && claims) {
      this.#turn("'", at);
      // The fourth tile of a kong was added later.
      const inSet = this.#ranks.length - 1 - this.#ranks.findLastIndex(({ digit }) => !digit);
      this.#added = inSet === 3 && isDigit(this.text[at + 1]);
    } else if (c === "+" && this.#bracket === "(" && this.#ranks.length > 0) this.tokens.push({ added: true });
    else if (c === "+") {
      this.#end(at);
      this.tokens.push({ win: true });
    } else if (c === "-" && !this.suitFirst && this.#ranks.length > 0 && isDigit(this.text[at + 1])) {
      throw new Fault("strange-character", this.text.slice(at - 1, at + 2).join(""));
    } else if (SPACE.test(c)) {
      if (this.#ranks.length > 0) this.#ranks.push({ digit: "" });
      else this.tokens.push({ gap: true, shown: true });
    } else this.#letter(c, at);
  }

  #strange(c) {
    throw new Fault("strange-character", c);
  }

  #rank(digit, at) {
    this.#ranks.push({ digit, red: this.#red, pose: this.#added ? 2 : 0, at });
    this.#red = this.#added = false;
  }

  /** `r` before or after a five, or instead of one: `r5p`, `5pr`, `46rs`. */
  #reds(at) {
    const next = this.text[at + 1];
    const last = this.tokens.at(-1);
    const five = this.#ranks.length === 0 && last?.end === at && last.tile !== null && reddened(last.tile) !== last.tile;
    if (five && next !== "5") last.tile = reddened(last.tile);
    else if (!five && next === "5") this.#red = true;
    else if (!five && (this.#ranks.length > 0 || /[\dmps]/.test(next ?? ""))) this.#rank("0", at);
    else this.#strange("r");
  }

  /** `'` after a tile turns it, a second one, or `"`, puts it on top of one that lies. */
  #turn(mark, at) {
    const tile = this.#ranks.length > 0 ? this.#ranks.at(-1) : this.tokens.at(-1);
    const follows = this.#ranks.length > 0 ? tile.digit !== "" : tile?.end === at;
    if (!follows || tile.pose === 2 || (mark === '"' && tile.pose !== 0)) this.#strange(mark);
    tile.pose = mark === '"' ? 2 : tile.pose + 1;
    if (tile.end === at) tile.end += 1;
  }

  #takeSuit(letter, at) {
    if (this.suitFirst) this.#end(at);
    else if (this.#ranks.length === 0) throw new Fault("suit-without-digits", letter);
    this.#suit = { letter, at };
    if (!this.suitFirst) this.#end(at + 1);
  }

  #letter(c, at) {
    const [tile, flower] = [lettered(c), flowered(c)];
    if (tile === undefined && flower === undefined) this.#strange(this.written[at]);
    this.#end(at);
    if (flower !== undefined) return this.tokens.push({ flower });
    const last = this.tokens.at(-1);
    const goesOn = last?.end === at && last.tile !== null && lettered(this.text[last.start]) !== undefined && suitOf(last.tile) === suitOf(tile);
    if (!goesOn) this.#run += 1;
    this.#tile(tile, 0, at, at + 1);
  }

  #tile(tile, pose, start, end) {
    this.tokens.push({ tile, pose, run: this.#run, start, end });
  }

  /** Makes tiles of the ranks that waited for their suit. */
  #end(end) {
    const [ranks, suit] = [this.#ranks, this.#suit];
    this.#ranks = [];
    this.#suit = null;
    if (ranks.length === 0) {
      if (suit) throw new Fault("suit-without-digits", suit.letter);
      return;
    }
    this.#run += 1;
    const digits = ranks.map(({ digit }) => digit).filter(isDigit);
    if (!suit && digits.length > 0) {
      if (ranks.some(({ digit }) => digit === "x")) this.#strange("x");
      throw new Fault("digits-without-suit", digits.join(""));
    }
    for (const { digit, red, pose, at } of ranks) {
      const start = Math.min(at, suit?.at ?? at);
      if (digit === "") this.tokens.push({ gap: true, shown: false });
      else if (digit === "x" || (digit === "0" && suit.letter === "z")) this.#tile(null, pose, start, end);
      else if (suit.letter === "h") {
        if (!/[1-8]/.test(digit)) throw new Fault("no-such-rank", `${digit}h`);
        this.tokens.push({ flower: Number(digit) });
      } else {
        const tile = suited(digit, suit.letter);
        if (tile === undefined) throw new Fault("no-such-rank", digit + suit.letter);
        this.#tile(red ? reddened(tile) : tile, pose, start, end);
      }
    }
  }
}
