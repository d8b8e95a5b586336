//! What a screen reader hears of a result: the total, what it means and who pays, in one sentence.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::{set_timeout, untrack};

use crate::scoring::Report;

use super::dom::El;
use super::summary::{self, Summary};
use super::ui::Ui;

/// How long a result has to stay until it is said: whoever taps on is not interrupted.
const STAYS: Duration = Duration::from_millis(350);

/// Says a result, once it stays and if it is another than the last one.
pub fn say(ui: Ui, place: &El, summary: &Summary) {
    let (draft, report) = (ui.draft(), ui.report());
    if report.pending {
        return;
    }
    let (place, words) = (place.clone(), sentence(ui, summary, &report));
    let said = move || {
        if untrack(|| Arc::ptr_eq(&ui.draft(), &draft)) {
            place.set_text(&words);
        }
    };
    set_timeout(said, STAYS);
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
