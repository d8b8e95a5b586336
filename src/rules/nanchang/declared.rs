//! What is declared of a deal besides the tiles: the win, and what scores in a hand that is entered without
//! its tiles.

use crate::tiles::{Seat, Tile, WinSource};

use super::jing::Jing;

/// A win as it was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeclaredWin {
    /// The winner.
    pub seat: Seat,
    /// How the winning tile came.
    pub source: WinSource,
    /// The player whose tile it was; `None` if it was self-drawn, or if the player is not known
    /// yet.
    pub from: Option<Seat>,
    /// Whether it was a win with the dealt hand or on the first discard.
    pub opening: Option<Opening>,
    /// Whether the winner has passed a win since their last turn, which bars them from claiming one
    /// (N12). It has no effect on a self-drawn win.
    pub passed: bool,
}

/// A win at the very beginning of the deal, which is paid with a flat amount (N26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Opening {
    /// 天胡: a win with the dealer's dealt hand.
    Heavenly,
    /// 地胡: a win on the dealer's first discard.
    Earthly,
}

/// The counts of what scores in a hand that did not win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct HandCounts {
    /// Primary jing, including those in melds.
    pub primary: u8,
    /// Secondary jing, including those in melds.
    pub secondary: u8,
    /// Open kongs of tiles other than jing.
    pub open_kongs: u8,
    /// Concealed kongs of tiles other than jing.
    pub concealed_kongs: u8,
    /// Kongs of jing, open or concealed.
    pub jing_kongs: u8,
}

impl HandCounts {
    /// The number of jing of a kind; 0 for every other kind, because only jing are counted.
    pub fn copies(&self, tile: Tile, jing: Jing) -> u8 {
        match tile {
            _ if tile == jing.primary => self.primary,
            _ if tile == jing.secondary => self.secondary,
            _ => 0,
        }
    }

    /// The counts of the same hand, which is known to have at least so many copies of a tile. Of other tiles than jing
    /// nothing was counted.
    pub fn with_at_least(mut self, copies: u8, tile: Tile, jing: Jing) -> HandCounts {
        for (kind, count) in
            [(jing.primary, &mut self.primary), (jing.secondary, &mut self.secondary)]
        {
            if kind == tile {
                *count = copies.max(*count);
            }
        }
        self
    }
}
