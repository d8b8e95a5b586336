//! Sharing a hand, and saved hands.

mod actions;
mod by_hand;
mod drawing;
mod files;
mod row;
mod saved;
mod shelf;
mod store;
mod summary_text;
mod totals;

use leptos::prelude::*;

use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::state::{Action, Panel};

/// Opens the panel for sharing.
pub fn share(ui: Ui) {
    ui.act(Action::Open(Panel::Share));
}

/// Opens the saved hands, whose links may be of any rule system.
pub fn saved(ui: Ui) {
    fetch::every_system(ui, Box::new(|ui| ui.act(Action::Open(Panel::Saved))));
}

/// Renders the panel for sharing, or the one for saved hands.
pub fn view(panel: Panel) -> AnyView {
    match panel {
        Panel::Share => view! { <actions::SharePanel/> }.into_any(),
        _ => view! { <saved::SavedHands/> }.into_any(),
    }
}
