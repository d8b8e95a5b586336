//! What follows after a deal of a game: another deal, the end, or a question to the dealer.

use serde::Serialize;

use crate::system::{Counters, Question};
use crate::tiles::Seat;

use super::Position;

/// How a deal ended, as far as the end of the game depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealEnd {
    /// Somebody won, or the wall was used up.
    #[default]
    Played,
    /// A draw that the rules know ended it before.
    Aborted,
    /// It is void and replayed, because of an offence or because it was not played to the end.
    Void,
}

/// A deal that ended, for [`GameRules::after_deal`](super::GameRules::after_deal).
#[derive(Clone, Copy, Debug)]
pub struct EndedDeal<'a> {
    /// Where the game stood.
    pub position: &'a Position,
    /// How the deal ended.
    pub end: DealEnd,
    /// Whether somebody won and was paid.
    pub is_won: bool,
    /// Who deals next, if the deal decides it, as seen from the deal.
    pub next_dealer: Option<Seat>,
    /// What lies on the table now.
    pub counters: &'a Counters,
    /// The totals of the players after the deal.
    pub totals: &'a [i32],
    /// Whether the dealer, who was asked, ends the game here.
    pub dealer_ends: bool,
}

/// What follows after a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AfterDeal {
    /// The next deal. `None` if the game is over.
    pub next: Option<Position>,
    /// Why the game is over, or goes on although it could have been over. `None` if that goes without
    /// saying.
    pub why: Option<Turn>,
    /// Whether the dealer is asked here if the game ends. Without an answer it goes on.
    pub asks_dealer: bool,
}

/// Why a game is over, or goes on. Its sentence is `turn.<key>` in the catalogues, with slots for the
/// name and the points of the player, for the points that were wanted and for the round that is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// The stable key.
    pub key: &'static str,
    /// The player whom it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<usize>,
    /// The points that somebody has, or that nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// The option that decided it, so that it can be changed beside the sentence.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "option_key")]
    pub option: Option<&'static Question>,
}

impl Turn {
    /// The agreed number of deals or rounds has been played.
    pub const LAST_DEAL: Turn = Turn::new("last-deal");
    /// The players ended the game.
    pub const ENDED: Turn = Turn::new("ended");

    /// A reason without a player or points.
    pub const fn new(key: &'static str) -> Turn {
        Turn { key, player: None, points: None, option: None }
    }

    /// The same, about a player.
    #[must_use]
    pub const fn of(self, player: usize) -> Turn {
        Turn { player: Some(player), ..self }
    }

    /// The same with points.
    #[must_use]
    pub const fn points(self, points: i32) -> Turn {
        Turn { points: Some(points), ..self }
    }

    /// The same, decided by an option.
    #[must_use]
    pub const fn by(self, option: &'static Question) -> Turn {
        Turn { option: Some(option), ..self }
    }
}

fn option_key<S: serde::Serializer>(
    option: &Option<&'static Question>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match option {
        Some(option) => serializer.serialize_str(option.key),
        None => serializer.serialize_none(),
    }
}
