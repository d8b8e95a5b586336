//! The wins and mistakes that the players of one deal declared, in order. Settling them is the last
//! step of the flow: see [`settle`](super::settle).

use crate::entry::{Circumstances, Fault};
use crate::rules::mcr::{self, Mistake};
use crate::tiles::{Seat, Win, WinSource};

use super::players::Players;
use super::ruling::Rulings;

/// A declaration of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A win.
    Win {
        /// The seat of the player who declares the win.
        seat: Seat,
        /// How the winning tile came.
        source: WinSource,
        /// Who discarded or added it; `None` when self-drawn, or not known yet.
        from: Option<Seat>,
        /// What the hand is worth, as it was counted.
        points: i32,
    },
    /// A mistake, which MCR punishes (M18).
    Mistake {
        /// The seat of the player who made the mistake.
        seat: Seat,
        /// The kind of mistake.
        mistake: Mistake,
    },
}

/// A declaration that was entered as an event of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EnteredEvent {
    /// The index among the events of the draft.
    pub index: usize,
    /// The declaration.
    pub event: Event,
}

impl EnteredEvent {
    /// The declarations alone.
    pub fn declarations(events: &[EnteredEvent]) -> impl Iterator<Item = Event> + '_ {
        events.iter().map(|entered| entered.event.clone())
    }

    /// The index among the events of the draft of each win, in order.
    pub fn wins(events: &[EnteredEvent]) -> impl Iterator<Item = usize> + '_ {
        let wins = events.iter().filter(|entered| matches!(entered.event, Event::Win { .. }));
        wins.map(|entered| entered.index)
    }
}

/// The declarations of a deal. Each of them was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    players: Players,
    rulings: Rulings,
    events: Vec<Event>,
}

impl Deal {
    /// Checks the declarations, each without regard to the others.
    ///
    /// # Errors
    /// Every fault at once: a seat that is not taken, one's own discard, and so on.
    pub fn new(players: Players, rulings: Rulings, events: Vec<Event>) -> Result<Deal, Vec<Fault>> {
        let faults: Vec<Fault> =
            events.iter().flat_map(|event| faults_of(event, players)).collect();
        if faults.is_empty() { Ok(Deal { players, rulings, events }) } else { Err(faults) }
    }

    /// The players of the deal.
    pub fn players(&self) -> Players {
        self.players
    }

    /// The rulings in force.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The declarations.
    pub(super) fn events(&self) -> &[Event] {
        &self.events
    }
}

fn faults_of(event: &Event, players: Players) -> Vec<Fault> {
    match *event {
        Event::Win { seat, source, from, .. } => {
            let win = Win { source, from, last_of_wall: false, last_copy: false };
            let of_win = Circumstances::new(seat, win).faults(mcr::CONTRADICTIONS);
            players.not_taken([Some(seat), from]).chain(of_win).collect()
        }
        Event::Mistake { seat, .. } => players.not_taken([Some(seat), None]).collect(),
    }
}
