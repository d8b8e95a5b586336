//! Siamese MCR: each player builds two hands out of 27 concealed tiles that both share.
//!
//! Built on [MCR](super::mcr), which counts each hand; here is what comes before and after: which
//! tiles make which hand, what may be declared, and who pays. Clause marks (M1–M19) are those of
//! the project's rules of Siamese MCR.
//!
//! - A [`Holding`] is what a player holds who has not won yet. [`first_win`] finds the best hand
//!   on each side, [`double_win`] the best ways to win with both at once; [`score`] says all
//!   about both. [`waits`] is for the time before the tile comes.
//! - [`verdict`] says whether a hand may be declared after a first win.
//! - A [`Deal`] is what all players declared, and [`settle`] settles it.

pub mod book;
mod choices;
mod deal;
mod double;
mod engine;
pub mod faults;
mod first;
mod holding;
mod questions;
mod ruling;
mod score;
mod second;
mod settle;

mod shown;
mod side;
mod split_comparison;
mod system;
mod verdict;
mod waits;

#[cfg(test)]
mod laws;
#[cfg(test)]
mod tests;

pub use super::mcr::obstacles;
pub use deal::{Deal, Declared, Event, Worth};
pub use double::{Doubles, Split, double_win};
pub use engine::ENGINE;
pub use first::{Chosen, first_win};
pub use holding::{Entry, Holding};
pub use ruling::{MINIMUM_KEY, Rulings};
pub use score::{Counted, Double, NoDouble, Scored, count, declaration, score};
pub use settle::{Finale, Outcome, Settled, Settlement, settle};
pub use side::{BySide, Players, Side};
pub use system::SYSTEM;
pub use verdict::{Invalid, verdict};
pub use waits::{Distance, Wait, Waits, distances, waits};
