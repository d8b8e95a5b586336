//! What would make a hand win, and its discards by worth.

use serde::Serialize;

use crate::explore::ways::{RankedDiscard, Search, Way};

use super::request::Asked;
use super::{Answer, plain};

/// What a search for ways to a win finds.
#[derive(Serialize)]
struct Ways {
    ways: Vec<Way>,
    discards: Vec<RankedDiscard>,
    unseen: u64,
}

/// The shortest ways to a win, and the discards of fourteen tiles by worth. Both are empty where that is
/// not asked.
pub fn ways(asked: &Asked) -> Answer {
    asked.examine()?;
    let mut search = Search::new(asked.engine, &asked.draft);
    while !search.step(usize::MAX).is_done() {}
    plain(&Ways { ways: search.ways(), discards: search.discards(), unseen: search.unseen() })
}
