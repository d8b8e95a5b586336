//! The hand on one line, or several hands that are made of the same tiles: standing tiles, melds,
//! the winning tile apart.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::count::Counts;
use crate::notation::Tiles;

use super::art;
use super::dom::{El, el, group, text};
use super::entry::meld_key;
use super::kit::Ui;
use super::rows::{Row, rows};
use super::seats;
use super::state::{Action, Lit, Mode, Piece, lit};

pub fn hand(ui: Ui) -> El {
    // Which tiles were there before: only what is new comes in with a movement.
    let before = RefCell::new(Vec::<Counts>::new());
    let lines = move || match ui.later() {
        Some(later) => (later.hand)(ui, &before),
        None => vec![group("div", "line", empty())],
    };
    let width = Memo::new(move |_| {
        let rows = rows(ui);
        let label = if rows.len() > 1 { 3 } else { 0 };
        rows.iter().map(Row::width).max().unwrap_or_default() + label
    });
    let lines = el("div", "lines").live_property("--thirds", width).region(lines);
    group("div", "hand", vec![lines, seats::line(ui)])
        .attr("data-part", "hand")
        .attr("role", "group")
        .attr("aria-label", &ui.t("ui.hand"))
        .toggle("data-picking", move || ui.mode() == Some(Mode::Win))
}

/// The places of an empty hand.
fn empty() -> Vec<El> {
    let mut places: Vec<El> = (0..13).map(|_| el("span", "free")).collect();
    places.push(el("span", "free win"));
    places
}

/// The hand, or the hands; `before` are the standing tiles that were there, by line.
pub fn lines(ui: Ui, before: &RefCell<Vec<Counts>>) -> Vec<El> {
    let rows = rows(ui);
    let last = before.replace(rows.iter().map(|row| row.standing).collect());
    let several = rows.len() > 1;
    let lines = rows.iter().enumerate().map(|(i, row)| {
        // Tiles that are shared out anew go from hand to hand: none of them is new.
        let last = if several { row.standing } else { last.get(i).copied().unwrap_or_default() };
        group("div", "line", pieces(ui, row, last, several))
    });
    lines.collect()
}

/// What the pieces of a row are about.
#[derive(Clone)]
struct Hand {
    ui: Ui,
    place: usize,
    tiles: Rc<Tiles>,
}

fn pieces(ui: Ui, row: &Row, last: Counts, several: bool) -> Vec<El> {
    let hand = Hand { ui, place: row.place, tiles: Rc::new(row.tiles()) };
    let mut pieces = Vec::with_capacity(15);
    if several {
        let label = ui.join(&["ui.row.", ui.rules().places()[row.place]]);
        pieces.push(text("span", "label", &label));
    }
    for tile in row.standing.kinds() {
        let name = ui.tile(tile);
        for n in 0..row.standing.get(tile) {
            let class = if n >= last.get(tile) { "tile new" } else { "tile" };
            let piece = Piece::Standing(tile);
            let is_lit = move |lit: &Lit| n < lit.standing.get(tile);
            let piece = hand.piece(class, Action::Pick(piece), &name, Box::new(is_lit));
            let hold = ["hand ", &tile.to_string()].concat();
            pieces.push(piece.attr("data-hold", &hold).child(art::tile(tile)));
        }
    }
    pieces.extend((0..row.free).map(|_| el("span", "free")));
    for (at, (place, index, meld)) in row.melds.iter().enumerate() {
        let kind = ui.join(&["meld.", meld_key(meld.kind())]);
        let name = [&*kind, " ", &*meld.to_string()].concat();
        let is_lit = move |lit: &Lit| lit.melds >> at & 1 == 1;
        let action = Action::PickAt(*place, Piece::Meld(*index));
        let mut piece = hand.piece("meld", action, &name, Box::new(is_lit));
        // What can be done with a meld is offered at its own place.
        if *place == ui.place.get() {
            piece = piece.attr("data-hold", &["meld ", &index.to_string()].concat());
        }
        pieces.push(piece.children(art::meld(meld)));
    }
    match row.win {
        Some(tile) => {
            let name = ui.with("ui.win-tile", "tile", &ui.tile(tile));
            let action = Action::Pick(Piece::Win);
            let piece = hand.piece("tile win", action, &name, Box::new(|lit| lit.win));
            pieces.push(piece.child(art::tile(tile)));
        }
        None if row.slot => pieces.push(el("span", "free win")),
        None => {}
    }
    pieces
}

impl Hand {
    fn piece(
        &self,
        class: &str,
        action: Action,
        name: &str,
        is_lit: Box<dyn Fn(&Lit) -> bool>,
    ) -> El {
        let Hand { ui, place, tiles } = self.clone();
        let light = move || {
            // The chosen fan first: as long as none is, nothing else need be watched.
            let chosen = ui.chosen().filter(|_| ui.place.get() == place)?;
            let lit = lit(&tiles, &*ui.sheet()?, chosen)?;
            Some(if is_lit(&lit) { "lit" } else { "dim" }.to_owned())
        };
        ui.button(class, action)
            .attr("aria-label", &ui.with("ui.take", "tile", name))
            .live("data-light", light)
    }
}
