//! Tiles in notation, gathered by suit.

use std::fmt::{self, Write};

use super::{Tile, TileSet};

/// Tiles as the characters of the Unicode Mahjong Tiles block. It has none for the marked copies, so that
/// the first tile of each of the `marked` kinds is written in notation: `0p`.
///
/// ```
/// use hule::tiles::{Suit, Tile, TileSet, unicode_tiles};
///
/// let five = Tile::suited(Suit::Dots, 5);
/// assert_eq!(unicode_tiles(&[five, five, Tile::EAST], TileSet::of(five)), ["0p", "🀝", "🀀"]);
/// ```
pub fn unicode_tiles(tiles: &[Tile], marked: TileSet) -> Vec<String> {
    let mut left = marked;
    let written = tiles.iter().map(|tile| {
        let suit = tile.suit().filter(|_| left.contains(*tile));
        left = left.minus(TileSet::of(*tile));
        suit.map_or_else(|| tile.unicode().to_string(), |suit| format!("0{}", suit.letter()))
    });
    written.collect()
}

/// Writes tiles with each run of a suit gathered: `123m55pEE`.
pub fn write_tiles(f: &mut impl Write, tiles: &[Tile]) -> fmt::Result {
    write_marked_tiles(f, tiles, TileSet::EMPTY)
}

/// Like [`write_tiles`]; the first tile of each of the `marked` kinds, which are fives, is its marked copy:
/// `340m`.
pub fn write_marked_tiles(f: &mut impl Write, tiles: &[Tile], marked: TileSet) -> fmt::Result {
    let mut left = marked;
    for run in tiles.chunk_by(|a, b| a.suit().is_some() && a.suit() == b.suit()) {
        match run[0].suit() {
            Some(suit) => {
                for tile in run {
                    let rank = if left.contains(*tile) { 0 } else { tile.rank() };
                    left = left.minus(TileSet::of(*tile));
                    write!(f, "{rank}")?;
                }
                f.write_char(suit.letter())?;
            }
            None => write!(f, "{}", run[0])?,
        }
    }
    Ok(())
}
