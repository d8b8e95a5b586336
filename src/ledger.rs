//! Who pays whom.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::seat::{BySeat, Seat};

/// How an amount comes about: (a + b + …) × factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formula {
    terms: [i32; 3],
    len: u8,
    factor: i32,
}

impl Formula {
    /// One fixed amount.
    pub const fn flat(amount: i32) -> Formula {
        Formula { terms: [amount, 0, 0], len: 1, factor: 1 }
    }

    /// The sum of two amounts.
    pub const fn sum(a: i32, b: i32) -> Formula {
        Formula { terms: [a, b, 0], len: 2, factor: 1 }
    }

    /// What it comes to.
    pub const fn amount(&self) -> i32 {
        (self.terms[0] + self.terms[1] + self.terms[2]) * self.factor
    }
}

/// `8 + 34`, `(8 + 1) × 2`.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let brackets = self.len > 1 && self.factor != 1;
        if brackets {
            f.write_str("(")?;
        }
        for (i, term) in self.terms[..usize::from(self.len)].iter().enumerate() {
            if i > 0 {
                f.write_str(" + ")?;
            }
            write!(f, "{term}")?;
        }
        if brackets {
            f.write_str(")")?;
        }
        if self.factor != 1 {
            write!(f, " × {}", self.factor)?;
        }
        Ok(())
    }
}

impl Serialize for Formula {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One payment from a seat to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Transfer {
    /// Who pays.
    pub from: Seat,
    /// Who receives.
    pub to: Seat,
    /// How many points.
    pub amount: i32,
    /// How the amount comes about.
    pub formula: Formula,
    /// Why: the key of a sentence, `ledger.<reason>` in the catalogues.
    pub reason: &'static str,
}

/// All payments of a deal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ledger {
    /// The payments.
    pub transfers: Vec<Transfer>,
    /// What each seat wins or loses in all.
    pub net: BySeat<i32>,
}

impl Ledger {
    /// Adds a payment.
    pub fn pay(&mut self, from: Seat, to: Seat, formula: Formula, reason: &'static str) {
        let amount = formula.amount();
        self.transfers.push(Transfer { from, to, amount, formula, reason });
        self.net[from] -= amount;
        self.net[to] += amount;
    }
}
