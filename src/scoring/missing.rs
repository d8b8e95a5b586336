//! What has not been entered although the payments depend on it. While anything is missing, a report
//! has no ledger, and its deal is not over.

use serde::Serialize;

use crate::system::{self, Question, Role};
use crate::tiles::{Seat, WinSource};

use super::{Note, Suggestion};

/// Something that moves points and has not been entered.
///
/// ```
/// use hule::entry::link;
/// use hule::rules;
/// use hule::scoring::EntryPoint;
///
/// let draft = link::decode("1/mcr/[789s][EEEE,1]123m456pC+C?seat=S", rules::SYSTEMS).unwrap();
/// let report = rules::score(&draft);
/// assert_eq!(report.ledger, None);
/// let question = draft.system().question("from").unwrap();
/// assert_eq!(report.missing[0].entry, EntryPoint::Answer { question, place: 0 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// What is missing, as a remark whose key begins with `missing.`.
    #[serde(flatten)]
    pub note: Note,
    /// Where it is entered.
    pub entry: EntryPoint,
}

/// Where something is entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EntryPoint {
    /// As the answer to a question for a place.
    Answer {
        /// The question.
        #[serde(serialize_with = "system::question::as_key")]
        question: &'static Question,
        /// The place.
        place: usize,
    },
    /// As the answer to a question about an event.
    EventAnswer {
        /// The index of the event.
        event: usize,
        /// The question.
        #[serde(serialize_with = "system::question::as_key")]
        question: &'static Question,
    },
    /// As the tile of an event.
    EventTile {
        /// The index of the event.
        event: usize,
    },
    /// As the tiles of a place.
    Tiles {
        /// The place.
        place: usize,
        /// The question about the place whose answer may stand for the tiles.
        #[serde(serialize_with = "system::question::as_key_if_any")]
        instead: Option<&'static Question>,
    },
    /// As another event: one of the variants of a suggestion.
    Event(Suggestion),
}

impl EntryPoint {
    /// Whether it is the answer from whom the winning tile of the first place came.
    pub fn is_discarder(&self) -> bool {
        matches!(self, EntryPoint::Answer { question, place: 0 } if question.role == Role::Discarder)
    }
}

impl Missing {
    /// The player is missing who discarded the winning tile of the player at a seat, or whose kong
    /// was robbed.
    pub fn payer(seat: Seat, source: WinSource, entry: EntryPoint) -> Missing {
        let key = match source {
            WinSource::RobbedKong => "missing.robbed",
            _ => "missing.discarder",
        };
        Missing { note: Note::of(key, seat), entry }
    }
}
