//! How a winning tile comes.

use serde::Serialize;

use crate::tiles::Seat;

/// How the winning tile came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Drawn from the wall.
    SelfDrawn,
    /// Drawn to replace the fourth tile of a kong.
    Replacement,
    /// Another player's discard.
    Discard,
    /// A tile that another player added to a melded pung.
    RobbedKong,
}

impl Way {
    /// All four.
    pub const ALL: [Way; 4] = [Way::SelfDrawn, Way::Replacement, Way::Discard, Way::RobbedKong];

    /// Whether the winner drew the tile: from the wall or as a replacement.
    #[inline]
    pub const fn is_self_drawn(self) -> bool {
        matches!(self, Way::SelfDrawn | Way::Replacement)
    }

    /// The key: `self-drawn`.
    pub const fn key(self) -> &'static str {
        match self {
            Way::SelfDrawn => "self-drawn",
            Way::Replacement => "replacement",
            Way::Discard => "discard",
            Way::RobbedKong => "robbed-kong",
        }
    }

    /// The way of a key.
    pub fn from_key(key: &str) -> Option<Way> {
        Way::ALL.into_iter().find(|w| w.key() == key)
    }
}

/// How the winning tile came, and from whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Win {
    /// How it came.
    pub way: Way,
    /// Who discarded or added it; `None` when self-drawn, or not known yet.
    pub from: Option<Seat>,
    /// Whether it was the last tile of the wall, or the last discard of the game.
    pub last_of_wall: bool,
    /// Whether it was the last copy of its kind, the other three lying open to all.
    pub last_copy: bool,
}
