//! Every reading of a hand, for every rule system alike: each division with each place of the winning
//! tile, the best first.

use std::borrow::Borrow;
use std::cmp::Ordering;

use crate::entry::Hand;
use crate::reading::division::{self, Division};
use crate::sorting::Sort;
use crate::system::System;
use crate::tiles::{Tile, TileSet, WinSource};

use super::{Counted, DealRules, Facts, Reading, Sheet, Wait, Worth};

/// Calls `each` with every division of a complete hand: four sets and a pair first, then the other forms in
/// the order of [`DealRules::FORMS`].
pub fn each_division<D: DealRules>(facts: &Facts<D>, each: &mut impl FnMut(&Division)) {
    division::four_sets(&facts.complete, facts.hand.melds(), each);
    if facts.hand.melds().is_empty() {
        D::FORMS.iter().filter_map(|read| read(&facts.complete)).for_each(|form| each(&form));
    }
}

/// The sheets of every reading of a hand, the best first; empty if it is not complete. Readings of one
/// division that count the same are included once. `count` makes a sheet of a reading, or what holds one.
pub fn sheets<D: DealRules, S: Borrow<Sheet>>(
    facts: &Facts<D>,
    count: impl Fn(&Reading<D>) -> S,
) -> Vec<S> {
    let mut all: Vec<S> = Vec::new();
    let Some(tile) = facts.hand.win() else { return all };
    each_division(facts, &mut |division| {
        for won in division.completed_by(tile).iter() {
            let sheet = count(&Reading::new(facts, division, Some(won)));
            if !all.iter().any(|other| counts_the_same(other.borrow(), sheet.borrow())) {
                all.push(sheet);
            }
        }
    });
    // The sort is stable: equal readings keep the order of their divisions.
    all.arrange_by(|one, other| best_first(D::SYSTEM, one.borrow(), other.borrow()));
    all
}

/// Whether two sheets are of one division and count the same.
fn counts_the_same(one: &Sheet, other: &Sheet) -> bool {
    let is_same = |(one, other): (&Counted, &Counted)| one.fan == other.fan;
    (one.total, one.counted.len()) == (other.total, other.counted.len())
        && one.counted.iter().zip(&other.counted).all(is_same)
        && one.division == other.division
}

/// Orders two sheets of a hand so that the better one comes first: by their totals, then by the criteria
/// of the rule system.
pub fn best_first(system: &System, one: &Sheet, other: &Sheet) -> Ordering {
    let ties = system.ties.iter().map(|tie| tie.compare(other, one));
    let by_ties = || { ties }.find(|order| order.is_ne()).unwrap_or(Ordering::Equal);
    other.total.cmp(&one.total).then_with(by_ties)
}

/// Whether a tile completes a hand in any form.
pub fn completes<D: DealRules>(hand: &Hand, tile: Tile) -> bool {
    let complete = hand.standing().with(tile);
    // Fewer than fourteen tiles can also be divided into sets and a pair.
    complete.len() + 3 * hand.melds().len() == Hand::COMPLETE
        && (division::is_four_sets(&complete)
            || hand.melds().is_empty() && D::FORMS.iter().any(|read| read(&complete).is_some()))
}

/// The kinds that complete a hand in any form, those excepted of which it holds all four.
pub fn completing_kinds<D: DealRules>(hand: &Hand) -> TileSet {
    hand.available().iter().filter(|tile| completes::<D>(hand, *tile)).collect()
}

/// The waits of a hand of thirteen tiles: a tile of each kind that completes it, with what the hand is worth when the
/// tile comes from each source.
pub fn waits<D: DealRules>(hand: &Hand, worth: impl Fn(Tile, WinSource) -> Worth) -> Vec<Wait> {
    let wait = |tile| {
        let [discard, self_drawn] =
            [WinSource::Discard, WinSource::SelfDrawn].map(|source| worth(tile, source));
        Wait::new(hand, tile, discard, self_drawn)
    };
    completing_kinds::<D>(hand).iter().map(wait).collect()
}
