//! Evidence: why a fan applies.
//!
//! A fan that is true of a division gives its evidence; the app lights up what it names.

use serde::Serialize;

use crate::reading::division::Parts;
use crate::tiles::TileSet;

/// Why a fan applies: the parts and tiles that make it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Evidence {
    /// The parts of the division that make the fan. Empty if the whole hand or a circumstance does.
    pub parts: Parts,
    /// The kinds of tile that make the fan. Empty if a circumstance does.
    pub tiles: TileSet,
}

impl Evidence {
    /// The evidence of a fan that a circumstance of the win makes, and no tiles.
    pub const CIRCUMSTANCE: Evidence = Evidence { parts: Parts::NONE, tiles: TileSet::EMPTY };

    /// Evidence of these kinds of tile, in whichever part they are.
    pub const fn tiles(tiles: TileSet) -> Evidence {
        Evidence { parts: Parts::NONE, tiles }
    }

    /// Evidence of these parts.
    pub const fn parts(parts: Parts) -> Evidence {
        Evidence { parts, tiles: TileSet::EMPTY }
    }
}
