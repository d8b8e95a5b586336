//! The live region: a screen reader announces a result in one sentence with the total, what it
//! means and who pays.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::{set_timeout, untrack};

use crate::scoring::Report;

use crate::app::context::ui::Ui;
use crate::app::dom::El;
use crate::app::result::summary::{self, Summary};

/// How long a result must stay before it is announced, so that a player who goes on tapping is not
/// interrupted.
const STAYS: Duration = Duration::from_millis(350);

/// Announces a result after the delay, unless it changed again or equals the last one.
pub fn announce(ui: Ui, place: &El, summary: &Summary) {
    let (draft, report) = (ui.draft(), ui.report());
    if report.pending {
        return;
    }
    let (place, words) = (place.clone(), sentence(ui, summary, &report));
    let announced = move || {
        if ui.is_there() && untrack(|| Arc::ptr_eq(&ui.draft(), &draft)) {
            place.set_text(&words);
        }
    };
    set_timeout(announced, STAYS);
}

fn sentence(ui: Ui, summary: &Summary, report: &Report) -> String {
    let total = [&*summary.total, " ", &*summary.unit].concat();
    let payment = summary::payment_words(ui, report).unwrap_or_default();
    let mut words = String::new();
    for part in [total.trim(), &*summary.verdict, &*payment] {
        if !part.is_empty() {
            words += if words.is_empty() { "" } else { ui.language_now().comma() };
            words += part;
        }
    }
    words
}
