//! Riichi, Japanese mahjong: at least one yaku to win, han and fu, dora, and payments by who won.
//!
//! The marks (R1 …, Y1 …) are those of the project's rules of riichi. The default rulings are those of
//! the World Riichi Championship of 2025.
//!
//! What it asks besides the tiles is listed at [`QUESTIONS`]. Fans have the keys of the table in [`fans`]:
//! `riichi`, `menzen-tsumo`, `pinfu`, `tanyao`. A sheet has han, fu and yakuman as the
//! [units](crate::system::Unit) of what it counts, and [`Sheet::counts`] adds them up:
//!
//! [`Sheet::counts`]: crate::scoring::Sheet::counts
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
//! let counts = best.counts(draft.system().score_table.unwrap()).unwrap();
//! assert_eq!((counts.main, counts.minor), (2, 30));
//! ```

pub(super) mod also_won;
mod checks;
mod deal;
mod dora;
mod engine;
pub mod fans;
pub mod faults;
pub(super) mod game;
mod game_end;
mod joined;
pub(super) mod liability;
mod needs;
pub mod obstacles;
pub(super) mod options;
pub mod pages;
pub mod path;
mod payments;
pub(super) mod questions;
mod reading;
mod ready;
pub(super) mod ruling;
pub(super) mod score_table;
mod self_draw;
mod share;
mod sheet;
pub(super) mod situation;
mod system;
pub(super) mod terms;
#[cfg(test)]
mod tests;
mod value;
mod valued;
mod waits;
mod wins;

use crate::rules::Rules;

pub use engine::{ENGINE, Riichi};
pub use fans::FANS;
pub use questions::QUESTIONS;
pub use system::{SYSTEM, VARIANT};
pub use terms::Variant;

/// Everything that the registry has of this rule system.
pub const RULES: Rules = Rules {
    system: &SYSTEM,
    engine: &ENGINE,
    faults: faults::ALL,
    obstacles: obstacles::ALL,
    book: &pages::BOOK,
    path: &path::PATH,
};
