//! What a sheet is worth, in the units of its rule system, and the notes of a report.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::app::pieces::sentence::{CitingWords, Words};
use crate::scoring::comparison::points;
use crate::scoring::{Note, Sheet};
use crate::system::{Fan, System, Unit};
use crate::text::{explain, note, totals};

impl Ui {
    /// Writes what a fan is worth, counted once or several times: `4`, `2 fans`, `×8`, `limit`.
    pub fn worth(self, fan: &Fan, points: u16) -> String {
        let key = match fan.unit {
            Unit::Points => "ui.unit.points",
            Unit::Fans => "ui.unit.fans",
            Unit::Factor => "ui.unit.factor",
            Unit::Limit => "ui.unit.limit",
        };
        self.count(key, usize::from(points))
    }
}

/// A counted fan of a sheet, with all its occurrences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedFan {
    /// The fan.
    pub fan: &'static Fan,
    /// How many times it counts.
    pub times: usize,
    /// What it is worth in all.
    pub points: u16,
}

/// The counted fans of a sheet, each once.
pub fn counted_fans(rules: &'static System, sheet: &Sheet) -> Vec<CountedFan> {
    let mut fans: Vec<CountedFan> = Vec::new();
    for counted in &sheet.counted {
        let Some(fan) = rules.fan(counted.fan) else { continue };
        match fans.last_mut().filter(|last| last.fan.number == fan.number) {
            Some(last) => last.times += 1,
            None => {
                let points = points(rules, sheet, fan.number);
                fans.push(CountedFan { fan, times: 1, points });
            }
        }
    }
    fans
}

/// How the total is calculated; nothing if it is a plain sum.
#[component]
pub fn FormulaLine(sheet: Sheet) -> impl IntoView {
    let sentence = totals::formula(&sheet, &use_ui().catalogue())?;
    Some(view! { <p class="formula-line" data-part="formula"><Words sentence/></p> })
}

/// The notes of the report, and the next dealer; nothing if there are none.
#[component]
pub fn Notes(notes: Vec<Note>) -> impl IntoView {
    let ui = use_ui();
    let words = ui.catalogue();
    let dealer = ui.report().next_dealer;
    let dealer =
        dealer.map(|seat| view! { <li>{ui.with("ui.next-dealer", "seat", &ui.seat(seat))}</li> });
    if notes.is_empty() && dealer.is_none() {
        return None;
    }
    let lines = notes.iter().map(|note| {
        let (sentence, system) = (note::sentence(note, &words), ui.rules().key);
        view! { <li><CitingWords sentence system/></li> }
    });
    Some(view! { <ul class="notes" data-part="notes">{lines.collect_view()} {dealer}</ul> })
}

/// The fans of a sheet on one line.
pub fn fan_names(ui: Ui, rules: &'static System, sheet: &Sheet) -> String {
    let words = ui.catalogue();
    let fans = counted_fans(rules, sheet);
    let names: Vec<&str> = fans.iter().map(|row| explain::fan_name(&words, row.fan)).collect();
    names.join(words.language().comma())
}
