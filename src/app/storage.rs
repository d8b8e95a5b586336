//! The hands that are kept on the device.

use crate::entry::{Draft, link};
use crate::saved::{Kept, Shelf};
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

/// What is on a shelf. What can't be read is put aside before anything is written over it.
pub fn load(which: Which) -> Result<Shelf, Full> {
    let text = web::load(which.key()).unwrap_or_default();
    let (shelf, damaged) = Shelf::parse(&text);
    if !damaged.is_empty() {
        let aside = [&*self::damaged(), &damaged.join("\n"), "\n"].concat();
        if !web::save(DAMAGED, &aside) {
            return Err(Full);
        }
        save(which, &shelf)?;
    }
    Ok(shelf)
}

/// Keeps a shelf, or leaves it as it was.
pub fn save(which: Which, shelf: &Shelf) -> Result<(), Full> {
    if web::save(which.key(), &shelf.text()) { Ok(()) } else { Err(Full) }
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
    let kept = Kept::new(link::encode(draft), "", web::date());
    if let Ok(mut shelf) = load(Which::History) {
        if shelf.hands.first().is_some_and(|last| last.link == kept.link) {
            return;
        }
        shelf.remember(kept);
        // The oldest ones make room for the new one.
        while save(Which::History, &shelf).is_err() && shelf.hands.len() > 1 {
            shelf.hands.truncate(shelf.hands.len() / 2);
        }
    }
}
