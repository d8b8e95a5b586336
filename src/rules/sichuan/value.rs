//! What a winning hand is worth: its fans in the best reading, and in all others.

use std::cmp::Reverse;

use serde::Serialize;

use crate::entry::Hand;
use crate::scoring::{Counted, Formula, Sheet};
use crate::tiles::{Tile, sort_by_key};

use super::detect;
use super::fans::{CAP, FANS};
use super::reading::{Facts, Reading};
use crate::tiles::WinSource;

/// Fans, and the value that they make (S15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Value {
    /// All fans, before the cap.
    pub fans: u8,
    /// The value in points: 1, 2, 4 or 8.
    pub value: u8,
}

impl Value {
    /// The value of so many fans: 2 to their power, at most 8.
    pub const fn of(fans: u8) -> Value {
        Value { fans, value: 1 << if fans < CAP { fans } else { CAP } }
    }

    /// How the value comes about: the base of 1, doubled for each fan that counts.
    pub fn formula(self) -> Formula {
        (0..self.fans.min(CAP)).fold(Formula::flat(1), |formula, _| formula.times(2))
    }

    /// The fans beyond the cap, which count for nothing.
    pub const fn over(self) -> u8 {
        self.fans.saturating_sub(CAP)
    }
}

/// One reading of a winning hand with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Valued {
    /// The reading with the fans that are true of it, `points` being their sum and `total` the
    /// value. No fan is dropped for another.
    pub sheet: Sheet,
    /// Fans and value.
    #[serde(flatten)]
    pub value: Value,
    /// How many fans the cap cuts off (S15): 0 where it makes no difference.
    pub over: u8,
    /// `1 × 2 × 2`.
    pub formula: Formula,
}

/// The fans of the best reading; `None` if the tile does not complete the hand, or is a fifth of
/// its kind.
pub fn best(hand: &Hand, tile: Tile, how: WinSource, last: bool) -> Option<Value> {
    let mut best = None;
    each_reading(hand, tile, how, last, |r| best = best.max(Some(detect::fans(r))));
    best.map(Value::of)
}

/// Every reading, the best first.
pub fn readings(hand: &Hand, tile: Tile, how: WinSource, last: bool) -> Vec<Valued> {
    let mut all = Vec::new();
    each_reading(hand, tile, how, last, |r| all.push(valued(r)));
    // Stable: of equals, the first division comes first.
    sort_by_key(&mut all, |valued| Reverse(valued.value.fans));
    all
}

fn each_reading(
    hand: &Hand,
    tile: Tile,
    how: WinSource,
    last: bool,
    mut each: impl FnMut(&Reading),
) {
    if hand.all().get(tile) < 4 {
        let facts = Facts::new(hand, tile, how, last);
        facts.each_division(&mut |division| each(&Reading { facts: &facts, division }));
    }
}

fn valued(r: &Reading) -> Valued {
    let mut counted = Vec::new();
    detect::each_fan(r, |fan, evidence| {
        counted.push(Counted { fan, points: FANS[usize::from(fan) - 1].worth, evidence });
    });
    sort_by_key(&mut counted, |c| Reverse(c.points));
    let points: u16 = counted.iter().map(|c| c.points).sum();
    let value = Value::of(points as u8);
    let sheet = Sheet {
        division: r.division.clone(),
        won: Some(r.won()),
        counted,
        dropped: Vec::new(),
        points,
        total: u16::from(value.value),
        formula: Some(value.formula()),
    };
    Valued { sheet, value, over: value.over(), formula: value.formula() }
}
