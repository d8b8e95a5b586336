//! The input of the detections: the facts of a win, and one division of its hand.

use crate::entry::Hand;
use crate::reading::division::{self, Division, Form, Part, Parts};
use crate::scoring::{Evidence, Obstacle};
use crate::tiles::{Counts, Suit, Tile, TileSet, WinSource};

use super::ruling::Rulings;

/// The result of a detection: the evidence for a fan, or the first obstacle.
pub(super) type Found<T = Evidence> = Result<T, Obstacle>;

/// What is true of a win in every reading of its hand.
pub(super) struct Facts<'a> {
    /// The hand without the winning tile.
    pub hand: &'a Hand,
    /// The winning tile.
    pub tile: Tile,
    /// How the winning tile came.
    pub source: WinSource,
    /// Whether it was the last tile of the wall or the last discard.
    pub last_tile: bool,
    /// The rulings in force.
    pub rulings: Rulings,
    /// The kinds of which the hand has all four tiles, including kongs.
    pub fours: TileSet,
    /// The kinds in the hand.
    pub kinds: TileSet,
    /// The concealed tiles with the winning tile.
    complete: Counts,
}

impl<'a> Facts<'a> {
    /// The facts of a hand won with a tile. The hand must have fewer than four copies of it.
    pub fn new(
        hand: &'a Hand,
        tile: Tile,
        source: WinSource,
        last_tile: bool,
        rulings: Rulings,
    ) -> Facts<'a> {
        let all = hand.all().with(tile);
        let complete = hand.standing().with(tile);
        Facts {
            hand,
            tile,
            source,
            last_tile,
            rulings,
            fours: all.at_least(4),
            kinds: all.kinds(),
            complete,
        }
    }

    /// The concealed tiles with the winning tile.
    pub fn complete(&self) -> &Counts {
        &self.complete
    }

    /// The number of suits in the hand.
    pub fn count_suits(&self) -> u8 {
        count_suits(self.kinds)
    }

    /// Calls `each` with every division: four sets and a pair first, then seven pairs (S3).
    pub fn each_division(&self, each: &mut impl FnMut(&Division)) {
        division::four_sets(&self.complete, self.hand.melds(), each);
        if self.hand.melds().is_empty() {
            division::seven_pairs(&self.complete).iter().for_each(each);
        }
    }
}

/// The number of suits that these kinds belong to.
pub(super) fn count_suits(kinds: TileSet) -> u8 {
    let has = |s: &&Suit| !kinds.intersection(TileSet::of_suit(**s)).is_empty();
    Suit::ALL.iter().filter(has).count() as u8
}

/// One reading of a winning hand. The part that the winning tile completed is not in it: only the
/// golden wait depends on it, and four declared sets or four pungs leave no choice of it.
pub(super) struct Reading<'a> {
    pub facts: &'a Facts<'a>,
    pub division: &'a Division,
}

impl Reading<'_> {
    /// Checks that the hand has a form.
    pub fn require_form(&self, wanted: Form) -> Result<(), Obstacle> {
        if self.division.form == wanted { Ok(()) } else { Err(Obstacle::Form { wanted }) }
    }

    /// The part that the winning tile completed: the first of those that it can have completed.
    pub fn completed_part(&self) -> Part {
        self.division.completed_by(self.facts.tile).iter().next().unwrap_or(Part::PAIR)
    }

    /// The declared sets.
    pub fn declared(&self) -> Parts {
        self.division.sets_that(|_, set| set.declared)
    }
}
