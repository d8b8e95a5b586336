//! Kinds of event: what can happen in a deal, for rule systems that ask for it.

use serde::{Serialize, Serializer};

use super::{Question, Role};

/// A kind of event that a rule system asks for. Its name in the catalogues is `event.<key>`; its
/// questions have their own names.
///
/// A rule system has a constant for each of them. Two kinds of a rule system are equal if their keys
/// are.
#[derive(Clone, Copy, Debug, Serialize)]
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

    /// Whether the event means that a player has won on the tile with which the hand wins: it asks neither
    /// how that tile came nor from whom.
    pub fn is_win_on_same_tile(&self) -> bool {
        let asks = |role| self.question_about(role).is_some();
        self.is_win && !self.seat && !asks(Role::WinSource) && !asks(Role::Discarder)
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

impl PartialEq for EventKind {
    fn eq(&self, other: &EventKind) -> bool {
        self.key == other.key
    }
}

impl Eq for EventKind {}

/// Serialises a kind of event as its key.
pub(crate) fn as_key<S: Serializer>(kind: &EventKind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(kind.key)
}
