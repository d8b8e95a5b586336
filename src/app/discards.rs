//! A hand that is not ready: what to discard, and which tiles help.

use crate::report::Discard;
use crate::tile::{Tile, TileSet};

use super::art;
use super::dom::{El, group, text};
use super::kit::Ui;
use super::state::Action;

/// The tiles that bring a hand of thirteen nearer: tap one to draw it.
pub fn useful(ui: Ui, useful: TileSet, copies: u8) -> Vec<El> {
    let tiles = useful.map(|tile| {
        let button = ui.button("help", Action::Tap(tile)).attr("data-useful", &tile.to_string());
        button.attr("aria-label", &ui.tile(tile)).child(art::tile(tile))
    });
    let head = text("p", "quiet", &ui.count("ui.useful-head", usize::from(copies)));
    vec![head, group("div", "helps", tiles.collect())]
}

/// The best discards, and what each leaves.
pub fn discards(ui: Ui, discards: &[Discard]) -> Vec<El> {
    let mut rows = vec![text("p", "quiet", &ui.t("ui.discards-head"))];
    rows.extend(discards.iter().map(|d| row(ui, d)));
    rows
}

fn row(ui: Ui, discard: &Discard) -> El {
    let leaves = match discard.shanten {
        0 => ui.t("ui.leaves-ready"),
        n => ui.count("ui.leaves", usize::from(n)),
    };
    let useful: Vec<Tile> = discard.useful.collect();
    let words = vec![text("span", "name", &ui.tile(discard.tile)), text("span", "copies", &leaves)];
    let helps = vec![
        art::group(&useful),
        text("span", "copies", &ui.count("ui.left", usize::from(discard.copies))),
    ];
    let body = vec![
        art::tile(discard.tile),
        group("span", "kind", words),
        group("span", "kind helpers", helps),
    ];
    let button = ui.button("discard", Action::Discard(discard.tile));
    button.attr("data-discard", &discard.tile.to_string()).children(body)
}
