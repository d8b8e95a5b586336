//! The wins and mistakes that the players of one deal declared, in order. Settling them is the last
//! step of the flow: see [`settle`](super::settle).

use crate::entry::{Fault, FaultCode, Hand};
use crate::rules::mcr::{self, Mistake, Situation};
use crate::tiles::{Meld, Seat, Tile, Win, WinSource, Wind};

use super::faults;
use super::players::Players;
use super::ruling::Rulings;

/// The value of a declared win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeclaredWorth {
    /// The points as they were counted at the table.
    Points(u16),
    /// A hand that is counted here.
    Hand(DeclaredHand),
}

/// A declared hand before it is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclaredHand {
    /// The melds of the hand.
    pub melds: Vec<Meld>,
    /// The other tiles without the winning tile.
    pub concealed: Vec<Tile>,
    /// The winning tile; `None` for a win from the wall without the drawn tile (M15).
    pub tile: Option<Tile>,
    /// Whether the winning tile was the last of the wall, or the last discard.
    pub last_of_wall: bool,
    /// Whether it was the last of its kind.
    pub last_copy: bool,
}

/// A declaration of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A win.
    Win {
        /// The seat of the player who declares the win.
        seat: Seat,
        /// How the winning tile came.
        source: WinSource,
        /// Who discarded or added it; `None` when self-drawn, or not known yet.
        from: Option<Seat>,
        /// The value of the win.
        worth: DeclaredWorth,
    },
    /// A mistake, which MCR punishes (M18).
    Mistake {
        /// The seat of the player who made the mistake.
        seat: Seat,
        /// The kind of mistake.
        mistake: Mistake,
    },
}

/// A win that was checked and can be settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CheckedWin {
    Points(u16),
    Hand(Box<mcr::Deal>),
}

/// The declarations of a deal. Each of them was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    players: Players,
    rulings: Rulings,
    events: Vec<(Event, Option<CheckedWin>)>,
}

impl Deal {
    /// Checks the declarations, each without regard to the others.
    ///
    /// # Errors
    /// Every fault at once: a seat that is not taken, a hand that cannot exist, one's own
    /// discard, and so on.
    pub fn new(
        players: Players,
        round: Wind,
        rulings: Rulings,
        events: Vec<Event>,
    ) -> Result<Deal, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut checked = Vec::new();
        for event in events {
            match check(&event, players, round, rulings) {
                Ok(win) => checked.push((event, win)),
                Err(more) => faults.extend(more),
            }
        }
        if faults.is_empty() { Ok(Deal { players, rulings, events: checked }) } else { Err(faults) }
    }

    /// The players of the deal.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The rulings in force.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The declarations with the checked wins.
    pub(super) fn events(&self) -> &[(Event, Option<CheckedWin>)] {
        &self.events
    }
}

fn check(
    event: &Event,
    players: Players,
    round: Wind,
    rulings: Rulings,
) -> Result<Option<CheckedWin>, Vec<Fault>> {
    let (seat, from) = match event {
        Event::Win { seat, from, .. } => (*seat, *from),
        Event::Mistake { seat, .. } => (*seat, None),
    };
    let mut faults = Vec::new();
    for seat in [Some(seat), from].into_iter().flatten() {
        if !players.seats().contains(&seat) {
            faults.push(Fault::new(faults::SEAT_NOT_TAKEN).value(seat));
        }
    }
    let Event::Win { source, worth, .. } = event else {
        return if faults.is_empty() { Ok(None) } else { Err(faults) };
    };
    let (last_of_wall, last_copy) = match worth {
        DeclaredWorth::Points(_) => (false, false),
        DeclaredWorth::Hand(hand) => (hand.last_of_wall, hand.last_copy),
    };
    let win = Win { source: *source, from, last_of_wall, last_copy };
    let situation = Situation { seat, round, win, flowers: 0 };
    // The kong may be in the player's other hand, which is not entered here.
    faults.extend(mcr::way_faults(&situation, true));
    let checked = match worth {
        DeclaredWorth::Points(points) => Some(CheckedWin::Points(*points)),
        DeclaredWorth::Hand(declared) => match hand(declared, &situation) {
            Ok(hand) => {
                let deal = mcr::Deal::of_two(hand, situation, rulings.hand);
                Some(CheckedWin::Hand(Box::new(deal)))
            }
            Err(more) => {
                faults.extend(more);
                None
            }
        },
    };
    if faults.is_empty() { Ok(checked) } else { Err(faults) }
}

/// Checks that the hand can exist and that the winning tile agrees with the circumstances.
fn hand(declared: &DeclaredHand, situation: &Situation) -> Result<Hand, Vec<Fault>> {
    let DeclaredHand { melds, concealed, tile, .. } = declared;
    let hand = Hand::new(concealed, melds, *tile)?;
    let faults = match tile {
        Some(tile) => mcr::tile_faults(&hand, *tile, &situation.win),
        None if situation.win.source.is_self_drawn() => Vec::new(),
        None => vec![Fault::new(FaultCode::WIN_NOT_IN_HAND)],
    };
    if faults.is_empty() { Ok(hand) } else { Err(faults) }
}
