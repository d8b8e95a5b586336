//! Siamese MCR: each player builds two hands out of 27 concealed tiles that both share.
//!
//! Each hand is counted by [MCR](super::mcr). This module chooses the tiles of each hand, checks
//! what may be declared, and settles the deal. Clause marks (M1–M19) are those of the project's
//! rules of Siamese MCR.
//!
//! - [`PlayerTiles`] holds the checked tiles of a player who has not won yet. [`first_win`] finds
//!   the best hand, [`double_win`] the best ways to win with both hands at once, and [`score`]
//!   combines them with settlements. [`waits`] finds the winning tiles before the draw.
//! - [`check_win`] checks whether a hand may be declared after a first win.
//! - [`Deal`] holds the declarations of all players, and [`settle`] settles them.

pub mod book;
mod deal;
mod double_win;
mod engine;
pub mod faults;
mod first_win;
mod game;
mod hand_id;
mod hand_search;
mod invalid_win;
pub mod path;
mod player_tiles;
mod players;
mod questions;
mod remaining_hand;
mod report;
mod ruling;
mod score;
mod settle;
mod split_comparison;
mod splits;
mod system;
mod waits;

#[cfg(test)]
mod search_tests;
#[cfg(test)]
mod tests;

pub use super::mcr::obstacles;
pub use deal::{Deal, DeclaredHand, DeclaredWorth, Event};
pub use double_win::{DoubleWins, WinningSplit, double_win};
pub use engine::ENGINE;
pub use first_win::{ChosenHand, first_win};
pub use hand_id::{ByHand, HandId};
pub use invalid_win::{InvalidWin, check_win};
pub use player_tiles::{EnteredTiles, PlayerTiles};
pub use players::Players;
pub use ruling::{MINIMUM_KEY, Rulings};
pub use score::{Counted, DoubleWin, NoDouble, Scored, count, declaration, score};
pub use settle::{Finale, Outcome, SettledWin, Settlement, settle};
pub use system::SYSTEM;
pub use waits::{CompletingTile, Distance, Waits, distances, waits};
