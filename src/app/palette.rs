//! The palette: every kind of tile, and how many copies are left.

use leptos::prelude::*;

use crate::flower::Flower;
use crate::text::Slot;
use crate::tile::{Suit, Tile, TileSet};

use super::art;
use super::dom::{El, el, group};
use super::kit::Ui;
use super::state::{Action, Mode};

pub fn palette(ui: Ui) -> El {
    // Another rule system has other tiles.
    let rows = move || {
        ui.system.get();
        untrack(|| rows(ui))
    };
    el("div", "palette")
        .region(rows)
        .attr("data-part", "palette")
        .attr("role", "group")
        .attr("aria-label", &ui.t("ui.palette"))
}

fn rows(ui: Ui) -> Vec<El> {
    let tiles = ui.rules().tiles();
    let row = |kinds: TileSet| kinds.intersection(tiles).map(|t| key(ui, t)).collect();
    let suit = |s| group("div", "row", row(TileSet::of_suit(s)));
    let mut rows: Vec<El> = Suit::ALL.into_iter().map(suit).collect();
    let mut honors: Vec<El> = row(TileSet::HONORS);
    if honors.is_empty() {
        return rows;
    }
    honors.push(backspace(ui));
    let mut last = vec![group("div", "honors", honors)];
    if ui.rules().has_flowers() {
        last.push(group("div", "flowers", Flower::all().map(|f| flower(ui, f)).collect()));
        last.push(flower_key(ui));
    }
    let last = group("div", "row last", last);
    rows.push(last.toggle("data-flowering", move || ui.mode() == Some(Mode::Flowers)));
    rows
}

/// The key that takes the last piece away: among the honors, or where there are none, the melds.
pub fn backspace(ui: Ui) -> El {
    let back = ui.button("act", Action::Backspace).attr("data-action", "backspace");
    back.attr("aria-label", &ui.t("ui.backspace")).child(art::icon(art::BACK))
}

/// A kind of tile.
fn key(ui: Ui, tile: Tile) -> El {
    let left = Memo::new(move |_| ui.draft().left(tile));
    let name = ui.tile(tile);
    let label = move || {
        let slots = [("tile", Slot::text(&*name)), ("n", Slot::Number(left.get() as i64))];
        Some(ui.fill("ui.tile-left", &slots))
    };
    ui.button("tile", Action::Tap(tile))
        .attr("data-tile", &tile.to_string())
        .attr("data-hold", &format!("tile {tile}"))
        .live("aria-label", label)
        .live("data-left", move || Some(left.get().to_string()))
        .child(art::tile(tile))
}

fn flower(ui: Ui, flower: Flower) -> El {
    ui.button("tile", Action::Flower(flower))
        .attr("data-flower", &flower.to_string())
        .attr("aria-label", &ui.t(&format!("flower.{flower}")))
        .pressed_if(move || ui.tiles().flowers.contains(&flower))
        .child(art::flower(flower))
}

/// The key that shows the flowers, and how many there are.
fn flower_key(ui: Ui) -> El {
    let count = move || match ui.tiles().flowers.len() {
        0 => String::new(),
        n => n.to_string(),
    };
    ui.button("act", Action::Mode(Mode::Flowers))
        .attr("data-mode", "flowers")
        .attr("aria-label", &ui.t("ui.flowers"))
        .pressed_if(move || ui.mode() == Some(Mode::Flowers))
        .children(vec![art::icon(art::FLOWER), el("b", "badge").live_text(count)])
}
