//! The screen, which arranges the parts.

use leptos::prelude::*;

use crate::scoring::{Report, Standing};

use crate::app::context::ui::{self, Ui};
use crate::app::dom::{El, el, group, text};
use crate::app::entry::circumstances;
use crate::app::entry::hand;
use crate::app::entry::long_press;
use crate::app::entry::modes as entry;
use crate::app::entry::palette;
use crate::app::panels::help;
use crate::app::pieces::art;
use crate::app::pieces::worth;
use crate::app::result::discards;
use crate::app::result::fans;
use crate::app::result::places;
use crate::app::result::splits;
use crate::app::result::summary;
use crate::app::result::waits;
use crate::app::shell::dialog;
use crate::app::shell::notice;
use crate::app::shell::systems;
use crate::state::{Action, Panel};
use crate::text::fault;

pub fn screen(ui: Ui) -> El {
    let title = text("h1", "spoken", &ui.t("ui.title"));
    let result = vec![title, header(ui), summary::summary(ui)];
    let entry = vec![
        notice::notice(ui),
        hand::hand(ui),
        circumstances::line(ui),
        entry::modes(ui),
        palette::palette(ui),
    ];
    let parts = vec![
        group("section", "result", result).attr("aria-label", &ui.t("ui.result")),
        el("section", "middle")
            .attr("data-part", "list")
            .attr("aria-label", &ui.t("ui.details"))
            .region_after(
                move || {
                    // A report for each draft, words and code as they come.
                    let _ = (ui.report(), ui.place.get(), ui.reading(), ui.lazy_parts());
                },
                move || match ui.lazy_parts() {
                    Some(parts) => (parts.list)(ui, ui.place.get()),
                    None => help::beginning(ui),
                },
            ),
        group("section", "entry", entry)
            .attr("aria-label", &ui.t("ui.entry"))
            .toggle("data-other", move || ui.place.get() > 0 && !ui.together()),
        dialog::dialog(ui),
    ];
    long_press::holds(ui, group("main", "app", parts))
}

fn header(ui: Ui) -> El {
    let menu = tool(ui, "menu", art::MORE, Action::Open(Panel::Menu));
    group("header", "", vec![systems::systems(ui), menu])
}

/// A button with an icon.
pub fn tool(ui: Ui, name: &str, path: &str, action: Action) -> El {
    let button = ui.button("tool", action).attr("data-action", name);
    button.attr("aria-label", &ui.join(&["ui.", name])).child(art::icon(path))
}

impl Ui {
    /// The name of the preset, or of the player's own choice of rulings.
    pub fn preset(self) -> String {
        match self.draft().preset() {
            Some(preset) => self.join(&["preset.", preset]),
            None => self.t("ui.own-rulings"),
        }
    }
}

/// The list: fans, waits, discards, or the start screen.
pub fn list(ui: Ui, place: usize) -> Vec<El> {
    if place > 0 && !ui.together() {
        return places::view(ui, place);
    }
    let report = &ui.report();
    let mut parts = standing(ui, report);
    if ui::sheets(report, ui.place.get()).is_empty() {
        // Notes come first if they say why there is no win.
        let mut first = worth::notes(ui, &report.notes);
        first.append(&mut parts);
        parts = first;
        parts.extend(places::others(ui, report));
    }
    parts
}

fn standing(ui: Ui, report: &Report) -> Vec<El> {
    match &report.standing {
        Standing::Faulty => {
            let words = ui.catalogue();
            let faults =
                report.faults.iter().map(|f| el("li", "").sentence(&fault::sentence(f, &words)));
            vec![group("ul", "faults", faults.collect()).attr("data-part", "faults")]
        }
        Standing::Entering { missing } => {
            if ui.draft().tiles.is_empty() {
                return help::beginning(ui);
            }
            vec![text("p", "quiet", &ui.count("ui.missing", usize::from(*missing)))]
        }
        Standing::Unready { useful, copies, .. } => discards::useful(ui, *useful, *copies),
        Standing::Discarding { discards, .. } => discards::discards(ui, discards, report.pending),
        Standing::Ready { .. } if report.pending => vec![discards::counting(ui)],
        Standing::Ready { waits } => waits::waits(ui, waits),
        Standing::Complete { .. } => {
            let fans = fans::fans(ui, report);
            if fans.is_empty() { splits::others(ui, report) } else { fans }
        }
    }
}
