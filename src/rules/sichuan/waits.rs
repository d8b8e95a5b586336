//! What a hand waits for and what each tile would be worth; how far it is otherwise.

use arrayvec::ArrayVec;
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
    let outlook = Outlook::new(hand, hand.standing(), void);
    let useful = outlook.useful();
    Standing::Unready {
        shanten: outlook.shanten().max(1),
        useful,
        copies: wait::copies_left(useful, hand.all()),
    }
}

/// How far some tiles are from a winning hand for each suit that may be the missing one: tiles
/// of it count for nothing.
struct Outlook {
    melded: Counts,
    melds: usize,
    /// The missing suit, the tiles without it, and how many tiles are then missing.
    choices: ArrayVec<(Suit, Counts, u8), 3>,
}

impl Outlook {
    fn new(hand: &Hand, tiles: &Counts, void: Option<Suit>) -> Outlook {
        let melded: Counts = hand.melds().iter().flat_map(Meld::tiles).collect();
        let melds = hand.melds().len();
        let choice = |suit: Suit| {
            let left = tiles.tiles().filter(|t| t.suit() != Some(suit)).collect();
            let standing = wait::Standing { tiles: &left, melded: &melded, melds };
            let missing = wait::missing(standing, FORMS);
            (suit, left, missing)
        };
        let possible = |suit: &Suit| match void {
            Some(void) => *suit == void,
            None => melded.group(*suit as usize) == 0,
        };
        let choices = Suit::ALL.into_iter().filter(possible).map(choice).collect();
        Outlook { melded, melds, choices }
    }

    /// The fewest tiles to exchange until the hand is ready. Melds of all three suits can never
    /// win.
    fn shanten(&self) -> u8 {
        let missing = self.choices.iter().map(|(_, _, missing)| *missing).min();
        missing.unwrap_or(Hand::COMPLETE as u8).saturating_sub(1)
    }

    /// The kinds that bring the hand nearer, whichever of the best missing suits is chosen.
    fn useful(&self) -> TileSet {
        let best = |(_, _, missing): &&(_, _, u8)| missing.saturating_sub(1) == self.shanten();
        let useful = |(suit, left, _): &(Suit, Counts, u8)| {
            let standing = wait::Standing { tiles: left, melded: &self.melded, melds: self.melds };
            let useful = wait::useful(standing, FORMS).intersection(TILES);
            useful.minus(TileSet::of_suit(*suit))
        };
        let all = self.choices.iter().filter(best).map(useful);
        all.fold(TileSet::EMPTY, TileSet::union)
    }
}

/// What to discard from fourteen tiles, the best first.
fn discarding(hand: &Hand, void: Option<Suit>) -> Standing {
    let tiles = hand.standing_and_win();
    let outlook = |tile: Tile| (tile, Outlook::new(hand, &tiles.without(tile), void));
    let outlooks: ArrayVec<(Tile, Outlook), 14> = tiles.kinds().map(outlook).collect();
    let fewest = outlooks.iter().map(|(_, o)| o.shanten()).min().unwrap_or(0);
    let best = outlooks.iter().filter(|(_, o)| o.shanten() == fewest);
    let mut discards: Vec<Discard> = best
        .map(|(tile, outlook)| {
            let useful = outlook.useful();
            let copies = wait::copies_left(useful, hand.all());
            Discard { tile: *tile, shanten: fewest, useful, copies }
        })
        .collect();
    crate::sort::by(&mut discards, |a, b| (b.copies, a.tile) < (a.copies, b.tile));
    Standing::Discarding { shanten: fewest, discards }
}
