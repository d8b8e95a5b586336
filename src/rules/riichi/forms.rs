//! The forms of a complete hand besides four sets and a pair, and whether a tile completes a hand in any
//! form (R4).

use crate::entry::Hand;
use crate::reading::division::{self, Division, Form, is_four_sets};
use crate::tiles::{Counts, Tile};

/// Seven pairs, which must be different (R4).
pub(super) fn seven_pairs(tiles: &Counts) -> Option<Division> {
    division::seven_pairs(tiles).filter(|_| tiles.kinds().len() == 7)
}

/// Thirteen orphans.
pub(super) fn thirteen_orphans(tiles: &Counts) -> Option<Division> {
    division::singles(tiles).filter(|division| division.form == Form::ThirteenOrphans)
}

/// Whether a tile completes a hand in any form (R4).
pub(super) fn completes(hand: &Hand, tile: Tile) -> bool {
    let complete = hand.standing().with(tile);
    complete.len() + 3 * hand.melds().len() == Hand::COMPLETE
        && (is_four_sets(&complete)
            || hand.melds().is_empty()
                && (seven_pairs(&complete).is_some() || thirteen_orphans(&complete).is_some()))
}
