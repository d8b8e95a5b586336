//! The constant that describes Harbour: everything that is known without running its engine.

use hule::system::{Example, Game, Names, Place, System, Tie};
use hule::tiles::TileSet;

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
    places: &[Place::winning("hand")],
    fans: FANS,
    ties: &[Tie::FewestFans],
    rulings: &[],
    presets: PRESETS,
    questions: QUESTIONS,
    game: Game::PLAIN,
    examples: &[Example { name: "win", link: "1/harbour/111222333m444pEE" }],
    ..System::PLAIN
};
