//! The forms of a winning hand besides four sets and a pair, and whether a tile completes a hand in
//! any form (C2, C3).

use crate::entry::Hand;
use crate::reading::division::{self, Division, Form, is_four_sets};
use crate::tiles::{Counts, Tile, TileSet};

/// The group of tiles of heavenly twins, which are seven pairs of one suit (0–2) or of honors (3)
/// (C35). Returns `None` if the tiles are not heavenly twins.
pub(super) fn heavenly_twins_group(standing: &Counts) -> Option<usize> {
    let is_seven_pairs = standing.len() == Hand::COMPLETE && standing.is_even();
    if is_seven_pairs { group_of_all(standing.kinds()) } else { None }
}

/// The division of thirteen wonders (C39); `None` if the tiles are not thirteen wonders.
pub(super) fn thirteen_wonders(standing: &Counts) -> Option<Division> {
    division::singles(standing).filter(|division| division.form == Form::ThirteenOrphans)
}

/// Whether a tile completes the hand in any form (C2, C3).
pub(super) fn completes(hand: &Hand, tile: Tile) -> bool {
    let complete = hand.standing().with(tile);
    // Fewer than fourteen tiles can also be divided into sets and a pair.
    complete.len() + 3 * hand.melds().len() == Hand::COMPLETE
        && (is_four_sets(&complete)
            || heavenly_twins_group(&complete).is_some()
            || thirteen_wonders(&complete).is_some())
}

/// The group that all kinds belong to: 0–2 for a suit, 3 for honors. Returns `None` if they belong
/// to several groups.
fn group_of_all(kinds: TileSet) -> Option<usize> {
    let group = kinds.first().map(Tile::group)?;
    kinds.iter().all(|t| t.group() == group).then_some(group)
}
