//! Comparing two readings: what each counts, and why one of them is better.
//!
//! A comparison is made from two sheets of a report.

use std::cmp::{Ordering, Reverse};

use serde::Serialize;

use crate::reading::division::{Part, Parts};
use crate::scoring::{Examined, Reason, Sheet, Shortfall};
use crate::sorting::Sort;
use crate::system::{Fan, System, Tie, Unit};
use crate::tiles::Tile;

/// Why one of two readings comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Its total is higher.
    Total,
    /// The totals are equal, and this criterion decides.
    Tie(Tie),
    /// The readings are equal by every criterion, so the order of the tiles decides.
    Order,
}

/// Why a reading does not count a fan, or counts it less often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNotCounted {
    /// The fan is true of the reading, but was dropped.
    Dropped(Reason),
    /// The fan does not apply to the reading.
    Absent(Shortfall),
}

/// A fan that one reading counts more often than the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The fan.
    pub fan: &'static Fan,
    /// How often each reading counts the fan.
    pub times: [usize; 2],
    /// What the fan is worth in each reading, all occurrences together.
    pub points: [i32; 2],
    /// Why one reading counts it less often. `None` if nothing is in the way.
    pub why: Option<WhyNotCounted>,
}

/// The differences between two readings, the better one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// The parts of each reading that the other does not have.
    pub parts: [Parts; 2],
    /// The fans that the first reading counts more often, in descending order of their points.
    pub gains: Vec<Difference>,
    /// The fans that the first reading counts less often, in descending order of their points.
    pub losses: Vec<Difference>,
    /// The fans that both readings count equally often.
    #[serde(rename = "alike")]
    pub counted_in_both: Vec<&'static Fan>,
    /// The total of each reading.
    pub totals: [i32; 2],
    /// Why the first reading comes first, if both are readings of one hand.
    pub verdict: Verdict,
}

impl Comparison {
    /// Compares two readings of the hand of a place by their indices in the report, the better one
    /// first. `None` if there are no such readings.
    pub fn new(
        system: &System,
        examined: &Examined,
        place: usize,
        indices: [usize; 2],
    ) -> Option<Comparison> {
        let sheets = examined.report.sheets_at(place);
        let both = [sheets.get(indices[0])?, sheets.get(indices[1])?];
        let absent =
            |of: usize, fan: &Fan| examined.why_in_reading(place, indices[of], fan.number)?.err();
        Some(Comparison::of(system, both, &absent))
    }

    /// Compares two readings, of one hand or of two. `absent` returns what is missing of a fan
    /// in reading 0 or 1.
    pub fn of(
        rules: &System,
        both: [&Sheet; 2],
        absent: &dyn Fn(usize, &'static Fan) -> Option<Shortfall>,
    ) -> Comparison {
        let mut comparison = Comparison {
            parts: [only(both[0], both[1]), only(both[1], both[0])],
            gains: Vec::new(),
            losses: Vec::new(),
            counted_in_both: Vec::new(),
            totals: both.map(|sheet| sheet.total),
            verdict: verdict(rules, both),
        };
        let mut fans: Vec<&'static Fan> = Vec::new();
        for counted in both.iter().flat_map(|sheet| &sheet.counted) {
            if !fans.contains(&counted.fan) {
                fans.push(counted.fan);
            }
        }
        for fan in fans {
            let times = both.map(|s| s.counted.iter().filter(|c| c.fan == fan).count());
            let points = both.map(|s| points(s, fan));
            if times[0] == times[1] {
                comparison.counted_in_both.push(fan);
                continue;
            }
            let less = usize::from(times[0] > times[1]);
            let dropped = both[less].dropped.iter().find(|d| d.fan == fan);
            let why = match dropped {
                Some(dropped) => Some(WhyNotCounted::Dropped(dropped.reason)),
                None => absent(less, fan).map(WhyNotCounted::Absent),
            };
            let list = if less == 1 { &mut comparison.gains } else { &mut comparison.losses };
            list.push(Difference { fan, times, points, why });
        }
        let dearest = |d: &Difference| (d.fan.unit.is_limit(), d.points[0].max(d.points[1]));
        comparison.gains.arrange_by_key(|d| Reverse(dearest(d)));
        comparison.losses.arrange_by_key(|d| Reverse(dearest(d)));
        comparison
    }
}

/// What a fan is worth in a sheet, all its occurrences together.
pub fn points(sheet: &Sheet, fan: &Fan) -> i32 {
    let all = sheet.counted.iter().filter(|c| c.fan == fan).map(|c| i32::from(c.points));
    together(fan.unit, all)
}

/// What occurrences of a fan are worth together. Factors are multiplied, everything else is added.
pub fn together(unit: Unit, all: impl Iterator<Item = i32>) -> i32 {
    all.reduce(|a, b| if unit == Unit::Factor { a * b } else { a + b }).unwrap_or(0)
}

/// The parts of a reading that the other one does not have.
fn only(sheet: &Sheet, other: &Sheet) -> Parts {
    let written = |sheet: &Sheet, part: Part| {
        let won = sheet.won == Some(part);
        let mut tiles: Vec<Tile> = sheet.division.tiles(part);
        tiles.sort_unstable();
        (tiles, won)
    };
    let mut left: Vec<_> = other.division.parts().map(|part| written(other, part)).collect();
    let mut only = Parts::NONE;
    for part in sheet.division.parts() {
        let mine = written(sheet, part);
        match left.iter().position(|theirs| *theirs == mine) {
            Some(at) => drop(left.remove(at)),
            None => only = only.and(part),
        }
    }
    only
}

fn verdict(rules: &System, [first, second]: [&Sheet; 2]) -> Verdict {
    if first.total != second.total {
        return Verdict::Total;
    }
    let decides = |tie: &&Tie| tie.compare(first, second) != Ordering::Equal;
    rules.ties.iter().find(decides).map_or(Verdict::Order, |tie| Verdict::Tie(*tie))
}
