//! The parts of a division, by which evidence and obstacles point into it; and which part shows the marked copies of
//! tiles, such as red fives, and which wild tile stands for another in it.

use serde::{Serialize, Serializer};

use crate::tiles::{Tile, TileSet};

use super::Division;

/// A part of a division: a set, a pair, or the singles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Part(pub(crate) u8);

impl Part {
    pub(super) const PAIRS: u8 = 4;
    /// The pair of a hand that has just one.
    pub const PAIR: Part = Part(Part::PAIRS);
    /// The tiles of [`Division::singles`](super::Division::singles).
    pub const SINGLES: Part = Part(11);

    /// The set with this index in [`Division::sets`](super::Division::sets).
    pub const fn set(index: usize) -> Part {
        Part(index as u8)
    }

    /// The pair with this index in [`Division::pairs`](super::Division::pairs).
    pub const fn pair(index: usize) -> Part {
        Part(Part::PAIRS + index as u8)
    }

    /// The index of the set, if it is one.
    pub const fn as_set(self) -> Option<usize> {
        if self.0 < Part::PAIRS { Some(self.0 as usize) } else { None }
    }

    /// The index of the pair, if it is one.
    pub const fn as_pair(self) -> Option<usize> {
        if self.0 >= Part::PAIRS && self.0 < Part::SINGLES.0 {
            Some((self.0 - Part::PAIRS) as usize)
        } else {
            None
        }
    }
}

/// Some parts of a division, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Parts(pub(crate) u16);

impl Parts {
    /// No parts.
    pub const NONE: Parts = Parts(0);

    /// These sets: bit `i` for [`Division::sets`](super::Division::sets)`[i]`.
    #[inline]
    pub(crate) const fn sets(bits: u8) -> Parts {
        Parts(bits as u16)
    }

    /// Only this part.
    #[inline]
    pub const fn of(part: Part) -> Parts {
        Parts(1 << part.0)
    }

    /// These parts and another one.
    #[inline]
    #[must_use]
    pub const fn and(self, part: Part) -> Parts {
        Parts(self.0 | 1 << part.0)
    }

    /// These parts and others.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Parts) -> Parts {
        Parts(self.0 | other.0)
    }

    /// The sets among them.
    #[inline]
    #[must_use]
    pub(crate) const fn only_sets(self) -> Parts {
        Parts(self.0 & ((1 << Part::PAIRS) - 1))
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether this part is among them.
    #[inline]
    pub const fn contains(self, part: Part) -> bool {
        self.0 >> part.0 & 1 == 1
    }

    /// The parts, sets first.
    pub fn iter(self) -> impl Iterator<Item = Part> {
        (0..16).map(Part).filter(move |p| self.contains(*p))
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

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
