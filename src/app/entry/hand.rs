//! The hand on one line, or several hands that are made of the same tiles, on a line each: standing
//! tiles, melds, and the winning tile apart.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::entry::notation::Tiles;
use crate::scoring::Sheet;
use crate::text::Slot;
use crate::tiles::Meld;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el, group, text, watch};
use crate::app::entry::hand_layout::{Row, hand_layout};
use crate::app::entry::modes::meld_key;
use crate::app::entry::places_line as seats;
use crate::app::pieces::art;
use crate::state::{Action, ChosenFan, Highlight, Mode, Piece, highlight};

/// A piece of a line. Its element stays as long as the hand has the piece.
struct Laid {
    key: String,
    el: El,
    owner: Owner,
    is_highlighted: Option<IsHighlighted>,
}

type IsHighlighted = Box<dyn Fn(&Highlight) -> bool>;

/// A line of the hand.
struct Line {
    el: El,
    pieces: Vec<Laid>,
    place: usize,
    tiles: Tiles,
}

/// The lines of the hand, and the owner of their effects.
pub struct Lines {
    el: El,
    owner: Owner,
    laid: Vec<Line>,
}

pub fn hand(ui: Ui) -> El {
    let el = el("div", "lines");
    let lines = Lines { el: el.clone(), owner: Owner::new(), laid: Vec::new() };
    let lines = Rc::new(RefCell::new(lines));
    let shown = lines.clone();
    watch(Box::new(move || lay_out(ui, &mut shown.borrow_mut())));
    watch(Box::new(move || {
        // The chosen fan is read first: while there is none, nothing else is tracked.
        let sheet = ui.chosen().and_then(|chosen| Some((chosen, ui.sheet()?)));
        let place = ui.place.get();
        show_highlight(&lines.borrow(), sheet.as_ref().map(|(c, s)| (*c, &**s)), place);
    }));
    group("div", "hand", vec![el, seats::line(ui)])
        .attr("data-part", "hand")
        .attr("role", "group")
        .attr("aria-label", &ui.t("ui.hand"))
        .toggle("data-picking", move || ui.mode() == Some(Mode::Win))
}

/// Lays the hands out. Pieces that were there before keep their elements.
pub fn lay_out(ui: Ui, lines: &mut Lines) {
    let rows = hand_layout(ui);
    let several = rows.len() > 1;
    let label = if several { 3 } else { 0 };
    let width = rows.iter().map(Row::width).max().unwrap_or_default() + label;
    lines.el.set_property("--thirds", &width.to_string());
    if lines.laid.len() != rows.len() {
        lines.el.clear();
        lines.laid.drain(..).flat_map(|line| line.pieces).for_each(|laid| laid.owner.cleanup());
        lines.laid.extend(rows.iter().map(|_| Line {
            el: el("div", "line"),
            pieces: Vec::new(),
            place: 0,
            tiles: Tiles::default(),
        }));
        lines.laid.iter().for_each(|line| drop(lines.el.clone().child(line.el.clone())));
    }
    for (line, row) in lines.laid.iter_mut().zip(&rows) {
        let mut laying = Laying {
            ui,
            owner: &lines.owner,
            // Tiles that move from hand to hand are not new.
            class: if several { "tile" } else { "tile new" },
            old: std::mem::take(&mut line.pieces),
            new: Vec::with_capacity(16),
        };
        laying.row(row, several);
        laying.old.into_iter().for_each(|laid| laid.owner.cleanup());
        line.pieces = laying.new;
        line.el.set_property("--singles", &(row.singles() + label).to_string());
        line.el.set_property("--lying", &row.lying().to_string());
        line.el.arrange(line.pieces.iter().map(|laid| &laid.el));
        line.place = row.place;
        line.tiles = row.tiles();
    }
}

/// Highlights the tiles of a fan.
pub fn show_highlight(lines: &Lines, chosen: Option<(ChosenFan, &Sheet)>, place: usize) {
    for line in &lines.laid {
        let chosen = chosen.filter(|_| line.place == place);
        let highlight = chosen.and_then(|(chosen, sheet)| highlight(&line.tiles, sheet, chosen));
        for laid in &line.pieces {
            let light = highlight.as_ref().zip(laid.is_highlighted.as_ref());
            let light = light.map(|(highlight, is_highlighted)| is_highlighted(highlight));
            laid.el
                .set_or_not("data-light", light.map(|is_lit| if is_lit { "lit" } else { "dim" }));
        }
    }
}

