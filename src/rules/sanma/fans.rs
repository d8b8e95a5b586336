//! The rows of sanma: those of riichi without the one that needs chows in three suits, and those of Norths
//! in their places (SN4, SN5, SN7).

use crate::rules::riichi::fans::{self, FU_PAIR_OF_NORTH, PULLED_NORTH, YAKUHAI_NORTH};
use crate::system::Fan;

/// How many rows there are.
const NUMBER: usize = fans::FANS.len() - 1;

/// The row that is left out: there are no chows of characters.
const LEFT_OUT: u8 = fans::SANSHOKU_DOUJUN;

/// The rows that stand after another one than by their numbers.
const AFTER: [(u8, u8); 3] = [
    (fans::YAKUHAI_ROUND, YAKUHAI_NORTH),
    (fans::RED_FIVE, PULLED_NORTH),
    (fans::FU_PAIR_OF_DOUBLE_WIND, FU_PAIR_OF_NORTH),
];

/// The rows in the order in which they are shown.
pub static FANS: [Fan; NUMBER] = {
    let mut all = [fans::FANS[0]; NUMBER];
    let (mut from, mut to) = (0, 0);
    while from < YAKUHAI_NORTH as usize - 1 {
        let fan = fans::FANS[from];
        from += 1;
        if fan.number == LEFT_OUT {
            continue;
        }
        all[to] = fan;
        to += 1;
        let mut i = 0;
        while i < AFTER.len() {
            if AFTER[i].0 == fan.number {
                all[to] = fans::FANS[AFTER[i].1 as usize - 1];
                to += 1;
            }
            i += 1;
        }
    }
    all
};
