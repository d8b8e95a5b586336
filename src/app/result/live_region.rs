//! The live region: a screen reader announces a result in one sentence with the total, what it
//! means and who pays.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use crate::app::context::lasting::LastingMemo;
use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::piece_names::taken_name;
use crate::scoring::Report;
use crate::text::expected_payments;
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
    let ui = use_ui();
    let spoken = RwSignal::new(String::new());
    // The next timeout takes the place of the last one, which is cancelled.
    let timeout = StoredValue::new_local(None::<Timeout>);
    Effect::new(move || {
        let (summary, report) = (summary.get(), ui.report());
        timeout.set_value(None);
        if report.pending || !ui.can_explain() {
            return;
        }
        let words = sentence(ui, &summary, &report);
        let announce = Timeout::new(STAYS, move || spoken.set(words));
        timeout.set_value(Some(announce));
    });
    view! { <p class="spoken" role="status" data-part="spoken">{spoken}</p> }
}

/// The sentence for a result. A piece that was just taken away, and can be put back, is said before.
fn sentence(ui: Ui, summary: &Summary, report: &Report) -> String {
    let taken = untrack(|| ui.taken()).last().map(|(_, taken)| taken_name(ui, *taken));
    let taken = taken.map(|name| ui.with("ui.taken", "tile", &name) + " ").unwrap_or_default();
    let total = summary.total_with_unit();
    let payment = who_pays::sentence(&ui.draft(), report, &ui.catalogue()).unwrap_or_default();
    let expected = expected_payments::while_open(report, &ui.draft(), &ui.catalogue());
    let expected = expected.unwrap_or_default();
    let mut parts = vec![total.trim(), &*summary.verdict, &*payment, &*expected];
    parts.retain(|part| !part.is_empty());
    taken + &parts.join(ui.language_now().comma())
}
