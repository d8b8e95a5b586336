//! Suggestions: what the entered hands already tell of the deal.

use serde::Serialize;

use crate::entry::Event;
use crate::tiles::Meld;

/// An event that what was entered tells of, in the variants that are possible.
///
/// A concealed kong among the melds was certainly declared: it has one variant. A hand that waits
/// for two tiles may have won with either: it has two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Suggestion {
    /// Where the event belongs among the events of the draft.
    pub index: usize,
    /// What the variants have in common.
    pub event: Event,
    /// The possible events, at least one.
    pub variants: Vec<Event>,
    /// The meld that tiles of the hand become with the event, if they are not declared yet.
    pub meld: Option<Meld>,
    /// Whether the tiles of the hand show the event: four of a kind, or fourteen tiles that win.
    /// Others are only possible.
    pub is_shown: bool,
}
