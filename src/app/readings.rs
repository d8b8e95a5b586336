//! How a hand is read: its sets, and the other ways.

use leptos::prelude::*;

use crate::report::Report;
use crate::sheet::Sheet;

use super::art;
use super::kit::{Ui, button, group, heading, hook, text};
use super::state::Action;

/// How many other readings are offered.
const MOST: usize = 12;

/// The parts of a reading as groups of tiles; the winning tile is marked in its part.
fn parts(ui: Ui, sheet: &Sheet) -> AnyView {
    let groups = sheet.division.parts().map(|part| {
        let tiles = art::group(&sheet.division.tiles(part));
        let class = if Some(part) == sheet.won { "part won" } else { "part" };
        group(class, vec![tiles])
    });
    let _ = ui;
    groups.collect::<Vec<_>>().into_any()
}

/// The reading that is looked at.
pub fn division(ui: Ui, sheet: &Sheet) -> AnyView {
    group("division", vec![parts(ui, sheet)])
}

/// The other readings, each with what it would come to.
pub fn readings(ui: Ui, report: &Report, reading: usize) -> AnyView {
    if report.sheets.len() < 2 {
        return ().into_any();
    }
    let best = report.sheets[0].total;
    let others = report.sheets.iter().enumerate().take(MOST).filter(|(i, _)| *i != reading);
    let rows = others.map(|(i, sheet)| {
        let less = match best - sheet.total {
            0 => "=".to_owned(),
            less => format!("−{less}"),
        };
        let body = vec![
            view! { <b class="points">{sheet.total}</b> }.into_any(),
            group("division", vec![parts(ui, sheet)]),
            text("less", less),
        ];
        button(ui, "reading", hook("data-reading", i), String::new(), Action::Reading(i), body.into_any())
    });
    let rows: Vec<AnyView> = rows.collect();
    vec![heading(ui.t("ui.readings")), group("readings", rows)].into_any()
}
