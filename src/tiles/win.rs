//! How a winning tile came, and from whom.

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
    /// Drawn to replace a North that the winner laid aside.
    NorthReplacement,
    /// A North that another player laid aside.
    PulledNorth,
}

impl WinSource {
    /// All sources.
    pub const ALL: [WinSource; 7] = [
        WinSource::SelfDrawn,
        WinSource::Replacement,
        WinSource::Discard,
        WinSource::RobbedKong,
        WinSource::DiscardAfterKong,
        WinSource::NorthReplacement,
        WinSource::PulledNorth,
    ];

    /// Whether the winner drew the tile: from the wall or as a replacement.
    #[inline]
    pub const fn is_self_drawn(self) -> bool {
        use WinSource::{NorthReplacement, Replacement, SelfDrawn};
        matches!(self, SelfDrawn | Replacement | NorthReplacement)
    }

    /// The key in links and catalogues, such as `self-drawn`.
    pub const fn key(self) -> &'static str {
        match self {
            WinSource::SelfDrawn => "self-drawn",
            WinSource::Replacement => "replacement",
            WinSource::Discard => "discard",
            WinSource::RobbedKong => "robbed-kong",
            WinSource::DiscardAfterKong => "discard-after-kong",
            WinSource::NorthReplacement => "north-replacement",
            WinSource::PulledNorth => "pulled-north",
        }
    }

    /// The source with this key, if there is one.
    pub fn from_key(key: &str) -> Option<WinSource> {
        WinSource::ALL.into_iter().find(|w| w.key() == key)
    }
}

/// How the winning tile came, from whom, and whether it was a last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Win {
    /// How the tile came.
    #[serde(rename = "way")]
    pub source: WinSource,
    /// The player who discarded the tile or added it to a pung. `None` when self-drawn, or not
    /// known yet.
    pub from: Option<Seat>,
    /// Whether the tile was the last one of the wall, or the last discard of the game.
    pub last_of_wall: bool,
    /// Whether the tile was the last copy of its kind: everybody can see the other three.
    pub last_copy: bool,
}
