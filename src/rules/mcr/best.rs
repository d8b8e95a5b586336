//! Counts a hand: the best total for the fast path, and the sheets of all readings. This is where
//! the flow of MCR goes from divisions and fans to the sheet.

use arrayvec::ArrayVec;

use std::cmp::Ordering;

use crate::reading::division::{self, Division, Part};
use crate::scoring::{self, Sheet};
use crate::sorting::Sort;

use super::deal::Deal;
use super::detect::{hand_fans, reading_fans};
use super::fans::{CHICKEN_HAND, FanSet};
use super::joins::joins;
use super::reading::{Facts, Reading};
use super::tally::{JoinChoices, Tally, flower_points, or_chicken, tally};

/// The best count of a winning hand: its fans, how often each counts, and the total.
///
/// This is the fast path. [`sheets`] adds the evidence, the dropped fans and the other readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The numbers of the fans and how often each counts, in the order of the numbers.
    pub fans: ArrayVec<(u8, u8), 24>,
    /// The points without flowers. A win needs at least 8 of them.
    pub points: i32,
    /// The points with flowers.
    pub total: i32,
}

/// Counts the best reading of a hand. `None` if it is not complete in any form.
pub fn best(deal: &Deal) -> Option<Best> {
    let facts = deal.facts();
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
    let points = i32::from(or_chicken(tally.points, &facts));
    if tally.points == 0 {
        fans.push((CHICKEN_HAND, 1));
    }
    fans.arrange();
    Some(Best { fans, points, total: points + i32::from(flower_points(&facts)) })
}

/// The best points of each deal without flowers, or `None` if the hand is not complete. The deals
/// differ only in the winning tile and the circumstances: tiles, melds and rulings are the same, so
/// the hand is divided once for all of them.
pub(in crate::rules) fn points_of_each(deals: &[Deal]) -> Option<Vec<u16>> {
    let facts: Vec<Facts> = deals.iter().map(Deal::facts).collect();
    let whole: Vec<FanSet> = facts.iter().map(hand_fans).collect();
    let mut best: Vec<Option<u16>> = vec![None; deals.len()];
    each_tally(&facts, &whole, &mut |of, _, _, tally| {
        best[of] = best[of].max(Some(or_chicken(tally.points, &facts[of])));
    });
    best.into_iter().collect()
}

/// Counts every reading of deals with the same tiles, melds and rulings. `each` gets the index of
/// the deal, the division, the part that the winning tile completed, and the tally. `whole` has the
/// fans that are true of each deal in every reading.
#[inline]
fn each_tally(
    facts: &[Facts],
    whole: &[FanSet],
    each: &mut impl FnMut(usize, &Division, Option<Part>, Tally),
) {
    let (Some(first), Some(of_first)) = (facts.first(), whole.first()) else { return };
    each_division(first, &mut |division| {
        // The joins depend on the sets alone, not on the winning tile.
        let choices = JoinChoices::new(first, *of_first, &joins(division));
        for (of, (facts, whole)) in facts.iter().zip(whole).enumerate() {
            each_completed_part(facts.deal, division, |won| {
                let reading = Reading::new(facts, division, won);
                let tally = tally(&reading, whole.union(reading_fans(&reading)), &choices);
                each(of, division, won, tally);
            });
        }
    });
}

/// Calls `each` with every part that the winning tile may have completed, or once with `None` if
/// the hand does not use the tile.
#[inline]
fn each_completed_part(deal: &Deal, division: &Division, mut each: impl FnMut(Option<Part>)) {
    match deal.tile() {
        Some(tile) => division.completed_by(tile).iter().for_each(|part| each(Some(part))),
        None => each(None),
    }
}

/// Calls `each` with every division of the hand in all forms. No hand has both a knitted straight and another
/// form.
fn each_division(facts: &Facts, each: &mut impl FnMut(&Division)) {
    scoring::each_division(facts, each);
    division::knitted_straights(&facts.complete, facts.hand.melds(), each);
}

/// The tallies of all readings. Readings of one division that count the same fans are listed once.
#[inline(never)]
fn tallies(facts: &Facts) -> Vec<(Tally, Division, Option<Part>)> {
    let mut tallies: Vec<(Tally, Division, Option<Part>)> = Vec::new();
    let whole = [hand_fans(facts)];
    each_tally(std::slice::from_ref(facts), &whole, &mut |_, division, won, tally| {
        if !tallies.iter().any(|(t, d, _)| d == division && *t == tally) {
            tallies.push((tally, division.clone(), won));
        }
    });
    tallies
}

/// The sheets of all readings, best first. Readings of one division that count the same fans are
/// listed once.
pub fn sheets(deal: &Deal) -> Vec<Sheet> {
    let facts = deal.facts();
    let mut tallies = tallies(&facts);
    // The sort is stable: of equal readings, the one of the first division comes first.
    tallies.arrange_by(|(a, ..), (b, ..)| match (a.beats(b, &facts), b.beats(a, &facts)) {
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
        _ => Ordering::Equal,
    });
    let chicken = tallies.first().is_some_and(|(best, ..)| best.points == 0);
    let sheet = |(tally, division, won): (Tally, Division, Option<Part>)| {
        super::explain::sheet(&facts, division, won, tally, chicken, &tallies_of)
    };
    tallies.into_iter().map(sheet).collect()
}

/// The tallies of one division of a deal.
fn tallies_of(deal: &Deal, division: &Division) -> Vec<Tally> {
    let tallies = tallies(&deal.facts()).into_iter();
    tallies.filter(|(_, other, _)| other == division).map(|(tally, ..)| tally).collect()
}
