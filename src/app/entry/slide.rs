//! How the pieces of a line slide into their groups: how far each of them was, before the hand was complete,
//! from the place that it has in the reading.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::context::lasting::LastingMemo;
use crate::app::entry::groups::Groups;
use crate::app::entry::piece::{Piece, pieces};
use crate::app::pieces::Row;
use crate::app::pieces::tile::meld_width;

/// The width of a tile. All lengths here are sixths of it.
const TILE: i32 = 6;
/// The gap before a meld, a winning tile that stands apart, and a group.
const GAP: i32 = 2;

/// Tells the style of each piece of a line, as its property `--from`, where it stood before it was in a group.
pub fn slide_into_groups(
    line: NodeRef<Div>,
    row: LastingMemo<Row>,
    groups: LastingMemo<Option<Groups>>,
) {
    Effect::new(move || {
        let far = groups.with(|groups| {
            let groups = groups.as_ref()?;
            Some(row.with_untracked(|row| slides(row, groups)))
        });
        let (Some(line), Some(far)) = (line.get(), far) else { return };
        let tiles = line.query_selector_all("button").into_iter();
        let tiles = tiles.flat_map(|all| (0..all.length()).filter_map(move |at| all.item(at)));
        for (tile, far) in tiles.zip(far) {
            // This fails only for invalid names.
            let style = tile.unchecked_ref::<HtmlElement>().style();
            let _ = style.set_property("--from", &far.to_string());
        }
    });
}

/// How far to the right of its place in the groups each of their pieces stood.
fn slides(row: &Row, groups: &Groups) -> Vec<i32> {
    let of_group = if groups.is_tight() { GAP / 2 } else { GAP };
    let before = places(&pieces(row, false, row.place), |piece| match piece {
        Piece::Meld(_) | Piece::Win(..) => GAP,
        _ => 0,
    });
    let after = places(&groups.pieces, |piece| match piece {
        piece if groups.begins_with(piece) => of_group,
        _ => 0,
    });
    let was = |piece: &Piece| before.iter().find(|(other, _)| other == piece);
    let slide = |(piece, place): &(Piece, i32)| was(piece).map_or(0, |(_, was)| was - place);
    after.iter().map(slide).collect()
}

/// The pieces of a line with their places, measured from the middle of the line.
fn places(pieces: &[Piece], gap: impl Fn(Piece) -> i32) -> Vec<(Piece, i32)> {
    let mut end = 0;
    let mut places = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let begin = end + gap(*piece);
        places.push((*piece, begin));
        end = begin
            + match piece {
                Piece::Meld(placed) => TILE / 3 * meld_width(&placed.meld) as i32,
                _ => TILE,
            };
    }
    places.iter().map(|(piece, begin)| (*piece, begin - end / 2)).collect()
}
