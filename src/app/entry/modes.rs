//! The mode keys above the palette, which say what the next tile is for.

use leptos::prelude::*;

use crate::tiles::{MeldKind, TileSet};

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el};
use crate::app::entry::palette::backspace;
use crate::state::{Action, Mode};

/// The key of a kind of meld, in catalogues and data attributes.
pub fn meld_key(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "chow",
        MeldKind::Pung => "pung",
        MeldKind::Kong => "kong",
        MeldKind::AddedKong => "added-kong",
        MeldKind::ConcealedKong => "concealed-kong",
    }
}

pub fn modes(ui: Ui) -> El {
    // The melds depend on the rule system.
    let keys = move || {
        ui.rules();
        untrack(|| keys(ui))
    };
    el("div", "modes").region(keys).attr("role", "group").attr("aria-label", &ui.t("ui.modes"))
}

fn keys(ui: Ui) -> Vec<El> {
    // An added kong is rare, so it is only offered on a long press.
    let kinds = ui.rules().melds.iter().filter(|k| **k != MeldKind::AddedKong);
    let mut keys: Vec<El> = kinds
        .map(|kind| {
            let mode = Mode::Meld(*kind);
            let key = meld_key(*kind);
            ui.button("mode", Action::Mode(mode))
                .attr("data-mode", key)
                .pressed_if(move || ui.mode() == Some(mode))
                .text(&ui.join(&["ui.mode.", key]))
        })
        .collect();
    if ui.rules().tiles.intersection(TileSet::HONORS).is_empty() {
        keys.push(backspace(ui));
    }
    keys
}
