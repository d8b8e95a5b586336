//! A sheet with its reasons: why each fan counts, and why each true fan was dropped.

use crate::reading::division::{Division, Part, Parts};
use crate::scoring::{Counted, Dropped, Evidence, Obstacle, Reason, Sheet};

use super::deal::Deal;
use super::detect::{self, Detect, hand_fans, reading_fans};
use super::exclusion::{EVERY_73, EVERY_WIND_73, excluded_by, excludes_join, ruling_between};
use super::fans::FANS;
use super::fanset::Fans;
use super::joins::{Join, joins};
use super::reading::{Facts, Reading};
use super::ruling::Ruling;
use super::tally::{Tally, may_join, worth};

/// The sheet of a tally. `chicken` says that the hand scores nothing in any reading.
pub(super) fn sheet(
    facts: &Facts,
    division: Division,
    won: Option<Part>,
    tally: Tally,
    chicken: bool,
) -> Sheet {
    let r = Reading::new(facts, &division, won);
    let mut counted = Vec::with_capacity(12);
    let mut dropped = Vec::with_capacity(8);
    let found = hand_fans(facts).union(reading_fans(&r));
    for fan in found {
        let evidence = match detect::detection(fan) {
            Detect::Hand(detect) => detect(facts),
            Detect::Reading(detect) => detect(&r),
            Detect::Joining | Detect::Chicken => continue,
        };
        let Ok(evidence) = evidence else { continue };
        let mut times = 0;
        each_occurrence(fan, evidence, |evidence| {
            if counts(&tally, fan, evidence, &mut times) {
                counted.push(Counted { fan, points: worth(fan, facts), evidence });
            } else {
                let reason = reason(facts, &tally, fan);
                dropped.push(Dropped { fan, evidence, reason });
            }
        });
    }
    for join in joins(&division) {
        let (fan, evidence) = (join.fan, Evidence::parts(Parts::sets(join.sets)));
        if tally.joins.contains(&join) {
            counted.push(Counted { fan, points: worth(fan, facts), evidence });
        } else {
            let reason = join_reason(facts, &tally, join);
            dropped.push(Dropped { fan, evidence, reason });
        }
    }
    if chicken {
        counted.push(Counted { fan: 43, points: 8, evidence: Evidence::CIRCUMSTANCE });
    }
    counted.sort_by_key(|c| c.fan);
    dropped.sort_by_key(|d| d.fan);
    let points = tally.points + if chicken { 8 } else { 0 };
    let flowers = facts.deal.situation().flowers;
    for _ in 0..flowers {
        counted.push(Counted { fan: 81, points: 1, evidence: Evidence::CIRCUMSTANCE });
    }
    let total = points + u16::from(flowers);
    Sheet { division, won, counted, dropped, points, total, formula: None }
}

/// Calls `each` with every occurrence of a fan that counts once for each part or kind.
fn each_occurrence(fan: u8, found: Evidence, mut each: impl FnMut(Evidence)) {
    match fan {
        81 => {}
        64 => found.tiles.for_each(|t| each(Evidence::tiles(crate::tiles::TileSet::of(t)))),
        _ if detect::EACH.has(fan) => {
            found.parts.iter().for_each(|p| each(Evidence::parts(Parts::of(p))));
        }
        _ => each(found),
    }
}

/// Whether this occurrence is among those that count; `times` is how many of the fan did before.
fn counts(tally: &Tally, fan: u8, evidence: Evidence, times: &mut u8) -> bool {
    let counts = tally.counted.has(fan)
        && match fan {
            64 => *times < tally.hogs,
            73 => u16::from(tally.terminal_pungs) & evidence.parts.0 != 0,
            _ => true,
        };
    *times += u8::from(counts);
    counts
}

/// Why a fan that joins no sets is dropped.
fn reason(f: &Facts, tally: &Tally, fan: u8) -> Reason {
    let of_73 = EVERY_73.union(EVERY_WIND_73).union(Fans::of(&[4]));
    let excludes = |by: &u8| excluded_by(*by, f).has(fan) || fan == 73 && of_73.has(*by);
    let joined = tally.joins.iter().map(|join| join.fan);
    let by = joined.chain(tally.counted).find(excludes);
    let inevitable = Ruling::NoInevitableTileHog;
    match by {
        Some(by) => match ruling_between(by, fan, f) {
            Some(ruling) => Reason::Ruled { by, ruling: ruling.key() },
            None => Reason::Implied { by },
        },
        None if fan == 64 => Reason::Ruled { by: 19, ruling: inevitable.key() },
        None => Reason::Lower,
    }
}

/// Why a join is dropped.
fn join_reason(f: &Facts, tally: &Tally, join: Join) -> Reason {
    let fan = join.fan;
    if let Some(by) = { tally.counted }.find(|by| excludes_join(*by, fan, f)) {
        return match ruling_between(by, fan, f) {
            Some(ruling) => Reason::Ruled { by, ruling: ruling.key() },
            None => Reason::Implied { by },
        };
    }
    let over = tally.joins.iter().find(|j| j.sets & join.sets == join.sets);
    if let Some(by) = over.filter(|j| FANS[usize::from(j.fan) - 1].excludes.contains(&fan)) {
        return Reason::Implied { by: by.fan };
    }
    if tally.joins.iter().any(|j| j.fan == fan && j.sets & join.sets != 0) {
        return Reason::Identity;
    }
    // The join that, together with the dearer ones before it, already connects the sets.
    for n in 1..=tally.joins.len() {
        if !may_join(&tally.joins[..n], join) {
            return Reason::Once { by: tally.joins[n - 1].fan };
        }
    }
    Reason::Lower
}

/// Why a fan applies to a reading of the hand, or the first thing in the way.
///
/// # Errors
/// The obstacle, for a fan that does not apply.
pub fn why(deal: &Deal, sheet: &Sheet, fan: u8) -> Result<Vec<Evidence>, Obstacle> {
    let facts = Facts::new(deal);
    let reading = Reading::new(&facts, &sheet.division, sheet.won);
    let chicken = fan == 43 && sheet.counted.iter().any(|c| c.fan == 43);
    if chicken { Ok(vec![Evidence::CIRCUMSTANCE]) } else { detect::detect(&reading, fan) }
}
