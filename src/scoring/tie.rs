//! Comparing two sheets of equal totals by a [`Tie`] criterion.

use std::cmp::Ordering;

use crate::scoring::Sheet;
use crate::sorting::Sort;
use crate::system::{Fan, Tie, Unit};

/// The fu of a sheet, rounded up to ten. The only fu that are not rounded are fewer than any others.
fn fu(sheet: &Sheet) -> u16 {
    let fu = sheet.counted.iter().filter(|counted| counted.fan.unit == Unit::Fu);
    fu.map(|counted| counted.points).sum::<u16>().next_multiple_of(10)
}

/// The fans that a sheet counts, in the order of the table.
fn fans(sheet: &Sheet) -> Vec<&'static Fan> {
    let mut fans: Vec<_> = sheet.counted.iter().map(|counted| counted.fan).collect();
    fans.arrange();
    fans
}

impl Tie {
    /// Compares two sheets by this criterion. The better sheet is the greater one.
    pub fn compare(self, one: &Sheet, other: &Sheet) -> Ordering {
        let by = |rank: &dyn Fn(&Sheet) -> i64| rank(one).cmp(&rank(other));
        let length = |length: usize| i64::try_from(length).unwrap_or(i64::MAX);
        match self {
            Tie::DearestFan => {
                by(&|s| s.counted.iter().map(|c| i64::from(c.points)).max().unwrap_or(0))
            }
            Tie::FewestFans => by(&|s| -length(s.counted.len())),
            Tie::LimitHand => by(&|s| i64::from(s.counted.iter().any(|c| c.fan.unit.is_limit()))),
            Tie::BeforeLimit => by(&|s| s.formula.as_ref().map_or(0, |f| i64::from(f.amount()))),
            Tie::MostFans => by(&|s| i64::from(s.points)),
            Tie::MostFu => by(&|s| i64::from(fu(s))),
            Tie::FirstFans => fans(other).cmp(&fans(one)),
            Tie::MostTrue => by(&|s| length(s.counted.len() + s.dropped.len())),
            Tie::FewestWild => by(&|s| -length(s.division.wilds.len())),
        }
    }
}
