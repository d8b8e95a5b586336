//! Sharing a hand, and saved hands.

mod actions;
mod drawing;
mod files;
mod row;
mod saved;
mod shelf;
mod shown;
mod totals;

use leptos::prelude::*;

use crate::calculator::Panel;

/// Renders the panel for sharing, or the one for saved hands.
pub fn view(panel: Panel) -> AnyView {
    match panel {
        Panel::Share => view! { <actions::SharePanel/> }.into_any(),
        _ => view! { <saved::SavedHands/> }.into_any(),
    }
}
