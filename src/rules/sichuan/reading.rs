//! Which hands win in Sichuan, and the readings of a hand as its fans look at them.

use crate::entry::{Hand, YesAnswers};
use crate::reading::division;
use crate::scoring::{self, DealRules, ReadForm};
use crate::system::System;
use crate::tiles::{Seat, Suit, Tile, TileSet, Win, WinSource};

use super::SYSTEM;
use super::ruling::{Ruling, Rulings};

/// How a tile is won, and the rulings. Together with the hand, they decide the fans and the value of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HowWon {
    /// The winning tile.
    pub tile: Tile,
    /// How it came. `last_of_wall` is the last tile of the wall, or the last discard (S27).
    pub came: Win,
    /// What was answered with yes about the win; about the first one, if several are on the tile.
    pub yes: YesAnswers,
    /// The rulings in force.
    pub rulings: Rulings,
}

impl HowWon {
    /// A win with a tile that another player discards.
    pub const fn by_discard(tile: Tile, rulings: Rulings) -> HowWon {
        let source = WinSource::Discard;
        HowWon {
            tile,
            came: Win { source, from: None, last_of_wall: false, last_copy: false },
            yes: YesAnswers::NONE,
            rulings,
        }
    }

    /// The hand with the tile that it wins with. `None` if the tile is the fifth of its kind.
    pub fn complete(&self, hand: &Hand) -> Option<Hand> {
        (hand.all().get(self.tile) < 4).then(|| hand.with_win(Some(self.tile)))
    }

    /// The facts of a hand that has won so.
    pub fn facts<'a>(&'a self, won: &'a Hand) -> Facts<'a> {
        Facts::new(self, won, Some(self.came))
    }
}

/// What is true of a win in every reading of its hand.
pub(super) type Facts<'a> = scoring::Facts<'a, HowWon>;

/// One reading of a winning hand.
pub(super) type Reading<'a> = scoring::Reading<'a, HowWon>;

impl DealRules for HowWon {
    type Ruling = Ruling;

    const SYSTEM: &'static System = &SYSTEM;

    /// Seven pairs win, too (S3).
    const FORMS: &'static [ReadForm] = &[division::seven_pairs];

    fn on(&self, ruling: Ruling) -> bool {
        self.rulings.on(ruling)
    }

    fn yes_answers(&self, _: Seat) -> YesAnswers {
        self.yes
    }
}

/// The number of suits that these kinds belong to.
pub(super) fn count_suits(kinds: TileSet) -> u8 {
    let has = |s: &&Suit| !kinds.intersection(TileSet::of_suit(**s)).is_empty();
    Suit::ALL.iter().filter(has).count() as u8
}
