//! Which hands win in Sichuan, and the readings of a hand as its fans look at them.

use crate::entry::Hand;
use crate::reading::division;
use crate::scoring::{self, DealRules, ReadForm};
use crate::system::System;
use crate::tiles::{Suit, Tile, TileSet, Win, WinSource};

use super::SYSTEM;
use super::ruling::{Ruling, Rulings};

/// What is true of a win in every reading of its hand.
pub(super) type Facts<'a> = scoring::Facts<'a, Rulings>;

/// One reading of a winning hand.
pub(super) type Reading<'a> = scoring::Reading<'a, Rulings>;

/// The rulings are all that a fan depends on besides the hand and how its tile came.
impl DealRules for Rulings {
    type Ruling = Ruling;

    const SYSTEM: &'static System = &SYSTEM;

    /// Seven pairs win, too (S3).
    const FORMS: &'static [ReadForm] = &[division::seven_pairs];

    fn on(&self, ruling: Ruling) -> bool {
        Rulings::on(*self, ruling)
    }
}

/// A hand with the tile that it wins with. `None` if the tile is the fifth of its kind.
pub(super) fn won_with(hand: &Hand, tile: Tile) -> Option<Hand> {
    (hand.all().get(tile) < 4).then(|| hand.with_win(Some(tile)))
}

/// The facts of a hand that won with a tile. `last_tile` says whether that was the last tile of the wall or
/// the last discard.
pub(super) fn facts<'a>(
    won: &'a Hand,
    source: WinSource,
    last_tile: bool,
    rulings: &'a Rulings,
) -> Facts<'a> {
    let win = Win { source, from: None, last_of_wall: last_tile, last_copy: false };
    Facts::new(rulings, won, Some(win))
}

/// The number of suits that these kinds belong to.
pub(super) fn count_suits(kinds: TileSet) -> u8 {
    let has = |s: &&Suit| !kinds.intersection(TileSet::of_suit(**s)).is_empty();
    Suit::ALL.iter().filter(has).count() as u8
}
