//! Settings that the browser keeps.

use crate::app::browser::web;

/// The key in the store of the setting that letters and digits enter no tiles.
const SILENT: &str = "hule.silent";

/// Whether letters and digits enter tiles. Users of speech input may not want it.
pub fn letters_enter_tiles() -> bool {
    web::load(SILENT).is_none_or(|kept| kept.is_empty())
}

/// Sets whether letters and digits enter tiles. If the browser keeps nothing, it stays as it was.
pub fn set_letters_enter_tiles(on: bool) {
    web::save(SILENT, if on { "" } else { "1" });
}
