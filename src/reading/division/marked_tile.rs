//! Marked copies in a reading, such as red fives: which part shows each of them.

use serde::Serialize;

use crate::tiles::{Tile, TileSet};

use super::{Division, Part};

/// The marked copy of a tile in a part of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct MarkedTile {
    /// The part that shows it.
    pub part: Part,
    /// The tile.
    pub tile: Tile,
}

impl Division {
    /// The kinds of which a part shows the marked copy.
    pub fn marked_in(&self, part: Part) -> TileSet {
        self.marked.iter().filter(|marked| marked.part == part).map(|marked| marked.tile).collect()
    }
}
