//! How far each player's hand is.

use crate::entry::{Draft, Event};
use crate::scoring::HandState;
use crate::system::Answer;
use crate::tiles::Tile;

use super::claim::READY_SIZE;
use super::player_waits::{waits_of, winning_hand};
use super::questions::{self, SAME_TILE, WIN};

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
    let own = event.tile.or_else(|| questions::player(draft, event.place).1);
    let joins = event.answer(&SAME_TILE) == Some(Answer::Yes);
    match index.checked_sub(1) {
        Some(before) if joins && *draft.events[before].kind == WIN => tile_of(draft, before),
        _ => own,
    }
}
