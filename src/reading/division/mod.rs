//! Divisions: every way to read a complete hand as sets, pairs and single tiles.
//!
//! In the flow, the divisions come between the checked deal and the fans: a rule system asks for
//! the divisions of a complete hand and looks for its fans in each. The parts of a division
//! ([`Part`]) are what evidence and obstacles refer to.

mod decompose;
mod enumerate;
mod part;
mod set;

pub use decompose::is_four_sets;
pub(crate) use decompose::{completing, is_sets, is_sets_and_pair};
pub(crate) use enumerate::KNITTED;
pub use enumerate::{
    completing_orphans, completing_pairs, four_sets, knitted_straights, seven_pairs, singles,
};
pub use part::{MarkedTile, Part, Parts, WildTile};
pub use set::{Set, Shape};

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::system::key_enum;
use crate::tiles::{Tile, TileSet};

key_enum! {
    /// The forms of a complete hand.
    Form {
        /// Four sets and a pair.
        FourSets = "four-sets",
        /// A knitted straight (nine tiles), a set and a pair.
        KnittedStraight = "knitted-straight",
        /// Seven pairs. Four identical tiles may be two of them.
        SevenPairs = "seven-pairs",
        /// One of each terminal and honor, and one more of any.
        ThirteenOrphans = "thirteen-orphans",
        /// Fourteen different single tiles: honors and tiles of a knitted arrangement.
        HonorsAndKnitted = "honors-and-knitted",
        /// Not a complete hand: the sets and pairs of a player who did not win.
        Unfinished = "unfinished",
        /// Fourteen different single tiles, those of a suit at least three ranks apart.
        Misfits = "misfits",
    }
}

/// One way to read a complete hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Division {
    /// The form.
    pub form: Form,
    /// The sets: declared ones first, then those in the hand from the lowest.
    pub sets: ArrayVec<Set, 4>,
    /// The pair, or the seven pairs; empty for forms without one.
    pub pairs: ArrayVec<Tile, 7>,
    /// The tiles outside sets and pairs: the knitted straight, or all tiles of a hand of singles.
    pub singles: TileSet,
    /// The wild tiles that stand for others; parts are written with what they stand for.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub wilds: ArrayVec<WildTile, 8>,
    /// The marked copies that the hand holds, such as red fives, each in the part that shows it. Known in a
    /// [`Sheet`](crate::scoring::Sheet) only: they make no other division.
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub marked: ArrayVec<MarkedTile, 3>,
}

impl Division {
    /// The tiles of a part.
    pub fn tiles(&self, part: Part) -> Vec<Tile> {
        if let Some(i) = part.as_set() {
            self.sets.get(i).map(|s| s.tiles().to_vec()).unwrap_or_default()
        } else if let Some(i) = part.as_pair() {
            self.pairs.get(i).map(|t| vec![*t; 2]).unwrap_or_default()
        } else {
            self.singles.iter().collect()
        }
    }

    /// The sets that satisfy a condition.
    #[inline]
    pub fn sets_that(&self, is: impl Fn(Part, &Set) -> bool) -> Parts {
        let sets = self.sets.iter().enumerate().map(|(i, set)| (Part::set(i), set));
        { sets.filter(|(part, set)| is(*part, set)) }
            .fold(Parts::NONE, |parts, (part, _)| parts.and(part))
    }

    /// The pungs and kongs of these kinds.
    #[inline]
    pub fn pungs_of(&self, kinds: TileSet) -> Parts {
        self.sets_that(|_, set| !set.is_chow() && kinds.contains(set.tile))
    }

    /// All parts together.
    #[inline]
    pub fn whole(&self) -> Parts {
        let first = |number: usize| (1 << number) - 1;
        let singles = u16::from(!self.singles.is_empty()) << Part::SINGLES.0;
        Parts(first(self.sets.len()) | first(self.pairs.len()) << Part::PAIRS | singles)
    }

    /// All parts: sets, pairs and singles.
    pub fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        (0..self.sets.len())
            .map(Part::set)
            .chain((0..self.pairs.len()).map(Part::pair))
            .chain((!self.singles.is_empty()).then_some(Part::SINGLES))
    }

    /// The parts that a winning tile may have completed, which declared sets are not. Of equal parts
    /// only the first is included.
    #[inline]
    pub fn completed_by(&self, tile: Tile) -> Parts {
        let mut parts = 0u16;
        let mut last = None;
        for (i, set) in self.sets.iter().enumerate() {
            if !set.declared && set.kinds().contains(tile) && last != Some(*set) {
                parts |= 1 << i;
                last = Some(*set);
            }
        }
        if let Some(i) = self.pairs.iter().position(|t| *t == tile) {
            parts |= 1 << (i + usize::from(Part::PAIRS));
        }
        if self.singles.contains(tile) {
            parts |= 1 << Part::SINGLES.0;
        }
        Parts(parts)
    }
}
