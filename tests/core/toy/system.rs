//! The constant that describes Harbour: everything that is known without running its engine.

use hule::system::{Example, Game, Names, Place, Seating, Seats, System, Tie};
use hule::tiles::{MeldKind, TileSet};

use super::fans::FANS;
use super::questions::QUESTIONS;
use super::ruling::PRESETS;

/// Harbour.
pub static SYSTEM: System = System {
    key: "harbour",
    names: Names::new(["Harbour", "Гавань", "海港", "港"]),
    short_names: Names::new(["Harbour", "Гавань", "海港", "港"]),
    words: "harbour",
    tiles: TileSet::ALL,
    marked: TileSet::EMPTY,
    has_flowers: false,
    melds: MeldKind::ALL,
    honor_chows: false,
    places: &[Place::winning("hand")],
    seating: Seating::Players,
    seats: Seats::Four,
    fans: FANS,
    ties: &[Tie::FewestFans],
    ranking: None,
    score_table: None,
    rulings: &[],
    ruling_choices: &[],
    newer_rulings: &[],
    names_preset: false,
    former_presets: &[],
    marked_ruling: None,
    presets: PRESETS,
    questions: QUESTIONS,
    events: &[],
    game: Game::PLAIN,
    examples: &[Example { name: "win", link: "1/harbour/111222333m444pEE" }],
};
