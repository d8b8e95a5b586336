//! The payments at the end of a deal (M10–M17): this makes the ledger from the declarations.

use crate::rules::mcr::{self, pay_mistake, pay_win};
use crate::scoring::Ledger;
use crate::tiles::{Seat, WinSource};

use super::course::{Course, Finale};
use super::deal::{Deal, Event};
use super::invalid_win::InvalidWin;
use super::players::Players;

/// The outcome of a declared win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is paid.
    Paid,
    /// It was a win, but another player won twice (M11).
    Void,
    /// It is not a valid win.
    Invalid {
        /// The reason.
        reason: InvalidWin,
    },
    /// It would be paid, but the discarder is not known.
    PayerUnknown,
}

/// A declared win in a settled deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SettledWin {
    /// The seat of the winner.
    pub seat: Seat,
    /// How the winning tile came.
    pub source: WinSource,
    /// Who discarded or added it.
    pub from: Option<Seat>,
    /// The points of the win.
    pub points: i32,
    /// The outcome of the win.
    pub outcome: Outcome,
}

/// A settled deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settlement {
    /// The declared wins, in order.
    pub wins: Vec<SettledWin>,
    /// How the deal ends. It is the end of the wall unless a player has two wins.
    pub finale: Finale,
    /// Whether every declared win was valid.
    pub valid: bool,
    /// The payments.
    pub ledger: Ledger,
}

/// Settles a deal.
pub(crate) fn settle(deal: &Deal) -> Settlement {
    let mut wins: Vec<SettledWin> = Vec::new();
    let mut ledger = Ledger::default();
    let mut course = Course::new(deal.rulings());
    for event in deal.events() {
        let (seat, source, from, points) = match event {
            Event::Win { seat, source, from, points } => (*seat, *source, *from, *points),
            Event::Mistake { seat, mistake } => {
                pay_mistake(&mut ledger, deal.players().seats(), *seat, *mistake);
                course.mistake(*seat);
                continue;
            }
        };
        let outcome = match course.win(seat, points) {
            Ok(()) => Outcome::Paid,
            Err(reason) => Outcome::Invalid { reason },
        };
        wins.push(SettledWin { seat, source, from, points, outcome });
    }
    let finale = course.finale();
    for win in wins.iter_mut().filter(|win| win.outcome == Outcome::Paid) {
        win.outcome = pay(&mut ledger, deal.players(), finale, win);
    }
    let valid = !wins.iter().any(|win| matches!(win.outcome, Outcome::Invalid { .. }));
    Settlement { wins, finale, valid, ledger }
}

/// Pays a win if it counts. A void win is not paid at all (M-A2).
fn pay(ledger: &mut Ledger, players: Players, finale: Finale, win: &SettledWin) -> Outcome {
    match finale {
        Finale::TwoWins { seat } if seat != win.seat => return Outcome::Void,
        _ => {}
    }
    if !win.source.is_self_drawn() && win.from.is_none() {
        return Outcome::PayerUnknown;
    }
    // With two players only the points are paid (M17).
    let base = match players {
        Players::Two => 0,
        Players::Three => mcr::BASE,
    };
    let way = (win.source, win.from);
    pay_win(ledger, players.seats(), base, win.seat, way, win.points);
    Outcome::Paid
}
