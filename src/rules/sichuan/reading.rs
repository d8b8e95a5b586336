//! What the detections look at: the facts of a win, and one reading of its hand.

use crate::entry::Hand;
use crate::reading::division::{self, Division, Form, Part, Parts};
use crate::scoring::{Evidence, Obstacle};
use crate::tiles::{Counts, Tile, TileSet};

use crate::tiles::WinSource;

/// What a detection says: why the fan applies, or the first thing in the way.
pub(super) type Found = Result<Evidence, Obstacle>;

/// What is true of a win whichever way its hand is read.
pub(super) struct Facts<'a> {
    /// The hand without the winning tile.
    pub hand: &'a Hand,
    /// The winning tile.
    pub tile: Tile,
    pub how: WinSource,
    pub last: bool,
    /// The kinds of which the hand has all four, kongs included.
    pub fours: TileSet,
    pub kinds: TileSet,
    complete: Counts,
}

impl<'a> Facts<'a> {
    /// The hand must have a copy of the tile left.
    pub fn new(hand: &'a Hand, tile: Tile, how: WinSource, last: bool) -> Facts<'a> {
        let all = hand.all().with(tile);
        let complete = hand.standing().with(tile);
        Facts { hand, tile, how, last, fours: all.at_least(4), kinds: all.kinds(), complete }
    }

    /// How many suits there are.
    pub fn suits(&self) -> u8 {
        suits(self.kinds)
    }

    /// Every reading: four sets and a pair (S3), then seven pairs.
    pub fn each_division(&self, each: &mut impl FnMut(&Division)) {
        division::four_sets(&self.complete, self.hand.melds(), each);
        if self.hand.melds().is_empty() {
            division::seven_pairs(&self.complete).iter().for_each(each);
        }
    }
}

/// How many suits these kinds are of.
pub(super) fn suits(kinds: TileSet) -> u8 {
    use crate::tiles::Suit;
    let has = |s: &&Suit| !kinds.intersection(TileSet::of_suit(**s)).is_empty();
    Suit::ALL.iter().filter(has).count() as u8
}

/// One reading of a winning hand. What the winning tile completed makes no difference to its
/// fans, but for the golden wait, which has just one way.
pub(super) struct Reading<'a> {
    pub facts: &'a Facts<'a>,
    pub division: &'a Division,
}

impl Reading<'_> {
    /// Checks the form of the hand.
    pub fn must_be(&self, wanted: Form) -> Result<(), Obstacle> {
        if self.division.form == wanted { Ok(()) } else { Err(Obstacle::Form { wanted }) }
    }

    /// The part that the winning tile completed: the first of those that it may have.
    pub fn won(&self) -> Part {
        self.division.completed_by(self.facts.tile).iter().next().unwrap_or(Part::PAIR)
    }

    /// The declared sets.
    pub fn declared(&self) -> Parts {
        let sets = self.division.sets.iter().enumerate();
        let declared = sets.filter(|(_, set)| set.declared);
        declared.fold(Parts::NONE, |parts, (i, _)| parts.and(Part::set(i)))
    }
}
