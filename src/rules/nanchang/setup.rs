//! What is entered for a deal: not checked, perhaps unfinished.

use serde::{Deserialize, Serialize};

use crate::entry::notation::Tiles;
use crate::tiles::{BySeat, Seat, Tile, WinSource};

use super::ruling::Rulings;

/// Whatever has been entered for a deal; [`Deal::new`](super::Deal::new) checks it.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The dealer's seat. Seats are the players' for a whole game; the deal passes from one to
    /// the next.
    pub dealer: Seat,
    /// The tile that was turned up: the primary jing.
    pub primary: Option<Tile>,
    /// The four hands as they are at the end; the winner's with the winning tile.
    pub hands: BySeat<Entered>,
    /// The wins that were declared: none in a drawn hand, and never more than one (N11).
    pub wins: Vec<Declared>,
    /// Whether the first discards of all four players were the same tile (N32).
    pub chao_zhuang: bool,
    /// The rulings in force.
    pub rulings: Rulings,
}

/// One player's hand as it was entered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Entered {
    /// Not entered: counted as if it held no jing and no kong.
    #[default]
    Nothing,
    /// Only what scores in a hand that did not win.
    Counted(Counted),
    /// Its tiles, as far as they are known.
    Tiles(Tiles),
}

/// What scores in a hand that did not win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counted {
    /// Primary jing, those in melds included.
    pub primary: u8,
    /// Secondary jing, those in melds included.
    pub secondary: u8,
    /// Open kongs of other tiles than jing.
    pub open_kongs: u8,
    /// Concealed kongs of other tiles than jing.
    pub concealed_kongs: u8,
    /// Kongs of jing, open or concealed.
    pub jing_kongs: u8,
}

/// A win as it was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Who won.
    pub seat: Seat,
    /// How the winning tile came.
    pub source: WinSource,
    /// From whom it came; `None` when self-drawn, or not known yet.
    pub from: Option<Seat>,
    /// Whether it was a win with the dealt hand, or on the first discard.
    pub opening: Option<Opening>,
    /// Whether the winner had passed a win since their last turn, so that they may not claim
    /// one (N12). Without meaning for a self-drawn win.
    pub passed: bool,
}

/// The wins at the very beginning, which are paid flat (N26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// 天胡: the dealer's dealt hand.
    Heavenly,
    /// 地胡: on the dealer's first discard.
    Earthly,
}
