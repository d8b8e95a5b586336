//! A hand that is not ready: what to discard, and which tiles help.

use leptos::prelude::*;

use crate::report::Discard;
use crate::tile::{Tile, TileSet};

use super::art;
use super::kit::{Ui, button, group, hook, text};
use super::state::Action;

/// The tiles that bring a hand of thirteen nearer: tap one to draw it.
pub fn useful(ui: Ui, useful: TileSet, copies: u8) -> AnyView {
    let tiles = useful.map(|tile| {
        button(ui, "help", hook("data-useful", tile), ui.tile(tile), Action::Tap(tile), art::tile(tile))
    });
    let head = text("quiet", ui.count("ui.useful-head", usize::from(copies)));
    group("useful", vec![head, group("helps", tiles.collect())])
}

/// The best discards, and what each leaves.
pub fn discards(ui: Ui, discards: &[Discard]) -> AnyView {
    let mut rows = vec![text("quiet", ui.t("ui.discards-head"))];
    rows.extend(discards.iter().map(|d| row(ui, d)));
    group("discards", rows)
}

fn row(ui: Ui, discard: &Discard) -> AnyView {
    let leaves = match discard.shanten {
        0 => ui.t("ui.leaves-ready"),
        n => ui.count("ui.leaves", usize::from(n)),
    };
    let useful: Vec<Tile> = discard.useful.collect();
    let copies = ui.count("ui.left", usize::from(discard.copies));
    let words = group("kind", vec![text("name", leaves), text("copies", copies)]);
    let body = vec![art::tile(discard.tile), words, art::group(&useful)];
    let action = Action::Discard(discard.tile);
    let label = ui.tile(discard.tile);
    button(ui, "discard", hook("data-discard", discard.tile), label, action, body.into_any())
}
