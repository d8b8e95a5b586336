//! Whether the screen is for entering a hand or for reading what it comes to.

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::context::calculator::Calculator;
use crate::scoring::Standing;

impl Calculator {
    /// Whether the screen is for reading. After a tap it turns to that once the result has been painted, which
    /// therefore is there at once. Back to entering it turns with the tap.
    pub fn is_reading(self) -> bool {
        self.has_result() && self.outcome.is_painted.get()
    }

    /// Notes when the result has been painted.
    pub(super) fn follow_result(self) {
        let has_engine = self.outcome.has_engine;
        let has_result = Memo::new(move |_| self.has_result());
        let is_shown = Memo::new(move |_| self.fetching.is_shown() && has_engine.get());
        // By then it may be gone again, and the app with it.
        let painted = move || {
            if let Some(has_result) = has_result.try_get_untracked() {
                self.outcome.is_painted.set(has_result);
            }
        };
        Effect::new(move |was_shown: Option<bool>| {
            match has_result.get() {
                true if was_shown == Some(true) => after_paint(painted),
                // It came with a link or with the rules, not with a tap: the screen shows it as it stays.
                has_result => self.outcome.is_painted.set(has_result),
            }
            is_shown.get()
        });
    }

    /// Whether the hand is complete and not edited, and what it comes to is known.
    pub fn has_result(self) -> bool {
        self.outcome.has_last_tile.get()
            && matches!(
                self.report().standing,
                Standing::Complete { .. } | Standing::Discarding { .. }
            )
    }

    /// Whether a tap on a tile of the hand discards it: fourteen tiles are there, and they win nothing.
    pub fn is_discarding(self) -> bool {
        self.is_reading()
            && self.entering.mode.get().is_none()
            && matches!(self.report().standing, Standing::Discarding { .. })
    }
}
