//! Which hands win in riichi, and the readings of a hand as its rows look at them.

use crate::entry::YesAnswers;
use crate::reading::division::{self, Division, Form};
use crate::reading::shanten::Forms;
use crate::scoring::{self, DealRules, ReadForm};
use crate::system::System;
use crate::tiles::{Counts, Seat, Tile, TileSet};

use super::SYSTEM;
use super::deal::Deal;
use super::ruling::Ruling;

/// What is true of a hand in every reading.
pub(super) type Facts<'a> = scoring::Facts<'a, Deal>;

/// A reading of a hand.
pub(super) type Reading<'a> = scoring::Reading<'a, Deal>;

/// The forms of a complete hand besides four sets and a pair (R4).
pub(super) const FORMS: Forms<'static> =
    Forms { pairs: &[TileSet::ALL], different_pairs: true, thirteen_orphans: true, ..Forms::NONE };

impl DealRules for Deal {
    type Ruling = Ruling;

    // All forms of riichi decide alike between readings of equal totals.
    const SYSTEM: &'static System = &SYSTEM;

    const FORMS: &'static [ReadForm] = &[seven_pairs, thirteen_orphans];

    fn on(&self, ruling: Ruling) -> bool {
        self.terms().on(ruling)
    }

    fn yes_answers(&self, _: Seat) -> YesAnswers {
        self.situation().yes
    }

    fn laid_aside(&self) -> Counts {
        std::iter::repeat_n(Tile::NORTH, self.situation().norths.into()).collect()
    }
}

/// Seven pairs, which must be different (R4).
fn seven_pairs(tiles: &Counts) -> Option<Division> {
    division::seven_pairs(tiles).filter(|_| tiles.kinds().len() == 7)
}

/// Thirteen orphans.
fn thirteen_orphans(tiles: &Counts) -> Option<Division> {
    division::singles(tiles).filter(|division| division.form == Form::ThirteenOrphans)
}

impl Deal {
    /// The facts of the hand.
    pub(super) fn facts(&self) -> Facts<'_> {
        let situation = self.situation();
        let facts = Facts::new(self, self.hand(), Some(situation.win));
        facts.at(situation.seat, situation.round).valuing(self.terms().valued())
    }
}
