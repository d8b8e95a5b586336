//! The names of the pieces of a hand: tiles and melds, as a control is called that takes one.

use crate::tiles::{Meld, Tile};

use super::{Catalogue, Slot};

/// The name of a tile.
pub fn tile_name(tile: Tile, words: &Catalogue) -> String {
    words.get(&["tile.", &*tile.to_string()].concat()).to_owned()
}

/// The name of the marked copy of a tile.
pub fn marked_name(tile: Tile, words: &Catalogue) -> String {
    words.text("ui.marked-tile", &[("tile", Slot::text(tile_name(tile, words)))])
}

/// The name of a meld: its kind and its tiles.
pub fn meld_name(meld: Meld, words: &Catalogue) -> String {
    let tiles: Vec<String> = meld.kinds().iter().map(|tile| tile_name(tile, words)).collect();
    let language = words.language();
    let kind = ["meld.", meld.kind().key()].concat();
    [words.get(&kind), language.colon(), &*tiles.join(language.comma())].concat()
}
