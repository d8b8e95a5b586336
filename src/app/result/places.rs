//! The other places: their questions, and the results of their hands.

use crate::scoring::{OtherHand, Report};

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::pieces::art;
use crate::app::pieces::ask;
use crate::app::pieces::worth;
use crate::app::result::fans;
use crate::state::Action;
use crate::text::{fault, note};

/// The list that is shown while another place is current.
pub fn view(ui: Ui, place: usize) -> Vec<El> {
    let report = ui.report();
    if !report.faults.is_empty() {
        let words = ui.catalogue();
        let faults =
            report.faults.iter().map(|f| el("li", "").sentence(&fault::sentence(f, &words)));
        return vec![group("ul", "faults", faults.collect()).attr("data-part", "faults")];
    }
    let mut parts = vec![text("h2", "", &ui.about_place(place))];
    let asked = ui.judged().into_iter().filter(|asked| asked.place == place);
    parts.extend(asked.map(|asked| ask::question(ui, &asked)));
    if parts.len() > 1 {
        parts = vec![parts.remove(0), group("div", "questions", parts)];
    }
    let fans = fans::fans(ui, &report);
    if fans.is_empty() {
        parts.push(text("p", "quiet", &ui.t("ui.other-hint")));
    }
    parts.extend(fans);
    let seat = ui.draft().seat(place);
    let about = report.notes.iter().filter(|note| note.seat.is_some() && note.seat == seat);
    let words = ui.catalogue();
    let lines: Vec<El> =
        about.map(|note| el("li", "").sentence(&note::sentence(note, &words))).collect();
    if !lines.is_empty() {
        parts.push(group("ul", "notes", lines).attr("data-part", "notes"));
    }
    let back = ui.button("wide", Action::Place(0)).attr("data-action", "back");
    let words = ui.with("ui.back", "seat", &ui.place_name(0));
    parts.push(back.text(&words).child(art::icon(art::NEXT)));
    parts
}

/// The other counted hands, each with its total. A tap makes its place current.
pub fn others(ui: Ui, report: &Report) -> Vec<El> {
    let counted = report.others.iter().filter(|hand| !hand.sheets.is_empty() && !ui.together());
    let rows: Vec<El> = counted.map(|hand| row(ui, hand)).collect();
    if rows.is_empty() {
        return rows;
    }
    vec![text("h2", "", &ui.t("ui.others")), group("div", "others", rows)]
}

fn row(ui: Ui, hand: &OtherHand) -> El {
    let sheet = &hand.sheets[0];
    let words = vec![
        text("span", "name", &ui.place_name(hand.place)),
        text("span", "also", &worth::names(ui, ui.rules(), sheet)),
    ];
    let button = ui.button("other", Action::Place(hand.place));
    button.attr("data-other", &hand.place.to_string()).children(vec![
        text("b", "points", &sheet.total.to_string()),
        group("span", "words", words),
        art::icon(art::NEXT),
    ])
}
