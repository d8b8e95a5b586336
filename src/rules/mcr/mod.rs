//! Mahjong Competition Rules, 国标麻将: 81 fans, at least eight points to win.
//!
//! Clause marks (§) are those of the project's rules of MCR, which follow the Green Book.

mod best;
mod deal;
mod detect;
mod engine;
mod exclusion;
mod explain;
pub mod fans;
pub mod faults;
mod game;
mod joined_sets;
mod joins;
mod needs;
pub mod obstacles;
pub mod pages;
pub mod path;
mod payments;
mod questions;
mod reading;
mod ruling;
mod system;
mod tally;
mod waits;

use crate::rules::Rules;

pub(in crate::rules) use best::points_of_each;
pub use best::{Best, best, sheets};
pub(in crate::rules) use deal::CONTRADICTIONS;
pub use deal::{Deal, Situation};
pub use engine::{ENGINE, deal};
pub use explain::{shortfall, why};
pub use fans::FANS;
pub(in crate::rules) use game::{GREATEST_VALUE, OFFENCES};
pub(in crate::rules) use payments::{BASE, pay_mistake, pay_win};
pub use payments::{Mistake, mistake_ledger, win_ledger};
pub(in crate::rules) use questions::{MISTAKES, mistake_of};
pub(in crate::rules) use reading::FORMS;
pub use ruling::{Ruling, Rulings};
pub use system::SYSTEM;
pub use waits::waits;

/// Everything that the registry has of this rule system.
pub const RULES: Rules = Rules {
    system: &SYSTEM,
    engine: &ENGINE,
    faults: faults::ALL,
    obstacles: obstacles::ALL,
    book: &pages::BOOK,
    path: &path::PATH,
};

/// The points without flowers that a hand must have to win (§1.2).
pub const MINIMUM: i32 = 8;
