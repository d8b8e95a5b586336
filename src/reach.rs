//! How far a hand is from ready, as a report says it: for every rule system that can count the
//! missing tiles of a hand.

use crate::count::Counts;
use crate::hand::Hand;
use crate::meld::Meld;
use crate::report::{Discard, Standing};
use crate::tile::{Tile, TileSet};
use crate::wait::{self, copies_left, useful_by};

/// How far a hand of thirteen is that waits for nothing.
pub fn unready(hand: &Hand, missing: impl Fn(wait::Standing) -> u8) -> Standing {
    let (shanten, useful) = shanten(hand, hand.standing(), &missing);
    Standing::Unready { shanten, useful, copies: copies_left(useful, hand.all()) }
}

/// What to discard from fourteen tiles that are no winning hand, the best first.
pub fn discarding(hand: &Hand, missing: impl Fn(wait::Standing) -> u8) -> Standing {
    let tiles = hand.standing_and_win();
    let melded = melded(hand);
    let left = |tile: Tile| {
        let rest = tiles.without(tile);
        missing(wait::Standing { tiles: &rest, melded: &melded, melds: hand.melds().len() })
    };
    let all: Vec<(Tile, u8)> = tiles.kinds().map(|t| (t, left(t))).collect();
    let fewest = all.iter().map(|(_, missing)| *missing).min().unwrap_or(0);
    let mut discards: Vec<Discard> = all
        .into_iter()
        .filter(|(_, missing)| *missing == fewest)
        .map(|(tile, _)| {
            let (shanten, useful) = shanten(hand, &tiles.without(tile), &missing);
            let copies = copies_left(useful, hand.all());
            Discard { tile, shanten, useful, copies }
        })
        .collect();
    crate::sort::by(&mut discards, |a, b| (b.copies, a.tile) < (a.copies, b.tile));
    Standing::Discarding { shanten: fewest.saturating_sub(1), discards }
}

fn melded(hand: &Hand) -> Counts {
    hand.melds().iter().flat_map(Meld::tiles).collect()
}

fn shanten(hand: &Hand, tiles: &Counts, missing: &impl Fn(wait::Standing) -> u8) -> (u8, TileSet) {
    let melded = melded(hand);
    let standing = wait::Standing { tiles, melded: &melded, melds: hand.melds().len() };
    (missing(standing).saturating_sub(1), useful_by(standing, missing))
}
