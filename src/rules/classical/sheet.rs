//! Counts one reading of a hand as a sheet: points, doubles, limit hands, and the value.

use arrayvec::ArrayVec;

use crate::reading::division::{Division, Form, Part};
use crate::scoring::{Counted, Dropped, Evidence, Formula, Reason};
use crate::system::Unit;

use super::fans::{FANS, RULES, is_limit, row};
use super::reading::{Facts, Reading};
use super::ruling::Ruling;

/// The highest number of occurrences of rows in one hand: a generous bound.
const MAX_OCCURRENCES: usize = 64;

/// One hand counted in one reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HandSheet {
    /// The division of the hand. A losing hand has the form [`Form::Unfinished`]: its melds and
    /// pungs are sets, the pairs that are worth points are pairs, and the other tiles are singles.
    pub division: Division,
    /// The part that the winning tile completed; `None` for a losing hand.
    pub won: Option<Part>,
    /// The rows that count, in the order of their numbers. Of a double, `points`
    /// is the factor, and of a limit hand the limit.
    pub counted: Vec<Counted>,
    /// The rows that apply but do not count.
    pub dropped: Vec<Dropped>,
    /// The sum of the points; 0 for a limit hand.
    pub points: u16,
    /// How often the points are doubled; a factor of 4 is two doubles, and a factor of 8 is three.
    pub doubles: u8,
    /// The doubled points before the limit and the rounding; the limit for a limit hand.
    pub raw: u32,
    /// Whether the limit reduced the value (C30).
    pub capped: bool,
    /// The value of the hand: at most the limit, rounded up to tens (C42).
    pub value: u16,
}

impl HandSheet {
    /// The limit hands among what counts.
    pub fn limit_hands(&self) -> impl Iterator<Item = &Counted> {
        self.counted.iter().filter(|c| c.fan.unit == Unit::Limit)
    }

    /// Whether the hand is a limit hand.
    fn is_limit_hand(&self) -> bool {
        self.limit_hands().next().is_some()
    }

    /// The formula of `raw`, for instance `24 × 2 × 2`.
    pub fn formula(&self) -> Formula {
        let Some(limit) = self.limit_hands().next() else {
            let mut formula = Formula::flat(i32::from(self.points));
            // A formula has room for ten factors, so more doubles are combined.
            let each = u32::from(self.doubles).div_ceil(10).max(1);
            let mut left = u32::from(self.doubles);
            while left > 0 {
                let now = left.min(each);
                formula = formula.times(1 << now);
                left -= now;
            }
            return formula;
        };
        Formula::flat(i32::from(limit.points))
    }

    /// The order of readings (C14): by value, then limit hands first, then by the value before the
    /// limit.
    pub(super) fn rank(&self) -> (u16, bool, u32) {
        (self.value, self.is_limit_hand(), self.raw)
    }
}

/// Counts one reading of a hand.
pub(super) fn sheet(facts: &Facts, division: &Division, won: Option<Part>) -> HandSheet {
    let r = Reading { facts, division, won };
    let mut found: ArrayVec<(u8, Evidence), MAX_OCCURRENCES> = ArrayVec::new();
    let mut limit_hand = None;
    for (fan, rule) in FANS.iter().map(|fan| fan.number).zip(&RULES) {
        let add = |evidence| found.push((fan, evidence));
        if rule.each_occurrence(|detect| detect(&r), |times| times(&r), add).is_ok()
            && is_limit(fan)
        {
            limit_hand = limit_hand.or(Some(fan));
        }
    }
    let (mut counted, mut dropped) = (Vec::with_capacity(found.len()), Vec::new());
    let (mut points, mut doubles) = (0, 0);
    for (fan, evidence) in found.iter().copied() {
        if let Some(reason) = excluded(&r, &found, limit_hand, fan, evidence) {
            dropped.push(Dropped { fan: row(fan), evidence, reason });
            continue;
        }
        let row = row(fan);
        let worth = match row.unit {
            Unit::Limit => facts.limit,
            _ => row.worth,
        };
        match row.unit {
            Unit::Points => points += worth,
            Unit::Factor => doubles += worth.trailing_zeros() as u8,
            _ => {}
        }
        counted.push(Counted { fan: row, points: worth, evidence });
    }
    let limit = u32::from(facts.limit);
    let raw = if limit_hand.is_some() { limit } else { u32::from(points) << doubles };
    // The limit is a multiple of ten, so rounding does not exceed it.
    let value = raw.min(limit).next_multiple_of(10) as u16;
    let capped = raw > limit;
    let division = division.clone();
    HandSheet { division, won, counted, dropped, points, doubles, raw, capped, value }
}

/// The reason why a row that applies does not count; `None` if it counts.
fn excluded(
    r: &Reading,
    found: &[(u8, Evidence)],
    limit_hand: Option<u8>,
    fan: u8,
    evidence: Evidence,
) -> Option<Reason> {
    if let Some(by) = limit_hand {
        return (!is_limit(fan)).then_some(Reason::Limit { by: row(by) });
    }
    let excludes = |by: u8| row(by).excludes.contains(&fan);
    if let Some((by, _)) = found.iter().find(|(by, _)| excludes(*by)) {
        return Some(Reason::Beside { by: row(*by) });
    }
    let ruling = Ruling::LoserOnePair;
    if r.division.form == Form::Unfinished && row(fan).unit == Unit::Points && r.facts.on(ruling) {
        let pair = evidence.parts.iter().find(|part| part.as_pair().is_some())?;
        let (by, highest) = highest_pair(found)?;
        if pair != highest {
            return Some(Reason::Ruled { by: row(by), ruling: ruling.key() });
        }
    }
    None
}

/// The pair with the most points, and the first row that counts it. A pair of the seat wind that is
/// also the prevalent wind counts twice.
fn highest_pair(found: &[(u8, Evidence)]) -> Option<(u8, Part)> {
    let is_points = |fan: u8| row(fan).unit == Unit::Points;
    let pairs = || {
        found.iter().filter(|(fan, _)| is_points(*fan)).filter_map(|(fan, evidence)| {
            evidence.parts.iter().find(|p| p.as_pair().is_some()).map(|part| (*fan, part))
        })
    };
    let times = |part: Part| pairs().filter(|(_, p)| *p == part).count();
    // `max_by_key` returns the last maximum, so the reversed order gives the first pair.
    pairs().rev().max_by_key(|(_, part)| times(*part))
}
