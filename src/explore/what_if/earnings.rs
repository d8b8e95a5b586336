//! What a winner earns, as far as it is known who pays.

use crate::entry::Draft;
use crate::scoring::Report;

/// What the player of a hand earns: the least and the most, if it is open who pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Earnings {
    least: i32,
    most: i32,
}

impl Earnings {
    /// What the hand of a place earns. `None` if nothing is known of the payments.
    pub fn of(draft: &Draft, report: &Report, place: usize) -> Option<Earnings> {
        let seat = if place == 0 { draft.own_seat() } else { draft.seat(place)? };
        let ledger = report.ledger.iter().map(|ledger| ledger.net[seat]);
        let nets = ledger.chain(report.payments.iter().map(|payment| payment.net[seat]));
        let (least, most) = (nets.clone().min()?, nets.max()?);
        Some(Earnings { least, most })
    }

    /// Whether this is less than something else, in the least or in the most that it can come to.
    pub fn is_less_than(self, other: Earnings) -> bool {
        self.least < other.least || self.most < other.most
    }
}
