//! How far each player's hand is: what it waits for, and whether it wins.

use crate::entry::{Draft, Event};
use crate::scoring::HandState;
use crate::system::Answer;
use crate::tiles::{Tile, TileSet};

use super::claim::READY_SIZE;
use super::deal::hand_with;
use super::questions::{self, SAME_TILE, WIN};
use super::ruling::Rulings;
use super::waits::waits;

/// How far the hand of a place is.
pub(super) fn hand_state(draft: &Draft, place: usize) -> HandState {
    let size = draft.place(place).map_or(0, |tiles| tiles.size());
    if size < READY_SIZE {
        return HandState::by_size(size, READY_SIZE);
    }
    let win = draft.events.iter().position(|event| *event.kind == WIN && event.place == place);
    match win {
        Some(index) => match tile_of(draft, index) {
            None => HandState::NeedsTile,
            Some(tile) if waits_of(draft, place).contains(tile) => HandState::Won,
            Some(_) => HandState::NoWin,
        },
        None if size > READY_SIZE => match winning_hand(draft, place) {
            // One hand alone has won without an event that says so.
            Some(_) if place == 0 && draft.events.is_empty() => HandState::Won,
            Some(_) => HandState::CanWin,
            None => HandState::NoWin,
        },
        None if waits_of(draft, place).is_empty() => HandState::NotReady,
        None => HandState::Ready,
    }
}

/// The tile of a win: the one that was entered with the event or in the hand, or that of the win
/// before on the same tile.
fn tile_of(draft: &Draft, index: usize) -> Option<Tile> {
    let event: &Event = draft.events.get(index)?;
    let own = event.tile.or_else(|| questions::winning_tile(draft, event.place));
    let joins = event.answer(&SAME_TILE) == Some(Answer::Yes);
    match index.checked_sub(1) {
        Some(before) if joins && *draft.events[before].kind == WIN => tile_of(draft, before),
        _ => own,
    }
}

/// The winning tile of a player whose fourteen tiles win.
pub(super) fn winning_hand(draft: &Draft, place: usize) -> Option<Tile> {
    let win = questions::winning_tile(draft, place)?;
    waits_of(draft, place).contains(win).then_some(win)
}

/// The waits of a player. None if the hand is not entered or not ready.
pub(super) fn waits_of(draft: &Draft, place: usize) -> TileSet {
    let rulings = Rulings::from_bits(draft.rulings());
    let hand = hand_with(draft, place, None).ok().filter(|hand| hand.size() == READY_SIZE);
    let waits = hand.map(|hand| waits(&hand, questions::missing_suit(draft, place), rulings));
    waits.unwrap_or_default().iter().map(|wait| wait.tile).collect()
}
