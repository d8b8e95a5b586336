//! Sets of fans, and the order in which fans are counted.
//!
//! Only fans that do not join sets are members. Joins are chosen together, by other principles
//! (§2.1 P3 to P5).

use crate::rules::mcr::reading::Facts;

use super::{COUNT, ROWS};

/// The order in which the fans that do not join sets are counted: by descending worth, then by
/// number. A fan therefore comes after those that exclude it.
const ORDER: [u8; MEMBERS] = {
    let mut order = [0; MEMBERS];
    let (mut i, mut len) = (0, 0);
    while i < COUNT {
        let row = ROWS[i];
        if !row.rule.detection.is_join() {
            let mut place = len;
            while place > 0 && ROWS[order[place - 1] as usize - 1].fan.worth < row.fan.worth {
                order[place] = order[place - 1];
                place -= 1;
            }
            order[place] = row.fan.number;
            len += 1;
        }
        i += 1;
    }
    order
};

const MEMBERS: usize = {
    let (mut count, mut i) = (0, 0);
    while i < COUNT {
        count += !ROWS[i].rule.detection.is_join() as usize;
        i += 1;
    }
    assert!(count <= 64, "more fans join no sets than a FanSet has bits");
    count
};

/// The bit of each number: bit `i` for the fan at index `i` of [`ORDER`], and no bit for fans that
/// join sets.
const BITS: [u64; COUNT + 1] = {
    let mut bits = [0; COUNT + 1];
    let mut i = 0;
    while i < MEMBERS {
        bits[ORDER[i] as usize] = 1 << i;
        i += 1;
    }
    bits
};

/// The fans that each fan excludes in every hand, by its number. Fans that join sets are left out:
/// P5 already excludes them among the sets of the excluding fan.
static ALWAYS_EXCLUDED: [FanSet; COUNT + 1] = {
    let mut all = [FanSet::NONE; COUNT + 1];
    let mut i = 0;
    while i < COUNT {
        all[i + 1] = FanSet::of(ROWS[i].rule.always);
        i += 1;
    }
    all
};

/// A set of fans that do not join sets. Its iterator returns the numbers in the order in which the
/// fans are counted.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::rules::mcr) struct FanSet(u64);

impl FanSet {
    /// The empty set.
    pub const NONE: FanSet = FanSet(0);

    /// The fans that exclude some occurrences of another fan.
    pub const TAKING_SOME: FanSet = {
        let mut fans = FanSet::NONE;
        let mut i = 0;
        while i < COUNT {
            let also = ROWS[i].rule.also;
            let mut j = 0;
            while j < also.len() {
                if also[j].takes_some() {
                    fans = fans.with(ROWS[i].fan.number);
                }
                j += 1;
            }
            i += 1;
        }
        fans
    };

    /// The fans of this kind that exclude a fan that joins sets.
    pub const EXCLUDING_JOINS: FanSet = {
        const fn is_join(fan: u8) -> bool {
            ROWS[fan as usize - 1].rule.detection.is_join()
        }
        let mut fans = FanSet::NONE;
        let mut i = 0;
        while i < COUNT {
            let row = ROWS[i];
            let (mut j, mut k) = (0, 0);
            while j < row.rule.always.len() {
                if is_join(row.rule.always[j]) {
                    fans = fans.with(row.fan.number);
                }
                j += 1;
            }
            while k < row.rule.also.len() {
                if is_join(row.rule.also[k].fan) {
                    fans = fans.with(row.fan.number);
                }
                k += 1;
            }
            i += 1;
        }
        fans
    };

    /// The fans of these numbers.
    pub const fn of(numbers: &[u8]) -> FanSet {
        let mut fans = FanSet::NONE;
        let mut i = 0;
        while i < numbers.len() {
            fans = fans.with(numbers[i]);
            i += 1;
        }
        fans
    }

    /// All fans that a counted fan excludes completely in this hand.
    #[inline]
    pub fn excluded_by(fan: u8, facts: &Facts) -> FanSet {
        let mut excluded = ALWAYS_EXCLUDED[usize::from(fan)];
        for exclusion in super::exclusions(fan) {
            if !exclusion.takes_some() && exclusion.holds(facts) {
                excluded = excluded.with(exclusion.fan);
            }
        }
        excluded
    }

    /// The set with one more fan.
    #[inline]
    pub const fn with(self, fan: u8) -> FanSet {
        FanSet(self.0 | BITS[fan as usize])
    }

    /// Whether a fan is in the set.
    #[inline]
    pub const fn has(self, fan: u8) -> bool {
        self.0 & BITS[fan as usize] != 0
    }

    /// The fans of either set.
    #[inline]
    pub const fn union(self, other: FanSet) -> FanSet {
        FanSet(self.0 | other.0)
    }

    /// The fans that are in both sets.
    #[inline]
    pub const fn intersection(self, other: FanSet) -> FanSet {
        FanSet(self.0 & other.0)
    }

    /// The fans that are not in the other set.
    #[inline]
    pub const fn minus(self, other: FanSet) -> FanSet {
        FanSet(self.0 & !other.0)
    }

    /// The fans that are counted after this one.
    #[inline]
    pub const fn after(self, fan: u8) -> FanSet {
        let bit = BITS[fan as usize];
        FanSet(self.0 & !(bit | bit.wrapping_sub(1)))
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The most valuable fan of the set.
    #[inline]
    pub fn first(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(ORDER[self.0.trailing_zeros() as usize]) }
    }

    /// The number of fans in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// The numbers of the fans of a set, the most valuable fan first.
pub struct Fans(FanSet);

impl Iterator for Fans {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let fan = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(fan)
    }
}

impl IntoIterator for FanSet {
    type Item = u8;
    type IntoIter = Fans;

    #[inline]
    fn into_iter(self) -> Fans {
        Fans(self)
    }
}

impl std::fmt::Debug for FanSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
