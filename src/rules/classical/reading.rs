//! Which hands win in Chinese Classical, and the readings of a hand as its rows look at them.

use crate::entry::{Hand, YesAnswers};
use crate::reading::division::{self, Division, Form};
use crate::reading::shanten::Forms;
use crate::scoring::{self, DealRules, ReadForm};
use crate::system::System;
use crate::tiles::{Counts, Seat, Tile, TileSet, Win};

use super::SYSTEM;
use super::deal::{Deal, Held};
use super::needs::TWIN_KINDS;
use super::ruling::Ruling;

/// What is true of a player's hand in every reading.
pub(super) type Facts<'a> = scoring::Facts<'a, Deal>;

/// A reading of a player's hand. In the reading of a losing hand nothing is the winning tile's part.
pub(super) type Reading<'a> = scoring::Reading<'a, Deal>;

/// The forms of a complete hand (C2, C3).
pub(super) const FORMS: Forms<'static> =
    Forms { pairs: &TWIN_KINDS, thirteen_orphans: true, ..Forms::NONE };

impl DealRules for Deal {
    type Ruling = Ruling;

    const SYSTEM: &'static System = &SYSTEM;

    const FORMS: &'static [ReadForm] = &[heavenly_twins, thirteen_wonders];

    fn on(&self, ruling: Ruling) -> bool {
        self.rulings().on(ruling)
    }

    fn yes_answers(&self, seat: Seat) -> YesAnswers {
        let victory = self.victory().filter(|victory| victory.seat == seat);
        victory.map_or(YesAnswers::NONE, |victory| victory.yes)
    }

    /// Four sets and a pair, heavenly twins, or thirteen wonders (C14, C-A6).
    fn completing(standing: &Counts, is_asked: impl Fn(Tile) -> bool) -> Option<Tile> {
        let is_twins = |tile: &Tile| is_of_one_group(standing.with(*tile).kinds());
        let twins = || division::completing_pairs(standing).filter(is_twins);
        let wonders = || division::completing_orphans(standing);
        let other_forms = || twins().into_iter().chain(wonders().iter());
        division::completing(standing, &is_asked)
            .or_else(|| other_forms().find(|tile| is_asked(*tile)))
    }
}

/// Heavenly twins: seven pairs of one suit or of honors (C35).
fn heavenly_twins(standing: &Counts) -> Option<Division> {
    division::seven_pairs(standing).filter(|_| is_of_one_group(standing.kinds()))
}

/// Thirteen wonders (C39).
fn thirteen_wonders(standing: &Counts) -> Option<Division> {
    division::singles(standing).filter(|division| division.form == Form::ThirteenOrphans)
}

/// Whether all kinds are of one suit, or honors.
fn is_of_one_group(kinds: TileSet) -> bool {
    TWIN_KINDS.iter().any(|group| kinds.minus(*group).is_empty())
}

/// The facts of a player's hand in a deal. `hand` may differ from the hand in the deal, and `win` from how
/// the deal was won, to find what a win would be worth.
pub(super) fn facts<'a>(
    deal: &'a Deal,
    seat: Seat,
    held: &'a Held,
    hand: &'a Hand,
    win: Option<Win>,
) -> Facts<'a> {
    Facts::new(deal, hand, win).at(seat, deal.round()).with_flowers(&held.flowers)
}

impl Deal {
    /// The facts of the hand of a seat, if it was entered.
    pub(super) fn facts(&self, seat: Seat) -> Option<Facts<'_>> {
        let held = self.held(seat)?;
        let win = self.victory().filter(|victory| victory.seat == seat);
        Some(facts(self, seat, held, &held.hand, win.map(|victory| victory.win)))
    }
}
