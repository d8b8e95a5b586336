//! The palette: every tile of the rule system, with the number of copies left.

use leptos::prelude::*;

use crate::text::Slot;
use crate::tiles::{Flower, Suit, Tile, TileSet};

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, watch};
use crate::app::pieces::art;
use crate::state::{Action, Mode};

pub fn palette(ui: Ui) -> El {
    // The tiles depend on the rule system.
    let rows = move || {
        ui.rules();
        untrack(|| rows(ui))
    };
    el("div", "palette")
        .region(rows)
        .attr("data-part", "palette")
        .attr("role", "group")
        .attr("aria-label", &ui.t("ui.palette"))
}

fn rows(ui: Ui) -> Vec<El> {
    let tiles = ui.rules().tiles;
    let mut keys = Vec::new();
    let mut row = |kinds: TileSet| {
        let mut row = Vec::new();
        for tile in kinds.intersection(tiles) {
            let key = key(ui, tile);
            row.push(key.clone());
            keys.push((tile, usize::MAX, key));
        }
        row
    };
    let suits = Suit::ALL.map(|suit| group("div", "row", row(TileSet::of_suit(suit))));
    let mut rows = Vec::from(suits);
    let mut honors = row(TileSet::HONORS);
    count(ui, keys);
    if honors.is_empty() {
        return rows;
    }
    honors.push(backspace(ui));
    let mut last = vec![group("div", "honors", honors)];
    if ui.rules().has_flowers {
        last.push(group("div", "flowers", Flower::all().map(|f| flower(ui, f)).collect()));
        last.push(flower_key(ui));
    }
    let last = group("div", "row last", last);
    rows.push(last.toggle("data-flowering", move || ui.mode() == Some(Mode::Flowers)));
    rows
}

/// The backspace key. It is among the honors or, in a system without honors, among the keys for
/// melds.
pub fn backspace(ui: Ui) -> El {
    let back = ui.button("act", Action::Backspace).attr("data-action", "backspace");
    back.attr("aria-label", &ui.t("ui.backspace")).child(art::icon(art::BACK))
}

/// The key of a tile.
fn key(ui: Ui, tile: Tile) -> El {
    let key = tile.to_string();
    ui.button("tile", Action::Tap(tile))
        .attr("data-tile", &key)
        .attr("data-hold", &["tile ", &*key].concat())
        .child(art::tile(tile))
}

/// Shows on each key how many copies are left.
fn count(ui: Ui, mut keys: Vec<(Tile, usize, El)>) {
    watch(Box::new(move || {
        let draft = ui.draft();
        for (tile, shown, key) in &mut keys {
            let left = draft.left(*tile);
            if left != *shown {
                *shown = left;
                let name = ui.tile(*tile);
                let slots = [("tile", Slot::text(name)), ("n", Slot::Number(left as i64))];
                key.set("aria-label", &ui.fill("ui.tile-left", &slots));
                key.set("data-left", &left.to_string());
            }
        }
    }));
}

fn flower(ui: Ui, flower: Flower) -> El {
    ui.button("tile", Action::Flower(flower))
        .attr("data-flower", &flower.to_string())
        .attr("aria-label", &ui.t(&format!("flower.{flower}")))
        .pressed_if(move || ui.tiles().flowers.contains(&flower))
        .child(art::flower(flower))
}

/// The key that shows the flowers, with their number.
fn flower_key(ui: Ui) -> El {
    let count = move || match ui.tiles().flowers.len() {
        0 => String::new(),
        n => n.to_string(),
    };
    ui.button("act", Action::Mode(Mode::Flowers))
        .attr("data-mode", "flowers")
        .live("aria-label", move || Some([&*ui.t("ui.flowers"), " ", &*count()].concat()))
        .pressed_if(move || ui.mode() == Some(Mode::Flowers))
        .children(vec![art::icon(art::FLOWER), el("b", "badge").live_text(count)])
}
