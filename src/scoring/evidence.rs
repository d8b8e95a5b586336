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
    /// Whether the fan counts for another player's tile as well, and the hand has won with one. Such
    /// a fan has words of its own for that.
    #[serde(skip)]
    pub with_claimed_tile: bool,
}

impl Evidence {
    /// The evidence of a fan that a circumstance of the win makes, and no tiles.
    pub const CIRCUMSTANCE: Evidence =
        Evidence { parts: Parts::NONE, tiles: TileSet::EMPTY, with_claimed_tile: false };

    /// The evidence of a circumstance that a ruling extends to another player's tile, when the hand
    /// has won with one.
    pub const WITH_CLAIMED_TILE: Evidence =
        Evidence { with_claimed_tile: true, ..Evidence::CIRCUMSTANCE };

    /// Evidence of these kinds of tile, in whichever part they are.
    pub const fn tiles(tiles: TileSet) -> Evidence {
        Evidence { tiles, ..Evidence::CIRCUMSTANCE }
    }

    /// Evidence of these parts.
    pub const fn parts(parts: Parts) -> Evidence {
        Evidence { parts, ..Evidence::CIRCUMSTANCE }
    }

    /// This evidence together with other evidence.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Evidence) -> Evidence {
        Evidence {
            parts: self.parts.union(other.parts),
            tiles: self.tiles.union(other.tiles),
            with_claimed_tile: self.with_claimed_tile || other.with_claimed_tile,
        }
    }
}
