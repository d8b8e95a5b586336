//! Pictures of tiles, flowers and melds, and the names of the pieces of a hand.

use leptos::prelude::*;

use crate::app::context::{I18n, use_i18n};
use crate::calculator::Taken;
use crate::system::System;
use crate::text::{self, spoken};
use crate::tiles::{Flower, Meld, MeldKind, Tile, TileSet};

/// The class of the picture at a row and column of the tile art; see `style/art.css`.
fn art_class(row: char, column: u8) -> String {
    format!("art r{row} c{column}")
}

/// A tile.
#[component]
pub fn TileArt(
    tile: Tile,
    /// Whether it is the marked copy of its kind.
    #[prop(optional)]
    is_marked: bool,
) -> impl IntoView {
    let (row, column) = match tile.suit() {
        Some(suit) if is_marked => ('r', suit as u8 + 1),
        Some(suit) => (suit.letter(), tile.rank()),
        None => ('z', tile.index() as u8 - 26),
    };
    view! { <i class=art_class(row, column)></i> }
}

/// A flower or season.
#[component]
pub fn FlowerArt(flower: Flower) -> impl IntoView {
    view! { <i class=art_class('h', flower.number())></i> }
}

/// A tile face down.
#[component]
fn TileBack() -> impl IntoView {
    view! { <i class=art_class('z', 8)></i> }
}

/// Pictures in a row within a text.
#[component]
pub fn TileRow(
    /// What screen readers say.
    name: String,
    /// The pictures.
    children: Children,
) -> impl IntoView {
    view! { <span class="tiles" role="img" aria-label=name>{children()}</span> }
}

/// Tiles in a row within a text; screen readers say them in words.
#[component]
pub fn Tiles(
    #[prop(into)] tiles: Vec<Tile>,
    /// The kinds of which the first one is the marked copy.
    #[prop(optional)]
    marked: TileSet,
) -> impl IntoView {
    let name = spoken::tiles(&tiles, marked, &use_i18n().catalogue());
    let mut left = marked;
    let art = tiles.into_iter().map(move |tile| {
        let is_marked = left.contains(tile);
        left = left.minus(TileSet::of(tile));
        view! { <TileArt tile is_marked/> }
    });
    view! { <TileRow name>{art.collect_view()}</TileRow> }
}

/// A meld as on the table: the claimed tile is sideways, and the ends of a concealed kong are face
/// down.
#[component]
pub fn MeldArt(meld: Meld) -> impl IntoView {
    let tiles = meld.tiles();
    let last = tiles.len() - 1;
    let mark = meld.mark_index();
    let picture = move |(i, tile): (usize, Tile)| {
        let (is_down, lies) = match meld.kind() {
            MeldKind::ConcealedKong => (i == 0 || i == last, false),
            MeldKind::AddedKong => (false, i == 1 || i == 2),
            _ => (false, i == 0),
        };
        if is_down {
            view! { <TileBack/> }.into_any()
        } else if lies {
            view! { <span class="lies"><TileArt tile is_marked=mark == Some(i)/></span> }.into_any()
        } else {
            view! { <TileArt tile is_marked=mark == Some(i)/> }.into_any()
        }
    };
    tiles.iter().copied().enumerate().map(picture).collect_view()
}

/// The width of a meld in thirds of a tile.
pub fn meld_width(meld: &Meld) -> usize {
    let lying = match meld.kind() {
        MeldKind::ConcealedKong => 0,
        MeldKind::AddedKong => 2,
        _ => 1,
    };
    3 * meld.tiles().len() + lying
}

/// The melds that have keys above the palette. An added kong is rare, so it is only offered on a long
/// press.
pub fn melds_with_keys(rules: &'static System) -> impl Iterator<Item = MeldKind> {
    rules.melds.iter().copied().filter(|kind| *kind != MeldKind::AddedKong)
}

/// The name of a meld: its kind and its tiles.
pub fn meld_name(i18n: I18n, meld: Meld) -> String {
    text::meld_name(meld, &i18n.catalogue())
}

/// The name of the marked copy of a tile.
pub fn marked_name(i18n: I18n, tile: Tile) -> String {
    text::marked_name(tile, &i18n.catalogue())
}

/// The name of a piece that was taken out of a hand.
pub fn taken_name(i18n: I18n, taken: Taken) -> String {
    match taken {
        Taken::Standing(tile) | Taken::Win(tile) => i18n.tile(tile),
        Taken::Marked(tile) | Taken::MarkedWin(tile) => marked_name(i18n, tile),
        Taken::Meld(_, meld) => meld_name(i18n, meld),
    }
}
