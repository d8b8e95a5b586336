//! What a hand waits for and what each tile would be worth; how far it is otherwise.

use arrayvec::ArrayVec;

use serde::Serialize;

use crate::entry::Hand;
use crate::reading::division::{is_four_sets, seven_pairs};
use crate::reading::missing_tiles::{MissingBySets, MissingTiles, missing_for_hand};
use crate::reading::shanten::{self, Distance, Memo, missing_for_pairs};
use crate::scoring::{Note, Standing, Wait, Worth, progress};
use crate::tiles::{Meld, Suit, Tile, TileSet};

use super::claim::{READY, is_passed};
use super::deal::TILES;
use super::reading::suits;
use super::value::{Value, best};
use crate::tiles::WinSource;

/// The group that no tile of Sichuan is of.
const HONORS: usize = 3;

/// Every tile that completes a hand of thirteen. A tile of which the hand has all four is none
/// (S-A9), and a hand with a tile of the missing suit waits for nothing (S4).
///
/// The worth is the value; self-drawn, each who pays has to pay one more (S17).
pub fn waits(hand: &Hand, void: Option<Suit>) -> Vec<Wait> {
    let worth = |total: u8| Worth::winning(u16::from(total));
    let wait = |(tile, value): (Tile, Value)| Wait {
        tile,
        copies: 4 - hand.all().get(tile),
        discard: worth(value.value),
        self_drawn: worth(value.value),
        payments: Vec::new(),
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
    completing.filter_map(|tile| Some((tile, best(hand, tile, WinSource::Discard, false)?)))
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
/// one is to be discarded. A discard is no win if the player has passed one of the same value or
/// more since the last draw (S6).
pub fn standing(hand: &Hand, void: Option<Suit>, passed: Option<u8>) -> Standing {
    let missing = READY.saturating_sub(hand.size());
    if missing > 0 {
        return Standing::Entering { missing: missing as u8 };
    }
    if hand.size() > READY {
        let outlook = Outlook::new(hand, void);
        return progress::discarding(hand, |hand| outlook.distance(hand));
    }
    let mut waits = waits(hand, void);
    if !waits.is_empty() {
        if let Some(passed) = passed {
            let barred = |wait: &&mut Wait| is_passed(wait.discard.total, passed);
            for wait in waits.iter_mut().filter(barred) {
                let why = Note::new("wait.passed").value(i32::from(passed));
                wait.discard = Worth::barred(wait.discard.total, why);
            }
        }
        return Standing::Ready { waits };
    }
    let outlook = Outlook::new(hand, void);
    progress::unready(hand, |hand| outlook.distance(hand))
}

/// How far tiles are from a winning hand for each suit that may be the missing one: tiles of it
/// count for nothing.
struct Outlook {
    memo: Memo,
    missing_suits: ArrayVec<Suit, 3>,
}

impl Outlook {
    fn new(hand: &Hand, void: Option<Suit>) -> Outlook {
        let melded = hand.melds().iter().flat_map(Meld::tiles).filter_map(Tile::suit);
        let possible = |suit: &Suit| match void {
            Some(void) => *suit == void,
            None => melded.clone().all(|melded| melded != *suit),
        };
        let missing_suits = Suit::ALL.into_iter().filter(possible).collect();
        Outlook { memo: Memo::default(), missing_suits }
    }

    /// How far the tiles are, whichever of the best missing suits is chosen. With melds of all
    /// three suits they can never win.
    fn distance(&self, hand: shanten::HandTiles) -> Distance {
        let needs = self.memo.missing_by_sets(hand, hand.tiles);
        let without = |suit: &Suit| {
            let mut needs = needs;
            needs[*suit as usize] = MissingBySets::NONE;
            needs[HONORS] = MissingBySets::NONE;
            let sets = missing_for_hand(&needs, 4 - hand.melds.min(4));
            if hand.melds > 0 {
                return sets;
            }
            sets.or(missing_for_pairs(hand.tiles, TILES.minus(TileSet::of_suit(*suit))))
        };
        let never = MissingTiles::new(Hand::COMPLETE as u8, TileSet::EMPTY);
        self.missing_suits.iter().map(without).fold(never, MissingTiles::or).into()
    }
}
