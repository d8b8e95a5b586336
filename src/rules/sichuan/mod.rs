//! Sichuan Bloody Mahjong, 四川麻将 (血战到底), by the rules of the World Mahjong Sports Games:
//! nine fans, whose sum has a limit of three fans or, by ruling, of four. Play continues until three players have won or the
//! wall is used up.
//!
//! The clause marks (S1 …) and the names of open readings (S-A1 …) refer to the project's rules
//! of Sichuan.
//!
//! A deal is what a draft tells, after the checks, and the settlement takes it event by event. A draft
//! without events is a deal of which only one hand is known:
//!
//! ```
//! use hule::entry::Draft;
//! use hule::rules;
//! use hule::tiles::Seat;
//!
//! let mut draft = Draft::new(rules::system("sichuan").unwrap());
//! draft.read(0, "22335566m77889p+9p").unwrap();
//! draft.set("void", "s").unwrap();
//! draft.set("win", "self-drawn").unwrap();
//! let report = rules::score(&draft);
//! assert_eq!((report.sheets[0].points, report.sheets[0].total), (2, 4));
//! assert_eq!(report.ledger.as_ref().unwrap().net[Seat::East], 15);
//! ```

mod claim;
mod deal;
mod engine;
mod events;
pub mod fans;
pub mod faults;
mod game;
mod hand_state;
mod kong_entry;
mod missing;
mod needs;
pub mod obstacles;
pub mod pages;
mod paid_kongs;
pub mod path;
mod payments;
mod questions;
mod reading;
mod ruling;
mod settle;
mod settlement;
mod suggestions;
mod system;
#[cfg(test)]
mod tests;
mod value;
mod waits;
mod wall_end;

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
