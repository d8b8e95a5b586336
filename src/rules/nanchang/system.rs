//! The constant that describes Nanchang: everything that is known without running its engine.

use crate::system::names::names;
use crate::system::{Example, Place, System, Tie};
use crate::tiles::TileSet;

use super::fans::FANS;
use super::game::GAME;
use super::questions::QUESTIONS;
use super::ruling::{Ruling, Rulings};

/// Nanchang.
pub const SYSTEM: System = System {
    key: "nanchang",
    names: names!("rules.nanchang.name"),
    short_names: names!("rules.nanchang"),
    words: "nanchang",
    tiles: TileSet::ALL,
    honor_chows: true,
    places: Place::WINNER_AND_OTHERS,
    fans: &FANS,
    ties: &[Tie::MostTrue, Tie::FewestWild],
    rulings: Ruling::KEYS,
    presets: Rulings::PRESETS,
    questions: QUESTIONS,
    game: GAME,
    examples: &[
        Example {
            name: "win",
            link: "1/nanchang/[SWN]2m46789p12sEE+3s?indicator=2m&seat=S&from=W",
        },
        Example { name: "ready", link: "1/nanchang/2m123456789p555s?indicator=2m&seat=S" },
        Example {
            name: "special",
            link: "1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W",
        },
    ],
    ..System::PLAIN
};
