//! Chinese Classical mahjong, by the rules of Njuse4ka: points, doubles, a limit, and a settlement
//! of all four hands.
//!
//! The clause marks (C1 …) refer to the project's rules of Chinese Classical.
//!
//! A deal is what a draft says after the checks, and every hand of it is counted before all four are
//! settled:
//!
//! ```
//! use hule::entry::Draft;
//! use hule::rules;
//! use hule::tiles::Seat;
//!
//! let mut draft = Draft::new(rules::system("classical").unwrap());
//! draft.read(0, "234567m345678p9s+9s").unwrap();
//! draft.set("win", "self-drawn").unwrap();
//! let report = rules::score(&draft);
//! // Points: 20 for going out, 2 for a tile from the wall and 2 for the only possible tile.
//! // Doubles: no points and fully concealed.
//! let best = &report.sheets[0];
//! assert_eq!(best.formula.as_ref().unwrap().to_string(), "24 × 2 × 2");
//! assert_eq!((best.total, report.ledger.as_ref().unwrap().net[Seat::East]), (100, 600));
//! ```

mod deal;
mod engine;
pub mod fans;
pub mod faults;
mod game;
mod needs;
pub mod obstacles;
pub mod pages;
pub mod path;
mod payments;
mod questions;
mod reading;
mod ruling;
mod score;
mod settlement;
mod sheet;
mod system;
#[cfg(test)]
mod tests;
mod waits;

use crate::rules::Rules;

pub use engine::ENGINE;
pub use fans::FANS;
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
