//! Makes a score sheet that gives reasons: why each fan counts, and why each dropped fan does not.

use std::cmp::Reverse;

use crate::reading::division::{Division, Part, Parts};
use crate::reading::target::Exchangeable;
use crate::scoring::{
    Counted, Dropped, Evidence, Measure, Obstacle, Reason, Sheet, Shortfall, Why,
};
use crate::sorting::Sort;
use crate::tiles::TileSet;

use super::deal::Deal;
use super::detect::{self, hand_fans, reading_fans};
use super::exclusion;
use super::fans::{self, CHICKEN_HAND, FLOWER_TILES, row, worth};
use super::joins::{self, Join, joins};
use super::reading::{FORMS, Facts, Reading};
use super::tally::{Tally, flower_points, may_join, or_chicken};

/// Makes the sheet of a tally. `chicken` means that no reading of the hand scores a point.
pub(super) fn sheet(
    facts: &Facts,
    division: Division,
    won: Option<Part>,
    tally: Tally,
    chicken: bool,
    tallies: TalliesOf,
) -> Sheet {
    let r = Reading::new(facts, &division, won);
    let mut counted = Vec::with_capacity(12);
    let mut dropped = Vec::with_capacity(8);
    let found = hand_fans(facts).union(reading_fans(&r));
    for fan in found.into_iter().filter(|fan| *fan != FLOWER_TILES) {
        let Ok(evidence) = detect::evidence(&r, fan) else { continue };
        let mut occurrence = 0;
        detect::each_occurrence(&r, fan, evidence, |evidence| {
            let points = worth(fan, facts);
            if tally.counts(fan, occurrence) {
                counted.push(Counted { fan: row(fan), points, evidence });
            } else {
                let reason = reason(&r, &tally, tallies, (fan, occurrence), evidence);
                dropped.push(Dropped { fan: row(fan), points, evidence, reason });
            }
            occurrence += 1;
        });
    }
    for join in joins(&division) {
        let (fan, evidence) = (join.fan, Evidence::parts(Parts::sets(join.sets)));
        let points = worth(fan, facts);
        if tally.joins.contains(&join) {
            counted.push(Counted { fan: row(fan), points, evidence });
        } else {
            let reason = join_reason(&r, &tally, tallies, join);
            dropped.push(Dropped { fan: row(fan), points, evidence, reason });
        }
    }
    let of_circumstance = |fan: u8| {
        let evidence = Evidence::CIRCUMSTANCE;
        Counted { fan: row(fan), points: worth(fan, facts), evidence }
    };
    if chicken {
        counted.push(of_circumstance(CHICKEN_HAND));
    }
    counted.arrange_by_key(|c| c.fan);
    dropped.arrange_by_key(|d| d.fan);
    let points = if chicken { or_chicken(tally.points, facts) } else { tally.points };
    let flowers = usize::from(facts.deal.situation().flowers);
    counted.extend(std::iter::repeat_n(of_circumstance(FLOWER_TILES), flowers));
    let total = points + flower_points(facts);
    let (points, total) = (points.into(), total.into());
    Sheet { division, won, counted, dropped, points, total, limit: None, formula: None }
}

/// Why an occurrence of a fan that does not join sets is dropped.
fn reason(
    r: &Reading,
    tally: &Tally,
    tallies: TalliesOf,
    (fan, occurrence): (u8, usize),
    evidence: Evidence,
) -> Reason {
    let counts_then = |other: &Tally| other.counts(fan, occurrence);
    let joined = tally.joins.iter().map(|join| join.fan);
    let found = joined.chain(tally.counted).find_map(|by| exclusion::reason(r, by, fan, evidence));
    match found {
        Some(Reason::Ruled { by, ruling }) if !matters(r, ruling, tallies, counts_then) => {
            Reason::Implied { by }
        }
        found => found.unwrap_or(Reason::Lower),
    }
}

/// Whether something that is dropped would count in this division if a ruling were switched.
fn matters(r: &Reading, ruling: &str, tallies: TalliesOf, counts: impl Fn(&Tally) -> bool) -> bool {
    let other = r.facts.deal.switched(ruling);
    other.is_some_and(|deal| tallies(&deal, r.division).iter().any(counts))
}

/// Counts a division of another deal. A reason asks for it only where a ruling may decide.
pub(super) type TalliesOf<'a> = &'a dyn Fn(&Deal, &Division) -> Vec<Tally>;

/// Why a join is dropped.
fn join_reason(r: &Reading, tally: &Tally, tallies: TalliesOf, join: Join) -> Reason {
    let fan = join.fan;
    let evidence = Evidence::parts(Parts::sets(join.sets));
    let counts_then = |other: &Tally| other.joins.contains(&join);
    match tally.counted.into_iter().find_map(|by| exclusion::reason(r, by, fan, evidence)) {
        Some(Reason::Ruled { ruling, .. }) if !matters(r, ruling, tallies, counts_then) => {}
        Some(reason) => return reason,
        None => {}
    }
    let over = tally.joins.iter().find(|j| j.sets & join.sets == join.sets);
    if let Some(by) = over.filter(|j| fans::always_excludes(j.fan, fan)) {
        return Reason::Implied { by: row(by.fan) };
    }
    if tally.joins.iter().any(|j| j.fan == fan && j.sets & join.sets != 0) {
        return Reason::Identity;
    }
    // The join that connects the sets together with the more valuable joins before it, as far as it
    // uses one of them itself.
    let mut chosen = tally.joins.to_vec();
    chosen.arrange_by_key(|other| Reverse(worth(other.fan, r.facts)));
    let connected = (1..=chosen.len()).find(|n| !may_join(&chosen[..*n], join));
    let used = |n: usize| chosen[..n].iter().rfind(|other| other.sets & join.sets != 0);
    match connected.and_then(used) {
        Some(other) => Reason::Once { by: row(other.fan) },
        None => Reason::Lower,
    }
}

/// Why a fan applies to a reading of the hand, or what prevents it.
///
/// # Errors
/// The obstacle, if the fan does not apply.
pub fn why(deal: &Deal, sheet: &Sheet, fan: u8) -> Why {
    let facts = deal.facts();
    let reading = Reading::new(&facts, &sheet.division, sheet.won);
    let is_chicken = |counted: &Counted| counted.fan.number == CHICKEN_HAND;
    if fan == CHICKEN_HAND && sheet.counted.iter().any(is_chicken) {
        return Ok(vec![Evidence::CIRCUMSTANCE]);
    }
    detect::detect(&reading, fan)
}

/// What is missing of a fan in a reading with this obstacle.
pub fn shortfall(deal: &Deal, sheet: &Sheet, fan: u8, obstacle: Obstacle) -> Shortfall {
    let (facts, division) = (deal.facts(), &sheet.division);
    let in_play = &[TileSet::ALL];
    if let Some(needs) = fans::needs(fan) {
        return needs.missing(&Reading::new(&facts, division, sheet.won), in_play, FORMS);
    }
    let hand = Exchangeable::new(facts.complete, facts.hand.melds(), 0);
    let measure = Measure { hand, division, in_play, forms: FORMS };
    measure.nearest(obstacle, joins::targets(fan).iter().cloned())
}
