//! The comparison of one hand under every rule system.

use crate::rules;
use crate::scoring::Engine;
use crate::system::System;
use leptos::prelude::untrack;

use crate::entry::Draft;

use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::worth;
use crate::app::result::summary;
use crate::state::{Action, Panel};
use crate::text::fault;

/// Opens the comparison after fetching every rule system.
pub fn open(ui: Ui) {
    fetch::every_system(ui, Box::new(|ui| ui.act(Action::Open(Panel::SystemComparison))));
}

/// The total of the hand under each rule system. A tap changes to that system.
pub fn sheet(ui: Ui) -> Vec<El> {
    let draft = untrack(|| ui.draft());
    let engines = ui.engines();
    let of = |system: &&System| engines.iter().copied().find(|e| e.system() == *system);
    let rows = rules::SYSTEMS.iter().filter_map(of).map(|engine| row(ui, &draft, engine));
    vec![text("p", "quiet", &ui.t("ui.compare-hint")), group("div", "compared", rows.collect())]
}

fn row(ui: Ui, draft: &Draft, engine: &dyn Engine) -> El {
    let rules = engine.system();
    let key = rules.key;
    let same = key == draft.system().key;
    let other = if same { draft.clone() } else { draft.for_system(rules) };
    let report = engine.report(&other);
    let summary = summary::summarize(ui, &other, &report, 0);
    let mut words = vec![
        text("span", "name", &ui.join(&["rules.", key, ".name"])),
        text("span", "also", &summary.verdict),
    ];
    if let Some(sheet) = report.sheets.first() {
        words.push(text("span", "also", &worth::names(ui, rules, sheet)));
    }
    let lost = draft.tiles.size().saturating_sub(other.tiles.size());
    if lost > 0 {
        words.push(text("span", "also", &ui.count("ui.compare-lost", lost)));
    }
    // The first fault says why there is no total.
    let words_of = ui.catalogue();
    let fault =
        report.faults.first().map(|f| el("span", "also").sentence(&fault::sentence(f, &words_of)));
    words.extend(fault);
    let total = vec![text("b", "", &summary.total), text("span", "", &summary.unit)];
    ui.button("system-row", if same { Action::Close } else { Action::Rules(key) })
        .attr("data-compare", key)
        .attr("data-tone", summary.tone)
        .pressed(same)
        .children(vec![group("span", "words", words), group("span", "worth", total)])
}
