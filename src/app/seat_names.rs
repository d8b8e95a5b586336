//! Whose tiles and questions are looked at.

use leptos::prelude::*;

use crate::entry::notation::Tiles;
use crate::tiles::Seat;

use super::ui::Ui;

impl Ui {
    /// The tiles of the place that is looked at.
    pub fn tiles(self) -> Tiles {
        self.draft().place(self.place.get()).cloned().unwrap_or_default()
    }

    /// Whose tiles a place has: the seat's name, or the place's own where it is no seat.
    pub fn place_name(self, place: usize) -> String {
        let draft = self.draft();
        match draft.seat(place).filter(|_| !self.together()) {
            Some(seat) => self.seat(seat),
            None => self.join(&["place.", draft.system().places[place].key]),
        }
    }

    /// Whether all places are one player's, who makes several hands.
    pub fn together(self) -> bool {
        self.draft().is_one_player()
    }

    /// The place whose questions are asked.
    pub fn asked_place(self) -> usize {
        if self.together() { 0 } else { self.place.get() }
    }

    /// A seat's name.
    pub fn seat(self, seat: Seat) -> String {
        self.join(&["seat.", seat.letter()])
    }
}
