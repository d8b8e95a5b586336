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
    let tiles = ui.rules().tiles();
    let row = |kinds: TileSet| kinds.intersection(tiles).map(|t| key(ui, t)).collect();
    let suit = |s| group("div", "row", row(TileSet::of_suit(s)));
    let mut rows: Vec<El> = Suit::ALL.into_iter().map(suit).collect();
    let mut honors: Vec<El> = row(TileSet::HONORS);
    let back = ui.button("act", Action::Backspace).attr("data-action", "backspace");
    honors.push(back.attr("aria-label", &ui.t("ui.backspace")).child(art::icon(art::BACK)));
    let mut last = vec![group("div", "honors", honors)];
    if ui.rules().has_flowers() {
        last.push(group("div", "flowers", Flower::all().map(|f| flower(ui, f)).collect()));
        last.push(flower_key(ui));
    }
    let last = group("div", "row last", last);
    rows.push(last.toggle("data-flowering", move || ui.mode() == Some(Mode::Flowers)));
    group("div", "palette", rows)
        .attr("data-part", "palette")
        .attr("role", "group")
        .attr("aria-label", &ui.t("ui.palette"))
}

/// A kind of tile.
fn key(ui: Ui, tile: Tile) -> El {
    let left = Memo::new(move |_| 4usize.saturating_sub(ui.draft().tiles.copies(tile)));
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
        .pressed_if(move || ui.draft().tiles.flowers.contains(&flower))
        .child(art::tile(flower))
}

/// The key that shows the flowers, and how many there are.
fn flower_key(ui: Ui) -> El {
    let count = move || match ui.draft().tiles.flowers.len() {
        0 => String::new(),
        n => n.to_string(),
    };
    ui.button("act", Action::Mode(Mode::Flowers))
        .attr("data-mode", "flowers")
        .attr("aria-label", &ui.t("ui.flowers"))
        .pressed_if(move || ui.mode() == Some(Mode::Flowers))
        .children(vec![art::icon(art::FLOWER), el("b", "badge").live_text(count)])
}
