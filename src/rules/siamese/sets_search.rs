//! Finds every hand of sets and a pair that can be made of a larger number of tiles.
//!
//! A choice is a number of copies of each kind, so identical tiles do not multiply the choices. Each
//! suit is searched separately: all choices from one suit that form sets, or sets and a pair, are
//! found once and then joined to hands of four sets and a pair.

use crate::reading::division::{is_sets, is_sets_and_pair};
use crate::sorting::Sort;
use crate::tiles::{Counts, Tile};

/// The tiles that two hands share, as one of the hands may use them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pool {
    /// All shared tiles.
    pub all: Counts,
    /// The tiles that may be chosen for this hand.
    pub allowed: Counts,
    /// The tiles that must be chosen for this hand.
    pub required: Counts,
}

impl Pool {
    /// Requires at least one copy of this kind.
    pub fn with(mut self, tile: Tile) -> Pool {
        if self.required.get(tile) == 0 {
            self.required.add(tile);
        }
        self
    }

    /// Requires every allowed copy of this kind.
    pub fn with_every(mut self, tile: Tile) -> Pool {
        while self.required.get(tile) < self.allowed.get(tile) {
            self.required.add(tile);
        }
        self
    }

    /// Allows no copy of this kind.
    pub fn without(mut self, tile: Tile) -> Pool {
        for _ in 0..self.allowed.get(tile) {
            self.allowed.remove(tile);
        }
        self
    }

    /// The same tiles for the other hand, if that hand takes all remaining tiles.
    pub fn other(&self) -> Pool {
        Pool {
            all: self.all,
            allowed: self.all.minus(&self.required),
            required: self.all.minus(&self.allowed),
        }
    }
}

/// A number of sets, with or without a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct SetsAndPair {
    sets: u8,
    pair: bool,
}

impl SetsAndPair {
    const NOTHING: SetsAndPair = SetsAndPair { sets: 0, pair: false };

    /// The sets and the pair that the tiles of a group form, or `None` if tiles are left over.
    fn of(digits: u32, honors: bool) -> Option<SetsAndPair> {
        let tiles = Counts::tiles_in(digits) as u8;
        let makes = SetsAndPair { sets: tiles / 3, pair: tiles % 3 == 2 };
        let complete = match tiles % 3 {
            0 => is_sets(digits, honors),
            2 => is_sets_and_pair(digits, honors),
            _ => false,
        };
        complete.then_some(makes)
    }

    /// The sum of both, or `None` if it has two pairs or more than `sets` sets.
    fn plus(self, other: SetsAndPair, sets: u8) -> Option<SetsAndPair> {
        let (sum, pairs) = (self.sets + other.sets, self.pair && other.pair);
        (sum <= sets && !pairs).then_some(SetsAndPair { sets: sum, pair: self.pair || other.pair })
    }
}

/// Tiles chosen from one suit or from the honors.
#[derive(Clone, Copy, Debug)]
struct GroupChoice {
    /// The sets and the pair that the chosen tiles form, and those that the remaining tiles form.
    makes: (SetsAndPair, SetsAndPair),
    digits: u32,
}

/// Calls `each` with every choice that forms exactly `sets` sets and a pair.
pub(super) fn each_standard_hand(pool: &Pool, sets: usize, each: &mut dyn FnMut(Counts)) {
    let choices = std::array::from_fn(|group| {
        sorted(choices(pool, group, sets), |choice| {
            Some(GroupChoice { makes: (choice.makes.0, SetsAndPair::NOTHING), ..choice })
        })
    });
    join(&choices, (sets as u8, 0, false), each);
}

/// Calls `each` with every choice that forms exactly `sets` sets and a pair, while the remaining
/// tiles form `left` sets and a pair.
pub(super) fn each_two_standard_hands(
    pool: &Pool,
    (sets, left): (usize, usize),
    each: &mut dyn FnMut(Counts),
) {
    let choices = std::array::from_fn(|group| {
        let whole = pool.all.group(group);
        sorted(choices(pool, group, sets), |choice| {
            let other = SetsAndPair::of(whole - choice.digits, group == 3)?;
            Some(GroupChoice { makes: (choice.makes.0, other), ..choice })
        })
    });
    join(&choices, (sets as u8, left as u8, true), each);
}

