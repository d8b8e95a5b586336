//! Whether the screen is for entering a hand or for reading what it comes to.

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::context::calculator::Calculator;
use crate::scoring::Standing;

impl Calculator {
    /// Whether the screen is for reading. It turns to that once the result has been painted, which therefore is
    /// there at once. Back to entering it turns with the tap.
    pub fn is_reading(self) -> bool {
        self.has_result() && self.is_result_painted.get()
    }

    /// Notes when the result has been painted.
    pub(super) fn follow_result(self) {
        let has_result = Memo::new(move |_| self.has_result());
        // One that is there from the start is read from the start.
        self.is_result_painted.set(has_result.get_untracked());
        // By then it may be gone again, and the app with it.
        let painted = move || {
            if let Some(has_result) = has_result.try_get_untracked() {
                self.is_result_painted.set(has_result);
            }
        };
        Effect::new(move || match has_result.get() {
            true => after_paint(painted),
            false => self.is_result_painted.set(false),
        });
    }

    /// Whether the hand is complete and not edited, and what it comes to is known.
    pub fn has_result(self) -> bool {
        self.has_last_tile.get()
            && matches!(
                self.report().standing,
                Standing::Complete { .. } | Standing::Discarding { .. }
            )
    }

    /// Whether a tap on a tile of the hand discards it: fourteen tiles are there, and they win nothing.
    pub fn is_discarding(self) -> bool {
        self.is_reading()
            && self.mode.get().is_none()
            && matches!(self.report().standing, Standing::Discarding { .. })
    }
}
