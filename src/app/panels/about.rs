//! The panel about the app.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::{Document, DocumentLinks};

/// What the app is, what it does not do, its version, and what stands beside it.
#[component]
pub fn About() -> impl IntoView {
    let i18n = use_i18n();
    let keys = ["ui.about.1", "ui.about.2", "ui.about.3"];
    view! {
        {keys.map(|key| view! { <p>{i18n.t(key)}</p> }).collect_view()}
        <DocumentLinks documents=&Document::ALL/>
        <p class="quiet" data-part="version">
            {i18n.with("ui.version", "version", env!("CARGO_PKG_VERSION"))}
        </p>
    }
}
