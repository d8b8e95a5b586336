//! What a report says of a hand, line by line: what is wrong with it, how the total is calculated, who pays, and
//! the notes.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::sentence::{CitingWords, Words};
use crate::entry::Fault;
use crate::scoring::{Note, Sheet};
use crate::text::{fault, note, totals};

/// A sentence for each fault. What only has not been entered yet is no cause for alarm.
#[component]
pub fn FaultList(faults: Vec<Fault>) -> impl IntoView {
    let words = use_i18n().catalogue();
    let is_open = faults.iter().all(|fault| fault.code.is_open());
    let class = if is_open { "faults open" } else { "faults" };
    let lines = faults
        .iter()
        .map(|fault| view! { <li><Words sentence=fault::sentence(fault, &words)/></li> });
    view! { <ul class=class data-part="faults">{lines.collect_view()}</ul> }
}

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

/// A line that says who pays. It breaks between those who pay different amounts, where the dot between them
/// goes out of sight, and elsewhere only if one of them has no room in it.
#[component]
pub fn PaymentLine(line: String) -> impl IntoView {
    let part = |(index, part): (usize, &str)| {
        let dot = (index > 0).then(|| view! { <span class="dot">"·"</span> " " });
        let space = (index > 0).then_some(" ");
        view! { {space} <span class="whole">{dot} {part.to_owned()}</span> }
    };
    let parts = line.split(" · ").enumerate().map(part).collect_view();
    view! { <span class="payers">{parts}</span> }
}
