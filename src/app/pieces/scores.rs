//! What a sheet is worth, in the units of its rule system, and the notes of a report.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::sentence::{CitingWords, Words};
use crate::scoring::{Note, Sheet};
use crate::text::{note, totals};

/// How the total is calculated; nothing if it is a plain sum.
#[component]
pub fn FormulaLine(sheet: Sheet) -> impl IntoView {
    let sentence = totals::formula(&sheet, &use_i18n().catalogue())?;
    Some(view! { <p class="formula-line" data-part="formula"><Words sentence/></p> })
}

/// The notes of the report, and the next dealer; nothing if there are none.
#[component]
pub fn Notes(notes: Vec<Note>) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let words = i18n.catalogue();
    let dealer = calculator.report().next_dealer;
    let dealer = dealer
        .map(|seat| view! { <li>{i18n.with("ui.next-dealer", "seat", &i18n.seat(seat))}</li> });
    if notes.is_empty() && dealer.is_none() {
        return None;
    }
    let lines = notes.iter().map(|note| {
        let (sentence, system) = (note::sentence(note, &words), calculator.rules.get().key);
        view! { <li><CitingWords sentence system/></li> }
    });
    Some(view! { <ul class="notes" data-part="notes">{lines.collect_view()} {dealer}</ul> })
}
