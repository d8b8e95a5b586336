//! The change to a new version of the app.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::ui::use_ui;

/// The button that loads the page again, in the new version. `www/version.js` does that.
#[component]
pub fn ReloadButton(
    /// The class of the style.
    class: &'static str,
) -> impl IntoView {
    let ui = use_ui();
    let reload = move |_| web::dispatch("hule-reload");
    view! {
        <button type="button" class=class data-action="reload" on:click=reload>
            {ui.t("ui.reload")}
        </button>
    }
}
