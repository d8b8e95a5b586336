//! A winning hand in a situation that can exist: the checked input from which divisions are read and
//! yaku are counted.

use crate::entry::Hand;
use crate::tiles::{Tile, TileList, Win, WinSource};

use super::SYSTEM;
use super::ruling::{Ruling, Rulings};
use super::situation::Situation;

/// A hand with its winning tile, in a situation that can exist, with the rulings in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    hand: Hand,
    situation: Situation,
    rulings: Rulings,
}

impl Deal {
    /// A hand and a situation that were checked. `None` without a winning tile.
    pub fn new(hand: Hand, situation: Situation, rulings: Rulings) -> Option<Deal> {
        hand.win().is_some().then_some(Deal { hand, situation, rulings })
    }

    /// The deal of thirteen tiles that win with a tile that comes like this, and with nothing that is
    /// not known before the win. This gives the worth of a wait.
    pub fn waiting(
        hand: &Hand,
        situation: &Situation,
        rulings: Rulings,
        tile: Tile,
        source: WinSource,
    ) -> Deal {
        let hand = hand.with_win(Some(tile));
        let win = Win { source, from: None, last_of_wall: false, last_copy: false };
        let (ippatsu, first_turn, ura) = (false, false, TileList::default());
        // Among all four fives of a suit is the red one (R2).
        let has_all = SYSTEM.marked.contains(tile) && hand.all().get(tile) == 4;
        let red_fives = match rulings.on(Ruling::RedFives) && has_all {
            true => situation.red_fives.with(tile),
            false => situation.red_fives,
        };
        let situation = Situation { win, ippatsu, first_turn, ura, red_fives, ..*situation };
        Deal { hand, situation, rulings }
    }

    /// The hand.
    #[inline]
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Everything about the deal except its tiles.
    #[inline]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// The rulings in force.
    #[inline]
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }
}
