//! What rulings do to the result: the one that decided a payment and on which tables differ, and those that would change
//! the result. A tap leads to the rulings.

use leptos::prelude::*;

use crate::app::browser::paint::{idle_after_paint, step_by_step};
use crate::app::context::lasting::Lasting;
use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::calculator::{Action, Panel};
use crate::explore::ruling_changes::{RulingChange, Search};
use crate::text::note;
use crate::text::rulings::change as sentence;

/// What the ruling says and what another one would pay; nothing if no such ruling decides the payment.
#[component]
pub fn RulingInForce() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let line = Lasting::memo(move || note::on_ruling(&calculator.report(), &i18n.catalogue()));
    move || {
        let line = line.get()?;
        Some(view! {
            <Button class="by-ruling" name="ruling-in-force" press=Action::Open(Panel::Rulings)>
                <span>{line}</span>
            </Button>
        })
    }
}

/// The rulings that would change the total or the payments; nothing if there are none. They are
/// looked for after the rest has been painted.
#[component]
pub fn RulingChanges() -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let found = RwSignal::new(Vec::new());
    idle_after_paint(move || {
        if let (false, Some(engine)) = (found.is_disposed(), calculator.engine()) {
            let search =
                untrack(|| Search::new(engine, &calculator.draft.get(), calculator.place.get()));
            let is_wanted = move || !found.is_disposed();
            step_by_step(search, Search::step, is_wanted, move |search| found.set(search.found()));
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
