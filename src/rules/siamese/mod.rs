//! Siamese MCR: each player builds two hands out of 27 concealed tiles that both share.
//!
//! Each hand is counted by [MCR](super::mcr). This module chooses the tiles of each hand, checks
//! what may be declared, and settles the deal. Clause marks (M1–M19) are those of the project's
//! rules of Siamese MCR.
//!
//! - `PlayerTiles` holds the checked tiles of a player who has not won yet. `first_win` finds the
//!   best hand, `double_win` the best ways to win with both hands at once, and `score` combines them.
//!   `waits` finds the winning tiles before the draw.
//! - `RemainingHand` is the hand that is left after a first win.
//! - `Deal` holds the declarations of all players, and `settle` settles them. `Course` says who may still win after
//!   some of them.

mod course;
mod deal;
mod double_win;
mod engine;
pub mod faults;
mod first_win;
mod game;
mod hand_id;
mod hand_search;
mod invalid_win;
pub mod pages;
pub mod path;
mod player_tiles;
mod players;
mod questions;
mod remaining_hand;
mod report;
mod ruling;
mod score;
mod sets_search;
mod settle;
mod split_comparison;
mod splits;
mod system;
mod waits;

#[cfg(test)]
mod tests;

use crate::rules::Rules;

pub use super::mcr::obstacles;
pub use engine::ENGINE;
pub use ruling::MINIMUM_KEY;
pub use system::SYSTEM;

/// Everything that the registry has of this rule system.
pub const RULES: Rules = Rules {
    system: &SYSTEM,
    engine: &ENGINE,
    faults: faults::ALL,
    obstacles: obstacles::ALL,
    book: &pages::BOOK,
    path: &path::PATH,
};
