//! A rule system of three fans, made as `docs/adding-a-rule-system.md` says: `recipe.rs` compares the two.
//! The tests take it through the whole library without a line changed elsewhere: scoring, explaining,
//! waits, what one change brings, the app's state, links, and the comparison with another system.
//!
//! Harbour is played without flowers. A hand of four sets and a pair wins; every player pays what
//! it counts. All Pungs counts 5, a pair of winds 2, and Fair Wind 3 if the weather was fair. In a
//! storm nobody may hold honors, unless the player has dropped anchor.

mod engine;
mod fans;
mod faults;
mod game;
mod obstacles;
mod pages;
mod path;
mod questions;
mod recipe;
mod ruling;
mod system;
mod tests;

use hule::rules::Rules;

use engine::ENGINE;
use system::SYSTEM;

/// Everything that the registry would have of this rule system.
const RULES: Rules = Rules {
    system: &SYSTEM,
    engine: &ENGINE,
    faults: faults::ALL,
    obstacles: obstacles::ALL,
    book: &pages::BOOK,
    path: &path::PATH,
};
