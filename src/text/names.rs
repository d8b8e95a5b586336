//! Names in the language of a catalogue: of fans, seats, winds and places, and of tiles and melds, as a control is called
//! that takes one.

use crate::entry::Draft;
use crate::system::{Fan, Names};
use crate::tiles::{Meld, Seat, Tile, Wind};

use super::{Catalogue, Slot};

/// Returns the name in the catalogue's language, or the Japanese one if that catalogue has them.
pub fn name<'a>(catalogue: &'a Catalogue, names: &Names) -> &'a str {
    catalogue.name(names.get(catalogue.language()))
}

/// Returns a fan's name in the catalogue's language; empty if its table gives no names.
pub fn fan_name<'a>(catalogue: &'a Catalogue, fan: &Fan) -> &'a str {
    name(catalogue, &fan.names)
}

/// The name of a seat.
pub fn seat_name(seat: Seat, words: &Catalogue) -> String {
    words.get(&["seat.", seat.letter()].concat()).to_owned()
}

/// The name of a wind, which a round or a seat has.
pub fn wind_name(wind: Wind, words: &Catalogue) -> String {
    words.get(&["wind.", wind.letter()].concat()).to_owned()
}

/// The name of a place of a draft: that of its seat or, if all places are one player's, its own.
pub fn place_name(draft: &Draft, place: usize, words: &Catalogue) -> String {
    match draft.seat(place).filter(|_| !draft.is_one_player()) {
        Some(seat) => seat_name(seat, words),
        None => words.get(&["place.", draft.system().places[place].key].concat()).to_owned(),
    }
}

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
