//! The keys above the palette: what the next tile is for.

use leptos::prelude::*;

use crate::meld::MeldKind;

use super::kit::{Ui, hook, switch, text};
use super::state::{Action, Mode};

/// The key of a kind of meld, in texts and hooks.
pub fn meld_key(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chow => "chow",
        MeldKind::Pung => "pung",
        MeldKind::Kong => "kong",
        MeldKind::AddedKong => "added-kong",
        MeldKind::ConcealedKong => "concealed-kong",
    }
}

pub fn modes(ui: Ui) -> AnyView {
    // A kong that was added to a pung is rarely asked for: hold a tile to find it.
    let kinds = ui.rules().melds().iter().filter(|k| **k != MeldKind::AddedKong);
    let keys = kinds.map(|kind| {
        let mode = Mode::Meld(*kind);
        let on = Signal::derive(move || ui.mode.get() == Some(mode));
        let key = meld_key(*kind);
        let name = text("", ui.t(&format!("ui.mode.{key}")));
        switch(ui, "mode", hook("data-mode", key), String::new(), Some(on), Action::Mode(mode), name)
    });
    view! { <div class="modes" role="group" aria-label=ui.t("ui.modes")>{keys.collect::<Vec<_>>()}</div> }
        .into_any()
}
