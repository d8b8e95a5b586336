//! How often a fan counts.

use crate::reading::division::Parts;
use crate::tiles::TileSet;

use super::Evidence;

/// How often a fan counts when it applies.
#[derive(Clone, Copy)]
pub enum Repeats<Times> {
    /// Once.
    Once,
    /// Once for each part in its evidence.
    EachPart,
    /// Once for each kind of tile in its evidence.
    EachKind,
    /// As often as a function says.
    Times(Times),
}

impl<Times> Repeats<Times> {
    /// Whether the evidence says how often the fan counts.
    pub const fn follows_evidence(&self) -> bool {
        matches!(self, Repeats::EachPart | Repeats::EachKind)
    }

    /// Calls `each` with the evidence for each occurrence of a fan that was found. `times` calls the function
    /// that says how often it counts.
    #[inline]
    pub fn each(
        &self,
        found: Evidence,
        times: impl FnOnce(&Times) -> u8,
        mut each: impl FnMut(Evidence),
    ) {
        match self {
            Repeats::Once => each(found),
            Repeats::EachPart => {
                found.parts.iter().for_each(|part| each(Evidence::parts(Parts::of(part))));
            }
            Repeats::EachKind => {
                found.tiles.iter().for_each(|tile| each(Evidence::tiles(TileSet::of(tile))));
            }
            Repeats::Times(number) => (0..times(number)).for_each(|_| each(found)),
        }
    }
}

/// How often a row says that its fan counts: `each part`, `each kind`, `times function`, or nothing for once.
macro_rules! repeats {
    () => {
        $crate::scoring::repeats::Repeats::Once
    };
    (each part) => {
        $crate::scoring::repeats::Repeats::EachPart
    };
    (each kind) => {
        $crate::scoring::repeats::Repeats::EachKind
    };
    (times $times:path) => {
        $crate::scoring::repeats::Repeats::Times($times)
    };
}
pub(crate) use repeats;
