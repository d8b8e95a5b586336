//! The names of the pieces of a hand.

use crate::app::context::ui::Ui;
use crate::app::pieces::tile::meld_key;
use crate::state::Taken;
use crate::tiles::Meld;

/// The name of a meld: its kind and its tiles.
pub fn meld_name(ui: Ui, meld: Meld) -> String {
    let tiles: Vec<String> = meld.kinds().map(|tile| ui.tile(tile)).collect();
    let language = ui.language_now();
    let kind = ui.join(&["meld.", meld_key(meld.kind())]);
    [&*kind, language.colon(), &*tiles.join(language.comma())].concat()
}

/// The name of a piece that was taken out of a hand.
pub fn taken_name(ui: Ui, taken: Taken) -> String {
    match taken {
        Taken::Standing(tile) | Taken::Win(tile) => ui.tile(tile),
        Taken::Meld(_, meld) => meld_name(ui, meld),
    }
}
