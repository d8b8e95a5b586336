//! Counts each reading of a hand as a sheet: points, doubles, limit hands, and the value; a losing hand has one reading.

use arrayvec::ArrayVec;

use crate::reading::division::{Division, Form, Part, Set, Shape};
use crate::scoring::{self, Counted, Dropped, Evidence, Formula, Kinds, Reason, Sheet};
use crate::system::Unit;
use crate::tiles::TileSet;

use super::fans::{FANS, ROWS, is_limit, row};
use super::reading::{Facts, Reading};
use super::ruling::Ruling;

/// Every reading of a winning hand, the best first (C14); empty if the hand does not win.
pub(super) fn readings(facts: &Facts) -> Vec<Sheet> {
    scoring::sheets(facts, sheet)
}

/// The sheet of a losing hand, read as its melds, its concealed pungs, and the pairs that are worth
/// points. No other reading is better, because chows are worth nothing.
pub(super) fn losing_hand(facts: &Facts) -> Sheet {
    let standing = facts.hand.standing();
    let mut division = Division {
        form: Form::Unfinished,
        sets: facts.hand.melds().iter().map(|m| Set::from(*m)).collect(),
        pairs: Default::default(),
        singles: TileSet::EMPTY,
        wilds: Default::default(),
        marked: Default::default(),
    };
    let valued = facts.kinds(Kinds::Valued);
    for tile in standing.kinds() {
        // Four identical tiles that are not declared are a pung and a tile (C8).
        match standing.get(tile) {
            3.. => division.sets.push(Set::standing(Shape::Pung, tile)),
            2 if valued.contains(tile) => division.pairs.push(tile),
            _ => division.singles.insert(tile),
        }
    }
    sheet(&Reading::new(facts, &division, None))
}

/// The highest number of occurrences of rows in one hand: a generous bound.
const MAX_OCCURRENCES: usize = 64;

/// Counts one reading of a hand. A losing hand has the form [`Form::Unfinished`]: its melds and pungs are
/// sets, the pairs that are worth points are pairs, and the other tiles are singles.
///
/// On the sheet, the points are those that are doubled, 0 for a limit hand; the formula has what they come
/// to before the limit; and the total is the value, at most the limit (C30) and rounded up to tens (C42).
fn sheet(r: &Reading) -> Sheet {
    let mut found: ArrayVec<(u8, Evidence), MAX_OCCURRENCES> = ArrayVec::new();
    let mut limit_hand = None;
    for (fan, rule) in FANS.iter().map(|fan| fan.number).zip(&ROWS) {
        let applies = rule.each_occurrence(r, |evidence| found.push((fan, evidence))).is_ok();
        if applies && is_limit(fan) {
            limit_hand = limit_hand.or(Some(fan));
        }
    }
    let limit = r.facts.deal.limit();
    let (mut counted, mut dropped) = (Vec::with_capacity(found.len()), Vec::new());
    let (mut points, mut doubles) = (0, 0);
    for (fan, evidence) in found.iter().copied() {
        let excluded = excluded(r, &found, limit_hand, fan, evidence);
        let fan = row(fan);
        let worth = if fan.unit == Unit::Limit { limit } else { fan.worth };
        if let Some(reason) = excluded {
            dropped.push(Dropped { fan, points: worth, evidence, reason });
            continue;
        }
        match fan.unit {
            Unit::Points => points += worth,
            Unit::Factor => doubles += worth.trailing_zeros(),
            _ => {}
        }
        counted.push(Counted { fan, points: worth, evidence });
    }
    let formula = match limit_hand {
        Some(_) => Formula::flat(limit.into()),
        None => doubled(points, doubles),
    };
    // The limit is a multiple of ten, so rounding does not exceed it.
    let total = formula.amount().min(limit.into()) as u32;
    Sheet {
        division: r.division.clone(),
        won: r.won,
        counted,
        dropped,
        points: points.into(),
        total: total.next_multiple_of(10) as i32,
        limit: None,
        formula: Some(formula),
    }
}

/// Points doubled so often, for instance `24 × 2 × 2`. A formula has room for ten factors, so more doubles
/// are combined.
fn doubled(points: u16, doubles: u32) -> Formula {
    let each = doubles.div_ceil(10).max(1);
    let mut formula = Formula::flat(points.into());
    let mut left = doubles;
    while left > 0 {
        let now = left.min(each);
        formula = formula.times(1 << now);
        left -= now;
    }
    formula
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
