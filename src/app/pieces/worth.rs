//! What a sheet is worth, in the units of its rule system, and the notes of a report.

use crate::scoring::comparison::points;
use crate::scoring::{Note, Sheet};
use crate::system::System;
use crate::system::{Fan, Unit};
use crate::text::{Slot, explain, note};

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};

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
pub struct CountedFan {
    pub fan: &'static Fan,
    pub times: usize,
    pub points: u16,
}

/// Returns the counted fans of a sheet, each once.
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

/// The formula of the total, unless it is a plain sum.
pub fn formula(ui: Ui, sheet: &Sheet) -> Option<El> {
    let formula = sheet.formula.as_ref()?;
    let (written, total) = (formula.to_string(), sheet.total.to_string());
    if written == total {
        return None;
    }
    let amount = formula.amount().to_string();
    let key = if amount == total { "ui.comes-to" } else { "ui.rounded" };
    let mut way = written;
    if amount != total && amount != way {
        way = [&*way, " = ", &*amount].concat();
    }
    let slots = [("way", Slot::text(way)), ("total", Slot::text(&*total))];
    Some(text("p", "formula-line", &ui.fill(key, &slots)).attr("data-part", "formula"))
}

/// The notes of the report.
pub fn notes(ui: Ui, notes: &[Note]) -> Vec<El> {
    let words = ui.catalogue();
    let mut lines: Vec<El> =
        notes.iter().map(|n| el("li", "").sentence(&note::sentence(n, &words))).collect();
    if let Some(seat) = ui.report().next_dealer {
        lines.push(text("li", "", &ui.with("ui.next-dealer", "seat", &ui.seat(seat))));
    }
    if lines.is_empty() {
        return lines;
    }
    vec![group("ul", "notes", lines).attr("data-part", "notes")]
}

/// Lists the fans of a sheet on one line.
pub fn names(ui: Ui, rules: &'static System, sheet: &Sheet) -> String {
    let words = ui.catalogue();
    let mut line = String::new();
    for counted in counted_fans(rules, sheet) {
        line += if line.is_empty() { "" } else { words.language().comma() };
        line += explain::fan_name(&words, counted.fan);
    }
    line
}
