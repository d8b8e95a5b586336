//! The payments of MCR (§3), which make the ledger.

use crate::scoring::{Formula, Ledger};
use crate::tiles::{Seat, Win, WinSource, Wind};

/// The points that each opponent pays for a win in addition to its value.
pub(in crate::rules) const BASE: i32 = 8;

/// An invalid declaration that is punished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The hand has too few points.
    TooFewPoints,
    /// A win was called on a wrong tile.
    MistakenWin,
    /// Tiles were wrongly disclosed, and the referee punishes it.
    WrongDisclosure,
}

impl Mistake {
    /// The key of the reason for which it is paid.
    pub const fn key(self) -> &'static str {
        match self {
            Mistake::TooFewPoints => "too-few-points",
            Mistake::MistakenWin => "mistaken-win",
            Mistake::WrongDisclosure => "wrong-disclosure",
        }
    }

    /// What it costs, to each of the other players (§3.2).
    pub const fn cost(self) -> i32 {
        match self {
            Mistake::TooFewPoints => 10,
            Mistake::MistakenWin => 20,
            Mistake::WrongDisclosure => 30,
        }
    }
}

/// The payments for a win of `points`, flowers included. `None` while the discarder is not known
/// (§3.1).
pub fn win_ledger(seat: Seat, win: &Win, points: i32) -> Option<Ledger> {
    let mut ledger = Ledger::default();
    let from = if win.source.is_self_drawn() { None } else { Some(win.from?) };
    pay_win(&mut ledger, &Wind::ALL, BASE, seat, (win.source, from), points);
    Some(ledger)
}

/// Adds the payments for a win. Each of the other `players` pays the base. The discarder also pays
/// the points, or everybody does if the tile was self-drawn.
pub(in crate::rules) fn pay_win(
    ledger: &mut Ledger,
    players: &[Seat],
    base: i32,
    seat: Seat,
    (source, from): (WinSource, Option<Seat>),
    points: i32,
) {
    let whole = || if base == 0 { Formula::flat(points) } else { Formula::sum(base, points) };
    let reason = Ledger::reason_of(source);
    // The discarder's payment is the largest and comes first.
    let others = || players.iter().copied().filter(|s| *s != seat);
    for payer in others().filter(|s| source.is_self_drawn() || Some(*s) == from) {
        ledger.pay(payer, seat, whole(), reason);
    }
    if !source.is_self_drawn() && base != 0 {
        for other in others().filter(|s| Some(*s) != from) {
            ledger.pay(other, seat, Formula::flat(base), "others-pay");
        }
    }
}

/// The payments for a mistake to each opponent (§3.2).
pub fn mistake_ledger(seat: Seat, mistake: Mistake) -> Ledger {
    let mut ledger = Ledger::default();
    pay_mistake(&mut ledger, &Wind::ALL, seat, mistake);
    ledger
}

/// Adds the payments for a mistake to the other players.
pub(in crate::rules) fn pay_mistake(
    ledger: &mut Ledger,
    players: &[Seat],
    seat: Seat,
    mistake: Mistake,
) {
    let amount = mistake.cost();
    for other in players.iter().copied().filter(|s| *s != seat) {
        ledger.pay(seat, other, Formula::flat(amount), mistake.key());
    }
}
