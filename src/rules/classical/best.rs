//! The readings of a hand as sheets, the best first: the step from a deal to its divisions.

use std::cmp::Reverse;

use crate::reading::division::{self, Division, Form, Set, Shape};
use crate::tiles::TileSet;

use super::forms::{heavenly_twins_group, thirteen_wonders};
use super::reading::Facts;
use super::sheet::{HandSheet, sheet};

/// Every reading of a winning hand, the best first (C14); empty if the hand does not win. Readings
/// of one division with the same fans and value are included once.
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
        if heavenly_twins_group(&complete).is_some() {
            division::seven_pairs(&complete).iter().for_each(&mut each);
        }
        thirteen_wonders(&complete).iter().for_each(&mut each);
    }
    // The sort is stable: equal readings keep the order of their divisions.
    sheets.sort_by_key(|sheet| Reverse(sheet.rank()));
    sheets
}

/// The sheet of a losing hand, read as its melds, its concealed pungs, and the pairs that are worth
/// points. No other reading is better, because chows are worth nothing.
pub(super) fn losing_hand(facts: &Facts) -> HandSheet {
    let standing = facts.hand.standing();
    let mut division = Division {
        form: Form::Unfinished,
        sets: facts.hand.melds().iter().map(|m| Set::from(*m)).collect(),
        pairs: Default::default(),
        singles: TileSet::EMPTY,
        wilds: Default::default(),
    };
    for tile in standing.kinds() {
        // Four identical tiles that are not declared are a pung and a tile (C8).
        match standing.get(tile) {
            3.. => division.sets.push(Set::standing(Shape::Pung, tile)),
            2 if facts.valued().contains(tile) => division.pairs.push(tile),
            _ => division.singles.insert(tile),
        }
    }
    sheet(facts, &division, None)
}
