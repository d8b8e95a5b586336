//! The change to a new version of the app.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::use_i18n;
use crate::app::pieces::button::Button;

/// How far the change has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    /// Nobody wants it yet.
    Offered,
    /// The new version is being fetched.
    Underway,
    /// The new version can't be had as a whole.
    Failed,
}

/// The button that loads the page again, in the new version. `www/version.js` does that, and says if it
/// can't.
#[component]
pub fn ReloadButton(
    /// The class of the style.
    class: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    let change = RwSignal::new(Change::Offered);
    let failed = window_event_listener_untyped("hule-not-renewed", move |_| {
        change.set(Change::Failed);
    });
    on_cleanup(move || failed.remove());
    let reload = move || {
        if change.get_untracked() != Change::Underway {
            change.set(Change::Underway);
            web::dispatch("hule-reload");
        }
    };
    let why = move || (change.get() == Change::Failed).then(|| i18n.t("ui.not-renewed"));
    let label = move || match change.get() {
        Change::Underway => i18n.t("ui.loading"),
        Change::Offered | Change::Failed => i18n.t("ui.reload"),
    };
    view! {
        {move || why().map(|why| view! { <p class="quiet" role="alert">{why}</p> })}
        <Button class name="reload" press=reload>{label}</Button>
    }
}
