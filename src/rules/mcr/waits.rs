//! The waits of a hand of thirteen tiles with the value of each, and the distance to a win of a
//! hand that has no wait. Settling a [`Deal`] uses both for the [`Standing`] in the report.

use crate::entry::Hand;
use crate::reading::division::{is_four_sets, knitted_straights, seven_pairs, singles};
use crate::scoring::{Standing, Wait, Worth, progress};
use crate::tiles::{Tile, Win, WinSource};

use super::MINIMUM;
use super::best::{Best, best};
use super::deal::{Deal, Situation};
use super::reading::FORMS;
use super::ruling::Rulings;

/// Every tile that completes a hand of thirteen tiles, with the total of the hand for a win by
/// discard and for a self-drawn win. A tile of which the hand has all four copies is not a wait.
pub fn waits(hand: &Hand, situation: &Situation, rulings: Rulings) -> Vec<Wait> {
    let mut waits = Vec::new();
    let win = Win { source: WinSource::Discard, from: None, last_of_wall: false, last_copy: false };
    let situation = Situation { win, ..*situation };
    let mut deal: Option<Deal> = None;
    for tile in hand.available() {
        if !completes(hand, tile) {
            continue;
        }
        let by_discard = match &deal {
            Some(deal) => deal.with(tile, WinSource::Discard),
            None => match Deal::new(hand.with_win(Some(tile)), situation, rulings) {
                Ok(deal) => deal.with(tile, WinSource::Discard),
                Err(_) => continue,
            },
        };
        let self_drawn = by_discard.with(tile, WinSource::SelfDrawn);
        if let (Some(discard), Some(self_drawn)) = (best(&by_discard), best(&self_drawn)) {
            let worth = |best: Best| Worth::needing(MINIMUM, best.points, best.total);
            waits.push(Wait::new(hand, tile, worth(discard), worth(self_drawn)));
        }
        deal = Some(by_discard);
    }
    waits
}

/// Whether the tile completes the hand in any of the [forms](FORMS).
fn completes(hand: &Hand, tile: Tile) -> bool {
    let complete = hand.standing().with(tile);
    let melds = hand.melds();
    if is_four_sets(&complete) {
        return true;
    }
    if melds.is_empty() && (seven_pairs(&complete).is_some() || singles(&complete).is_some()) {
        return true;
    }
    let mut knitted = false;
    if melds.len() <= 1 {
        knitted_straights(&complete, melds, &mut |_| knitted = true);
    }
    knitted
}

/// How far a hand that is not complete is from a win.
pub(super) fn standing(hand: &Hand, situation: &Situation, rulings: Rulings) -> Standing {
    progress::standing_by_forms(hand, || waits(hand, situation, rulings), FORMS)
}
