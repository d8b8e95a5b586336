//! Tiles in notation, gathered by suit.

use std::fmt::{self, Write};

use super::Tile;

/// Writes tiles with each run of a suit gathered: `123m55pEE`.
pub fn write_tiles(f: &mut impl Write, tiles: &[Tile]) -> fmt::Result {
    for run in tiles.chunk_by(|a, b| a.suit().is_some() && a.suit() == b.suit()) {
        match run[0].suit() {
            Some(suit) => {
                for tile in run {
                    write!(f, "{}", tile.rank())?;
                }
                f.write_char(suit.letter())?;
            }
            None => write!(f, "{}", run[0])?,
        }
    }
    Ok(())
}
