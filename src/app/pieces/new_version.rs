//! The change to a new version of the app.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::use_i18n;
use crate::app::pieces::button::Button;

/// The button that loads the page again, in the new version. `www/version.js` does that.
#[component]
pub fn ReloadButton(
    /// The class of the style.
    class: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    let reload = || web::dispatch("hule-reload");
    view! { <Button class name="reload" press=reload>{i18n.t("ui.reload")}</Button> }
}
