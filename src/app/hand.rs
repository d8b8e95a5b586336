//! The hand on one line: standing tiles, melds, the winning tile apart.

use std::cell::Cell;

use leptos::prelude::*;

use crate::count::Counts;
use crate::notation::Tiles;
use crate::tile::Tile;

use super::art;
use super::dom::{El, el, group};
use super::entry::meld_key;
use super::kit::Ui;
use super::seats;
use super::state::{Action, Lit, Mode, Piece, lit};

/// How wide the line is in thirds of a tile, with the gaps around melds and the winning tile.
fn width(tiles: &Tiles) -> usize {
    let melds: usize = tiles.melds.iter().map(|m| art::meld_width(m) + 1).sum();
    tiles.standing.len().max(free(tiles)) * 3 + melds + 4
}

/// How many places there are for standing tiles.
fn free(tiles: &Tiles) -> usize {
    13usize.saturating_sub(3 * tiles.melds.len())
}

pub fn hand(ui: Ui) -> El {
    // Which tiles were there before: only what is new comes in with a movement.
    let before = Cell::new(Counts::EMPTY);
    let line = move || {
        let tiles = ui.tiles();
        match ui.later() {
            Some(later) => {
                let now = tiles.standing.iter().copied().collect();
                (later.pieces)(ui, &tiles, before.replace(now))
            }
            None => (0..free(&tiles)).map(|_| el("span", "free")).chain([el("span", "free win")]).collect(),
        }
    };
    let width = Memo::new(move |_| width(&ui.tiles()));
    let parts =
        vec![el("div", "line").live_property("--thirds", width).region(line), seats::line(ui)];
    group("div", "hand", parts)
        .attr("data-part", "hand")
        .attr("role", "group")
        .attr("aria-label", &ui.t("ui.hand"))
        .toggle("data-picking", move || ui.mode() == Some(Mode::Win))
}

/// The pieces of a hand. `last` are the standing tiles that were there before.
pub fn pieces(ui: Ui, tiles: &Tiles, last: Counts) -> Vec<El> {
    let standing: Counts = tiles.standing.iter().copied().collect();
    let mut pieces = Vec::with_capacity(14);
    for tile in standing.kinds() {
        for n in 0..standing.get(tile) {
            let new = n >= last.get(tile);
            let class = if new { "tile new" } else { "tile" };
            let piece = piece(ui, class, Piece::Standing(tile), &ui.tile(tile), move |lit| {
                n < lit.standing.get(tile)
            });
            pieces.push(piece.attr("data-hold", &format!("hand {tile}")).child(art::tile(tile)));
        }
    }
    pieces.extend((tiles.standing.len()..free(tiles)).map(|_| el("span", "free")));
    for (i, meld) in tiles.melds.iter().enumerate() {
        let kind = ui.join(&["meld.", meld_key(meld.kind())]);
        let name = format!("{kind} {meld}");
        let piece = piece(ui, "meld", Piece::Meld(i), &name, move |lit| lit.melds >> i & 1 == 1);
        pieces.push(piece.attr("data-hold", &format!("meld {i}")).children(art::meld(meld)));
    }
    let draft = ui.draft();
    let wins = draft.rules().complete(&draft, ui.place.get()).is_some();
    match tiles.win {
        Some(tile) => pieces.push(win(ui, tile)),
        None if wins => pieces.push(el("span", "free win")),
        None => {}
    }
    pieces
}

fn win(ui: Ui, tile: Tile) -> El {
    let name = ui.with("ui.win-tile", "tile", &ui.tile(tile));
    piece(ui, "tile win", Piece::Win, &name, |lit| lit.win).child(art::tile(tile))
}

fn piece(
    ui: Ui,
    class: &str,
    piece: Piece,
    name: &str,
    is_lit: impl Fn(&Lit) -> bool + 'static,
) -> El {
    let light = move || {
        // The chosen fan first: as long as none is, nothing else need be watched.
        let chosen = ui.chosen().filter(|_| ui.place.get() == 0)?;
        let lit = lit(&ui.draft().tiles, &*ui.sheet()?, chosen)?;
        Some(if is_lit(&lit) { "lit" } else { "dim" }.to_owned())
    };
    ui.button(class, Action::Pick(piece))
        .attr("aria-label", &ui.with("ui.take", "tile", name))
        .live("data-light", light)
}
