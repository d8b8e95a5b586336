//! A hand in words, for those who hear it: “called pung of East wind; 1 2 3 of characters; won on 5 of
//! dots”.

use crate::entry::notation::Tiles;
use crate::tiles::{Flower, Meld, MeldKind, Tile, TileSet};

use super::{Catalogue, Slot};

/// Says the tiles of a hand: its melds, its concealed tiles by suit, the winning tile, the flowers.
/// `complete` is the number of tiles of a complete hand, if that is known.
///
/// ```
/// use hule::entry::notation;
/// use hule::text::{Catalogue, spoken};
///
/// let tiles = notation::parse("[EEE]123m06pCC1h+4p").unwrap();
/// assert_eq!(
///     spoken::hand(&tiles, None, &Catalogue::english()),
///     "called pung of East wind; 1 2 3 of characters; red 5 6 of dots; red dragon, red dragon; \
///      won on 4 of dots; flowers: plum"
/// );
/// ```
pub fn hand(tiles: &Tiles, complete: Option<usize>, words: &Catalogue) -> String {
    let mut tiles = tiles.clone();
    tiles.mark_win(complete);
    let mut parts: Vec<String> = tiles.melds.iter().map(|set| meld(set, words)).collect();
    let mut standing = tiles.standing.clone();
    standing.sort_unstable();
    parts.extend(runs(&standing, tiles.marks.standing, words));
    parts.extend(tiles.win.map(|tile| {
        let marked = if tiles.marks.win { TileSet::of(tile) } else { TileSet::EMPTY };
        filled("spoken.win", "tiles", runs(&[tile], marked, words).concat(), words)
    }));
    if !tiles.flowers.is_empty() {
        parts.push(flowers(&tiles.flowers, words));
    }
    parts.join(words.language().semicolon())
}

fn filled(key: &str, slot: &str, with: String, words: &Catalogue) -> String {
    words.text(key, &[(slot, Slot::text(with))])
}

/// Says some flowers: “flowers: plum, spring”.
pub fn flowers(flowers: &[Flower], words: &Catalogue) -> String {
    let name = |flower: &Flower| words.get(&["flower.", &*flower.to_string()].concat()).to_owned();
    let names = Vec::from_iter(flowers.iter().map(name)).join(words.language().comma());
    filled("spoken.flowers", "flowers", names, words)
}

/// Says tiles in their order: “1 2 3 of characters, East wind”. The first tile of each of the `marked` kinds is
/// its marked copy.
pub fn tiles(tiles: &[Tile], marked: TileSet, words: &Catalogue) -> String {
    runs(tiles, marked, words).join(words.language().comma())
}

/// Says a meld: “called chow of 1 2 3 of dots”, “called pung of East wind”.
pub fn meld(meld: &Meld, words: &Catalogue) -> String {
    let key = ["spoken.meld.", meld.kind().key()].concat();
    let marked: TileSet = meld.marked().into_iter().collect();
    let tiles = meld.tiles();
    // The tiles of a pung or a kong are all the same: one says it, and the marked one is said beside it.
    let said = match meld.kind() {
        MeldKind::Chow => runs(&tiles, marked, words),
        _ if !marked.is_empty() => runs(&tiles[..2], marked, words),
        _ => runs(&tiles[..1], marked, words),
    };
    filled(&key, "tiles", said.join(words.language().comma()), words)
}

/// The tiles of each suit, then the honors. The first tile of each of the `marked` kinds is its marked copy.
fn runs(tiles: &[Tile], marked: TileSet, words: &Catalogue) -> Vec<String> {
    let ranks: Vec<&str> = words.get("spoken.ranks").split(' ').collect();
    let mut left = marked;
    let same_run = |a: &Tile, b: &Tile| a.suit() == b.suit();
    let mut run_in_words = |run: &[Tile]| {
        let Some(suit) = run[0].suit() else {
            let name = |tile: &Tile| words.get(&["tile.", &*tile.to_string()].concat()).to_owned();
            return Vec::from_iter(run.iter().map(name)).join(words.language().comma());
        };
        let rank = |tile: &Tile| {
            let is_marked = left.contains(*tile);
            left = left.minus(TileSet::of(*tile));
            let rank = ranks.get(usize::from(tile.rank()) - 1).copied().unwrap_or_default();
            if is_marked { words.get("spoken.red") } else { rank }
        };
        let said = Vec::from_iter(run.iter().map(rank)).join(words.get("spoken.between-ranks"));
        filled(&format!("spoken.suit.{}", suit.letter()), "ranks", said, words)
    };
    tiles.chunk_by(same_run).map(&mut run_in_words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn said(hand: &str, language: Language) -> String {
        let tiles = crate::entry::notation::parse(hand).unwrap();
        super::hand(&tiles, Some(14), &Catalogue::of(language))
    }

    #[test]
    fn every_set_says_how_it_was_made() {
        let hand = "[340m][555p][EEEE,1][7777s,5][9999m]";
        assert_eq!(
            said(hand, Language::En),
            "called chow of 3 4 red 5 of characters; called pung of 5 of dots; called kong of East wind; \
             kong added to a called pung of 7 of bamboo; concealed kong of 9 of characters"
        );
        assert_eq!(said(hand, Language::Zh), "吃三四红五万；碰五筒；明杠东风；加杠七条；暗杠九万");
        assert_eq!(
            said(hand, Language::Ja),
            "チー三四赤五萬；ポン五筒；明槓東；加槓七索；暗槓九萬"
        );
        assert!(said(hand, Language::Ru).starts_with("объявленное чоу: 3 4 красная 5 символов; "));
    }

    #[test]
    fn the_last_tile_of_a_complete_hand_is_the_winning_tile() {
        assert!(said("112233m456p789sEE", Language::En).ends_with("; East wind; won on East wind"));
        assert!(said("345p 99m", Language::En).ends_with("9 9 of characters; 3 4 5 of dots"));
        assert_eq!(said("", Language::En), "");
    }
}
