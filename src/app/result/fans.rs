//! The fans of a complete hand: those that count, those that were dropped, and why.

use leptos::prelude::{Get, untrack};

use crate::book::Page;
use crate::scoring::{Evidence, Reason, Report, Sheet};
use crate::system::{Fan, Names};
use crate::text::explain;

use crate::app::context::controls::truth;
use crate::app::context::ui::{Ui, sheets};
use crate::app::dom::{El, el, group, text, watch};
use crate::app::panels::menu::link_to;
use crate::app::pieces::art;
use crate::app::pieces::readings;
use crate::app::pieces::worth;
use crate::app::result::places;
use crate::app::result::splits;
use crate::app::result::what_if;
use crate::state::{Action, ChosenFan, Panel};

/// The list of the shown reading.
pub fn fans(ui: Ui, report: &Report) -> Vec<El> {
    let reading = ui.reading();
    let sheets = sheets(report, ui.place.get());
    let Some(sheet) = sheets.get(reading) else { return Vec::new() };
    let mut parts = vec![readings::division(sheet)];
    parts.extend(readings::wilds(ui, sheet));
    if reading > 0 {
        let compare =
            ui.button("wide", Action::Open(Panel::ReadingComparison)).attr("data-action", "versus");
        parts.push(compare.text(&ui.t("ui.versus")).child(art::icon(art::NEXT)));
    }
    let mut rows = Vec::new();
    for worth::CountedFan { fan, times, points } in worth::counted_fans(ui.rules(), sheet) {
        rows.push(Row::new(ui, ChosenFan::Counted(fan.number), fan, &ui.worth(fan, points), times));
    }
    parts.push(if rows.is_empty() {
        text("p", "quiet", &ui.t("ui.no-fans"))
    } else {
        list(ui, "fans", rows)
    });
    parts.extend(worth::formula(ui, sheet));
    if ui.place.get() == 0 || ui.together() {
        parts.extend(worth::notes(ui, &report.notes));
        parts.extend(places::others(ui, report));
        parts.extend(splits::others(ui, report));
    }
    parts.push(el("div", "rest").soon(move || rest(ui, reading)));
    parts
}

/// The parts below the counted fans.
fn rest(ui: Ui, reading: usize) -> Vec<El> {
    let report = ui.report();
    let sheets = sheets(&report, ui.place.get());
    let Some(sheet) = sheets.get(reading) else { return Vec::new() };
    let mut parts = Vec::new();
    if !sheet.dropped.is_empty() {
        parts.push(text("h2", "", &ui.t("ui.dropped")));
        let mut rows = Vec::new();
        for (i, dropped) in sheet.dropped.iter().enumerate() {
            let Some(fan) = ui.rules().fan(dropped.fan) else { continue };
            rows.push(Row::new(ui, ChosenFan::Dropped(i), fan, &ui.worth(fan, fan.worth), 1));
        }
        parts.push(list(ui, "fans dropped", rows));
    }
    parts.extend(readings::readings(ui, sheets, reading));
    if reading == 0 {
        parts.push(what_if::circumstances(ui));
    }
    let all = ui.button("wide", Action::Open(Panel::Fans)).attr("data-action", "fans");
    parts.push(all.text(&ui.t("ui.other-fan")).child(art::icon(art::NEXT)));
    parts
}

/// A row of the list, with the details that expand below it.
struct Row {
    me: ChosenFan,
    fan: &'static Fan,
    button: El,
    more: El,
    open: bool,
}

impl Row {
    fn new(ui: Ui, me: ChosenFan, fan: &'static Fan, points: &str, times: usize) -> Row {
        let hook = if matches!(me, ChosenFan::Counted(_)) { "data-fan" } else { "data-dropped" };
        let mut name = text("span", "name", explain::fan_name(&ui.catalogue(), fan));
        if times > 1 {
            name = name.child(text("span", "times", &[" ×", &times.to_string()].concat()));
        }
        let button = ui
            .button("", Action::Choose(me))
            .attr(hook, &fan.number.to_string())
            .attr("aria-expanded", "false")
            .children(vec![text("b", "points", points), name]);
        Row { me, fan, button, more: el("div", "more"), open: false }
    }
}

