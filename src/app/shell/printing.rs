//! Printing: while the browser prints, a page for paper stands in the document.

use leptos::prelude::*;

use crate::app::context::part::Fetched;
use crate::app::context::ui::use_ui;
use crate::app::shell::parts::Parts;

/// The page for paper. It is there between the events `beforeprint` and `afterprint`, if anything
/// has been entered.
#[component]
pub fn Paper() -> impl IntoView {
    let ui = use_ui();
    let parts = expect_context::<Parts>();
    let prints = RwSignal::new(false);
    let before = window_event_listener_untyped("beforeprint", move |_| prints.set(true));
    let after = window_event_listener_untyped("afterprint", move |_| prints.set(false));
    on_cleanup(move || {
        before.remove();
        after.remove();
    });
    move || {
        if !prints.get() || ui.draft().tiles.is_empty() {
            return None;
        }
        match parts.result.get() {
            Fetched::Here(views) => {
                Some(view! { <article class="paper">{(views.paper)()}</article> })
            }
            _ => None,
        }
    }
}
