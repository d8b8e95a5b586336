//! Every reading of a hand, the best first.

use std::cmp::Reverse;

use crate::entry::Hand;
use crate::reading::division::{self, Division, Form, Set, Shape, is_four_sets};
use crate::tiles::{Counts, Tile, TileSet, sort_by_key};

use super::limits::group_of_all;
use super::reading::Facts;
use super::sheet::{HandSheet, sheet};

/// The group of heavenly twins, if these fourteen tiles are such: seven pairs of one suit (0–2)
/// or of honors (3) (C35).
pub(super) fn twin_group(standing: &Counts) -> Option<usize> {
    let pairs = standing.len() == Hand::COMPLETE && standing.is_even();
    if pairs { group_of_all(standing.kinds()) } else { None }
}

/// Thirteen wonders, if these fourteen tiles are such (C39).
fn wonders(standing: &Counts) -> Option<Division> {
    division::singles(standing).filter(|division| division.form == Form::ThirteenOrphans)
}

/// Whether the tile completes the hand in any form (C2, C3).
pub(super) fn completes(hand: &Hand, tile: Tile) -> bool {
    let complete = hand.standing().with(tile);
    // Fewer tiles than it takes can be divided, too.
    complete.len() + 3 * hand.melds().len() == Hand::COMPLETE
        && (is_four_sets(&complete)
            || twin_group(&complete).is_some()
            || wonders(&complete).is_some())
}

/// Every reading of a winning hand, the best first (C14); none if it does not win. Readings of
/// one division that count the same come once.
pub(super) fn readings(facts: &Facts) -> Vec<HandSheet> {
    let mut sheets: Vec<HandSheet> = Vec::new();
    let Some(tile) = facts.hand.win() else { return sheets };
    let complete = facts.hand.standing_and_win();
    let melds = facts.hand.melds();
    let mut each = |division: &Division| {
        for won in division.completed_by(tile).iter() {
            let sheet = sheet(facts, division, Some(won));
            let same = |s: &&HandSheet| {
                let fans = |s: &HandSheet| s.counted.iter().map(|c| c.fan).collect::<Vec<_>>();
                s.rank() == sheet.rank() && s.division == *division && fans(s) == fans(&sheet)
            };
            if sheets.iter().find(same).is_none() {
                sheets.push(sheet);
            }
        }
    };
    division::four_sets(&complete, melds, &mut each);
    if melds.is_empty() {
        if twin_group(&complete).is_some() {
            division::seven_pairs(&complete).iter().for_each(&mut each);
        }
        wonders(&complete).iter().for_each(&mut each);
    }
    // Stable: of equals, the first division comes first.
    sort_by_key(&mut sheets, |sheet| Reverse(sheet.rank()));
    sheets
}

/// A loser's hand: melds, concealed pungs, and the pairs that are worth something. Chows are
/// worth nothing and compete with no pair or pung that matters, so no arrangement is better.
pub(super) fn loser(facts: &Facts) -> HandSheet {
    let standing = facts.hand.standing();
    let mut division = Division {
        form: Form::Unfinished,
        sets: facts.hand.melds().iter().map(|m| Set::from(*m)).collect(),
        pairs: Default::default(),
        singles: TileSet::EMPTY,
        wilds: Default::default(),
    };
    for tile in standing.kinds() {
        // An undeclared four is a pung, and a tile besides (C8).
        match standing.get(tile) {
            3.. => division.sets.push(Set::standing(Shape::Pung, tile)),
            2 if facts.valued().contains(tile) => division.pairs.push(tile),
            _ => division.singles.insert(tile),
        }
    }
    sheet(facts, &division, None)
}
