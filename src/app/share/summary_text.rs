//! The words about the hand on the screen, for a message and a picture.

use std::fmt::Write;

use leptos::prelude::untrack;

use crate::app::context::ui::Ui;
use crate::app::pieces::scores;
use crate::app::pieces::summary_words::{SummaryWords, summarize};
use crate::scoring::Sheet;
use crate::text::{explain, payments};

use crate::sharing::message::{HandSummary, Line};

/// Returns the summary of the hand on the screen.
pub fn summary_text(ui: Ui) -> HandSummary {
    untrack(|| {
        let (draft, report, reading) = (ui.draft(), ui.report(), ui.reading());
        let SummaryWords { tone, total, unit, verdict } = summarize(ui, &draft, &report, reading);
        let mut fans = Vec::new();
        if ui.together() {
            for place in 0..=draft.others.len() {
                let Some(sheet) = report.sheets_at(place).first() else { continue };
                let (points, name) = (sheet.total.to_string(), ui.place_name(place));
                fans.push(Line { points, name, is_head: true });
                lines(ui, sheet, &mut fans);
            }
        } else if let Some(sheet) = report.sheets_at(0).get(reading).or(report.sheets.first()) {
            lines(ui, sheet, &mut fans);
        }
        let system = ui.join(&["rules.", draft.system().key, ".name"]);
        let total = [&*total, &*unit].join(" ").trim().to_owned();
        let payment = payments::of_report(&report, &ui.catalogue()).unwrap_or_default();
        HandSummary { system, total, verdict, wins: tone == "wins", payment, fans }
    })
}

/// Adds the lines of the fans of a sheet.
fn lines(ui: Ui, sheet: &Sheet, to: &mut Vec<Line>) {
    let words = ui.catalogue();
    for row in scores::counted_fans(ui.rules(), sheet) {
        let mut name = explain::fan_name(&words, row.fan).to_owned();
        if row.times > 1 {
            let _ = write!(name, " ×{}", row.times);
        }
        to.push(Line { points: ui.worth(row.fan, row.points), name, is_head: false });
    }
}
