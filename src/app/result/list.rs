//! The list between summary and hand: fans, waits, discards, or what is wrong.

use leptos::prelude::*;

use crate::scoring::{Report, Standing};

use crate::app::context::ui::{self, Ui, use_ui};
use crate::app::dom::{El, el, group, text, views};
use crate::app::panels::help;
use crate::app::pieces::worth;
use crate::app::result::{discards, fans, places, splits, waits};
use crate::text::fault;

/// Renders the list.
pub fn view() -> AnyView {
    let ui = use_ui();
    views(untrack(|| list(ui, ui.place.get())))
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
