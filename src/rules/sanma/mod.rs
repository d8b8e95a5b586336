//! Sanma, riichi of three players: nobody sits North, most characters are left out, and a North can be laid
//! aside for a han.
//!
//! It is a form of [riichi](super::riichi): its rows, its readings, its fu and its waits are those of four
//! players. Here is what differs. The marks (SN1 …) are those of the project's rules of sanma; the default
//! rulings are those of Tenhou's games of three.
//!
//! Its questions are those of riichi, with three seats, and one more:
//!
//! | key | answers | what it asks |
//! |---|---|---|
//! | `norths` | a number, 0–4 | how many Norths the winner has laid aside (SN6) |
//!
//! ```
//! use hule::rules::{riichi, sanma};
//!
//! // The table has every question that riichi does not have.
//! let own = sanma::SYSTEM.questions.iter().filter(|of| riichi::SYSTEM.question(of.key).is_none());
//! assert_eq!(own.map(|question| question.key).collect::<Vec<_>>(), ["norths"]);
//! ```
//!
//! A win (`win`) can also come on the tile drawn for a North, `north-replacement`, or on a North that another
//! player lays aside, `pulled-north`. A ruling with several values has a key for each but one, which holds while
//! all are off: `self-draw.split`, `self-draw.full` and `self-draw.plus-1000` exclude each other.
//!
//! ```
//! use hule::entry::Draft;
//! use hule::rules;
//! use hule::tiles::Seat;
//!
//! let mut draft = Draft::new(rules::system("sanma").unwrap());
//! draft.read(0, "234567p345s99m78s+6s").unwrap();
//! for (key, answer) in [("seat", "S"), ("riichi", "riichi"), ("win", "self-drawn"), ("norths", "2")] {
//!     draft.set(key, answer).unwrap();
//! }
//! // Five han: a mangan, of which nobody pays the share of the fourth player.
//! let net = rules::score(&draft).ledger.as_ref().unwrap().net;
//! assert_eq!((net[Seat::East], net[Seat::South], net[Seat::West]), (-4000, 6000, -2000));
//! draft.set_ruling("self-draw.split", true).unwrap();
//! let net = rules::score(&draft).ledger.as_ref().unwrap().net;
//! assert_eq!((net[Seat::East], net[Seat::South], net[Seat::West]), (-5000, 8000, -3000));
//! ```

mod engine;
mod fans;
pub mod faults;
mod game;
pub mod pages;
pub mod path;
mod questions;
mod ruling;
mod system;
#[cfg(test)]
mod tests;

use crate::rules::Rules;

pub use super::riichi::obstacles;
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
