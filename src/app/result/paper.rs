//! The printed page: the hand with its reading, fans, payments and circumstances.

use leptos::prelude::*;

use crate::entry::link;
use crate::scoring::Sheet;
use crate::text::{explain, fault};

use crate::app::browser::web;
use crate::app::context::ui::{Ui, sheets, use_ui};
use crate::app::dom::{El, el, group, text, views};
use crate::app::entry::circumstances;
use crate::app::entry::events;
use crate::app::panels::menu;
use crate::app::pieces::art;
use crate::app::pieces::readings;
use crate::app::pieces::worth;
use crate::app::result::ledger;
use crate::app::result::places;
use crate::app::result::summary;

/// Renders the printed page.
pub fn view() -> AnyView {
    let ui = use_ui();
    views(untrack(|| parts(ui)))
}

fn parts(ui: Ui) -> Vec<El> {
    let (draft, report, reading) = (ui.draft(), ui.report(), ui.reading());
    let rules = draft.system();
    let summary = summary::summarize(ui, &draft, &report, reading);
    let total = [&*summary.total, " ", &*summary.unit].concat();
    let title = vec![text("b", "", &total), text("span", "", &summary.verdict)];
    let system = ui.join(&["rules.", rules.key, ".name"]);
    let mut parts = vec![
        group("h1", "", title),
        text("p", "", &[&*system, " · ", &*ui.preset()].concat()),
        circumstances::answers_line(ui, &report),
        menu::strip(&draft.tiles),
    ];
    for (place, tiles) in (1..).zip(&draft.others) {
        if !tiles.is_empty() {
            parts.push(text("h2", "", &ui.place_name(place)));
            parts.push(menu::strip(tiles));
        }
    }
    let words = ui.catalogue();
    let happened = draft.events.iter().map(|event| {
        let (name, details) = events::words(ui, event);
        let details = if details.is_empty() { details } else { [" · ", &*details].concat() };
        let line = text("li", "", &[&*name, &*details].concat());
        event.tile.into_iter().fold(line, |line, tile| line.text(" ").child(art::group(&[tile])))
    });
    let happened: Vec<El> = happened.collect();
    if !happened.is_empty() {
        parts.push(text("h2", "", &ui.t("ui.events")));
        parts.push(group("ol", "deal", happened));
    }
    let faults =
        report.faults.iter().map(|fault| el("li", "").sentence(&fault::sentence(fault, &words)));
    parts.push(group("ul", "faults", faults.collect()));
    // If a player has several hands, all of them are printed.
    let last = if ui.together() { draft.others.len() } else { 0 };
    for place in 0..=last {
        let chosen = if last == 0 { reading } else { 0 };
        if let Some(sheet) = sheets(&report, place).get(chosen) {
            if last > 0 {
                let total = [&*ui.place_name(place), " · ", &*sheet.total.to_string()].concat();
                parts.push(text("h2", "", &total));
            }
            read(ui, sheet, &mut parts);
        }
    }
    parts.extend(places::others(ui, &report));
    parts.extend(worth::notes(ui, &report.notes));
    if let Some(ledger) = &report.ledger {
        parts.push(text("h2", "", &ui.t("ui.payments")));
        parts.extend(ledger::table(ui, &draft, ledger));
    }
    let page = web::address();
    let page = page.split('#').next().unwrap_or_default();
    parts.push(text("p", "link", &[page, "#", &link::encode(&draft)].concat()));
    parts
}

/// The reading of a hand, and its fans.
fn read(ui: Ui, sheet: &Sheet, parts: &mut Vec<El>) {
    let words = ui.catalogue();
    parts.push(readings::division(sheet));
    parts.extend(readings::wilds(ui, sheet));
    let rows = worth::counted_fans(ui.rules(), sheet).into_iter().map(|row| {
        let mut name = explain::fan_name(&words, row.fan).to_owned();
        if row.times > 1 {
            name += &[" ×", &row.times.to_string()].concat();
        }
        let points = text("b", "points", &ui.worth(row.fan, row.points));
        group("li", "", vec![points, text("span", "", &name)])
    });
    parts.push(group("ul", "fans", rows.collect()));
    parts.extend(worth::formula(ui, sheet));
}
