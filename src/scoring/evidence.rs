//! Why a fan applies.

use serde::Serialize;

use crate::reading::division::Parts;
use crate::tiles::TileSet;

/// Why a fan applies: the parts and tiles that make it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Evidence {
    /// The parts of the division that make it; none where the whole hand or a circumstance does.
    pub parts: Parts,
    /// The tiles that make it; none where a circumstance does.
    pub tiles: TileSet,
}

impl Evidence {
    /// A circumstance of the win, not tiles.
    pub const CIRCUMSTANCE: Evidence = Evidence { parts: Parts::NONE, tiles: TileSet::EMPTY };

    /// These tiles, wherever they stand.
    pub const fn tiles(tiles: TileSet) -> Evidence {
        Evidence { parts: Parts::NONE, tiles }
    }

    /// These parts.
    pub const fn parts(parts: Parts) -> Evidence {
        Evidence { parts, tiles: TileSet::EMPTY }
    }
}
