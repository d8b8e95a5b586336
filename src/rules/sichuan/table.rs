//! What can be entered of a deal: hands as far as they are known, and what happened in order.

use crate::tiles::{BySeat, Meld, MeldKind, Seat, Suit, Tile};

use crate::tiles::WinSource;

/// What was entered of one player. Empty means that nothing is known of the hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The missing suit that the player chose (S4); `None` where nobody said.
    pub void: Option<Suit>,
    /// The concealed tiles at the player's win, without the winning tile, or at the deal's end.
    pub standing: Vec<Tile>,
    /// The declared pungs and kongs.
    pub melds: Vec<Meld>,
}

/// Which kong was declared, with what decides who pays for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KongKind {
    /// With a claimed discard (S9).
    Open {
        /// Who discarded it; `None` where nobody said.
        from: Option<Seat>,
    },
    /// The fourth tile added to a pung (S10).
    Added {
        /// Whether it was declared at once with the tile just drawn; otherwise nobody pays.
        immediate: bool,
    },
    /// All four drawn (S11).
    Concealed,
}

impl KongKind {
    /// The kind of meld that it lies on the table as.
    pub const fn meld(self) -> MeldKind {
        match self {
            KongKind::Open { .. } => MeldKind::Kong,
            KongKind::Added { .. } => MeldKind::AddedKong,
            KongKind::Concealed => MeldKind::ConcealedKong,
        }
    }
}

/// A kong that was declared. A robbed kong is none: it is a [`Win`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kong {
    /// Who declared it.
    pub seat: Seat,
    /// The tile.
    pub tile: Tile,
    /// Which kong.
    pub kind: KongKind,
}

/// One player's claim to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who wins.
    pub seat: Seat,
    /// The value of the last win that the player passed since his own last draw (S6).
    pub passed: Option<u8>,
}

/// A win, or several on one tile (S5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Win {
    /// The winning tile.
    pub tile: Tile,
    /// How it came.
    pub how: WinSource,
    /// Who discarded it or added it to his pung; `None` when self-drawn, or where nobody said.
    pub from: Option<Seat>,
    /// Whether it was the last tile of the wall or the last discard (S27).
    pub last: bool,
    /// Who claims it.
    pub claims: Vec<Claim>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A kong.
    Kong(Kong),
    /// One or more wins on one tile.
    Win(Win),
    /// A false win that the referee fines (S33).
    FalseWin {
        /// Who declared it.
        seat: Seat,
    },
    /// The wall is used up (S29).
    WallEnd,
}

/// Everything that was entered of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Who deals.
    pub dealer: Seat,
    /// The players.
    pub players: BySeat<Player>,
    /// Who had won before the first of the events. Their own payments are not known.
    pub out: Vec<Seat>,
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Default for Table {
    fn default() -> Table {
        let players = BySeat::from_fn(|_| Player::default());
        Table { dealer: Seat::East, players, out: Vec::new(), events: Vec::new() }
    }
}
