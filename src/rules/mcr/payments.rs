//! Who pays whom: `rules/mcr` §3.

use crate::ledger::{Formula, Ledger};
use crate::seat::{Seat, Wind};
use crate::win::Win;

/// What every opponent pays for a win, besides the points.
const BASE: i32 = 8;

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
    let others = Wind::ALL.into_iter().filter(|s| *s != seat);
    if win.way.is_self_drawn() {
        others.for_each(|s| ledger.pay(s, seat, Formula::sum(BASE, points), "self-drawn"));
        return Some(ledger);
    }
    let from = win.from?;
    let reason = match win.way {
        crate::win::Way::RobbedKong => "robbed-kong",
        _ => "discard",
    };
    ledger.pay(from, seat, Formula::sum(BASE, points), reason);
    for other in others.filter(|s| *s != from) {
        ledger.pay(other, seat, Formula::flat(BASE), "others-pay");
    }
    Some(ledger)
}

/// The payments for a mistake: to each opponent (§3.2).
pub fn mistake_ledger(seat: Seat, mistake: Mistake) -> Ledger {
    let (amount, reason) = match mistake {
        Mistake::TooFewPoints => (10, "too-few-points"),
        Mistake::MistakenWin => (20, "mistaken-win"),
        Mistake::WrongDisclosure => (30, "wrong-disclosure"),
    };
    let mut ledger = Ledger::default();
    for other in Wind::ALL.into_iter().filter(|s| *s != seat) {
        ledger.pay(seat, other, Formula::flat(amount), reason);
    }
    ledger
}
