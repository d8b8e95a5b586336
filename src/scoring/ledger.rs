//! The ledger: who pays whom, how much, and why.
//!
//! Settling the best sheet of a deal makes it; it is the last thing that goes into the report.

use serde::Serialize;

use crate::tiles::{BySeat, Seat, WinSource};

use super::{Formula, Limit};

/// One payment from a seat to another, to the table or to nobody, or from the table to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Transfer {
    /// Who pays; `None` for what is taken from the table.
    pub from: Option<Seat>,
    /// Who receives; `None` for a fine that nobody receives, and for what is put on the table.
    pub to: Option<Seat>,
    /// Whether it is put on the table, from which somebody takes it later.
    #[serde(skip)]
    pub is_put: bool,
    /// How many points.
    pub amount: i32,
    /// How the amount is calculated.
    pub formula: Formula,
    /// The limit that decided the amount, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// The key of the limit with a name that decided the amount, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// The key of the reason; its sentence is `ledger.<reason>` in the catalogues.
    pub reason: &'static str,
}

/// All payments of a deal.
///
/// The net results and the fines of the bank sum to what was taken from the table.
///
/// ```
/// use hule::scoring::{Formula, Ledger};
/// use hule::tiles::Seat;
///
/// let mut ledger = Ledger::default();
/// ledger.pay(Seat::South, Seat::East, Formula::sum(8, 21), "self-drawn");
/// assert_eq!(ledger.transfers[0].formula.to_string(), "8 + 21");
/// assert_eq!((ledger.net.east, ledger.net.south), (29, -29));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ledger {
    /// The payments, in the order in which they are settled.
    pub transfers: Vec<Transfer>,
    /// What each seat wins or loses in total.
    pub net: BySeat<i32>,
    /// The sum of the fines that nobody receives.
    pub bank: i32,
    /// The sum of what was taken from the table, without what was put there.
    #[serde(skip_serializing_if = "is_zero")]
    pub taken: i32,
    /// What each seat took from the table, less what it put there.
    #[serde(skip)]
    pub from_table: BySeat<i32>,
}

/// Whether a number is 0, for serde.
fn is_zero(number: &i32) -> bool {
    *number == 0
}

impl Ledger {
    /// The reason of a payment for a win whose tile came from this source, where nothing special is paid for.
    pub const fn reason_of(source: WinSource) -> &'static str {
        match source {
            WinSource::RobbedKong => "robbed-kong",
            WinSource::PulledNorth => "pulled-north",
            source if source.is_self_drawn() => "self-drawn",
            _ => "discard",
        }
    }

    /// Adds a payment.
    pub fn pay(&mut self, from: Seat, to: Seat, formula: Formula, reason: &'static str) {
        self.net[to] += formula.amount();
        self.push((Some(from), Some(to)), false, formula, reason);
    }

    /// Adds a fine that nobody receives.
    pub fn fine(&mut self, from: Seat, formula: Formula, reason: &'static str) {
        self.bank += formula.amount();
        self.push((Some(from), None), false, formula, reason);
    }

    /// Adds what a seat takes from the table: points that players had put there before.
    pub fn take(&mut self, to: Seat, formula: Formula, reason: &'static str) {
        self.taken += formula.amount();
        self.from_table[to] += formula.amount();
        self.net[to] += formula.amount();
        self.push((None, Some(to)), false, formula, reason);
    }

    /// Adds what a seat puts on the table, where a later winner takes it.
    pub fn put(&mut self, from: Seat, formula: Formula, reason: &'static str) {
        self.taken -= formula.amount();
        self.from_table[from] -= formula.amount();
        self.push((Some(from), None), true, formula, reason);
    }

    /// What a seat receives for some reasons, from others and from the table.
    pub fn received(&self, seat: Seat, reasons: &[&str]) -> i32 {
        let is_it = |t: &&Transfer| t.to == Some(seat) && reasons.contains(&t.reason);
        self.transfers.iter().filter(is_it).map(|transfer| transfer.amount).sum()
    }

    /// The part of the ledger that a seat receives, from others and from the table.
    #[must_use]
    pub fn received_by(&self, seat: Seat) -> Ledger {
        let mut part = Ledger::default();
        for transfer in self.transfers.iter().filter(|transfer| transfer.to == Some(seat)) {
            match transfer.from {
                Some(from) => part.pay(from, seat, transfer.formula.clone(), transfer.reason),
                None => part.take(seat, transfer.formula.clone(), transfer.reason),
            }
        }
        part
    }

    fn push(
        &mut self,
        (from, to): (Option<Seat>, Option<Seat>),
        is_put: bool,
        formula: Formula,
        reason: &'static str,
    ) {
        let amount = formula.amount();
        if let Some(from) = from {
            self.net[from] -= amount;
        }
        let (limit, name) = (formula.limit(), formula.name());
        self.transfers.push(Transfer { from, to, is_put, amount, formula, limit, name, reason });
    }
}
