//! The kinds of the sets and pairs that a hand, or a part of it, has or may have.

use crate::reading::division::{Division, Set};
use crate::tiles::TileSet;

/// Sets and pairs of certain kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetKinds {
    /// The lowest tiles of the chows.
    pub chows: TileSet,
    /// The tiles of the pungs and kongs.
    pub pungs: TileSet,
    /// The tiles of the pairs.
    pub pairs: TileSet,
}

impl SetKinds {
    /// All sets and pairs.
    pub const ANY: SetKinds = SetKinds::of_tiles(TileSet::ALL);

    /// The sets and pairs that consist of these tiles.
    pub const fn of_tiles(tiles: TileSet) -> SetKinds {
        let starts = TileSet(tiles.0 & tiles.0 >> 1 & tiles.0 >> 2);
        SetKinds { chows: starts.intersection(CHOW_STARTS), pungs: tiles, pairs: tiles }
    }

    /// The sets and pairs with at least one of these tiles.
    pub const fn with_one_of(tiles: TileSet) -> SetKinds {
        let starts = TileSet(tiles.0 | tiles.0 >> 1 | tiles.0 >> 2);
        SetKinds { chows: starts.intersection(CHOW_STARTS), pungs: tiles, pairs: tiles }
    }

    /// The sets and pairs of a division.
    #[inline]
    pub fn of(division: &Division) -> SetKinds {
        let mut kinds = SetKinds::of_tiles(TileSet::EMPTY);
        for set in &division.sets {
            let alike = if set.is_chow() { &mut kinds.chows } else { &mut kinds.pungs };
            alike.insert(set.tile);
        }
        division.pairs.iter().for_each(|pair| kinds.pairs.insert(*pair));
        kinds
    }

    /// Whether all of these are among others.
    #[inline]
    pub const fn are_among(&self, others: &SetKinds) -> bool {
        self.chows.minus(others.chows).is_empty()
            && self.pungs.minus(others.pungs).is_empty()
            && self.pairs.minus(others.pairs).is_empty()
    }

    /// Whether a set is one of these.
    pub const fn allow(&self, set: Set) -> bool {
        if set.is_chow() { self.chows.contains(set.tile) } else { self.pungs.contains(set.tile) }
    }

    /// Whether each chow may be replaced by pungs of its tiles.
    pub(crate) const fn have_pungs_of_chows(&self) -> bool {
        self.chows.minus(SetKinds::of_tiles(self.pungs).chows).is_empty()
    }

    /// Those that are among these and among others.
    #[must_use]
    pub const fn and(self, other: SetKinds) -> SetKinds {
        SetKinds {
            chows: self.chows.intersection(other.chows),
            pungs: self.pungs.intersection(other.pungs),
            pairs: self.pairs.intersection(other.pairs),
        }
    }

    /// Those that consist of these tiles.
    #[must_use]
    pub const fn within(self, tiles: TileSet) -> SetKinds {
        self.and(SetKinds::of_tiles(tiles))
    }
}

/// The lowest tiles of all chows: the ranks 1–7.
const CHOW_STARTS: TileSet = TileSet::ranks(0b0_0111_1111);
