//! The line below the hand: the places, undo and redo, and the key for the winning tile.

use leptos::prelude::*;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text};
use crate::app::entry::modes::meld_key;
use crate::app::pieces::art;
use crate::app::shell::screen::tool;
use crate::state::{Action, Mode};

pub fn line(ui: Ui) -> El {
    let steps = vec![
        tool(ui, "undo", art::UNDO, Action::Undo).toggle("data-idle", move || !ui.can_undo.get()),
        tool(ui, "redo", art::REDO, Action::Redo).toggle("data-idle", move || !ui.can_redo.get()),
    ];
    let parts = vec![
        el("div", "whose").region(move || places_or_hint(ui)),
        el("div", "picks").region(move || Vec::from_iter(pick(ui))),
        group("div", "steps", steps),
    ];
    group("div", "under", parts).toggle("data-places", move || ui.rules().places.len() > 1)
}

/// The places, or a hint if a mode is on or there is only one place.
fn places_or_hint(ui: Ui) -> Vec<El> {
    let places = ui.rules().places.len();
    let hint = hint(ui, places > 1);
    if places == 1 {
        return vec![text("span", "hint", &hint)];
    }
    if !hint.is_empty() {
        let place = ui.place.get();
        return vec![chip(ui, place), text("span", "hint", &hint)];
    }
    let chips = (0..places).map(|place| chip(ui, place)).collect();
    let chips = group("div", "chips", chips).attr("role", "group");
    vec![chips.attr("aria-label", &ui.t("ui.places")).attr("data-part", "places")]
}

/// The button of a place: its name, and how many tiles have been entered.
fn chip(ui: Ui, place: usize) -> El {
    let draft = ui.draft();
    let size = draft.place(place).map_or(0, |tiles| tiles.size());
    let name = ui.place_name(place);
    let label = ui.fill(
        "ui.place-size",
        &[("seat", crate::text::Slot::text(&*name)), ("n", crate::text::Slot::Number(size as i64))],
    );
    let full = size * 8 / draft.room(place);
    ui.button("chip", Action::Place(place))
        .attr("data-place", &place.to_string())
        .attr("aria-label", &label)
        .attr("data-full", &full.to_string())
        .pressed_if(move || ui.place.get() == place)
        .text(&name)
}

/// Says what the next tap does.
fn hint(ui: Ui, short: bool) -> String {
    let typed = ui.typed();
    match ui.mode() {
        _ if !typed.is_empty() => typed + "…",
        Some(Mode::Meld(kind)) => ui.join(&["ui.hint.", meld_key(kind)]),
        Some(Mode::Flowers) => ui.t("ui.hint.flowers"),
        Some(Mode::Win) => ui.t("ui.hint.win"),
        None if short => String::new(),
        None => match ui.draft().tiles.size() {
            0 => String::new(),
            14 => ui.t("ui.hint.hand"),
            n => ui.count("ui.hint.size", n),
        },
    }
}

/// The key that chooses another winning tile.
fn pick(ui: Ui) -> Option<El> {
    ui.tiles().win?;
    let key = ui.button("pick", Action::Mode(Mode::Win)).attr("data-mode", "win");
    let key = key.attr("aria-label", &ui.t("ui.choose-win"));
    let key = key.pressed_if(move || ui.mode() == Some(Mode::Win));
    Some(key.child(text("span", "", &ui.t("ui.winning-tile"))).child(art::icon(art::SWAP)))
}
