//! Wild tiles in a reading: which tile each of them stands for.

use serde::Serialize;

use crate::tiles::Tile;

use super::Part;

/// A wild tile that stands for another in a part of a division. One that stands for itself is
/// an ordinary tile, and none of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct WildTile {
    /// The part that it stands in.
    pub part: Part,
    /// The tile that lies there.
    pub tile: Tile,
    /// The tile that it stands for.
    pub stands_for: Tile,
}
