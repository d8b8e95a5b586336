//! The standing of a hand that is not complete: its waits, or its shanten number, the useful tiles and
//! the best discards.
//!
//! Any rule system can use this that measures how far tiles are from a complete hand.

use std::cmp::Reverse;

use crate::entry::Hand;
use crate::reading::shanten::{self, Distance, Forms, Memo, copies_left};
use crate::scoring::{Discard, Standing, Wait};
use crate::sorting::Sort;
use crate::tiles::{Counts, Tile};

/// The standing of a hand that is not complete: what is missing to thirteen tiles, the waits of
/// thirteen, or the discards from fourteen. `distance` measures tiles.
pub fn standing(
    hand: &Hand,
    waits: impl FnOnce() -> Vec<Wait>,
    distance: impl Fn(shanten::HandTiles) -> Distance,
) -> Standing {
    standing_without(hand, hand.all(), waits, distance)
}

/// The same of a hand that wins with four sets and a pair, and in these forms.
pub fn standing_by_forms(hand: &Hand, waits: impl FnOnce() -> Vec<Wait>, forms: Forms) -> Standing {
    let memo = Memo::default();
    standing(hand, waits, |hand| memo.distance(hand, forms))
}

/// Like [`standing`] where these tiles, more than those of the hand, cannot be drawn any more.
pub(crate) fn standing_without(
    hand: &Hand,
    unavailable: &Counts,
    waits: impl FnOnce() -> Vec<Wait>,
    distance: impl Fn(shanten::HandTiles) -> Distance,
) -> Standing {
    let missing = (Hand::COMPLETE - 1).saturating_sub(hand.size());
    if missing > 0 {
        return Standing::Entering { missing: missing as u8 };
    }
    let (melded, melds) = (hand.melded(), hand.melds().len());
    let distance = |tiles: &Counts| distance(shanten::HandTiles { tiles, melded: &melded, melds });
    if hand.size() == Hand::COMPLETE {
        return best_discards(&hand.standing_and_win(), unavailable, distance);
    }
    match waits() {
        none if none.is_empty() => unready_at(distance(hand.standing()), unavailable),
        waits => Standing::Ready { waits },
    }
}

/// The standing of tiles that wait for nothing, at a known distance. `all` holds the tiles that
/// cannot be drawn any more.
pub(crate) fn unready_at(Distance { missing, useful }: Distance, all: &Counts) -> Standing {
    let shanten = missing.saturating_sub(1).max(1);
    Standing::Unready { shanten, useful, copies: copies_left(useful, all) }
}

/// The discards from these tiles that leave the fewest tiles missing, the best first. `all` holds
/// the tiles that cannot be drawn any more.
pub(crate) fn best_discards(
    tiles: &Counts,
    all: &Counts,
    distance: impl Fn(&Counts) -> Distance,
) -> Standing {
    let left = |tile: Tile| (tile, distance(&tiles.without(tile)));
    let found: Vec<(Tile, Distance)> = tiles.kinds().iter().map(left).collect();
    let fewest = found.iter().map(|(_, left)| left.missing).min().unwrap_or(0);
    let shanten = fewest.saturating_sub(1);
    let best = found.into_iter().filter(|(_, left)| left.missing == fewest);
    let discard = |(tile, left): (Tile, Distance)| Discard {
        tile,
        shanten,
        useful: left.useful,
        copies: copies_left(left.useful, all),
        waits: Vec::new(),
    };
    let mut discards: Vec<Discard> = best.map(discard).collect();
    discards.arrange_by_key(|discard| (Reverse(discard.copies), discard.tile));
    Standing::Discarding { shanten, discards }
}
