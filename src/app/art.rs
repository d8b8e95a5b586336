//! Tiles and icons as pictures.

use std::fmt::Display;

use leptos::prelude::*;

use crate::meld::{Meld, MeldKind};
use crate::tile::Tile;

/// A tile of the sprite: `5m`, `E`, `3h`, `back`.
pub fn tile(id: impl Display) -> AnyView {
    picture(id.to_string())
}

fn picture(id: String) -> AnyView {
    let link = format!("tiles.svg#{id}");
    view! {
        <svg class="art" viewBox="0 0 60 80" aria-hidden="true">
            <use_ href=link />
        </svg>
    }
    .into_any()
}

/// Some tiles in a row within a text, read out in notation.
pub fn group(tiles: &[Tile]) -> AnyView {
    let mut name = String::new();
    let _ = crate::notation::write_tiles(&mut name, tiles);
    let tiles: Vec<AnyView> = tiles.iter().map(tile).collect();
    view! { <span class="tiles" role="img" aria-label=name>{tiles}</span> }.into_any()
}

/// A meld as it lies on the table: a claimed tile sideways, a concealed kong with its ends down.
pub fn meld(meld: &Meld) -> AnyView {
    let tiles = meld.tiles();
    let last = tiles.len() - 1;
    let shown = tiles.iter().enumerate().map(|(i, t)| {
        let down = meld.kind() == MeldKind::ConcealedKong && (i == 0 || i == last);
        let lies = match meld.kind() {
            MeldKind::ConcealedKong => false,
            MeldKind::AddedKong => i == 1 || i == 2,
            _ => i == 0,
        };
        let picture = if down { picture("back".into()) } else { tile(t) };
        if lies { view! { <span class="lies">{picture}</span> }.into_any() } else { picture }
    });
    shown.collect::<Vec<_>>().into_any()
}

/// How wide a meld is, in tiles.
pub fn meld_width(meld: &Meld) -> f32 {
    let upright = meld.tiles().len() as f32;
    let lying = match meld.kind() {
        MeldKind::ConcealedKong => 0.0,
        MeldKind::AddedKong => 2.0,
        _ => 1.0,
    };
    upright + lying / 3.0
}

pub const UNDO: &str = "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
pub const REDO: &str = "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3";
pub const MORE: &str = "M5 12h.01M12 12h.01M19 12h.01";
pub const BACK: &str = "M21 5H9l-6 7 6 7h12zM17 9l-5 6M12 9l5 6";
pub const FLOWER: &str = "M12 9.5a3.2 3.2 0 1 1 2.4 1.7 3.2 3.2 0 1 1-.8 2.9 3.2 3.2 0 1 1-3.2 0 3.2 3.2 0 1 1-.8-2.9A3.2 3.2 0 1 1 12 9.5M12 12h.01";
pub const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub const DOWN: &str = "m7 10 5 5 5-5";
pub const NEXT: &str = "m10 7 5 5-5 5";

/// An icon of one line.
pub fn icon(path: &'static str) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path />
        </svg>
    }
    .into_any()
}