fn sorted(
    choices: Vec<GroupChoice>,
    keep: impl FnMut(GroupChoice) -> Option<GroupChoice>,
) -> Vec<GroupChoice> {
    let mut choices: Vec<GroupChoice> = choices.into_iter().filter_map(keep).collect();
    choices.arrange_by_key(|choice| (choice.makes, choice.digits));
    // The same tiles are found several times if different kinds can be the pair.
    choices.dedup_by_key(|choice| choice.digits);
    choices
}

/// Every choice from one group that forms sets, or sets and a pair.
fn choices(pool: &Pool, group: usize, sets: usize) -> Vec<GroupChoice> {
    let mut search = GroupSearch {
        allowed: pool.allowed.group(group),
        required: pool.required.group(group),
        ranks: if group == 3 { 7 } else { 9 },
        honors: group == 3,
        sets: sets as u8,
        choices: Vec::new(),
    };
    search.from(0, 0, (0, 0), SetsAndPair::NOTHING);
    search.choices
}

struct GroupSearch {
    allowed: u32,
    required: u32,
    ranks: u32,
    honors: bool,
    sets: u8,
    choices: Vec<GroupChoice>,
}

impl GroupSearch {
    /// Chooses tiles from `rank` upward. `begun` is the number of chows that still need a tile of
    /// this rank, and of those that need one of the next rank. Three identical tiles are taken as a
    /// pung and never as the start of three chows, because the tiles would be the same.
    fn from(&mut self, rank: u32, digits: u32, begun: (u32, u32), makes: SetsAndPair) {
        if rank == self.ranks {
            if begun == (0, 0) {
                self.choices.push(GroupChoice { makes: (makes, SetsAndPair::NOTHING), digits });
            }
            return;
        }
        let (allowed, required) = (self.allowed >> (3 * rank) & 7, self.required >> (3 * rank) & 7);
        for copies in required.max(begun.0)..=allowed {
            for pair in [false, true] {
                let rest = (copies - begun.0).checked_sub(if pair { 2 } else { 0 });
                let Some(rest) = rest.filter(|_| !(pair && makes.pair)) else { continue };
                let (pungs, chows) = (rest / 3, rest % 3);
                if chows > 0 && (self.honors || rank + 2 >= self.ranks) {
                    continue;
                }
                let more = SetsAndPair { sets: (pungs + chows) as u8, pair };
                if let Some(makes) = makes.plus(more, self.sets) {
                    let digits = digits | copies << (3 * rank);
                    self.from(rank + 1, digits, (begun.1 + chows, chows), makes);
                }
            }
        }
    }
}

/// Joins a choice of each group to whole hands.
fn join(choices: &[Vec<GroupChoice>; 4], wanted: (u8, u8, bool), each: &mut dyn FnMut(Counts)) {
    let target = (
        SetsAndPair { sets: wanted.0, pair: true },
        SetsAndPair { sets: wanted.1, pair: wanted.2 },
    );
    let start = (SetsAndPair::NOTHING, SetsAndPair::NOTHING);
    join_from(choices, 0, &mut [0; 4], start, target, each);
}

fn join_from(
    choices: &[Vec<GroupChoice>; 4],
    group: usize,
    digits: &mut [u32; 4],
    made: (SetsAndPair, SetsAndPair),
    target: (SetsAndPair, SetsAndPair),
    each: &mut dyn FnMut(Counts),
) {
    let last = group == 3;
    let mut rest = &choices[group][..];
    while let Some(first) = rest.first() {
        let (same, others) = rest.split_at(rest.partition_point(|p| p.makes <= first.makes));
        rest = others;
        let sum = made.0.plus(first.makes.0, target.0.sets);
        let left = made.1.plus(first.makes.1, target.1.sets);
        let (Some(sum), Some(left)) = (sum, left) else { continue };
        if last && (sum, left) != target {
            continue;
        }
        for choice in same {
            digits[group] = choice.digits;
            if last {
                each(Counts::from_groups(*digits));
            } else {
                join_from(choices, group + 1, digits, (sum, left), target, each);
            }
        }
    }
}
