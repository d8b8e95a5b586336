//! The exclusions between fans (§2.1 P1, §4), with the rulings that change them (§5).

use crate::rules::mcr::reading::Facts;
use crate::rules::mcr::ruling::{Ruling, Rulings};
use crate::rules::pages::ByRuling;

use super::{COUNT, FANS, ROWS};

/// A conditional exclusion, which depends on a ruling or on the hand, or a partial one, which
/// excludes only some occurrences.
///
/// A row of the table writes it as `all_of(FULLY_CONCEALED_HAND).unless(RULING)`.
#[derive(Clone, Copy)]
pub(in crate::rules::mcr) struct Exclusion {
    /// The excluded fan.
    pub fan: u8,
    /// The excluded occurrences.
    pub which: Which,
    /// The ruling that decides, and whether the exclusion holds while the ruling is on.
    pub ruling: Option<(Ruling, bool)>,
    /// A further condition on the hand.
    condition: Option<fn(&Facts) -> bool>,
}

/// Which occurrences of a fan are excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules::mcr) enum Which {
    /// All occurrences.
    All,
    /// The occurrences made of sets that are evidence of the excluding fan.
    OwnSets,
    /// The first occurrence.
    First,
    /// The last occurrence.
    Last,
}

const fn exclusion(fan: u8, which: Which) -> Exclusion {
    Exclusion { fan, which, ruling: None, condition: None }
}

/// Excludes every occurrence of a fan.
pub(super) const fn all_of(fan: u8) -> Exclusion {
    exclusion(fan, Which::All)
}

/// Excludes the occurrences of a fan that are made of the excluding fan's own sets.
pub(super) const fn own_sets(fan: u8) -> Exclusion {
    exclusion(fan, Which::OwnSets)
}

/// Excludes the first occurrence of a fan.
pub(super) const fn first_of(fan: u8) -> Exclusion {
    exclusion(fan, Which::First)
}

/// Excludes the last occurrence of a fan.
pub(super) const fn last_of(fan: u8) -> Exclusion {
    exclusion(fan, Which::Last)
}

impl Exclusion {
    /// The same exclusion, only while a ruling is on.
    pub const fn only_while(mut self, ruling: Ruling) -> Exclusion {
        self.ruling = Some((ruling, true));
        self
    }

    /// The same exclusion, only while a ruling is off.
    pub const fn unless(mut self, ruling: Ruling) -> Exclusion {
        self.ruling = Some((ruling, false));
        self
    }

    /// The same exclusion, only in hands that satisfy a condition.
    pub const fn only_if(mut self, condition: fn(&Facts) -> bool) -> Exclusion {
        self.condition = Some(condition);
        self
    }

    /// Whether it is partial: it excludes only some occurrences.
    pub const fn takes_some(&self) -> bool {
        !matches!(self.which, Which::All)
    }

    /// Whether it holds in this hand.
    #[inline]
    pub fn holds(&self, facts: &Facts) -> bool {
        self.ruling.is_none_or(|(ruling, while_on)| facts.on(ruling) == while_on)
            && self.condition.is_none_or(|condition| condition(facts))
    }

    /// Whether it holds in every hand under the default rulings.
    const fn holds_by_default(&self) -> bool {
        match (self.ruling, self.condition) {
            (_, Some(_)) => false,
            (None, None) => true,
            (Some((ruling, while_on)), None) => Rulings::GREEN_BOOK.on(ruling) == while_on,
        }
    }

    /// The ruling that decides whether the whole fan is excluded, if there is one.
    const fn by_ruling(&self) -> Option<Ruling> {
        match (self.which, self.ruling) {
            (Which::All, Some((ruling, _))) => Some(ruling),
            _ => None,
        }
    }
}

/// A list of fan numbers.
pub(super) struct Numbers {
    numbers: [u8; 16],
    len: usize,
}

impl Numbers {
    /// The exclusions of a row under the default rulings, for the public table.
    pub const fn by_default(always: &[u8], also: &[Exclusion]) -> Numbers {
        let mut all = Numbers { numbers: [0; 16], len: 0 };
        let mut i = 0;
        while i < always.len() {
            all.add(always[i]);
            i += 1;
        }
        let mut i = 0;
        while i < also.len() {
            if also[i].holds_by_default() {
                all.add(also[i].fan);
            }
            i += 1;
        }
        all
    }

    const fn add(&mut self, fan: u8) {
        let mut i = 0;
        while i < self.len {
            if self.numbers[i] == fan {
                return;
            }
            i += 1;
        }
        self.numbers[self.len] = fan;
        self.len += 1;
    }

    /// The numbers.
    pub const fn as_slice(&self) -> &[u8] {
        self.numbers.split_at(self.len).0
    }
}

/// The number of exclusions of a whole fan that depend on a ruling.
const RULED: usize = {
    let mut ruled = 0;
    let mut i = 0;
    while i < COUNT {
        let also = ROWS[i].rule.also;
        let mut j = 0;
        while j < also.len() {
            ruled += also[j].by_ruling().is_some() as usize;
            j += 1;
        }
        i += 1;
    }
    ruled
};

/// The exclusions that depend on a ruling, for the rulebook.
pub(in crate::rules::mcr) static BY_RULING: [ByRuling; RULED] = {
    let mut all = [ByRuling { fans: &[], excludes: 0, ruling: "" }; RULED];
    let (mut i, mut n) = (0, 0);
    while i < COUNT {
        let rule = ROWS[i].rule;
        let mut j = 0;
        while j < rule.also.len() {
            if let Some(ruling) = rule.also[j].by_ruling() {
                let fans = std::slice::from_ref(&FANS[i].number);
                all[n] = ByRuling { fans, excludes: rule.also[j].fan, ruling: ruling.key() };
                n += 1;
            }
            j += 1;
        }
        i += 1;
    }
    all
};
