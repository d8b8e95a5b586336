//! Riichi, Japanese mahjong: at least one yaku to win, han and fu, dora, and payments by who won.
//!
//! The marks (R1 …, Y1 …) are those of the project's rules of riichi. The default rulings are those of
//! the World Riichi Championship of 2025.
//!
//! ```
//! use hule::entry::Draft;
//! use hule::rules;
//! use hule::tiles::Seat;
//!
//! let mut draft = Draft::new(rules::system("riichi").unwrap());
//! draft.read(0, "234567m345p78s99m+6s").unwrap();
//! draft.set("seat", "S").unwrap();
//! draft.set("riichi", "riichi").unwrap();
//! draft.set("from", "W").unwrap();
//! let report = rules::score(&draft);
//! // Riichi and pinfu: two han. 20 fu, and 10 for a concealed hand on a discard.
//! let best = &report.sheets[0];
//! assert_eq!(best.formula.as_ref().unwrap().to_string(), "30 × 2 × 2 × 2 × 2");
//! assert_eq!((best.total, report.ledger.as_ref().unwrap().net[Seat::West]), (2000, -2000));
//! ```

mod also_won;
mod best;
mod checks;
mod deal;
mod dora;
mod engine;
pub mod fans;
pub mod faults;
mod forms;
mod fu;
mod game;
mod hands;
mod joined;
mod liability;
pub mod obstacles;
pub mod pages;
pub mod path;
mod payments;
mod questions;
mod reading;
mod ruling;
mod score_table;
mod sets;
mod sheet;
mod situation;
mod system;
#[cfg(test)]
mod tests;
mod value;
mod valued;
mod waits;
mod ways;
mod wins;
mod yakuman;

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
