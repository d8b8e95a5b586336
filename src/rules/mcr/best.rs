//! The best sheet of a hand, and all others.

use arrayvec::ArrayVec;

use crate::division::{self, Division, Part};
use crate::sheet::Sheet;

use super::deal::Deal;
use super::detect::{hand_fans, reading_fans};
use super::joins::joins;
use super::reading::{Facts, Reading};
use super::tally::{Choices, Tally, tally};

/// The best way to count a winning hand: the fans with how often each counts, and the sum.
///
/// This is the fast path; [`sheets`] gives evidence, what was dropped, and other readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The number of each fan and how often it counts, by number.
    pub fans: ArrayVec<(u8, u8), 24>,
    /// The sum without flowers, which must be at least 8 to win.
    pub points: u16,
    /// The sum.
    pub total: u16,
}

/// Counts a hand to its best sheet; `None` if it is not complete in any form.
pub fn best(deal: &Deal) -> Option<Best> {
    let facts = Facts::new(deal);
    let mut best: Option<Tally> = None;
    let whole = hand_fans(&facts);
    each_division(deal, &mut |division| {
        let choices = Choices::new(&facts, whole, &joins(division));
        each_won(deal, division, |won| {
            let reading = Reading::new(&facts, division, won);
            let tally = tally(&reading, whole.union(reading_fans(&reading)), &choices);
            if best.as_ref().is_none_or(|best| tally.beats(best, &facts)) {
                best = Some(tally);
            }
        });
    });
    let tally = best?;
    let flowers = deal.situation().flowers;
    let mut fans: ArrayVec<(u8, u8), 24> = ArrayVec::new();
    for fan in tally.counted {
        let times = match fan {
            59 => tally.dragon_pungs.count_ones() as u8,
            64 => tally.hogs,
            73 => tally.terminal_pungs.count_ones() as u8,
            81 => flowers,
            _ => 1,
        };
        fans.push((fan, times));
    }
    for join in tally.joins.iter() {
        match fans.iter_mut().find(|(fan, _)| *fan == join.fan) {
            Some((_, times)) => *times += 1,
            None => fans.push((join.fan, 1)),
        }
    }
    let mut points = tally.points;
    if points == 0 {
        points = 8;
        fans.push((43, 1));
    }
    crate::sort::by(&mut fans, |a, b| a < b);
    Some(Best { fans, points, total: points + u16::from(flowers) })
}

/// What each of several deals is worth without flowers; `None` if they are not complete. All have
/// the same tiles, melds and rulings, so that the hand is divided once for all of them: they
/// differ in the winning tile and the circumstances.
pub(in crate::rules) fn points_of_each(deals: &[Deal]) -> Option<Vec<u16>> {
    let facts: Vec<Facts> = deals.iter().map(Facts::new).collect();
    let whole: Vec<_> = facts.iter().map(hand_fans).collect();
    let (first, of_first) = (facts.first()?, *whole.first()?);
    let mut best: Vec<Option<u16>> = vec![None; deals.len()];
    each_division(first.deal, &mut |division| {
        // What can be joined depends on the sets alone.
        let choices = Choices::new(first, of_first, &joins(division));
        for ((facts, whole), best) in facts.iter().zip(&whole).zip(&mut best) {
            each_won(facts.deal, division, |won| {
                let reading = Reading::new(facts, division, won);
                let tally = tally(&reading, whole.union(reading_fans(&reading)), &choices);
                *best = (*best).max(Some(tally.points));
            });
        }
    });
    best.into_iter()
        .map(|points| points.map(|points| if points == 0 { 8 } else { points }))
        .collect()
}

/// Every part of the division that the winning tile may have completed; once `None` where the
/// hand does not use it.
#[inline]
fn each_won(deal: &Deal, division: &Division, mut each: impl FnMut(Option<Part>)) {
    match deal.tile() {
        Some(tile) => division.completed_by(tile).iter().for_each(|part| each(Some(part))),
        None => each(None),
    }
}

/// Every division of the hand in all forms.
pub(super) fn each_division(deal: &Deal, each: &mut impl FnMut(&Division)) {
    let (complete, melds) = (deal.complete(), deal.hand().melds());
    division::four_sets(complete, melds, each);
    division::knitted_straights(complete, melds, each);
    if melds.is_empty() {
        division::seven_pairs(complete).iter().for_each(&mut *each);
        division::singles(complete).iter().for_each(each);
    }
}

/// Every reading as a sheet, the best first. Readings of one division that count the same fans
/// come once.
pub fn sheets(deal: &Deal) -> Vec<Sheet> {
    let facts = Facts::new(deal);
    let whole = hand_fans(&facts);
    let mut tallies: Vec<(Tally, Division, Option<Part>)> = Vec::new();
    each_division(deal, &mut |division| {
        let choices = Choices::new(&facts, whole, &joins(division));
        each_won(deal, division, |won| {
            let reading = Reading::new(&facts, division, won);
            let tally = tally(&reading, whole.union(reading_fans(&reading)), &choices);
            if !tallies.iter().any(|(t, d, _)| d == division && *t == tally) {
                tallies.push((tally, division.clone(), won));
            }
        });
    });
    // Stable: of equals, the first division comes first.
    crate::sort::by(&mut tallies, |(a, ..), (b, ..)| a.beats(b, &facts) && !b.beats(a, &facts));
    let chicken = tallies.first().is_some_and(|(best, ..)| best.points == 0);
    let sheet = |(tally, division, won): (Tally, Division, Option<Part>)| {
        super::explain::sheet(&facts, division, won, tally, chicken)
    };
    tallies.into_iter().map(sheet).collect()
}
