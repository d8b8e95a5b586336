//! The constant that describes Chinese Classical: everything that is known without running its
//! engine.

use crate::system::names::names;
use crate::system::{Example, Place, Ranking, Seating, Seats, System, Tie};
use crate::tiles::{MeldKind, TileSet};

use super::fans::FANS;
use super::game::GAME;
use super::questions::QUESTIONS;
use super::ruling::{Ruling, Rulings};

/// Chinese Classical.
pub const SYSTEM: System = System {
    key: "classical",
    names: names!("names-classical", "rules.classical.name"),
    short_names: names!("names-classical", "rules.classical"),
    words: "classical",
    tiles: TileSet::ALL,
    marked: TileSet::EMPTY,
    marked_ruling: None,
    has_flowers: true,
    melds: MeldKind::ALL,
    honor_chows: false,
    places: Place::WINNER_AND_OTHERS,
    seating: Seating::Players,
    seats: Seats::Four,
    fans: &FANS,
    ties: &[Tie::LimitHand, Tie::BeforeLimit],
    ranking: Some(Ranking::Speed),
    score_table: None,
    rulings: Ruling::KEYS,
    ruling_choices: &[],
    newer_rulings: &[],
    presets: Rulings::PRESETS,
    names_preset: false,
    former_presets: &[],
    questions: QUESTIONS,
    events: &[],
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
};
