//! A winning hand in a situation that can exist: the checked input from which divisions are read and
//! yaku are counted.

use crate::entry::Hand;
use crate::tiles::{Tile, WinSource};

use super::ruling::Ruling;
use super::situation::Situation;
use super::terms::Terms;

/// A hand with its winning tile, in a situation that can exist, with what it is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    hand: Hand,
    situation: Situation,
    terms: Terms,
}

impl Deal {
    /// A hand and a situation that were checked. `None` without a winning tile.
    pub fn new(hand: Hand, situation: Situation, terms: Terms) -> Option<Deal> {
        hand.win().is_some().then_some(Deal { hand, situation, terms })
    }

    /// The deal of thirteen tiles that win with a tile that comes like this, and with nothing that is
    /// not known before the win. This gives the worth of a wait.
    pub fn waiting(
        hand: &Hand,
        situation: &Situation,
        terms: Terms,
        tile: Tile,
        source: WinSource,
    ) -> Deal {
        let hand = hand.with_win(Some(tile));
        // Among all four fives of a suit is the red one (R2).
        let has_all = terms.system().marked.contains(tile) && hand.all().get(tile) == 4;
        let red_fives = match terms.on(Ruling::RedFives) && has_all {
            true => situation.red_fives.with(tile),
            false => situation.red_fives,
        };
        let situation = Situation { red_fives, ..situation.of_wait(source) };
        Deal { hand, situation, terms }
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

    /// What it is played by.
    #[inline]
    pub fn terms(&self) -> Terms {
        self.terms
    }
}
