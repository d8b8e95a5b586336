//! The names of seats and places.

use leptos::prelude::*;

use crate::entry::notation::Tiles;
use crate::text::{place_name, seat_name};
use crate::tiles::Seat;

use crate::app::context::ui::Ui;

impl Ui {
    /// The tiles of the current place.
    pub fn tiles(self) -> Tiles {
        self.draft().place(self.place.get()).cloned().unwrap_or_default()
    }

    /// The name of a place: that of its seat or, if all places are one player's, its own.
    pub fn place_name(self, place: usize) -> String {
        place_name(&self.draft(), place, &self.catalogue())
    }

    /// Whether all places belong to one player with several hands.
    pub fn together(self) -> bool {
        self.draft().is_one_player()
    }

    /// The place that the questions are about.
    pub fn asked_place(self) -> usize {
        if self.together() { 0 } else { self.place.get() }
    }

    /// The title of the questions about a place.
    pub fn about_place(self, place: usize) -> String {
        match place {
            0 => self.t("ui.circumstances"),
            _ => self.with("ui.other-hand", "seat", &self.place_name(place)),
        }
    }

    /// The name of a seat.
    pub fn seat(self, seat: Seat) -> String {
        seat_name(seat, &self.catalogue())
    }
}
