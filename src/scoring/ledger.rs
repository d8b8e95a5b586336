//! The ledger: who pays whom, how much, and why.
//!
//! Settling the best sheet of a deal makes it; it is the last thing that goes into the report.

use arrayvec::ArrayVec;

use std::fmt;

use serde::{Serialize, Serializer};

use crate::tiles::{BySeat, Seat};

/// How an amount is calculated: a sum, times some factors, rounded up, plus a last term.
///
/// For instance `8 + 34`, `(4 + 1) × 2`, `2 × 2 × 2 + 5`, `370 − 80`, `480 × 4 → 2000`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    terms: ArrayVec<i32, 3>,
    factors: ArrayVec<i16, 10>,
    /// The amount is rounded up to a multiple of this number.
    step: i32,
    plus: i32,
    limit: Option<Limit>,
    name: Option<&'static str>,
}

/// The limit that decided an amount: more fans were counted than the limit allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Limit {
    /// The fans of the hand.
    pub fans: u8,
    /// The number of fans that count at most.
    pub most: u8,
    /// What the hand is worth at the limit, before anything is added.
    pub value: i32,
}

impl Formula {
    /// A fixed amount.
    pub fn flat(amount: i32) -> Formula {
        Formula::of([amount].into_iter().collect())
    }

    /// The sum of two amounts; the second may be negative.
    pub fn sum(a: i32, b: i32) -> Formula {
        Formula::of([a, b].into_iter().collect())
    }

    fn of(terms: ArrayVec<i32, 3>) -> Formula {
        Formula { terms, factors: ArrayVec::new(), step: 1, plus: 0, limit: None, name: None }
    }

    /// The same formula, multiplied by one more factor. There may be ten factors.
    #[must_use]
    pub fn times(mut self, factor: i16) -> Formula {
        self.factors.push(factor);
        self
    }

    /// The same formula, whose product is rounded up to a multiple of `step`, which is at least 1.
    #[must_use]
    pub fn rounded_up(mut self, step: i32) -> Formula {
        self.step = step.max(1);
        self
    }

    /// The same formula of a hand that is worth a limit with a name, under this key.
    #[must_use]
    pub fn named(mut self, name: &'static str) -> Formula {
        self.name = Some(name);
        self
    }

    /// The key of the limit with a name that decided the amount, if one did. Its name in the catalogues is
    /// `limit.<key>`.
    pub fn name(&self) -> Option<&'static str> {
        self.name
    }

    /// The same formula with a last term that is added after the multiplication.
    #[must_use]
    pub fn plus(mut self, plus: i32) -> Formula {
        self.plus = plus;
        self
    }

    /// The same formula of a hand with so many fans, of which so many count at most. It has a limit
    /// if the hand has more.
    #[must_use]
    pub fn limited(mut self, fans: u8, most: u8) -> Formula {
        let value = self.amount();
        self.limit = (fans > most).then_some(Limit { fans, most, value });
        self
    }

    /// The limit that decided the amount, if one did.
    pub fn limit(&self) -> Option<Limit> {
        self.limit
    }

    /// The result of the formula.
    pub fn amount(&self) -> i32 {
        self.rounded() + self.plus
    }

    /// The sum of the terms, times the factors.
    fn product(&self) -> i32 {
        let factors: i32 = self.factors.iter().map(|f| i32::from(*f)).product();
        self.terms.iter().sum::<i32>() * factors
    }

    /// The product, rounded up.
    fn rounded(&self) -> i32 {
        let (product, step) = (self.product(), self.step);
        product + (step - product.rem_euclid(step)) % step
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signed = |n: i32| (if n < 0 { '−' } else { '+' }, n.unsigned_abs());
        let brackets = self.terms.len() > 1 && !self.factors.is_empty();
        if brackets {
            f.write_str("(")?;
        }
        for (i, term) in self.terms.iter().enumerate() {
            match (i, signed(*term)) {
                (0, _) => write!(f, "{term}")?,
                (_, (sign, amount)) => write!(f, " {sign} {amount}")?,
            }
        }
        if brackets {
            f.write_str(")")?;
        }
        for factor in &self.factors {
            write!(f, " × {factor}")?;
        }
        if self.rounded() != self.product() {
            write!(f, " → {}", self.rounded())?;
        }
        if self.plus != 0 {
            let (sign, amount) = signed(self.plus);
            write!(f, " {sign} {amount}")?;
        }
        Ok(())
    }
}

impl Serialize for Formula {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_read_as_players_say_them() {
        let cases = [
            (Formula::sum(8, 34), "8 + 34", 42),
            (Formula::sum(4, 1).times(2), "(4 + 1) × 2", 10),
            (Formula::flat(1).times(2).times(2).plus(5), "1 × 2 × 2 + 5", 9),
            (Formula::sum(370, -80), "370 − 80", 290),
            (Formula::flat(480).times(4).rounded_up(100), "480 × 4 → 2000", 2000),
            (Formula::flat(2000).times(4).rounded_up(100).plus(300), "2000 × 4 + 300", 8300),
        ];
        for (formula, text, amount) in cases {
            assert_eq!((formula.to_string().as_str(), formula.amount()), (text, amount));
        }
    }
}
