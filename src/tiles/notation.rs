//! Tiles in notation, gathered by suit.

use std::fmt::{self, Write};

use super::{Tile, TileSet};

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
