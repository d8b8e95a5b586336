//! Whether the screen is for entering a hand or for reading what it comes to.

use leptos::prelude::*;

use crate::app::context::calculator::Calculator;
use crate::scoring::Standing;

impl Calculator {
    /// Whether the screen is for reading: the hand is complete, and what it comes to is known.
    pub fn is_reading(self) -> bool {
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
