//! The names of the pieces of a hand.

use crate::app::context::I18n;
use crate::app::pieces::tile::meld_key;
use crate::calculator::Taken;
use crate::tiles::Meld;

/// The name of a meld: its kind and its tiles.
pub fn meld_name(i18n: I18n, meld: Meld) -> String {
    let tiles: Vec<String> = meld.kinds().iter().map(|tile| i18n.tile(tile)).collect();
    let language = i18n.language();
    let kind = i18n.join(&["meld.", meld_key(meld.kind())]);
    [&*kind, language.colon(), &*tiles.join(language.comma())].concat()
}

/// The name of a piece that was taken out of a hand.
pub fn taken_name(i18n: I18n, taken: Taken) -> String {
    match taken {
        Taken::Standing(tile) | Taken::Win(tile) => i18n.tile(tile),
        Taken::Meld(_, meld) => meld_name(i18n, meld),
    }
}
