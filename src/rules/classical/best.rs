//! The readings of a hand as sheets: the step from a deal to its divisions.

use crate::reading::division::{Division, Form, Set, Shape};
use crate::scoring::{self, Kinds, Sheet};
use crate::tiles::TileSet;

use super::reading::{Facts, Reading};
use super::sheet::sheet;

/// Every reading of a winning hand, the best first (C14); empty if the hand does not win.
pub(super) fn readings(facts: &Facts) -> Vec<Sheet> {
    scoring::sheets(facts, sheet)
}

/// The sheet of a losing hand, read as its melds, its concealed pungs, and the pairs that are worth
/// points. No other reading is better, because chows are worth nothing.
pub(super) fn losing_hand(facts: &Facts) -> Sheet {
    let standing = facts.hand.standing();
    let mut division = Division {
        form: Form::Unfinished,
        sets: facts.hand.melds().iter().map(|m| Set::from(*m)).collect(),
        pairs: Default::default(),
        singles: TileSet::EMPTY,
        wilds: Default::default(),
        marked: Default::default(),
    };
    let valued = facts.kinds(Kinds::Valued);
    for tile in standing.kinds() {
        // Four identical tiles that are not declared are a pung and a tile (C8).
        match standing.get(tile) {
            3.. => division.sets.push(Set::standing(Shape::Pung, tile)),
            2 if valued.contains(tile) => division.pairs.push(tile),
            _ => division.singles.insert(tile),
        }
    }
    sheet(&Reading::new(facts, &division, None))
}
