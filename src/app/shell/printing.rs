//! Printing: while the browser prints, a page for paper stands in the document: that of the score sheet
//! if one is open, else that of the hand.

use leptos::prelude::*;

use crate::app::context::use_calculator;
use crate::app::result::paper::Page;
use crate::app::shell::parts::Parts;
use crate::calculator::Panel;

/// The page for paper. It is there between the events `beforeprint` and `afterprint`, if anything
/// has been entered.
#[component]
pub fn Paper() -> impl IntoView {
    let calculator = use_calculator();
    let parts = expect_context::<Parts>();
    let prints = RwSignal::new(false);
    let before = window_event_listener_untyped("beforeprint", move |_| prints.set(true));
    let after = window_event_listener_untyped("afterprint", move |_| prints.set(false));
    on_cleanup(move || {
        before.remove();
        after.remove();
    });
    move || {
        if !prints.get() {
            return None;
        }
        let page = match calculator.panel() {
            Some(Panel::Session(_)) => {
                parts.session.get().and_then(|views| untrack(|| (views.paper)()))
            }
            _ if calculator.draft.get().tiles.is_empty() => None,
            _ => Some(untrack(|| view! { <Page/> }.into_any())),
        };
        page.map(|page| view! { <article class="paper">{page}</article> })
    }
}
