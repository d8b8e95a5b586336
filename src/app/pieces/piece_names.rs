//! The names of the pieces of a hand.

use crate::app::context::I18n;
use crate::calculator::Taken;
use crate::text;
use crate::tiles::{Meld, Tile};

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
