//! The waits of a hand with the value of each, or its distance from a winning hand: the
//! `Standing` of the report.

use arrayvec::ArrayVec;

use crate::entry::Hand;
use crate::reading::division::{is_four_sets, seven_pairs};
use crate::reading::missing_tiles::{MissingBySets, MissingTiles, missing_for_hand};
use crate::reading::shanten::{self, Distance, Memo, missing_for_pairs};
use crate::scoring::{Note, Standing, Wait, Worth, progress};
use crate::tiles::{Meld, Suit, Tile, TileSet};

use super::claim::{READY_SIZE, is_passed};
use super::deal::TILES;
use super::reading::{HowWon, count_suits};
use super::ruling::Rulings;
use super::value::{Value, best};

/// The index of the honors, which Sichuan does not use, among the groups of tiles.
const HONORS: usize = 3;

/// Every tile that completes a hand of thirteen. A tile of which the hand has all four copies is
/// not a wait (S-A9), and a hand with a tile of the missing suit has no waits (S4).
///
/// The worth of a wait is the value of the win. For a self-drawn win, each payer pays one point
/// more (S17).
pub(crate) fn waits(hand: &Hand, missing_suit: Option<Suit>, rulings: Rulings) -> Vec<Wait> {
    let wait = |(tile, value): (Tile, Value)| {
        let worth = Worth::winning(i32::from(value.value));
        Wait::new(hand, tile, worth.clone(), worth)
    };
    each_wait(hand, missing_suit, rulings).map(wait).collect()
}

/// A player's theoretical maximum: the highest value of any wait, without the fans for how the
/// tile comes (S31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Maximum {
    /// The wait with this value; the lowest one if there are several.
    pub tile: Tile,
    /// The value of a win with this tile.
    pub value: Value,
}

/// The theoretical maximum of a hand of thirteen. Returns `None` if the hand is not ready.
pub(crate) fn maximum(
    hand: &Hand,
    missing_suit: Option<Suit>,
    rulings: Rulings,
) -> Option<Maximum> {
    let waits = each_wait(hand, missing_suit, rulings).map(|(tile, value)| Maximum { tile, value });
    waits.reduce(|a, b| if b.value > a.value { b } else { a })
}

fn each_wait(
    hand: &Hand,
    missing_suit: Option<Suit>,
    rulings: Rulings,
) -> impl Iterator<Item = (Tile, Value)> {
    let whole = hand.size() == READY_SIZE && suits_allow_win(hand, missing_suit);
    let kinds = if whole { hand.available().intersection(TILES) } else { TileSet::EMPTY };
    let completing = kinds.iter().filter(|tile| completes(hand, *tile));
    let value = move |tile| best(hand, &HowWon::by_discard(tile, rulings));
    completing.filter_map(move |tile| Some((tile, value(tile)?)))
}

/// Whether the suits of the hand let it win (S4).
fn suits_allow_win(hand: &Hand, missing_suit: Option<Suit>) -> bool {
    let kinds = hand.all().kinds();
    let has_suit = |suit| !kinds.intersection(TileSet::of_suit(suit)).is_empty();
    !missing_suit.is_some_and(has_suit) && count_suits(kinds) < 3
}

fn completes(hand: &Hand, tile: Tile) -> bool {
    let complete = hand.standing().with(tile);
    is_four_sets(&complete) || hand.melds().is_empty() && seven_pairs(&complete).is_some()
}

/// How far a hand without a winning tile is from winning. The hand has at most thirteen tiles, or
/// fourteen of which one is to be discarded. `passed` is the value of a win that the player has
/// passed since their last draw: a discard of the same value or less does not win (S6).
pub(crate) fn standing(
    hand: &Hand,
    missing_suit: Option<Suit>,
    passed: Option<u8>,
    rulings: Rulings,
) -> Standing {
    let waits = || {
        let mut waits = waits(hand, missing_suit, rulings);
        if let Some(passed) = passed {
            let barred = |wait: &&mut Wait| is_passed(wait.discard.total, passed);
            for wait in waits.iter_mut().filter(barred) {
                let why = Note::new("wait.passed").value(i32::from(passed));
                wait.discard = Worth::barred(wait.discard.total, why);
            }
        }
        waits
    };
    let by_suit = DistanceByMissingSuit::new(hand, missing_suit);
    progress::standing(hand, waits, |hand| by_suit.distance(hand))
}

/// Measures the distance from a winning hand for each suit that can be the missing one. Tiles of
/// the missing suit count for nothing.
struct DistanceByMissingSuit {
    memo: Memo,
    missing_suits: ArrayVec<Suit, 3>,
}

impl DistanceByMissingSuit {
    fn new(hand: &Hand, missing_suit: Option<Suit>) -> DistanceByMissingSuit {
        let melded = hand.melds().iter().flat_map(Meld::tiles).filter_map(Tile::suit);
        let possible = |suit: &Suit| match missing_suit {
            Some(missing_suit) => *suit == missing_suit,
            None => melded.clone().all(|melded| melded != *suit),
        };
        let missing_suits = Suit::ALL.into_iter().filter(possible).collect();
        DistanceByMissingSuit { memo: Memo::default(), missing_suits }
    }

    /// The distance for the best choice of the missing suit. A hand with melds of all three suits
    /// can never win.
    fn distance(&self, hand: shanten::HandTiles) -> Distance {
        let needs = self.memo.missing_by_sets(hand, hand.tiles);
        let without = |suit: &Suit| {
            let mut needs = needs;
            needs[*suit as usize] = MissingBySets::NONE;
            needs[HONORS] = MissingBySets::NONE;
            let sets = missing_for_hand(&needs, hand.free(), true);
            if hand.melds > 0 {
                return sets;
            }
            sets.or(missing_for_pairs(hand.tiles, TILES.minus(TileSet::of_suit(*suit))))
        };
        let never = MissingTiles::new(Hand::COMPLETE as u8, TileSet::EMPTY);
        self.missing_suits.iter().map(without).fold(never, MissingTiles::or).into()
    }
}
