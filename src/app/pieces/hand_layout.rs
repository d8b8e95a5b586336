//! The rows of tiles of the hand on the screen.

use leptos::prelude::*;

use crate::app::context::ui::Ui;
pub use crate::app::pieces::hand_rows::{Row, of_place, together};

/// Returns the rows of a draft.
pub fn hand_layout(ui: Ui) -> Vec<Row> {
    let draft = ui.draft();
    if ui.together() {
        together(&draft, &ui.report())
    } else {
        vec![of_place(&draft, ui.place.get())]
    }
}