/// A line that is being laid out. It reuses the old pieces where it can.
struct Laying<'a> {
    ui: Ui,
    owner: &'a Owner,
    class: &'static str,
    old: Vec<Laid>,
    new: Vec<Laid>,
}

impl Laying<'_> {
    fn put(
        &mut self,
        key: String,
        is_highlighted: Option<IsHighlighted>,
        make: &dyn Fn() -> El,
    ) -> &El {
        let laid = match self.old.iter().position(|laid| laid.key == key) {
            Some(at) => Laid { is_highlighted, ..self.old.remove(at) },
            None => {
                let owner = self.owner.child();
                let el = owner.with(|| untrack(make));
                Laid { key, el, owner, is_highlighted }
            }
        };
        self.new.push(laid);
        &self.new[self.new.len() - 1].el
    }

    fn row(&mut self, row: &Row, several: bool) {
        let ui = self.ui;
        if several {
            let label = ui.join(&["ui.row.", ui.rules().places[row.place].key]);
            self.put(label.clone(), None, &|| text("span", "label", &label));
        }
        for tile in row.standing.kinds() {
            let (key, class) = (tile.to_string(), self.class);
            let copies = row.standing.get(tile);
            let slots =
                [("tile", Slot::text(ui.tile(tile))), ("n", Slot::Number(i64::from(copies)))];
            let name = take(ui, &ui.fill("ui.tile-held", &slots));
            for n in 0..copies {
                let is_highlighted = move |highlight: &Highlight| n < highlight.standing.get(tile);
                let laid = self.put(
                    [&*key, &*n.to_string()].concat(),
                    Some(Box::new(is_highlighted)),
                    &|| {
                        ui.button(class, Action::Pick(Piece::Standing(tile)))
                            .attr("data-hold", &["hand ", &*key].concat())
                            .child(art::tile(tile))
                    },
                );
                // Another copy may have come beside a tile that stays.
                laid.set("aria-label", &name);
            }
        }
        for n in 0..row.free {
            self.put(["free", &*n.to_string()].concat(), None, &|| el("span", "free"));
        }
        for (at, (place, index, meld)) in row.melds.iter().enumerate() {
            self.meld(at, *place, *index, meld);
        }
        match row.win {
            Some(tile) => {
                let key = ["win ", &*tile.to_string()].concat();
                let class = [self.class, " win"].concat();
                self.put(key, Some(Box::new(|highlight| highlight.win)), &|| {
                    let name = ui.with("ui.win-tile", "tile", &ui.tile(tile));
                    piece(ui, &class, Action::Pick(Piece::Win), &name).child(art::tile(tile))
                });
            }
            None if row.slot => {
                self.put("slot".into(), None, &|| el("span", "free win"));
            }
            None => {}
        }
    }

    fn meld(&mut self, at: usize, place: usize, index: usize, meld: &Meld) {
        let ui = self.ui;
        let is_highlighted = move |highlight: &Highlight| highlight.melds >> at & 1 == 1;
        // The actions for a meld belong to its own place.
        let own = place == ui.place.get();
        let written = meld.to_string();
        let mut key = [&*written, " ", &*index.to_string(), &*place.to_string()].concat();
        key += if own { "+" } else { "" };
        self.put(key, Some(Box::new(is_highlighted)), &|| {
            let kind = ui.join(&["meld.", meld_key(meld.kind())]);
            let name = [&*kind, ui.language_now().colon(), &*meld_tiles(ui, meld)].concat();
            let piece = piece(ui, "meld", Action::PickAt(place, Piece::Meld(index)), &name);
            let hold = if own { ["meld ", &*index.to_string()].concat() } else { String::new() };
            let piece = if own { piece.attr("data-hold", &hold) } else { piece };
            piece.children(art::meld(meld))
        });
    }
}

fn piece(ui: Ui, class: &str, action: Action, name: &str) -> El {
    ui.button(class, action).attr("aria-label", &take(ui, name))
}

/// The button of a piece.
fn take(ui: Ui, name: &str) -> String {
    ui.with("ui.take", "tile", name)
}

/// The tiles of a meld in words: all three of a chow, else one.
fn meld_tiles(ui: Ui, meld: &Meld) -> String {
    let tiles = meld.kinds().map(|tile| ui.tile(tile));
    Vec::from_iter(tiles).join(ui.language_now().comma())
}
