//! Kinds of event: what can happen in a deal, for rule systems that ask for it.

use serde::Serialize;

use super::{Question, Role};

/// A kind of event that a rule system asks for. Its name in the catalogues is `event.<key>`; its
/// questions have their own names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EventKind {
    /// The stable key.
    pub key: &'static str,
    /// Whether the event names a place, whose player it happens to.
    pub seat: bool,
    /// Whether the event names only a tile of the hand and a place. The app then offers it at the
    /// tile, once for each place.
    pub held: bool,
    /// Whether the event names a tile.
    pub tile: bool,
    /// The questions about the event.
    pub questions: &'static [Question],
    /// Whether the event means that a player has won: that of its place with its tile or, if it names
    /// no place, the one that an answer names.
    #[serde(skip)]
    pub is_win: bool,
    /// Whether the event ends the deal: it happens once, and nothing comes after it.
    #[serde(skip)]
    pub ends_deal: bool,
}

impl EventKind {
    /// A kind without a player, a tile or questions.
    pub const fn new(key: &'static str) -> EventKind {
        EventKind {
            key,
            seat: false,
            held: false,
            tile: false,
            questions: &[],
            is_win: false,
            ends_deal: false,
        }
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
