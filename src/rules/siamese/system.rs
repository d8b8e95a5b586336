//! Siamese MCR as data: what is known of it without running code.

use crate::rules::mcr;
use crate::system::names::names;
use crate::system::{Example, Place, PlaceSize, Seating, Seats, System, Tie};
use crate::tiles::TileSet;

use super::game::GAME;
use super::questions::{EVENTS, PLAYERS, QUESTIONS, has_won};
use super::ruling::Rulings;

/// Siamese MCR.
pub const SYSTEM: System = System {
    key: "siamese",
    names: names!("rules.siamese.name"),
    short_names: names!("rules.siamese"),
    words: "mcr",
    tiles: TileSet::ALL,
    // Place 0 has room for two hands, less the tiles of place 1. After a first win it has room for
    // one.
    places: &[Place { key: "a", size: PlaceSize::TwoHands { has_won } }, Place::waiting("b")],
    seating: Seating::OnePlayer,
    seats: Seats::Asked(&PLAYERS),
    fans: &mcr::FANS,
    ties: &[Tie::DearestFan, Tie::FewestFans],
    has_principles: true,
    rulings: &Rulings::KEYS,
    newer_rulings: mcr::Rulings::NEWER,
    presets: &Rulings::PRESETS,
    questions: QUESTIONS,
    events: EVENTS,
    game: GAME,
    examples: &[
        Example {
            name: "pair",
            link: "1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
        },
        Example { name: "ready", link: "1/siamese/123456789m1135568999p112588sWN" },
    ],
    ..System::PLAIN
};
