//! How a hand is read: its sets, and the other ways.

use crate::sheet::Sheet;
use crate::text::Slot;

use super::art;
use super::dom::{El, el, group, text};
use super::kit::Ui;
use super::state::Action;

/// How many other readings are offered.
const MOST: usize = 12;

/// The parts of a reading as groups of tiles; the part that the winning tile completed is marked.
pub fn division(sheet: &Sheet) -> El {
    let division = &sheet.division;
    let parts = division.parts().map(|part| {
        let class = if Some(part) == sheet.won { "part won" } else { "part" };
        let mut shown = art::group(&division.tiles(part));
        // A wild tile lies on the tile that it stands for.
        for wild in division.wilds.iter().filter(|w| w.part == part && w.tile != w.stands_for) {
            shown = shown.child(el("i", "wild").child(art::tile(wild.tile)));
        }
        group("div", class, vec![shown])
    });
    group("div", "division", parts.collect())
}

/// What each wild tile stands for, in words.
pub fn wilds(ui: Ui, sheet: &Sheet) -> Vec<El> {
    let wilds = sheet.division.wilds.iter().filter(|wild| wild.tile != wild.stands_for);
    let lines = wilds.map(|wild| {
        let slots =
            [("tile", Slot::tiles(&[wild.tile])), ("stands_for", Slot::tiles(&[wild.stands_for]))];
        el("li", "").say(&ui.catalogue().sentence("ui.stands-for", &slots))
    });
    let lines: Vec<El> = lines.collect();
    if lines.is_empty() {
        return lines;
    }
    vec![group("ul", "notes wilds", lines).attr("data-part", "wilds")]
}

/// The other readings, each with what it would come to.
pub fn readings(ui: Ui, sheets: &[Sheet], reading: usize) -> Vec<El> {
    if sheets.len() < 2 {
        return Vec::new();
    }
    let best = sheets[0].total;
    let others = sheets.iter().enumerate().take(MOST).filter(|(i, _)| *i != reading);
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
