//! Who pays whom: `rules/mcr` §3.

use crate::scoring::{Formula, Ledger};
use crate::tiles::{Seat, Win, WinSource, Wind};

/// What every opponent pays for a win, besides the points.
pub(in crate::rules) const BASE: i32 = 8;

/// Something declared that was no win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A hand with too few points.
    TooFewPoints,
    /// A mistaken call on a wrong tile.
    MistakenWin,
    /// A wrong disclosure that the referee punishes.
    WrongDisclosure,
}

/// The payments for a win of so many points, flowers included; `None` while nobody has said who
/// discarded (§3.1).
pub fn win_ledger(seat: Seat, win: &Win, points: i32) -> Option<Ledger> {
    let mut ledger = Ledger::default();
    let from = if win.source.is_self_drawn() { None } else { Some(win.from?) };
    pay_win(&mut ledger, &Wind::ALL, BASE, seat, (win.source, from), points);
    Some(ledger)
}

/// Adds the payments of those who play for a win: the base from each, the points from the
/// discarder, or from each where the tile was self-drawn.
pub(in crate::rules) fn pay_win(
    ledger: &mut Ledger,
    players: &[Seat],
    base: i32,
    seat: Seat,
    (source, from): (WinSource, Option<Seat>),
    points: i32,
) {
    let whole = || if base == 0 { Formula::flat(points) } else { Formula::sum(base, points) };
    let reason = match source {
        WinSource::SelfDrawn | WinSource::Replacement => "self-drawn",
        WinSource::RobbedKong => "robbed-kong",
        WinSource::Discard | WinSource::DiscardAfterKong => "discard",
    };
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

/// The payments for a mistake: to each opponent (§3.2).
pub fn mistake_ledger(seat: Seat, mistake: Mistake) -> Ledger {
    let mut ledger = Ledger::default();
    pay_mistake(&mut ledger, &Wind::ALL, seat, mistake);
    ledger
}

/// Adds the payments for a mistake to the others who play.
pub(in crate::rules) fn pay_mistake(
    ledger: &mut Ledger,
    players: &[Seat],
    seat: Seat,
    mistake: Mistake,
) {
    let (amount, reason) = match mistake {
        Mistake::TooFewPoints => (10, "too-few-points"),
        Mistake::MistakenWin => (20, "mistaken-win"),
        Mistake::WrongDisclosure => (30, "wrong-disclosure"),
    };
    for other in players.iter().copied().filter(|s| *s != seat) {
        ledger.pay(seat, other, Formula::flat(amount), reason);
    }
}
