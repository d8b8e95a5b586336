//! A deal as it was entered: not checked, perhaps unfinished. The answers of a draft become a
//! [`Record`], and [`Deal::new`](super::Deal::new) checks it.

use crate::entry::notation::Tiles;
use crate::tiles::{BySeat, Seat, Tile, WinSource};

use super::ruling::Rulings;

/// A deal as it was entered; [`Deal::new`](super::Deal::new) checks it.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// The dealer's seat. Players keep their seats for the whole game, and the deal passes from
    /// seat to seat.
    pub dealer: Seat,
    /// The tile that was turned up, which is the primary jing; `None` if it is not known.
    pub primary: Option<Tile>,
    /// The four hands at the end of the deal; the winner's includes the winning tile.
    pub hands: BySeat<EnteredHand>,
    /// The declared wins: none in a drawn hand. More than one is a fault (N11).
    pub wins: Vec<DeclaredWin>,
    /// Whether the first discards of all four players were identical (N32).
    pub chao_zhuang: bool,
    /// The rulings in force.
    pub rulings: Rulings,
}

/// One player's hand as it was entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum EnteredHand {
    /// The hand was not entered. It counts as having no jing and no kong.
    #[default]
    Nothing,
    /// Only the counts of what scores in a hand that did not win.
    HandCounts(HandCounts),
    /// The tiles, as far as they are known.
    Tiles(Tiles),
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
