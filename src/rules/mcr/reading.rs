//! Which hands win in MCR, and the readings of a hand as its rows look at them.

use arrayvec::ArrayVec;

use crate::reading::division::{self, Division, Form};
use crate::reading::shanten::Forms;
use crate::scoring::{self, DealRules, ReadForm};
use crate::system::System;
use crate::tiles::{Counts, Tile, TileSet};

use super::SYSTEM;
use super::deal::Deal;
use super::ruling::Ruling;

/// The forms of a complete hand.
pub(in crate::rules) const FORMS: Forms<'static> =
    Forms { pairs: &[TileSet::ALL], thirteen_orphans: true, knitted: true, ..Forms::NONE };

/// What is true of a hand in every reading.
pub(super) type Facts<'a> = scoring::Facts<'a, Deal>;

/// A reading of a hand.
pub(super) type Reading<'a> = scoring::Reading<'a, Deal>;

impl DealRules for Deal {
    type Ruling = Ruling;

    const SYSTEM: &'static System = &SYSTEM;

    /// Beside these, a knitted straight with a set and a pair wins.
    const FORMS: &'static [ReadForm] = &[division::seven_pairs, division::singles];

    #[inline]
    fn on(&self, ruling: Ruling) -> bool {
        self.rulings().on(ruling)
    }

    /// By a ruling, a tile of which the player holds all four copies is none (§5).
    #[inline]
    fn is_wait(&self, tile: Tile) -> bool {
        self.held(tile) < 4 || !self.on(Ruling::ExhaustedWaitsIgnored)
    }

    /// Four sets and a pair, or seven pairs (§2.4).
    fn completing(standing: &Counts, is_asked: impl Fn(Tile) -> bool) -> Option<Tile> {
        let pairs = || division::completing_pairs(standing).filter(|tile| is_asked(*tile));
        division::completing(standing, &is_asked).or_else(pairs)
    }
}

impl Deal {
    /// The facts of the hand.
    #[inline]
    pub(super) fn facts(&self) -> Facts<'_> {
        let situation = self.situation();
        Facts::new(self, self.hand(), Some(situation.win)).at(situation.seat, situation.round)
    }
}

/// The hand before it is read. What fans need of the hand is the same in every reading, so it is asked of
/// this division once for all of them.
pub(super) static UNREAD: Division = Division {
    form: Form::Unfinished,
    sets: ArrayVec::new_const(),
    pairs: ArrayVec::new_const(),
    singles: TileSet::EMPTY,
    wilds: ArrayVec::new_const(),
    marked: ArrayVec::new_const(),
};
