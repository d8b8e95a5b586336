//! What another ruling would change about the result. A tap leads to the rulings.

use leptos::prelude::*;

use crate::app::browser::paint::{idle_after_paint, when_idle};
use crate::app::browser::web;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::explore::ruling_changes::{RulingChange, Search};
use crate::state::{Action, Panel};
use crate::text::rulings::change as sentence;

/// How long the search may block the browser, in milliseconds.
const SLICE: f64 = 6.0;

/// The rulings that would change the total or the payments; nothing if there are none. They are
/// looked for after the rest has been painted.
#[component]
pub fn RulingChanges() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let found = RwSignal::new(Vec::new());
    idle_after_paint(move || {
        if let (false, Some(engine)) = (found.is_disposed(), calculator.engine()) {
            search_on(
                untrack(|| Search::new(engine, &calculator.draft.get(), calculator.place.get())),
                found,
            );
        }
    });
    let row = move |change: RulingChange| {
        view! {
            <Button
                class="near"
                hook=("data-ruling-change", change.ruling)
                press=Action::Open(Panel::Rulings)
            >
                <span>{sentence(&i18n.catalogue(), &change)}</span>
            </Button>
        }
    };
    let list = move || {
        let found = found.get();
        if found.is_empty() {
            return None;
        }
        Some(untrack(|| {
            view! {
                <h2>{i18n.t("ui.ruling-changes")}</h2>
                {found.into_iter().map(row).collect_view()}
            }
        }))
    };
    view! { <div class="nears" data-part="ruling-changes">{list}</div> }
}

/// Searches for a while, and goes on as soon as the browser has time.
fn search_on(mut search: Search, found: RwSignal<Vec<RulingChange>>) {
    let end = web::now() + SLICE;
    while search.step() {
        if web::now() > end {
            return when_idle(move || {
                if !found.is_disposed() {
                    search_on(search, found);
                }
            });
        }
    }
    found.set(search.found());
}
