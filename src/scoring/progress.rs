//! The standing of a hand that is not ready: its shanten number, the useful tiles and the best
//! discards.
//!
//! Any rule system can use this that measures how far tiles are from a complete hand.

use std::cmp::Reverse;

use crate::entry::Hand;
use crate::reading::shanten::{self, Distance, copies_left};
use crate::scoring::{Discard, Standing};
use crate::tiles::{Counts, Meld, Tile};

/// The standing of thirteen tiles that wait for nothing. `distance` measures tiles.
pub fn unready(hand: &Hand, distance: impl Fn(shanten::HandTiles) -> Distance) -> Standing {
    let melded = melded_counts(hand);
    let melds = hand.melds().len();
    unready_at(
        distance(shanten::HandTiles { tiles: hand.standing(), melded: &melded, melds }),
        hand.all(),
    )
}

/// The standing of tiles that wait for nothing, at a known distance. `all` holds the tiles that
/// cannot be drawn any more.
pub(crate) fn unready_at(Distance { missing, useful }: Distance, all: &Counts) -> Standing {
    let shanten = missing.saturating_sub(1).max(1);
    Standing::Unready { shanten, useful, copies: copies_left(useful, all) }
}

/// The standing of fourteen tiles that are not a complete hand. `distance` measures tiles.
pub fn discarding(hand: &Hand, distance: impl Fn(shanten::HandTiles) -> Distance) -> Standing {
    let melded = melded_counts(hand);
    let melds = hand.melds().len();
    best_discards(&hand.standing_and_win(), hand.all(), |tiles| {
        distance(shanten::HandTiles { tiles, melded: &melded, melds })
    })
}

/// The discards from these tiles that leave the fewest tiles missing, the best first. `all` holds
/// the tiles that cannot be drawn any more.
pub(crate) fn best_discards(
    tiles: &Counts,
    all: &Counts,
    distance: impl Fn(&Counts) -> Distance,
) -> Standing {
    let left = |tile: Tile| (tile, distance(&tiles.without(tile)));
    let found: Vec<(Tile, Distance)> = tiles.kinds().map(left).collect();
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
    discards.sort_unstable_by_key(|discard| (Reverse(discard.copies), discard.tile));
    Standing::Discarding { shanten, discards }
}

/// The tiles in the melds of a hand.
pub(crate) fn melded_counts(hand: &Hand) -> Counts {
    hand.melds().iter().flat_map(Meld::tiles).collect()
}
