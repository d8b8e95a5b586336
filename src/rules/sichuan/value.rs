//! The value of a winning hand: its fans in every reading, each as a sheet.

use std::cmp::Reverse;

use crate::entry::Hand;
use crate::scoring::{Counted, Evidence, Formula, Sheet, each_division, sheets};
use crate::sorting::Sort;
use crate::system::Fan;

use super::fans::{FANS, ROWS};
use super::reading::{HowWon, Reading};
use super::ruling::Rulings;

/// A number of fans and the value that they give a win (S15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Value {
    /// The number of fans before the limit.
    pub fans: u8,
    /// The value in points: 1, 2, 4, 8 or, by ruling, 16.
    pub value: u8,
    /// The number of fans that count at most.
    pub limit: u8,
}

impl Value {
    /// The value of a number of fans: 2 to the power of that number, or of the limit if that is
    /// lower.
    pub const fn of_fans(fans: u8, rulings: Rulings) -> Value {
        let limit = rulings.limit();
        Value { fans, value: 1 << if fans < limit { fans } else { limit }, limit }
    }

    /// The values that a win can have under these rulings, the lowest first.
    pub fn all(rulings: Rulings) -> impl Iterator<Item = Value> + Clone {
        (0..=rulings.limit()).map(move |fans| Value::of_fans(fans, rulings))
    }

    /// The value of so many points. `None` if no win is worth them.
    pub fn of_points(points: u8, rulings: Rulings) -> Option<Value> {
        Value::all(rulings).find(|value| value.value == points)
    }

    /// The formula of the value: the base of 1, doubled for each fan that counts.
    pub fn formula(self) -> Formula {
        let counted = self.fans.min(self.limit);
        let doubled = (0..counted).fold(Formula::flat(1), |formula, _| formula.times(2));
        doubled.limited(self.fans, self.limit)
    }

    /// The number of fans beyond the limit, which count for nothing.
    pub const fn fans_over_limit(self) -> u8 {
        self.fans.saturating_sub(self.limit)
    }
}

/// The value of the best reading of a hand that is won so. Returns `None` if the tile does not complete
/// the hand, or if it is the fifth of its kind.
pub(crate) fn best(hand: &Hand, how: &HowWon) -> Option<Value> {
    let won = how.complete(hand)?;
    let facts = how.facts(&won);
    let mut best = None;
    // Of the parts that the tile can have completed, only the golden wait asks, and four declared sets or
    // four pungs leave no choice of it.
    each_division(&facts, &mut |division| {
        let part = division.completed_by(how.tile).iter().next();
        best = best.max(Some(sum_of_fans(&Reading::new(&facts, division, part))));
    });
    best.map(|fans| Value::of_fans(fans, how.rulings))
}

/// Every reading of a winning hand, the best first. The points of a sheet are the number of fans, and its
/// total is the value. No fan excludes another, so nothing is dropped.
pub(crate) fn readings(hand: &Hand, how: &HowWon) -> Vec<Sheet> {
    how.complete(hand).map_or_else(Vec::new, |won| sheets(&how.facts(&won), sheet))
}

/// Calls `each` with a fan and the evidence of each of its occurrences, for all fans that apply.
fn each_fan(r: &Reading, mut each: impl FnMut(&'static Fan, Evidence)) {
    for (fan, row) in FANS.iter().zip(&ROWS) {
        // An obstacle means that the fan does not count.
        let _ = row.each_occurrence(r, |evidence| each(fan, evidence));
    }
}

/// The sum of the fans of a reading, before the limit (S15).
fn sum_of_fans(r: &Reading) -> u8 {
    let mut fans = 0;
    each_fan(r, |fan, _| fans += fan.worth as u8);
    fans
}

fn sheet(r: &Reading) -> Sheet {
    let mut counted = Vec::new();
    each_fan(r, |fan, evidence| {
        counted.push(Counted { fan, points: fan.worth, evidence });
    });
    counted.arrange_by_key(|c| Reverse(c.points));
    let points: u16 = counted.iter().map(|c| c.points).sum();
    let value = Value::of_fans(points as u8, r.facts.deal.rulings);
    Sheet {
        division: r.division.clone(),
        won: r.won,
        counted,
        dropped: Vec::new(),
        points: i32::from(points),
        total: i32::from(value.value),
        limit: None,
        formula: Some(value.formula()),
    }
}
