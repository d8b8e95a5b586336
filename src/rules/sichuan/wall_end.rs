//! The states of the players who have not won when the wall is used up (S29). The settlement of
//! the end of the wall depends on them.

use crate::scoring::Ledger;
use crate::tiles::{BySeat, Meld, Seat, Suit, TileSet};

use super::deal::Deal;
use super::questions::{Stated, WallEndState};
use super::ruling::{Ruling, Rulings};
use super::value::Value;
use super::waits::maximum;

/// The states at the end of the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct WallEnd {
    /// The state of each player who has not won and whose hand or its state was entered.
    pub states: BySeat<Option<WallEndState>>,
    /// The theoretical maximum of each ready player.
    pub maxima: BySeat<Option<Value>>,
}

impl WallEnd {
    /// The players in a state.
    pub fn seats_in(&self, state: WallEndState) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.states[*seat] == Some(state))
    }

    /// Pays the ready players their theoretical maximum (S31). If all players are in the same
    /// state, nobody pays or nobody is paid (S32).
    pub fn pay_ready(&self, ledger: &mut Ledger, rulings: Rulings) {
        let self_drawn_point = i32::from(rulings.on(Ruling::MaximumPlusOne));
        for seat in Seat::ALL {
            let reason = match self.states[seat] {
                Some(WallEndState::NotReady) => "not-ready",
                Some(WallEndState::FlowerPig) if rulings.on(Ruling::FlowerPigPaysReady) => {
                    "flower-pig-pays"
                }
                _ => continue,
            };
            for ready in self.seats_in(WallEndState::Ready) {
                if let Some(maximum) = self.maxima[ready] {
                    ledger.pay(seat, ready, maximum.formula().plus(self_drawn_point), reason);
                }
            }
        }
    }
}

/// The states of the players who have not won and whose hands were entered, or how they stand.
pub(super) fn wall_end(deal: &Deal, has_won: &BySeat<bool>) -> WallEnd {
    let mut end = WallEnd::default();
    for seat in Seat::ALL.into_iter().filter(|seat| !has_won[*seat]) {
        let state = match deal.is_entered(seat) {
            true => Some(shown(deal, seat)),
            false => deal.at_wall_end(seat).map(|stated| said(stated, deal)),
        };
        if let Some((state, maximum)) = state {
            end.states[seat] = Some(state);
            end.maxima[seat] = maximum;
        }
    }
    end
}

/// How a player stands as the hand shows it, with the theoretical maximum of a ready one.
fn shown(deal: &Deal, seat: Seat) -> (WallEndState, Option<Value>) {
    let maximum = maximum(deal.hand(seat), deal.missing_suit(seat), deal.rulings());
    match maximum {
        _ if is_flower_pig(deal, seat) => (WallEndState::FlowerPig, None),
        Some(maximum) => (WallEndState::Ready, Some(maximum.value)),
        None => (WallEndState::NotReady, None),
    }
}

/// How a player stands of whom no tiles were entered, as was said.
fn said(stated: Stated, deal: &Deal) -> (WallEndState, Option<Value>) {
    match stated {
        Stated::Ready(points) => (WallEndState::Ready, Value::of_points(points, deal.rulings())),
        Stated::NotReady => (WallEndState::NotReady, None),
        Stated::FlowerPig => (WallEndState::FlowerPig, None),
    }
}

/// Whether a player holds a tile of their missing suit. A hand with all three suits does, whichever
/// suit is missing.
pub(super) fn is_flower_pig(deal: &Deal, seat: Seat) -> bool {
    has_missing_suit(deal.hand(seat).all().kinds(), deal.missing_suit(seat))
}

/// Whether a player has declared a set of their missing suit.
pub(super) fn has_declared_missing_suit(deal: &Deal, seat: Seat) -> bool {
    let declared = deal.hand(seat).melds().iter().map(Meld::tile).collect();
    has_missing_suit(declared, deal.missing_suit(seat))
}

/// Whether these kinds contain the missing suit. Kinds of all three suits do, whichever it is.
fn has_missing_suit(kinds: TileSet, missing_suit: Option<Suit>) -> bool {
    match missing_suit {
        Some(suit) => !kinds.intersection(TileSet::of_suit(suit)).is_empty(),
        None => super::reading::count_suits(kinds) == 3,
    }
}
