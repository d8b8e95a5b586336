//! Kinds of event: what can happen in a deal.

use serde::Serialize;

use super::{Question, Role};

/// A kind of event that a rule system asks for. Its words stand in the catalogues:
/// `event.<key>`, and those of its questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EventKind {
    /// Its key.
    pub key: &'static str,
    /// Whether it happens to one of the places.
    pub seat: bool,
    /// Whether it is no more than a tile of the hand and a place: then it is offered where the
    /// tile is held, once for each place.
    pub held: bool,
    /// Whether it is about a tile.
    pub tile: bool,
    /// What is asked about it.
    pub questions: &'static [Question],
    /// Whether it says that the player of its place has won with its tile.
    #[serde(skip)]
    pub is_win: bool,
}

impl EventKind {
    /// A kind that is about nobody and no tile, and of which nothing is asked.
    pub const fn new(key: &'static str) -> EventKind {
        EventKind { key, seat: false, held: false, tile: false, questions: &[], is_win: false }
    }

    /// Whether there is anything to tell of it besides that it happened.
    pub const fn asks(&self) -> bool {
        self.seat || self.tile || !self.questions.is_empty()
    }

    /// The question of a key.
    pub fn question(&self, key: &str) -> Option<&'static Question> {
        self.questions.iter().find(|question| question.key == key)
    }

    /// The question with a role.
    pub fn question_about(&self, role: Role) -> Option<&'static Question> {
        self.questions.iter().find(|question| question.role == role)
    }
}
