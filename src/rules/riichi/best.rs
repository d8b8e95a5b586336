//! The readings of a hand as sheets, the best first: the step from a deal to its divisions.

use crate::reading::division::{self, Division};
use crate::sorting::Sort;

use super::deal::Deal;
use super::forms::{seven_pairs, thirteen_orphans};
use super::reading::Facts;
use super::sheet::{HandSheet, sheet};

/// Every reading of a hand, the best first (R5); empty if the hand is not complete. Readings of one
/// division that count the same are included once.
pub(super) fn readings(deal: &Deal) -> Vec<HandSheet> {
    let facts = Facts::new(deal);
    let mut sheets: Vec<HandSheet> = Vec::new();
    let mut each = |division: &Division| {
        for won in division.completed_by(deal.tile()).iter() {
            let sheet = sheet(&facts, division, won);
            let same = |other: &&HandSheet| {
                let fans = |s: &HandSheet| s.counted.iter().map(|c| c.fan).collect::<Vec<_>>();
                other.division == *division && fans(other) == fans(&sheet)
            };
            if sheets.iter().find(same).is_none() {
                sheets.push(sheet);
            }
        }
    };
    division::four_sets(deal.complete(), deal.hand().melds(), &mut each);
    if deal.hand().melds().is_empty() {
        seven_pairs(deal.complete()).iter().for_each(&mut each);
        thirteen_orphans(deal.complete()).iter().for_each(&mut each);
    }
    // The sort is stable: equal readings keep the order of their divisions.
    sheets.arrange_by(HandSheet::order);
    sheets
}
