//! The ledger: who pays whom, how much, and why.
//!
//! Settling the best sheet of a deal makes it; it is the last thing that goes into the report.

use arrayvec::ArrayVec;

use std::fmt;

use serde::{Serialize, Serializer};

use crate::tiles::{BySeat, Seat};

/// How an amount is calculated: a sum, times some factors, plus a last term.
///
/// For instance `8 + 34`, `(4 + 1) × 2`, `2 × 2 × 2 + 5`, `370 − 80`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    terms: ArrayVec<i32, 3>,
    factors: ArrayVec<i16, 10>,
    plus: i32,
    limit: Option<Limit>,
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
        Formula {
            terms: [amount].into_iter().collect(),
            factors: ArrayVec::new(),
            plus: 0,
            limit: None,
        }
    }

    /// The sum of two amounts; the second may be negative.
    pub fn sum(a: i32, b: i32) -> Formula {
        Formula {
            terms: [a, b].into_iter().collect(),
            factors: ArrayVec::new(),
            plus: 0,
            limit: None,
        }
    }

    /// The same formula, multiplied by one more factor. There may be ten factors.
    #[must_use]
    pub fn times(mut self, factor: i16) -> Formula {
        self.factors.push(factor);
        self
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
        let product: i32 = self.factors.iter().map(|f| i32::from(*f)).product();
        self.terms.iter().sum::<i32>() * product + self.plus
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

/// One payment from a seat to another, or to nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Transfer {
    /// Who pays.
    pub from: Seat,
    /// Who receives; `None` for a fine that nobody receives.
    pub to: Option<Seat>,
    /// How many points.
    pub amount: i32,
    /// How the amount is calculated.
    pub formula: Formula,
    /// The limit that decided the amount, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// The key of the reason; its sentence is `ledger.<reason>` in the catalogues.
    pub reason: &'static str,
}

/// All payments of a deal.
///
/// The net results and the fines of the bank sum to zero.
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
}

impl Ledger {
    /// Adds a payment.
    pub fn pay(&mut self, from: Seat, to: Seat, formula: Formula, reason: &'static str) {
        self.net[to] += formula.amount();
        self.push(from, Some(to), formula, reason);
    }

    /// Adds a fine that nobody receives.
    pub fn fine(&mut self, from: Seat, formula: Formula, reason: &'static str) {
        self.bank += formula.amount();
        self.push(from, None, formula, reason);
    }

    fn push(&mut self, from: Seat, to: Option<Seat>, formula: Formula, reason: &'static str) {
        let amount = formula.amount();
        self.net[from] -= amount;
        let limit = formula.limit();
        self.transfers.push(Transfer { from, to, amount, formula, limit, reason });
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
        ];
        for (formula, text, amount) in cases {
            assert_eq!((formula.to_string().as_str(), formula.amount()), (text, amount));
        }
    }
}
