// A hand in words, for those who hear it: what src/text/spoken.rs says of it, in the same words. The build
// takes them from the catalogues.
import WORDS from "hule-spoken";
import { byKind, HONOR, isRed, kindOf, suitOf, SUITS } from "./notation/kinds.js";

const HONORS = "ESWNCFP";

/** Says the tiles of a hand: its melds, its concealed tiles by suit, the winning tile, the flowers. */
export function spoken({ melds, standing, win, flowers }, language) {
  const words = WORDS[language];
  const filled = (key, with_) => words[key].replace(/\{\{\w+\}\}/, () => with_);
  const ranks = words["spoken.ranks"].split(" ");
  const rank = (tile) => (isRed(tile) ? words["spoken.red"] : ranks[tile % 9]);

  /** The tiles of each suit, then the honors. */
  function runs(tiles) {
    const bySuit = [[], [], [], []];
    for (const tile of [...tiles].sort(byKind)) bySuit[suitOf(tile)].push(tile);
    return bySuit.flatMap((run, suit) => {
      if (run.length === 0) return [];
      if (suit === 3) return [run.map((tile) => words[`tile.${HONORS[kindOf(tile) - HONOR]}`]).join(words.comma)];
      return [filled(`spoken.suit.${SUITS[suit]}`, run.map(rank).join(words["spoken.between-ranks"]))];
    });
  }

  /** The tiles of a pung or a kong are all the same: one says it, and a red one is said beside it. */
  function meld({ kind, tiles }) {
    const sorted = [...tiles].sort(byKind);
    const said = kind === "chow" ? sorted : sorted.slice(0, isRed(sorted[0]) ? 2 : 1);
    return filled(`spoken.meld.${kind}`, runs(said).join(words.comma));
  }

  const parts = [...melds.map(meld), ...runs(standing)];
  if (win !== undefined) parts.push(filled("spoken.win", runs([win])[0]));
  if (flowers.length > 0) parts.push(filled("spoken.flowers", flowers.map((number) => words[`flower.${number}h`]).join(words.comma)));
  return parts.join(words.semicolon);
}
