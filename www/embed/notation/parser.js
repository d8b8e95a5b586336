// The second step of reading notation: from tiles and marks to the pieces of a hand, as
// src/entry/notation/parser.rs.
//
//   { tile } | { meld } | { flower } | { win } | { gap: true }
import { Fault, isRed, kindOf } from "./kinds.js";
import { isMeld, meld } from "./sets.js";
import { Tokenizer } from "./tokens.js";

const isPlain = ({ tile, pose }) => tile !== null && pose === 0;

export class Parser {
  pieces = [];
  #part = [];
  #bracket = null;
  #winNext = false;

  constructor(text) {
    this.text = [...text];
  }

  read() {
    for (const token of new Tokenizer(this.text).read()) this.#take(token);
    this.#endPart();
    if (this.#bracket) throw new Fault("loose-bracket");
    if (this.#winNext) throw new Fault("loose-win");
    return this.pieces;
  }

  #take(token) {
    if ("tile" in token) this.#tile(token);
    else if (token.flower) {
      if (this.#bracket) this.#bracket.flower = true;
      else {
        this.#endPart();
        this.pieces.push({ flower: token.flower });
      }
    } else if (token.gap) {
      this.#endPart();
      const last = this.pieces.at(-1);
      if (token.shown && last && !last.gap && !this.#bracket) this.pieces.push({ gap: true });
    } else if (token.open) {
      if (this.#bracket) throw new Fault("loose-bracket");
      this.#endPart();
      this.#bracket = { kind: token.open, start: token.at + 1, pieces: [], claimed: token.open === "(" };
    } else if (token.close) this.#close(token);
    else if (token.win) {
      if (this.#winNext || this.#bracket || this.pieces.some((piece) => "win" in piece)) throw new Fault("loose-win");
      this.#endPart();
      this.#winNext = true;
    } else if (token.note !== undefined) {
      if (this.#bracket) this.#bracket.note = token.note;
    } else if (this.#bracket) this.#bracket[token.from ? "claimed" : "added"] = true;
  }

  #tile(token) {
    if (this.#bracket) this.#bracket.pieces.push(token);
    else if (!this.#winNext) this.#part.push(token);
    else {
      if (!isPlain(token)) this.#unclear([token]);
      this.#winNext = false;
      this.pieces.push({ win: token.tile });
    }
  }

  #text(start, end) {
    return this.text.slice(start, end).join("");
  }

  #textOf(pieces) {
    return this.#text(Math.min(...pieces.map(({ start }) => start)), Math.max(...pieces.map(({ end }) => end)));
  }

  #close({ close, at }) {
    const bracket = this.#bracket;
    this.#bracket = null;
    if (!bracket || (bracket.kind === "(") !== (close === ")")) throw new Fault("loose-bracket");
    const text = this.#text(bracket.start, at);
    if (bracket.flower) throw new Fault("flower-in-meld", text.trim());
    this.#meld(bracket.pieces, text, bracket);
  }

  #meld(pieces, text, marks) {
    try {
      this.pieces.push({ meld: meld(pieces, text, marks) });
    } catch (fault) {
      this.#hidden(pieces);
      throw fault;
    }
  }

  /** Tiles that lie face down belong to nothing but a concealed kong. */
  #hidden(pieces) {
    const hidden = pieces.find(({ tile }) => tile === null);
    if (!hidden) return;
    const c = this.text[hidden.start];
    throw /[xX]/.test(c) ? new Fault("strange-character", c) : new Fault("no-such-rank", "0z");
  }

  #unclear(pieces) {
    this.#hidden(pieces);
    throw new Fault("unclear-call", this.#textOf(pieces));
  }

  /** The tiles since the last gap stand in the hand, but for a set of which one lies. */
  #endPart() {
    const part = this.#part;
    this.#part = [];
    if (part.every(isPlain)) part.forEach((piece) => this.#stand(piece));
    else if (isMeld(part)) this.#meld(part, "");
    else {
      const runs = new Set(part.map(({ run }) => run));
      for (const run of runs) this.#endRun(part.filter((piece) => piece.run === run));
    }
  }

  /** All of a run is the set of the tile that lies, or, if only one can be, its last three or four tiles. */
  #endRun(run) {
    const first = run.findIndex((piece) => !isPlain(piece));
    if (first < 0) return run.forEach((piece) => this.#stand(piece));
    if (run.length === 3 || isMeld(run)) return this.#meld(run, this.#textOf(run));
    const sets = [3, 4].map((size) => run.length - size).filter((start) => start >= 0 && start <= first && isMeld(run.slice(start)));
    if (sets.length !== 1) this.#unclear(run);
    run.slice(0, sets[0]).forEach((piece) => this.#stand(piece));
    this.#meld(run.slice(sets[0]), "");
  }

  #stand({ tile }) {
    // Which fives are red is a matter of rulings. As the core does without them, one of a kind is shown red.
    if (isRed(tile) && this.pieces.some((piece) => piece.tile === tile)) tile = kindOf(tile);
    this.pieces.push({ tile });
  }
}
