//! The kept hands in the browser's storage.

use crate::entry::{Draft, link};
use crate::saved::{HandList, KeptHand};
use crate::scoring::{Report, Standing};

use crate::app::browser::web;

/// One of the two lists of kept hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Hands that were saved under a name.
    Saved,
    /// The last complete hands.
    History,
}

/// The key of the lines that could not be read.
const DAMAGED: &str = "hule.hands.damaged";

/// The browser has no room left, or storage is blocked.
pub struct Full;

impl Which {
    /// The key in the store. It has the version of the format of [`crate::saved`].
    const fn key(self) -> &'static str {
        match self {
            Which::Saved => "hule.saved.1",
            Which::History => "hule.history.1",
        }
    }
}

/// Loads a list. Lines that cannot be read are moved to another key first, so that nothing
/// overwrites them.
pub fn load(which: Which) -> Result<HandList, Full> {
    let text = web::load(which.key()).unwrap_or_default();
    let (list, damaged) = HandList::parse(&text);
    if !damaged.is_empty() {
        if !put_aside(&damaged) {
            return Err(Full);
        }
        save(which, &list)?;
    }
    Ok(list)
}

/// Adds lines to those that could not be read. Returns whether there was room for them.
pub fn put_aside<L: AsRef<str>>(lines: &[L]) -> bool {
    let lines = lines.iter().map(|line| [line.as_ref(), "\n"].concat());
    web::save(DAMAGED, &[damaged(), lines.collect()].concat())
}

/// Saves a list. If that fails, the stored list stays as it was.
pub fn save(which: Which, list: &HandList) -> Result<(), Full> {
    if web::save(which.key(), &list.text()) { Ok(()) } else { Err(Full) }
}

/// Returns the lines that could not be read.
pub fn damaged() -> String {
    web::load(DAMAGED).unwrap_or_default()
}

/// Adds a hand to the history if it is complete.
pub fn remember(draft: &Draft, report: &Report) {
    if !matches!(report.standing, Standing::Complete { .. }) || report.pending {
        return;
    }
    let kept = KeptHand::new(link::encode(draft), "", web::date());
    if let Ok(mut list) = load(Which::History) {
        if list.hands.first().is_some_and(|last| last.link == kept.link) {
            return;
        }
        list.remember(kept);
        // If there is no room, the oldest hands are dropped.
        while save(Which::History, &list).is_err() && list.hands.len() > 1 {
            list.hands.truncate(list.hands.len() / 2);
        }
    }
}
