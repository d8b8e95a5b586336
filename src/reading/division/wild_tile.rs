//! Wild tiles in a reading: which tile each of them stands for.

use serde::Serialize;

use crate::tiles::Tile;

use super::Part;

/// A wild tile that stands for another tile in a part of a division. A wild tile that stands for
/// itself counts as an ordinary tile and is not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct WildTile {
    /// The part that contains it.
    pub part: Part,
    /// The wild tile itself.
    pub tile: Tile,
    /// The tile that it stands for.
    pub stands_for: Tile,
}
