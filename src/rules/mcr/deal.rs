//! A winning hand in a situation that can exist.

use crate::count::Counts;
use crate::error::{Fault, FaultCode};
use crate::hand::Hand;
use crate::seat::{Seat, Wind};
use crate::tile::Tile;
use crate::win::{Way, Win};

use super::ruling::Rulings;

/// Where and how: everything about a deal but the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The winner's seat.
    pub seat: Seat,
    /// The prevalent wind.
    pub round: Wind,
    /// How the winning tile came.
    pub win: Win,
    /// How many flowers and seasons the winner has.
    pub flowers: u8,
}

/// A hand with its winning tile, in a situation that can exist, under some rulings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    hand: Hand,
    tile: Tile,
    complete: Counts,
    situation: Situation,
    rulings: Rulings,
}

impl Deal {
    /// Checks that the hand and the situation fit together.
    ///
    /// # Errors
    /// Every fault at once: no winning tile, a replacement tile without a kong, one's own
    /// discard, a robbed tile with copies in the hand, the last discard self-drawn, and so on.
    pub fn new(hand: Hand, situation: Situation, rulings: Rulings) -> Result<Deal, Vec<Fault>> {
        let Some(tile) = hand.win() else {
            return Err(vec![Fault::new(FaultCode::WinNotInHand)]);
        };
        let faults = contradictions(&hand, &situation);
        if faults.is_empty() {
            let complete = hand.standing_and_win();
            Ok(Deal { hand, tile, complete, situation, rulings })
        } else {
            Err(faults)
        }
    }

    /// The same deal won with another tile or in another way, for asking what a wait is worth.
    pub(super) fn with(&self, tile: Tile, way: Way) -> Deal {
        let hand = self.hand.with_win(Some(tile));
        let complete = hand.standing_and_win();
        let win = Win { way, from: None, last_of_wall: false, last_copy: false };
        let situation = Situation { win, ..self.situation };
        Deal { hand, tile, complete, situation, rulings: self.rulings }
    }

    /// The hand.
    #[inline]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The winning tile.
    #[inline]
    pub fn tile(&self) -> Tile {
        self.tile
    }

    /// The concealed tiles with the winning tile.
    #[inline]
    pub(super) fn complete(&self) -> &Counts {
        &self.complete
    }

    /// Where and how.
    #[inline]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// The rulings in force.
    #[inline]
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// Whether the winner drew the winning tile.
    #[inline]
    pub(super) fn self_drawn(&self) -> bool {
        self.situation.win.way.is_self_drawn()
    }
}

/// Everything that contradicts itself in a situation, or contradicts the hand. The hand may be
/// unfinished: what depends on the winning tile is not asked before there is one.
pub(super) fn contradictions(hand: &Hand, situation: &Situation) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Situation { seat, win, .. } = *situation;
    match win.from {
        Some(from) if from == seat => faults.push(Fault::new(FaultCode::OwnTile)),
        Some(from) if win.way.is_self_drawn() => {
            faults.push(Fault::new(FaultCode::SelfDrawnFromOther).value(from));
        }
        _ => {}
    }
    if win.way == Way::Replacement && !hand.melds().iter().any(|m| m.kind().is_kong()) {
        faults.push(Fault::new(FaultCode::ReplacementWithoutKong));
    }
    if win.way == Way::RobbedKong && win.last_of_wall {
        faults.push(Fault::new(FaultCode::LastClaimRobbedKong));
    }
    if situation.flowers > 8 {
        faults.push(Fault::new(FaultCode::TooManyFlowers).value(situation.flowers));
    }
    let Some(tile) = hand.win() else { return faults };
    if win.way == Way::RobbedKong && hand.all().get(tile) > 1 {
        faults.push(Fault::new(FaultCode::RobbedTileInHand).tiles([tile]));
    }
    if win.last_copy && hand.standing().get(tile) > 0 {
        faults.push(Fault::new(FaultCode::LastCopyInHand).tiles([tile]));
    }
    faults
}
