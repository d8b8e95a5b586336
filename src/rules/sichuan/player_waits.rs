//! What the tiles that were entered for a player wait for, and whether they win.

use crate::entry::Draft;
use crate::tiles::{Tile, TileSet};

use super::claim::READY_SIZE;
use super::deal::hand;
use super::questions;
use super::ruling::Rulings;
use super::waits::waits;

/// The winning tile of a player whose fourteen tiles win.
pub(super) fn winning_hand(draft: &Draft, place: usize) -> Option<Tile> {
    let win = questions::player(draft, place).1?;
    waits_of(draft, place).contains(win).then_some(win)
}

/// The waits of a player. None if the hand is not entered or not ready.
pub(super) fn waits_of(draft: &Draft, place: usize) -> TileSet {
    let (player, _) = questions::player(draft, place);
    let rulings = Rulings::from_bits(draft.rulings());
    let hand = hand(&player).ok().filter(|hand| hand.size() == READY_SIZE);
    let waits = hand.map(|hand| waits(&hand, player.missing_suit, rulings)).unwrap_or_default();
    waits.iter().map(|wait| wait.tile).collect()
}
