//! The palette: every kind of tile, and how many copies are left.

use leptos::prelude::*;

use crate::flower::Flower;
use crate::text::Slot;
use crate::tile::{Suit, Tile, TileSet};

use super::art;
use super::kit::{Ui, button, group, hook, switch};
use super::state::{Action, Mode};

pub fn palette(ui: Ui) -> AnyView {
    let tiles = ui.rules().tiles();
    let row = |kinds: TileSet| -> Vec<AnyView> {
        kinds.intersection(tiles).map(|t| key(ui, t)).collect()
    };
    let mut rows: Vec<AnyView> =
        Suit::ALL.into_iter().map(|s| group("row", row(TileSet::of_suit(s)))).collect();
    let mut honors = row(TileSet::HONORS);
    let back = || {
        let label = ui.t("ui.backspace");
        button(ui, "act", hook("data-action", "backspace"), label, Action::Backspace, art::icon(art::BACK))
    };
    honors.push(back());
    let mut last = vec![group("honors", honors)];
    if ui.rules().has_flowers() {
        last.push(group("flowers", Flower::all().map(|f| flower(ui, f)).collect()));
        let on = Signal::derive(move || ui.mode.get() == Some(Mode::Flowers));
        let count = move || ui.draft.with(|d| d.tiles.flowers.len());
        let badge = view! { {art::icon(art::FLOWER)} <b class="badge">{move || Some(count()).filter(|n| *n > 0)}</b> };
        let action = Action::Mode(Mode::Flowers);
        let hook = hook("data-mode", "flowers");
        last.push(switch(ui, "act", hook, ui.t("ui.flowers"), Some(on), action, badge.into_any()));
    }
    let flowers = move || ui.mode.get() == Some(Mode::Flowers);
    rows.push(view! { <div class="row last" class:flowering=flowers>{last}</div> }.into_any());
    view! {
        <div class="palette" data-part="palette" role="group" aria-label=ui.t("ui.palette")>{rows}</div>
    }
    .into_any()
}

/// A kind of tile.
fn key(ui: Ui, tile: Tile) -> AnyView {
    let left = Memo::new(move |_| 4usize.saturating_sub(ui.draft.with(|d| d.tiles.copies(tile))));
    let name = ui.tile(tile);
    let label = move || {
        let slots = [("tile", Slot::text(&*name)), ("n", Slot::Number(left.get() as i64))];
        ui.fill("ui.tile-left", &slots)
    };
    let body = view! { {art::tile(tile)} <i class="left" data-left=move || left.get()></i> };
    let view = view! {
        <button
            type="button"
            class="tile"
            data-tile=tile.to_string()
            data-hold=format!("tile {tile}")
            aria-label=label
            on:click=move |_| if !ui.held.get_value() { ui.act(Action::Tap(tile)) }
        >
            {body}
        </button>
    };
    view.into_any()
}

fn flower(ui: Ui, flower: Flower) -> AnyView {
    let on = Signal::derive(move || ui.draft.with(|d| d.tiles.flowers.contains(&flower)));
    let label = ui.t(&format!("flower.{flower}"));
    let hook = hook("data-flower", flower);
    switch(ui, "tile", hook, label, Some(on), Action::Flower(flower), art::tile(flower))
}
