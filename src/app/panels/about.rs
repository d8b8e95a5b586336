//! The panel about the app.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;

/// What the app is, and what it does not do.
#[component]
pub fn About() -> impl IntoView {
    let ui = use_ui();
    let keys = ["ui.about.1", "ui.about.2", "ui.about.3"];
    keys.map(|key| view! { <p>{ui.t(key)}</p> }).collect_view()
}
