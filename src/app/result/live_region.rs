//! The live region: a screen reader announces a result in one sentence with the total, what it
//! means and who pays.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use crate::app::context::lasting::LastingMemo;
use crate::app::context::{Calculator, I18n, use_calculator, use_fetching, use_i18n};
use crate::app::pieces::taken_name;
use crate::scoring::Report;
use crate::text::summary::Summary;
use crate::text::who_pays;

/// How long a result must stay before it is announced, in milliseconds, so that a player who goes on
/// tapping is not interrupted.
const STAYS: u32 = 350;

/// The region that screen readers watch. A result that changes in the meantime is not announced.
#[component]
pub fn LiveRegion(
    /// The words of the shown result.
    summary: LastingMemo<Summary>,
) -> impl IntoView {
    let (calculator, i18n, fetching) = (use_calculator(), use_i18n(), use_fetching());
    let spoken = RwSignal::new(String::new());
    // The next timeout takes the place of the last one, which is cancelled.
    let timeout = StoredValue::new_local(None::<Timeout>);
    Effect::new(move || {
        let (summary, report) = (summary.get(), calculator.report());
        timeout.set_value(None);
        if report.pending || !fetching.can_explain() {
            return;
        }
        let words = sentence(calculator, i18n, &summary, &report);
        let announce = Timeout::new(STAYS, move || spoken.set(words));
        timeout.set_value(Some(announce));
    });
    view! { <p class="spoken" role="status" data-part="spoken">{spoken}</p> }
}

/// The sentence for a result. A piece that was just taken away, and can be put back, is said before.
fn sentence(calculator: Calculator, i18n: I18n, summary: &Summary, report: &Report) -> String {
    let taken = untrack(|| calculator.entering.taken.get())
        .last()
        .map(|(_, taken)| taken_name(i18n, *taken));
    let taken = taken.map(|name| i18n.with("ui.taken", "tile", &name) + " ").unwrap_or_default();
    taken + &who_pays::announcement(summary, &calculator.draft.get(), report, &i18n.catalogue())
}
