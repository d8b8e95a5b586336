//! A deal as it was entered, before any check: the hands as far as they are known, and the events
//! in order. [`Deal::new`](super::Deal::new) checks it.

use crate::tiles::{BySeat, Meld, MeldKind, Seat, Suit, Tile, WinSource};

/// How a hand stands at the end of the wall, as the player says (S29, S31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stated {
    /// It is not ready.
    NotReady,
    /// It has a tile of the missing suit.
    FlowerPig,
    /// It is ready, and this is its theoretical maximum in points.
    Ready(u8),
}

/// What was entered for one player. If there are no tiles, the hand is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// How the hand stands at the end of the wall, if that was entered in place of its tiles.
    pub at_wall_end: Option<Stated>,
    /// The missing suit that the player chose (S4); `None` if it was not entered.
    pub missing_suit: Option<Suit>,
    /// The concealed tiles when the player won, without the winning tile, or when the deal ended.
    pub standing: Vec<Tile>,
    /// The declared pungs and kongs.
    pub melds: Vec<Meld>,
}

/// The kind of a declared kong, with what decides who pays for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KongKind {
    /// A kong with a claimed discard (S9).
    Open {
        /// The player who discarded the tile; `None` if it was not entered.
        from: Option<Seat>,
    },
    /// A kong made by adding the fourth tile to a melded pung (S10).
    Added {
        /// Whether it was declared with the tile just drawn. Otherwise nobody pays for it.
        immediate: bool,
    },
    /// A kong of four drawn tiles (S11).
    Concealed,
}

impl KongKind {
    /// The kind of the kong's meld.
    pub const fn meld(self) -> MeldKind {
        match self {
            KongKind::Open { .. } => MeldKind::Kong,
            KongKind::Added { .. } => MeldKind::AddedKong,
            KongKind::Concealed => MeldKind::ConcealedKong,
        }
    }
}

/// A declared kong. A robbed kong is entered as a [`Win`] instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kong {
    /// The player who declared it.
    pub seat: Seat,
    /// The tile of the kong.
    pub tile: Tile,
    /// The kind of kong.
    pub kind: KongKind,
}

/// One player's claim to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    /// The player who claims the win.
    pub seat: Seat,
    /// The value of the last win that the player has passed since their own last draw (S6).
    pub passed: Option<u8>,
}

/// A win, or several on one tile (S5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Win {
    /// The winning tile.
    pub tile: Tile,
    /// How the winning tile came.
    pub source: WinSource,
    /// The player who discarded the tile or added it to a pung; `None` if it was self-drawn, or if
    /// the player was not entered.
    pub from: Option<Seat>,
    /// Whether it was the last tile of the wall or the last discard (S27).
    pub last_tile: bool,
    /// The claims to the tile.
    pub claims: Vec<Claim>,
}

/// An event of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A kong was declared.
    Kong(Kong),
    /// One or more wins on one tile.
    Win(Win),
    /// A false win, which the referee fines (S33).
    FalseWin {
        /// The player who declared it.
        seat: Seat,
    },
    /// The wall is used up (S29).
    WallEnd,
}

/// A deal as it was entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    /// The dealer.
    pub dealer: Seat,
    /// The players.
    pub players: BySeat<Player>,
    /// The players who had won before the first event. The payments for their wins are not known.
    pub already_won: Vec<Seat>,
    /// The events in order.
    pub events: Vec<Event>,
}

impl Default for Table {
    fn default() -> Table {
        let players = BySeat::from_fn(|_| Player::default());
        Table { dealer: Seat::East, players, already_won: Vec::new(), events: Vec::new() }
    }
}
