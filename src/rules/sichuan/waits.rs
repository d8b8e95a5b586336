//! What a hand waits for and what each tile would be worth; how far it is otherwise.

use serde::Serialize;

use crate::count::Counts;
use crate::division::{is_four_sets, seven_pairs};
use crate::hand::Hand;
use crate::meld::Meld;
use crate::report::{Discard, Standing, Wait, Worth};
use crate::tile::{Suit, Tile, TileSet};
use crate::wait::{self, Forms};

use super::claim::READY;
use super::deal::TILES;
use super::how::How;
use super::reading::suits;
use super::value::{Value, best};

const FORMS: Forms = Forms { seven_pairs: true, thirteen_orphans: false, knitted: false };

/// Every tile that completes a hand of thirteen. A tile of which the hand has all four is none
/// (S-A9), and a hand with a tile of the missing suit waits for nothing (S4).
///
/// The worth is what each who pays has to pay: the value by discard, one more self-drawn.
pub fn waits(hand: &Hand, void: Option<Suit>) -> Vec<Wait> {
    let worth = |total: u8| Worth { total: u16::from(total), wins: true };
    let wait = |(tile, value): (Tile, Value)| Wait {
        tile,
        copies: 4 - hand.all().get(tile),
        discard: worth(value.value),
        self_drawn: worth(value.value + 1),
    };
    each_wait(hand, void).map(wait).collect()
}

/// A player's theoretical maximum: the most that any wait is worth, without the fans of how it
/// comes (S31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Maximum {
    /// The tile; the lowest of several.
    pub tile: Tile,
    /// What it is worth.
    #[serde(flatten)]
    pub value: Value,
}

/// The theoretical maximum of a hand of thirteen; `None` if it is not ready.
pub fn maximum(hand: &Hand, void: Option<Suit>) -> Option<Maximum> {
    let waits = each_wait(hand, void).map(|(tile, value)| Maximum { tile, value });
    waits.reduce(|a, b| if b.value > a.value { b } else { a })
}

fn each_wait(hand: &Hand, void: Option<Suit>) -> impl Iterator<Item = (Tile, Value)> {
    let whole = hand.size() == READY && may_win(hand, void);
    let kinds = if whole { hand.available().intersection(TILES) } else { TileSet::EMPTY };
    let completing = kinds.filter(|tile| completes(hand, *tile));
    completing.filter_map(|tile| Some((tile, best(hand, tile, How::Discard, false)?)))
}

/// Whether the suits of the hand let it win (S4).
fn may_win(hand: &Hand, void: Option<Suit>) -> bool {
    let kinds = hand.all().kinds();
    let foul = void.is_some_and(|v| !kinds.intersection(TileSet::of_suit(v)).is_empty());
    !foul && suits(kinds) < 3
}

fn completes(hand: &Hand, tile: Tile) -> bool {
    let complete = hand.standing().with(tile);
    is_four_sets(&complete) || hand.melds().is_empty() && seven_pairs(&complete).is_some()
}

/// How far a hand is that has no winning tile yet: thirteen tiles or fewer, or fourteen of which
/// one is to be discarded.
pub fn standing(hand: &Hand, void: Option<Suit>) -> Standing {
    let missing = READY.saturating_sub(hand.size());
    if missing > 0 {
        return Standing::Entering { missing: missing as u8 };
    }
    if hand.size() > READY {
        return discarding(hand, void);
    }
    let waits = waits(hand, void);
    if !waits.is_empty() {
        return Standing::Ready { waits };
    }
    let (missing, useful) = distance(hand, hand.standing(), void);
    let copies = wait::copies_left(useful, hand.all());
    Standing::Unready { shanten: missing.saturating_sub(1).max(1), useful, copies }
}

/// How many tiles are missing, and the kinds that bring the hand nearer. Tiles of the missing
/// suit count for nothing; while it is not chosen, that is the suit which is best missed.
fn distance(hand: &Hand, tiles: &Counts, void: Option<Suit>) -> (u8, TileSet) {
    let melded: Counts = hand.melds().iter().flat_map(Meld::tiles).collect();
    let missing_one = |suit: Suit| {
        let left = tiles.kinds().minus(TileSet::of_suit(suit));
        let left = left.flat_map(|t| std::iter::repeat_n(t, usize::from(tiles.get(t)))).collect();
        let standing = wait::Standing { tiles: &left, melded: &melded, melds: hand.melds().len() };
        let useful = wait::useful(standing, FORMS);
        let useful = useful.intersection(TILES).minus(TileSet::of_suit(suit));
        (wait::missing(standing, FORMS), useful)
    };
    let possible = |suit: &Suit| melded.group(*suit as usize) == 0;
    let mut choices = [None; 3];
    match void {
        Some(suit) => choices[0] = Some(suit),
        None => {
            let suits = Suit::ALL.into_iter().filter(possible);
            choices.iter_mut().zip(suits).for_each(|(slot, suit)| *slot = Some(suit));
        }
    }
    let choices = choices.into_iter().flatten().map(missing_one);
    // Melds of all three suits can never win.
    choices.min_by_key(|(missing, _)| *missing).unwrap_or((14, TileSet::EMPTY))
}

/// What to discard from fourteen tiles, the best first.
fn discarding(hand: &Hand, void: Option<Suit>) -> Standing {
    let tiles = hand.standing_and_win();
    let mut discards: Vec<Discard> = tiles
        .kinds()
        .map(|tile| {
            let (missing, useful) = distance(hand, &tiles.without(tile), void);
            let copies = wait::copies_left(useful, hand.all());
            Discard { tile, shanten: missing.saturating_sub(1), useful, copies }
        })
        .collect();
    let fewest = discards.iter().map(|d| d.shanten).min().unwrap_or(0);
    discards.retain(|d| d.shanten == fewest);
    discards.sort_by_key(|d| (std::cmp::Reverse(d.copies), d.tile));
    Standing::Discarding { shanten: fewest, discards }
}
