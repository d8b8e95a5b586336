//! How an amount comes about: the worth of a hand, or a payment.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

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
