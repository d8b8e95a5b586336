//! The hands that are kept on the device.

use crate::entry::{Draft, link};
use crate::saved::{HandList, KeptHand};
use crate::scoring::{Report, Standing};

use super::web;

/// One of the two shelves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Hands that were saved under a name.
    Saved,
    /// The last ones that were finished.
    History,
}

/// Where lines are put aside that can't be read.
const DAMAGED: &str = "hule.hands.damaged";

/// The browser keeps nothing more, or nothing at all.
pub struct Full;

impl Which {
    /// The version is that of the lines: [`crate::saved`].
    const fn key(self) -> &'static str {
        match self {
            Which::Saved => "hule.saved.1",
            Which::History => "hule.history.1",
        }
    }
}

/// What is on a list. What can't be read is put aside before anything is written over it.
pub fn load(which: Which) -> Result<HandList, Full> {
    let text = web::load(which.key()).unwrap_or_default();
    let (list, damaged) = HandList::parse(&text);
    if !damaged.is_empty() {
        let aside = [&*self::damaged(), &damaged.join("\n"), "\n"].concat();
        if !web::save(DAMAGED, &aside) {
            return Err(Full);
        }
        save(which, &list)?;
    }
    Ok(list)
}

/// Keeps a list, or leaves it as it was.
pub fn save(which: Which, list: &HandList) -> Result<(), Full> {
    if web::save(which.key(), &list.text()) { Ok(()) } else { Err(Full) }
}

/// The lines that were put aside.
pub fn damaged() -> String {
    web::load(DAMAGED).unwrap_or_default()
}

/// Remembers a hand once it is complete.
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
        // The oldest ones make room for the new one.
        while save(Which::History, &list).is_err() && list.hands.len() > 1 {
            list.hands.truncate(list.hands.len() / 2);
        }
    }
}
