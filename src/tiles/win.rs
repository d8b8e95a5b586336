//! How a winning tile comes.

use serde::Serialize;

use crate::tiles::Seat;

/// How the winning tile came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinSource {
    /// Drawn from the wall.
    SelfDrawn,
    /// Drawn to replace the fourth tile of a kong.
    Replacement,
    /// Another player's discard.
    Discard,
    /// A tile that another player added to a melded pung.
    RobbedKong,
    /// Another player's discard right after a kong of theirs, where that makes a difference.
    DiscardAfterKong,
}

impl WinSource {
    /// All of them.
    pub const ALL: [WinSource; 5] = [
        WinSource::SelfDrawn,
        WinSource::Replacement,
        WinSource::Discard,
        WinSource::RobbedKong,
        WinSource::DiscardAfterKong,
    ];

    /// Whether the winner drew the tile: from the wall or as a replacement.
    #[inline]
    pub const fn is_self_drawn(self) -> bool {
        matches!(self, WinSource::SelfDrawn | WinSource::Replacement)
    }

    /// The key: `self-drawn`.
    pub const fn key(self) -> &'static str {
        match self {
            WinSource::SelfDrawn => "self-drawn",
            WinSource::Replacement => "replacement",
            WinSource::Discard => "discard",
            WinSource::RobbedKong => "robbed-kong",
            WinSource::DiscardAfterKong => "discard-after-kong",
        }
    }

    /// The way of a key.
    pub fn from_key(key: &str) -> Option<WinSource> {
        WinSource::ALL.into_iter().find(|w| w.key() == key)
    }
}

/// How the winning tile came, and from whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Win {
    /// How it came.
    #[serde(rename = "way")]
    pub source: WinSource,
    /// Who discarded or added it; `None` when self-drawn, or not known yet.
    pub from: Option<Seat>,
    /// Whether it was the last tile of the wall, or the last discard of the game.
    pub last_of_wall: bool,
    /// Whether it was the last copy of its kind, the other three lying open to all.
    pub last_copy: bool,
}
