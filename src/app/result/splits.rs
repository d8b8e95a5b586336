//! The ways to split tiles between several hands of one player.

use crate::scoring::{Report, Share, Split};
use crate::system::System;
use crate::text::Slot;
use crate::tiles::Tile;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, group, text};
use crate::app::panels::sheet::option;
use crate::app::pieces::art;
use crate::state::{Action, Panel};

/// Writes what the hands of a split are worth: “A 22 + B 26”.
pub fn worth(ui: Ui, rules: &System, split: &Split) -> String {
    let places = rules.places;
    let hand = |share: &Share| {
        let name = ui.join(&["ui.row.", places[share.place].key]);
        [&*name, " ", &*share.points.to_string()].concat()
    };
    Vec::from_iter(split.hands.iter().map(hand)).join(" + ")
}

/// The other splits, the highest total first, each with a button that compares it with the best,
/// and a hint how to try one's own.
pub fn others(ui: Ui, report: &Report) -> Vec<El> {
    if report.splits.is_empty() {
        return Vec::new();
    }
    let mut parts = Vec::new();
    if report.splits.len() > 1 {
        parts.push(text("h2", "", &ui.t("ui.splits")));
    }
    for (i, split) in report.splits.iter().enumerate().skip(1) {
        let hands =
            split.hands.iter().map(|share| group("span", "part", vec![art::group(&share.tiles)]));
        let words = vec![
            text("span", "also", &worth(ui, ui.rules(), split)),
            group("span", "division", hands.collect()),
        ];
        let body = vec![
            text("b", "points", &split.total.to_string()),
            group("span", "words", words),
            art::icon(art::NEXT),
        ];
        let button = ui.button("split", Action::Open(Panel::SplitComparison(i)));
        parts.push(button.attr("data-split", &i.to_string()).children(body));
    }
    parts.push(text("p", "tip", &ui.t("ui.pin-hint")));
    parts
}

/// The buttons that pin a tile to one of the hands, or unpin it.
pub fn pins(ui: Ui, tile: Tile, options: &mut Vec<El>) {
    let draft = ui.draft();
    let rules = draft.system();
    for (kind, event) in rules.events.iter().enumerate().filter(|(_, kind)| kind.held) {
        for place in 0..rules.places.len() {
            let pinned = draft
                .events
                .iter()
                .any(|e| e.kind == event.key && e.place == place && e.tile == Some(tile));
            let key = if pinned { "ui.unpin" } else { "ui.pin" };
            let words = ui.fill(key, &[("place", Slot::text(ui.place_name(place)))]);
            let action = Action::Pin(kind, place, tile);
            let name = ["pin-", rules.places[place].key].concat();
            options.push(option(ui, "data-option", &name, &words, action, vec![art::tile(tile)]));
        }
    }
}
