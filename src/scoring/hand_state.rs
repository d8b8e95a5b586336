//! How far each hand of a deal is: what it is missing, and whether it wins.

use crate::entry::{Draft, Hand};
use crate::system::key_enum;

key_enum! {
    /// How far the hand of a place is, for a screen that shows all hands of a deal. The words for it
    /// in the catalogues are `hand-state.<key>`.
    HandState {
        /// No tile has been entered.
        NotEntered = "not-entered",
        /// There are fewer than thirteen tiles.
        Short = "short",
        /// Thirteen tiles, but the player has won: the winning tile is missing.
        NeedsTile = "needs-tile",
        /// All tiles have been entered.
        Entered = "entered",
        /// Thirteen tiles that one more tile completes.
        Ready = "ready",
        /// Thirteen tiles that no tile completes.
        NotReady = "not-ready",
        /// Fourteen tiles that win, but no win of the player has been entered.
        CanWin = "can-win",
        /// The player has won with the hand.
        Won = "won",
        /// Fourteen tiles that do not win.
        NoWin = "no-win",
    }
}

impl HandState {
    /// What the number of tiles of a place says by itself. `wanted` is the number of tiles that make
    /// the place complete.
    pub fn by_size(size: usize, wanted: usize) -> HandState {
        match size {
            0 => HandState::NotEntered,
            _ if size >= wanted => HandState::Entered,
            _ if size + 1 == Hand::COMPLETE => HandState::NeedsTile,
            _ => HandState::Short,
        }
    }

    /// Like [`HandState::by_size`], for a place of a draft that needs what its rule system says. A hand
    /// of thirteen is whole if nobody has won.
    pub fn of_place(draft: &Draft, place: usize) -> HandState {
        let size = draft.place(place).map_or(0, |tiles| tiles.size());
        match HandState::by_size(size, draft.room(place)) {
            HandState::NeedsTile if draft.is_drawn() => HandState::Entered,
            state => state,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_of_tiles_says_what_is_missing() {
        let states = [0, 1, 12, 13, 14].map(|size| HandState::by_size(size, 14).key());
        assert_eq!(states, ["not-entered", "short", "short", "needs-tile", "entered"]);
        let states = [0, 12, 13].map(|size| HandState::by_size(size, 13).key());
        assert_eq!(states, ["not-entered", "short", "entered"]);
    }
}
