//! The best sheet of a hand, and all others.

use arrayvec::ArrayVec;

use std::cmp::Ordering;

use crate::reading::division::{self, Division, Part};
use crate::scoring::Sheet;

use super::deal::Deal;
use super::detect::{hand_fans, reading_fans};
use super::fans::{CHICKEN_HAND, FanSet};
use super::joins::joins;
use super::reading::{Facts, Reading};
use super::tally::{Choices, Tally, flower_points, or_chicken, tally};

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
    each_tally(std::slice::from_ref(&facts), &[hand_fans(&facts)], &mut |_, _, _, tally| {
        if best.as_ref().is_none_or(|best| tally.beats(best, &facts)) {
            best = Some(tally);
        }
    });
    let tally = best?;
    let flowers = deal.situation().flowers;
    let mut fans: ArrayVec<(u8, u8), 24> = ArrayVec::new();
    for fan in tally.counted {
        fans.push((fan, tally.times(fan, flowers)));
    }
    for join in tally.joins.iter() {
        match fans.iter_mut().find(|(fan, _)| *fan == join.fan) {
            Some((_, times)) => *times += 1,
            None => fans.push((join.fan, 1)),
        }
    }
    let points = or_chicken(tally.points, &facts);
    if tally.points == 0 {
        fans.push((CHICKEN_HAND, 1));
    }
    fans.sort_unstable();
    Some(Best { fans, points, total: points + flower_points(&facts) })
}

/// What each of several deals is worth without flowers; `None` if they are not complete. All have
/// the same tiles, melds and rulings, so that the hand is divided once for all of them: they
/// differ in the winning tile and the circumstances.
pub(in crate::rules) fn points_of_each(deals: &[Deal]) -> Option<Vec<u16>> {
    let facts: Vec<Facts> = deals.iter().map(Facts::new).collect();
    let whole: Vec<FanSet> = facts.iter().map(hand_fans).collect();
    let mut best: Vec<Option<u16>> = vec![None; deals.len()];
    each_tally(&facts, &whole, &mut |of, _, _, tally| {
        best[of] = best[of].max(Some(or_chicken(tally.points, &facts[of])));
    });
    best.into_iter().collect()
}

/// Counts every reading of deals with the same tiles, melds and rulings: `each` gets the index of
/// the deal, the division, the part that the winning tile completed and what counts. `whole` are
/// the fans of each deal however it is read.
#[inline]
fn each_tally(
    facts: &[Facts],
    whole: &[FanSet],
    each: &mut impl FnMut(usize, &Division, Option<Part>, Tally),
) {
    let (Some(first), Some(of_first)) = (facts.first(), whole.first()) else { return };
    each_division(first.deal, &mut |division| {
        // What can be joined depends on the sets alone.
        let choices = Choices::new(first, *of_first, &joins(division));
        for (of, (facts, whole)) in facts.iter().zip(whole).enumerate() {
            each_won(facts.deal, division, |won| {
                let reading = Reading::new(facts, division, won);
                let tally = tally(&reading, whole.union(reading_fans(&reading)), &choices);
                each(of, division, won, tally);
            });
        }
    });
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
    let mut tallies: Vec<(Tally, Division, Option<Part>)> = Vec::new();
    let whole = [hand_fans(&facts)];
    each_tally(std::slice::from_ref(&facts), &whole, &mut |_, division, won, tally| {
        if !tallies.iter().any(|(t, d, _)| d == division && *t == tally) {
            tallies.push((tally, division.clone(), won));
        }
    });
    // Stable: of equals, the first division comes first.
    tallies.sort_by(|(a, ..), (b, ..)| match (a.beats(b, &facts), b.beats(a, &facts)) {
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
        _ => Ordering::Equal,
    });
    let chicken = tallies.first().is_some_and(|(best, ..)| best.points == 0);
    let sheet = |(tally, division, won): (Tally, Division, Option<Part>)| {
        super::explain::sheet(&facts, division, won, tally, chicken)
    };
    tallies.into_iter().map(sheet).collect()
}