/// The rows, of which the chosen one is expanded.
fn list(ui: Ui, class: &str, mut rows: Vec<Row>) -> El {
    let shown =
        rows.iter().map(|row| group("div", "fan", vec![row.button.clone(), row.more.clone()]));
    let list = group("div", class, shown.collect());
    watch(Box::new(move || {
        let chosen = ui.chosen();
        for row in &mut rows {
            let open = chosen == Some(row.me);
            if open == row.open {
                continue;
            }
            row.open = open;
            row.button.set("aria-expanded", truth(open));
            row.more.clear();
            if let Some(sheet) = untrack(|| ui.sheet()).filter(|_| open) {
                let why = untrack(|| unfolded(ui, row.me, row.fan, &sheet));
                row.more.clone().child(group("div", "why", why));
            }
        }
    }));
    list
}

fn unfolded(ui: Ui, me: ChosenFan, fan: &Fan, sheet: &Sheet) -> Vec<El> {
    let mut parts = Vec::new();
    let mut out = Vec::new();
    match me {
        ChosenFan::Counted(number) => {
            for counted in sheet.counted.iter().filter(|c| c.fan == number) {
                whys(ui, &mut parts, fan, sheet, &[counted.evidence]);
            }
            for dropped in &sheet.dropped {
                if dropped.reason.by() == Some(number) && !out.contains(&dropped.fan) {
                    out.push(dropped.fan);
                }
            }
        }
        ChosenFan::Dropped(index) => {
            let Some(dropped) = sheet.dropped.get(index) else { return parts };
            excluded(ui, &mut parts, fan, &dropped.reason);
            whys(ui, &mut parts, fan, sheet, &[dropped.evidence]);
        }
    }
    about(ui, &mut parts, fan);
    names(ui, &mut parts, "ui.excluded", &out);
    if matches!(me, ChosenFan::Dropped(_)) && ui.reading() == 0 {
        parts.push(what_if::of_fan(ui, fan.number));
    }
    parts
}

/// Why a fan that applies does not count, and the principle.
pub fn excluded(ui: Ui, parts: &mut Vec<El>, fan: &Fan, reason: &Reason) {
    let sentence = explain::dropped(&ui.catalogue(), ui.rules(), fan, reason);
    parts.push(el("p", "reason").sentence(&sentence));
    // Some reasons need no principle.
    let principle = ["principle.P", &reason.principle().to_string()].concat();
    if ui.catalogue().has(&principle) {
        let definition = ui.join(&[&principle, ".definition"]);
        let sentence = [&*ui.t(&principle), ui.language_now().colon(), &*definition].concat();
        parts.push(text("p", "also", &sentence));
    }
}

/// Why a fan applies, for each of its occurrences.
pub fn whys(ui: Ui, parts: &mut Vec<El>, fan: &Fan, sheet: &Sheet, evidence: &[Evidence]) {
    let (rules, words) = (ui.rules(), ui.catalogue());
    let win = ui.examined().winning_tile(&ui.draft(), ui.place.get());
    for evidence in evidence {
        let sentence = explain::why(&words, rules, fan, evidence, &sheet.division, win);
        parts.push(el("p", "reason").sentence(&sentence));
    }
}

/// The definition of a fan and its other names.
pub fn about(ui: Ui, parts: &mut Vec<El>, fan: &Fan) {
    let words = ui.catalogue();
    parts.push(el("p", "").sentence(&explain::definition(&words, ui.rules(), fan)));
    parts.push(other_names(ui, &fan.names, "also"));
    let page = Page::Entry(ui.rules().words, fan.key.to_owned());
    let more = link_to(ui, "to-book", &page)
        .attr("data-action", "book-entry")
        .text(&ui.t("ui.book-entry"));
    parts.push(more.child(art::icon(art::NEXT)));
}

/// The names in other languages, each once.
pub fn other_names(ui: Ui, names: &Names, class: &str) -> El {
    let own = explain::name(&ui.catalogue(), names);
    let all = [("zh", names.zh), ("ja", names.ja), ("en", names.en), ("ru", names.ru)];
    let mut line = el("p", class);
    for (i, (tag, name)) in all.iter().enumerate() {
        if *name != own && all[..i].iter().all(|(_, other)| other != name) {
            line = line.child(text("span", "native", name).attr("lang", tag));
        }
    }
    line
}

/// A sentence with the names of fans; `None` if there are none.
pub fn names(ui: Ui, parts: &mut Vec<El>, key: &str, fans: &[u8]) {
    let (rules, words) = (ui.rules(), ui.catalogue());
    let mut names = String::new();
    for fan in fans.iter().filter_map(|n| rules.fan(*n)) {
        names += if names.is_empty() { "" } else { words.language().comma() };
        names += explain::fan_name(&words, fan);
    }
    if !names.is_empty() {
        parts.push(text("p", "also", &ui.with(key, "fans", &names)));
    }
}
