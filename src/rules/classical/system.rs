//! The constant that describes Chinese Classical: everything that is known without running its
//! engine.

use crate::system::names::names;
use crate::system::{Example, Place, Ranking, System, Tie};
use crate::tiles::TileSet;

use super::fans::FANS;
use super::game::GAME;
use super::questions::QUESTIONS;
use super::ruling::{Ruling, Rulings};

/// Chinese Classical.
pub const SYSTEM: System = System {
    key: "classical",
    names: names!("rules.classical.name"),
    short_names: names!("rules.classical"),
    words: "classical",
    tiles: TileSet::ALL,
    has_flowers: true,
    places: Place::WINNER_AND_OTHERS,
    fans: &FANS,
    ties: &[Tie::LimitHand, Tie::BeforeLimit],
    ranking: Some(Ranking::Speed),
    rulings: Ruling::KEYS,
    presets: Rulings::PRESETS,
    questions: QUESTIONS,
    game: GAME,
    examples: &[
        Example { name: "win", link: "1/classical/[PPP]123m456p5578s+9s?seat=S&from=W" },
        Example { name: "ready", link: "1/classical/[WWW][9999m,1]2233p555s?round=W&seat=W" },
        Example {
            name: "deal",
            link: "1/classical/[PPP]123m456p5578s+9s/22258m369p147sES/147m259p368sEWNN/\
                   1478m258p369sESW?seat=S&from=W",
        },
    ],
    ..System::PLAIN
};
