//! The kept hands in the browser's storage.

use crate::entry::{Draft, link};
use crate::saved::{HandList, KeptHand};
use crate::scoring::{Report, Standing};

use crate::app::browser::storage::{self, NotKept};
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
pub fn load(which: Which) -> Result<HandList, NotKept> {
    let text = storage::load(which.key()).unwrap_or_default();
    let (list, damaged) = HandList::parse(&text);
    if !damaged.is_empty() {
        put_aside(&damaged)?;
        save(which, &list)?;
    }
    Ok(list)
}

/// Adds lines to those that could not be read.
pub fn put_aside<L: AsRef<str>>(lines: &[L]) -> Result<(), NotKept> {
    let lines = lines.iter().map(|line| [line.as_ref(), "\n"].concat());
    storage::save(DAMAGED, &[damaged(), lines.collect()].concat())
}

/// Saves a list. If that fails, the stored list stays as it was.
pub fn save(which: Which, list: &HandList) -> Result<(), NotKept> {
    storage::save(which.key(), &list.text())
}

/// Returns the lines that could not be read.
pub fn damaged() -> String {
    storage::load(DAMAGED).unwrap_or_default()
}

/// Adds a hand to the history if it is complete.
pub fn remember(draft: &Draft, report: &Report) -> Result<(), NotKept> {
    if !matches!(report.standing, Standing::Complete { .. }) || report.pending {
        return Ok(());
    }
    let kept = KeptHand::new(link::encode(draft), "", web::date());
    let mut list = load(Which::History)?;
    if list.hands.first().is_some_and(|last| last.link == kept.link) {
        return Ok(());
    }
    list.remember(kept);
    // If there is no room, the oldest hands are dropped.
    while save(Which::History, &list).is_err() {
        if list.hands.len() == 1 {
            return Err(NotKept);
        }
        list.hands.truncate(list.hands.len() / 2);
    }
    Ok(())
}
