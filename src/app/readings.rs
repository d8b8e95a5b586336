//! How a hand is read: its sets, and the other ways.

use crate::report::Report;
use crate::sheet::Sheet;

use super::art;
use super::dom::{El, group, text};
use super::kit::Ui;
use super::state::Action;

/// How many other readings are offered.
const MOST: usize = 12;

/// The parts of a reading as groups of tiles; the part that the winning tile completed is marked.
pub fn division(sheet: &Sheet) -> El {
    let parts = sheet.division.parts().map(|part| {
        let class = if Some(part) == sheet.won { "part won" } else { "part" };
        group("div", class, vec![art::group(&sheet.division.tiles(part))])
    });
    group("div", "division", parts.collect())
}

/// The other readings, each with what it would come to.
pub fn readings(ui: Ui, report: &Report, reading: usize) -> Vec<El> {
    if report.sheets.len() < 2 {
        return Vec::new();
    }
    let best = report.sheets[0].total;
    let others = report.sheets.iter().enumerate().take(MOST).filter(|(i, _)| *i != reading);
    let rows = others.map(|(i, sheet)| {
        let less = match best - sheet.total {
            0 => "=".to_owned(),
            less => format!("−{less}"),
        };
        let body = vec![
            text("b", "points", &sheet.total.to_string()),
            division(sheet),
            text("span", "less", &less),
        ];
        let button = ui.button("reading", Action::Reading(i));
        button.attr("data-reading", &i.to_string()).children(body)
    });
    vec![text("h2", "", &ui.t("ui.readings")), group("div", "readings", rows.collect())]
}
