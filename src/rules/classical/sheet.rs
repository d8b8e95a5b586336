//! One hand counted in one reading: points, doubles, limit hands, and what they come to.

use arrayvec::ArrayVec;

use serde::Serialize;

use crate::reading::division::{Division, Form, Part};
use crate::scoring::{Counted, Dropped, Evidence, Formula, Reason};

use super::detect::each_occurrence;
use super::fans::{FANS, Kind, PAIR_OF_DRAGONS, PAIR_OF_OWN_WIND, kind};
use super::reading::{Facts, Reading};
use super::ruling::Ruling;

/// The most that can be true of one hand at once: a generous bound.
const MOST: usize = 64;

/// One hand counted in one reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandSheet {
    /// How the hand is read. A loser's has the form [`Form::Unfinished`]: the melds and pungs
    /// are its sets, the pairs that are worth something its pairs, other tiles its singles.
    pub division: Division,
    /// The part that the winning tile completed; `None` for a loser.
    pub won: Option<Part>,
    /// What counts, by number: [`kind`] tells points, doubles (where `points` is the factor) and
    /// limit hands (where it is the limit).
    pub counted: Vec<Counted>,
    /// What is true of the hand but does not count.
    pub dropped: Vec<Dropped>,
    /// The sum of the points; 0 for a limit hand.
    pub points: u16,
    /// How often they are doubled; ×4 are two times, ×8 three.
    pub doubles: u8,
    /// The points doubled, before the limit and the rounding; for a limit hand the limit.
    pub raw: u32,
    /// Whether the limit cut it down (C30).
    pub capped: bool,
    /// What the hand is worth: at most the limit, rounded up to tens (C42).
    pub value: u16,
}

impl HandSheet {
    /// The limit hands among what counts.
    pub fn limit_hands(&self) -> impl Iterator<Item = &Counted> {
        self.counted.iter().filter(|c| kind(c.fan) == Kind::Limit)
    }

    /// Whether it is a limit hand.
    pub fn is_limit_hand(&self) -> bool {
        self.limit_hands().next().is_some()
    }

    /// How `raw` comes about: `24 × 2 × 2`.
    pub fn formula(&self) -> Formula {
        let Some(limit) = self.limit_hands().next() else {
            let mut formula = Formula::flat(i32::from(self.points));
            // There is room for ten factors; more doubles than that are gathered.
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

    /// What decides between readings (C14): the value, then a limit hand, then the worth before
    /// the limit.
    pub(super) fn rank(&self) -> (u16, bool, u32) {
        (self.value, self.is_limit_hand(), self.raw)
    }
}

/// Counts a reading.
pub(super) fn sheet(facts: &Facts, division: &Division, won: Option<Part>) -> HandSheet {
    let r = Reading { facts, division, won };
    let mut found: ArrayVec<(u8, Evidence), MOST> = ArrayVec::new();
    let mut limit_hand = None;
    for fan in FANS.iter().map(|fan| fan.number) {
        let add = |evidence| found.push((fan, evidence));
        if each_occurrence(&r, fan, add).is_ok() && kind(fan) == Kind::Limit {
            limit_hand = limit_hand.or(Some(fan));
        }
    }
    let (mut counted, mut dropped) = (Vec::with_capacity(found.len()), Vec::new());
    let (mut points, mut doubles) = (0, 0);
    for (fan, evidence) in found.iter().copied() {
        if let Some(reason) = excluded(&r, &found, limit_hand, fan, evidence) {
            dropped.push(Dropped { fan, evidence, reason });
            continue;
        }
        let row = &FANS[usize::from(fan) - 1];
        let worth = match kind(fan) {
            Kind::Points => {
                points += row.worth;
                row.worth
            }
            Kind::Double => {
                doubles += row.worth.trailing_zeros() as u8;
                row.worth
            }
            Kind::Limit => facts.limit,
        };
        counted.push(Counted { fan, points: worth, evidence });
    }
    let limit = u32::from(facts.limit);
    let raw = if limit_hand.is_some() { limit } else { u32::from(points) << doubles };
    // The limit is a multiple of ten, so that rounding does not go beyond it.
    let value = raw.min(limit).next_multiple_of(10) as u16;
    let capped = raw > limit;
    let division = division.clone();
    HandSheet { division, won, counted, dropped, points, doubles, raw, capped, value }
}

/// Why something that is true of the hand does not count: the one place that says so.
fn excluded(
    r: &Reading,
    found: &[(u8, Evidence)],
    limit_hand: Option<u8>,
    fan: u8,
    evidence: Evidence,
) -> Option<Reason> {
    if let Some(by) = limit_hand {
        return (kind(fan) != Kind::Limit).then_some(Reason::Limit { by });
    }
    let excludes = |by: u8| FANS[usize::from(by) - 1].excludes.contains(&fan);
    if let Some((by, _)) = found.iter().find(|(by, _)| excludes(*by)) {
        return Some(Reason::Beside { by: *by });
    }
    let ruling = Ruling::LoserOnePair;
    if r.division.form == Form::Unfinished && kind(fan) == Kind::Points && r.facts.on(ruling) {
        let pair = evidence.parts.iter().find(|part| part.as_pair().is_some())?;
        let (by, dearest) = dearest_pair(found)?;
        if pair != dearest {
            return Some(Reason::Ruled { by, ruling: ruling.key() });
        }
    }
    None
}

/// The pair that is worth most, and the first of its rows: one of the own wind that is the
/// round's as well counts twice.
fn dearest_pair(found: &[(u8, Evidence)]) -> Option<(u8, Part)> {
    let is_pair = |fan: u8| (PAIR_OF_OWN_WIND..=PAIR_OF_DRAGONS).contains(&fan);
    let pairs = || {
        found.iter().filter(|(fan, _)| is_pair(*fan)).filter_map(|(fan, evidence)| {
            evidence.parts.iter().find(|p| p.as_pair().is_some()).map(|part| (*fan, part))
        })
    };
    let times = |part: Part| pairs().filter(|(_, p)| *p == part).count();
    // The first of equals.
    pairs().rev().max_by_key(|(_, part)| times(*part))
}
