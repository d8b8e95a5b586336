//! The table of the fans (§4): one row holds everything about a fan, and everything else that
//! speaks of fans is made from the rows.
//!
//! The rows are in three files by worth. Code that needs a particular fan uses its constant, such
//! as [`FULL_FLUSH`]; the number is written only in the row. [`FANS`] is the public half of the
//! table: data without the code that counts.

mod exclusion;
mod from_16_to_6;
mod from_5_to_1;
mod from_88_to_24;
mod row;
mod set;
#[cfg(test)]
mod tests;

pub use numbers::*;

pub(super) use exclusion::{BY_RULING, Exclusion, Which};
pub(super) use row::{Detection, Needs, Visit};
pub(super) use set::FanSet;

use row::{Row, Rule};

use crate::system::Fan;

use super::reading::Facts;

/// The number of every fan, by its name.
pub mod numbers {
    pub use super::from_5_to_1::numbers::*;
    pub use super::from_16_to_6::numbers::*;
    pub use super::from_88_to_24::numbers::*;
}

/// The number of fans.
pub(super) const COUNT: usize =
    from_88_to_24::ROWS.len() + from_16_to_6::ROWS.len() + from_5_to_1::ROWS.len();

/// Every row, in the order of the numbers. This constant is used only at compile time: programs
/// contain the tables that are made from it.
const ROWS: [Row; COUNT] = {
    let files = [from_88_to_24::ROWS, from_16_to_6::ROWS, from_5_to_1::ROWS];
    let mut all = [files[0][0]; COUNT];
    let mut taken = [false; COUNT];
    let mut file = 0;
    while file < files.len() {
        let mut i = 0;
        while i < files[file].len() {
            let row = files[file][i];
            let number = row.fan.number as usize;
            assert!(number >= 1 && number <= COUNT, "a number is left out");
            assert!(!taken[number - 1], "two rows have the same number");
            taken[number - 1] = true;
            all[number - 1] = row;
            i += 1;
        }
        file += 1;
    }
    all
};

/// The fans in the order of their numbers, starting with 1. The last is number 82, the five-point
/// fan of competition practice.
pub static FANS: [Fan; COUNT] = {
    let mut fans = [ROWS[0].fan; COUNT];
    let mut i = 0;
    while i < COUNT {
        fans[i] = ROWS[i].fan;
        i += 1;
    }
    fans
};

/// The fan with a number of the table.
pub(super) fn row(fan: u8) -> &'static Fan {
    &FANS[usize::from(fan) - 1]
}

/// How each fan is counted, in the order of their numbers.
static RULES: [Rule; COUNT] = {
    let mut rules = [ROWS[0].rule; COUNT];
    let mut i = 0;
    while i < COUNT {
        rules[i] = ROWS[i].rule;
        i += 1;
    }
    rules
};

/// The fans that repeat in a reading, in the order of their numbers.
pub(super) const REPEATING: [u8; REPEATING_COUNT] = {
    let mut fans = [0; REPEATING_COUNT];
    let (mut i, mut next) = (0, 0);
    while i < COUNT {
        if ROWS[i].rule.repeats_in_reading() {
            fans[next] = ROWS[i].fan.number;
            next += 1;
        }
        i += 1;
    }
    fans
};

const REPEATING_COUNT: usize = {
    let (mut count, mut i) = (0, 0);
    while i < COUNT {
        count += ROWS[i].rule.repeats_in_reading() as usize;
        i += 1;
    }
    count
};

/// How a fan is detected.
#[inline]
pub(super) fn detection(fan: u8) -> Detection {
    RULES[usize::from(fan) - 1].detection
}

/// What a fan needs, and how often it counts. `None` if it joins sets or counts where no other fan does.
#[inline]
pub(super) fn needs(fan: u8) -> Option<&'static Needs> {
    match detection(fan) {
        Detection::Hand(needs) | Detection::Reading(needs) => Some(needs),
        _ => None,
    }
}

/// The conditional and partial exclusions by a fan.
#[inline]
pub(super) fn exclusions(fan: u8) -> &'static [Exclusion] {
    RULES[usize::from(fan) - 1].also
}

/// Whether the fan `by` excludes every occurrence of `fan` in every hand.
pub(super) fn always_excludes(by: u8, fan: u8) -> bool {
    RULES[usize::from(by) - 1].always.contains(&fan)
}

/// The worth of one occurrence of a fan under the rulings of a hand.
#[inline]
pub(super) fn worth(fan: u8, facts: &Facts) -> u16 {
    let worth = &RULES[usize::from(fan) - 1].worth;
    match worth.unless {
        Some((ruling, other)) if !facts.on(ruling) => other,
        _ => worth.usual,
    }
}

/// Calls the visitor with every row.
#[inline(always)]
pub(super) fn walk(visit: &mut impl Visit) {
    from_88_to_24::walk(visit);
    from_16_to_6::walk(visit);
    from_5_to_1::walk(visit);
}
