//! Finds every winning hand that can be made of a larger number of tiles.
//!
//! A choice is a number of copies of each kind, so identical tiles do not multiply the choices. Each
//! suit is searched separately: all choices from one suit that form sets, or sets and a pair, are
//! found once and then joined to hands of four sets and a pair. The other forms are few enough to
//! be listed.

use crate::reading::division::{self, KNITTED, is_four_sets, is_sets, is_sets_and_pair};
use crate::sorting::Sort;
use crate::tiles::{Counts, Tile, TileSet};

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
    fn other(&self) -> Pool {
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
fn each_standard_hand(pool: &Pool, sets: usize, each: &mut dyn FnMut(Counts)) {
    let choices = std::array::from_fn(|group| {
        sorted(choices(pool, group, sets), |choice| {
            Some(GroupChoice { makes: (choice.makes.0, SetsAndPair::NOTHING), ..choice })
        })
    });
    join(&choices, (sets as u8, 0, false), each);
}

/// Calls `each` with every choice that forms exactly `sets` sets and a pair, while the remaining
/// tiles form `left` sets and a pair.
fn each_two_standard_hands(
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

/// Calls `each` with every choice that completes a hand with this number of melds in a form other
/// than four sets and a pair.
fn each_special_hand(pool: &Pool, melds: usize, each: &mut dyn FnMut(Counts)) {
    let mut each = |tiles: Counts| {
        if tiles.holds(&pool.required) && !is_four_sets(&tiles) {
            each(tiles);
        }
    };
    if melds <= 1 {
        knitted_straights(pool, melds, &mut each);
    }
    if melds == 0 {
        seven_pairs(&pool.allowed, pool.allowed.at_least(2), Counts::EMPTY, 7, &mut each);
        thirteen_orphans(pool, &mut each);
        honors_and_knitted(pool, &mut each);
    }
}

fn knitted_straights(pool: &Pool, melds: usize, each: &mut dyn FnMut(Counts)) {
    for knit in KNITTED.into_iter().filter(|k| k.minus(pool.allowed.kinds()).is_empty()) {
        let straight: Counts = knit.iter().collect();
        let allowed = pool.allowed.minus(&straight);
        let rest = Pool { all: allowed, allowed, required: Counts::EMPTY };
        each_standard_hand(&rest, 1 - melds, &mut |tiles| each(tiles.plus(&straight)));
    }
}

fn seven_pairs(
    allowed: &Counts,
    kinds: TileSet,
    chosen: Counts,
    pairs: u8,
    each: &mut dyn FnMut(Counts),
) {
    let Some(tile) = kinds.first().filter(|_| pairs > 0) else {
        if pairs == 0 {
            each(chosen);
        }
        return;
    };
    let kinds = kinds.minus(TileSet::of(tile));
    seven_pairs(allowed, kinds, chosen, pairs, each);
    let mut with = chosen;
    for taken in 1..=(allowed.get(tile) / 2).min(pairs) {
        with = with.with(tile).with(tile);
        seven_pairs(allowed, kinds, with, pairs - taken, each);
    }
}

fn thirteen_orphans(pool: &Pool, each: &mut dyn FnMut(Counts)) {
    let orphans = TileSet::TERMINALS_AND_HONORS;
    if orphans.minus(pool.allowed.kinds()).is_empty() {
        let single: Counts = orphans.iter().collect();
        let twice = pool.allowed.at_least(2).intersection(orphans);
        twice.iter().for_each(|tile| each(single.with(tile)));
    }
}

fn honors_and_knitted(pool: &Pool, each: &mut dyn FnMut(Counts)) {
    for (i, knit) in KNITTED.into_iter().enumerate() {
        let kinds = knit.union(TileSet::HONORS).intersection(pool.allowed.kinds());
        // There are at most sixteen kinds, so at most two are left out.
        let Some(out) = kinds.len().checked_sub(14) else { continue };
        let mut choose = |left_out: TileSet| {
            let chosen = kinds.minus(left_out);
            // A few suited tiles may also fit another knitted arrangement.
            let suited = chosen.minus(TileSet::HONORS);
            if !KNITTED[..i].iter().any(|k| suited.minus(*k).is_empty()) {
                each(chosen.iter().collect());
            }
        };
        match out {
            0 => choose(TileSet::EMPTY),
            1 => kinds.iter().for_each(|a| choose(TileSet::of(a))),
            _ => kinds.iter().for_each(|a| {
                let after = kinds.iter().filter(|b| *b > a);
                after.for_each(|b| choose(TileSet::of(a).union(TileSet::of(b))));
            }),
        }
    }
}

/// Whether the tiles complete a hand with this number of melds in any form.
pub(super) fn is_complete(tiles: &Counts, melds: usize) -> bool {
    tiles.len() == 14 - 3 * melds
        && (is_four_sets(tiles)
            || melds <= 1 && is_knitted_straight(tiles)
            || melds == 0 && (tiles.is_even() || division::singles(tiles).is_some()))
}

fn is_knitted_straight(tiles: &Counts) -> bool {
    let kinds = tiles.kinds();
    KNITTED
        .into_iter()
        .filter(|k| k.minus(kinds).is_empty())
        .any(|knit| is_four_sets(&knit.iter().fold(*tiles, Counts::without)))
}

/// Calls `each` with every choice that completes a hand with this number of melds.
pub(super) fn each_hand(pool: &Pool, melds: usize, each: &mut dyn FnMut(Counts)) {
    each_standard_hand(pool, 4 - melds, each);
    each_special_hand(pool, melds, each);
}

/// Calls `each` with every choice that completes a hand with `melds` melds while the remaining
/// tiles complete another hand with `others` melds. All tiles are used.
pub(super) fn each_pair_of_hands(
    pool: &Pool,
    (melds, others): (usize, usize),
    each: &mut dyn FnMut(Counts),
) {
    each_two_standard_hands(pool, (4 - melds, 4 - others), each);
    each_special_hand(pool, melds, &mut |tiles| {
        if is_complete(&pool.all.minus(&tiles), others) {
            each(tiles);
        }
    });
    each_special_hand(&pool.other(), others, &mut |tiles| {
        let rest = pool.all.minus(&tiles);
        if rest.len() == 14 - 3 * melds && is_four_sets(&rest) {
            each(rest);
        }
    });
}
