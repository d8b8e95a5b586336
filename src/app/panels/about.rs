//! The panel about the app.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;
use crate::app::pieces::documents::{Document, DocumentLinks};

/// What the app is, what it does not do, its version, and what stands beside it.
#[component]
pub fn About() -> impl IntoView {
    let ui = use_ui();
    let keys = ["ui.about.1", "ui.about.2", "ui.about.3"];
    view! {
        {keys.map(|key| view! { <p>{ui.t(key)}</p> }).collect_view()}
        <DocumentLinks documents=&Document::ALL/>
        <p class="quiet" data-part="version">
            {ui.with("ui.version", "version", env!("CARGO_PKG_VERSION"))}
        </p>
    }
}
