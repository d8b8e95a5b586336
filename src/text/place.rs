//! The names of seats, and of the places of a draft.

use crate::entry::Draft;
use crate::tiles::{Seat, Wind};

use super::Catalogue;

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
