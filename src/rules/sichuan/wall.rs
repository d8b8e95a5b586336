//! The end of the wall: the states of those who have not won.

use serde::Serialize;

use crate::system::key_enum;
use crate::tiles::{BySeat, Seat, TileSet};

use super::deal::Deal;
use super::waits::{Maximum, maximum};

key_enum! {
    /// How a player stands at the end of the wall (S29).
    State {
        /// Ready to win.
        Ready = "ready",
        /// Not ready, without a tile of the missing suit.
        NotReady = "not-ready",
        /// A tile of the missing suit in hand.
        FlowerPig = "flower-pig",
    }
}

/// The states at the end of the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct WallEnd {
    /// The state of each player who has not won and whose hand was entered.
    pub states: BySeat<Option<State>>,
    /// The theoretical maximum of each ready player.
    pub maxima: BySeat<Option<Maximum>>,
}

impl WallEnd {
    /// The seats in a state.
    pub fn seats_in(&self, state: State) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.states[*seat] == Some(state))
    }
}

/// The states of the players who are not out and whose hands were entered.
pub(super) fn wall_end(deal: &Deal, out: &BySeat<bool>) -> WallEnd {
    let mut end = WallEnd::default();
    for seat in Seat::ALL.into_iter().filter(|s| !out[*s] && deal.is_entered(*s)) {
        end.maxima[seat] = maximum(deal.hand(seat), deal.void(seat));
        end.states[seat] = Some(if is_pig(deal, seat) {
            State::FlowerPig
        } else if end.maxima[seat].is_some() {
            State::Ready
        } else {
            State::NotReady
        });
    }
    end
}

/// Whether a player holds a tile of his missing suit. Who has all three suits holds one,
/// whichever it is.
fn is_pig(deal: &Deal, seat: Seat) -> bool {
    let kinds = deal.hand(seat).all().kinds();
    match deal.void(seat) {
        Some(void) => !kinds.intersection(TileSet::of_suit(void)).is_empty(),
        None => super::reading::suits(kinds) == 3,
    }
}
