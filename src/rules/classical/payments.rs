//! The payments between the four hands as a ledger (C42–C45).

use crate::scoring::{Formula, Ledger};
use crate::tiles::{BySeat, Seat, Wind};

/// Settles a deal from the values of the hands. Each loser pays the winner the winner's full value,
/// the losers pay each other the difference of their values, and East pays and receives double.
pub(super) fn settle(winner: Seat, values: &BySeat<i32>) -> Ledger {
    let mut ledger = Ledger::default();
    let losers = || Wind::ALL.into_iter().filter(move |seat| *seat != winner);
    for loser in losers() {
        let formula = Formula::flat(values[winner]);
        pay(&mut ledger, loser, winner, formula, ["winner-hand", "winner-hand-east"]);
    }
    for (i, a) in losers().enumerate() {
        for b in losers().skip(i + 1) {
            let (payer, receiver) = if values[a] < values[b] { (a, b) } else { (b, a) };
            if values[payer] < values[receiver] {
                let (more, less) = (values[receiver], values[payer]);
                let formula =
                    if less == 0 { Formula::flat(more) } else { Formula::sum(more, -less) };
                pay(&mut ledger, payer, receiver, formula, ["difference", "difference-east"]);
            }
        }
    }
    ledger
}

/// Adds a payment. A payment from or to East is doubled and has the second reason.
fn pay(ledger: &mut Ledger, from: Seat, to: Seat, formula: Formula, reasons: [&'static str; 2]) {
    if from == Wind::East || to == Wind::East {
        ledger.pay(from, to, formula.times(2), reasons[1]);
    } else {
        ledger.pay(from, to, formula, reasons[0]);
    }
}
