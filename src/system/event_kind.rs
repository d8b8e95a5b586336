//! Kinds of event: what can happen in a deal, for rule systems that ask for it.

use serde::Serialize;

use super::{Question, Role};

/// A kind of event that a rule system asks for. Its words in the catalogues are `event.<key>` and
/// those of its questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EventKind {
    /// The key.
    pub key: &'static str,
    /// Whether it happens to one of the places.
    pub seat: bool,
    /// Whether it is only about a tile of the hand and a place. The app then offers it at the tile,
    /// once for each place.
    pub held: bool,
    /// Whether it is about a tile.
    pub tile: bool,
    /// The questions about it.
    pub questions: &'static [Question],
    /// Whether it means that the player of its place has won with its tile.
    #[serde(skip)]
    pub is_win: bool,
}

impl EventKind {
    /// A kind that is about no player and no tile, and has no questions.
    pub const fn new(key: &'static str) -> EventKind {
        EventKind { key, seat: false, held: false, tile: false, questions: &[], is_win: false }
    }

    /// Whether an event of this kind has a player, a tile or questions.
    pub const fn asks(&self) -> bool {
        self.seat || self.tile || !self.questions.is_empty()
    }

    /// The question with this key.
    pub fn question(&self, key: &str) -> Option<&'static Question> {
        self.questions.iter().find(|question| question.key == key)
    }

    /// The question with a role.
    pub fn question_about(&self, role: Role) -> Option<&'static Question> {
        self.questions.iter().find(|question| question.role == role)
    }
}
