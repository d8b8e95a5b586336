//! What a group is missing is compared with a search that tries every choice of sets and a pair.

use crate::tiles::{Tile, TileSet};

use super::*;

/// Pseudo-random numbers from a fixed seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

/// The ranks of every set that is possible in a group.
fn sets(group: usize, honor_chows: bool) -> Vec<Vec<usize>> {
    let ranks = if group < 3 { 9 } else { 7 };
    let mut sets: Vec<Vec<usize>> = (0..ranks).map(|rank| vec![rank; 3]).collect();
    if group < 3 {
        sets.extend((0..7).map(|rank| vec![rank, rank + 1, rank + 2]));
    } else if honor_chows {
        sets.extend((0..4).map(|left| (0..4).filter(|rank| *rank != left).collect()));
        sets.push(vec![4, 5, 6]);
    }
    sets
}

/// The fewest missing tiles for each number of sets, found by trying every choice of sets and a pair.
fn try_all(group: Group, honor_chows: bool) -> MissingBySets {
    fn choose(
        group: Group,
        sets: &[Vec<usize>],
        from: usize,
        chosen: [u8; 9],
        n: usize,
        best: &mut MissingBySets,
    ) {
        let ranks = group.ranks();
        for pair in (0..ranks).map(Some).chain([None]) {
            let mut wanted = chosen;
            pair.into_iter().for_each(|rank: usize| wanted[rank] += 2);
            let mut lack = Some(MissingTiles::NOTHING);
            for (rank, wanted) in wanted.into_iter().enumerate().take(ranks) {
                let (kind, have, room) = group.rank(rank);
                let missing = wanted.saturating_sub(have);
                let kinds = if missing > 0 { TileSet::of(kind) } else { TileSet::EMPTY };
                let more = MissingTiles::new(missing, kinds);
                lack = lack.filter(|_| wanted <= room).map(|lack| lack.and(more));
            }
            if let Some(lack) = lack {
                best.add(n, usize::from(pair.is_some()), lack);
            }
        }
        for (i, set) in sets.iter().enumerate().skip(from).take(if n < 4 { sets.len() } else { 0 })
        {
            let mut chosen = chosen;
            set.iter().for_each(|rank| chosen[*rank] += 1);
            choose(group, sets, i, chosen, n + 1, best);
        }
    }
    let mut best = MissingBySets::NEVER;
    choose(group, &sets(group.group, honor_chows), 0, [0; 9], 0, &mut best);
    best
}

/// Some tiles of a group, standing and melded, at most four of a kind.
fn random(dice: &mut Dice, group: usize, copies: u8) -> Group {
    let ranks = if group < 3 { 9 } else { 7 };
    let (mut digits, mut melded) = (0, 0);
    for _ in 0..dice.below(15) {
        let digit = 3 * dice.below(ranks);
        if (digits >> digit & 7) + (melded >> digit & 7) < 4 {
            match dice.below(6) {
                0 => melded += 1 << digit,
                _ => digits += 1 << digit,
            }
        }
    }
    Group { digits, melded, copies, ..Group::new(group, &Counts::EMPTY, &Counts::EMPTY) }
}

#[test]
fn needs_are_those_of_the_best_choice() {
    let mut dice = Dice(7);
    for n in 0..600 {
        // The rules with wild tiles also have chows of honors.
        let copies = if n % 3 == 0 && n % 4 < 3 { 8 } else { 4 };
        let group = random(&mut dice, n % 4, copies);
        assert_eq!(
            group.missing_by_sets(4),
            try_all(group, false),
            "{:o} {:o}",
            group.digits,
            group.melded
        );
    }
}

/// Up to a number of sets, a group is missing the same as when it may make more.
#[test]
fn fewer_sets_are_missing_the_same() {
    let mut dice = Dice(10);
    for n in 0..200 {
        let group = random(&mut dice, n % 4, if n % 3 == 0 && n % 4 < 3 { 8 } else { 4 });
        let all = group.missing_by_sets(4);
        for most in 0..4 {
            let found = group.missing_by_sets(most);
            assert_eq!(found.0[..=most], all.0[..=most], "{:o} {:o}", group.digits, group.melded);
            assert_eq!(found.0[most + 1..], MissingBySets::NEVER.0[most + 1..]);
        }
    }
}

#[test]
fn needs_of_honors_with_chows_are_those_of_the_best_choice() {
    let mut dice = Dice(8);
    for n in 0..400 {
        let group = random(&mut dice, 3, if n % 3 == 0 { 4 } else { 8 });
        let found = group.missing_with_honor_chows();
        assert_eq!(found, try_all(group, true), "{:o} {:o}", group.digits, group.melded);
    }
}

/// Joining the groups of a hand gives the same as trying every way to share the sets among them.
#[test]
fn groups_complete_each_other() {
    let mut dice = Dice(9);
    for _ in 0..300 {
        let groups = [0, 1, 2, 3].map(|group| random(&mut dice, group, 4).missing_by_sets(4));
        for wanted in 0..=4 {
            let mut best = MissingTiles::NEVER;
            for shares in 0..5usize.pow(4) {
                let sets = [0, 1, 2, 3].map(|i| shares / 5usize.pow(i) % 5);
                if sets.iter().sum::<usize>() != wanted {
                    continue;
                }
                for pair in 0..4 {
                    let of = |i: usize| groups[i].0[sets[i]][usize::from(i == pair)];
                    best = best.or((0..4).map(of).fold(MissingTiles::NOTHING, MissingTiles::and));
                }
            }
            let found = missing_for_hand(&groups, wanted, true);
            assert_eq!(found.missing().min(99), best.missing().min(99));
            assert!(best.missing() >= 99 || found == best);
        }
    }
}

#[test]
fn a_kind_and_its_copies() {
    let group = Group {
        digits: 0o_000_000_023,
        melded: 0o_100,
        ..Group::new(1, &Counts::EMPTY, &Counts::EMPTY)
    };
    assert_eq!(group.rank(0), (Tile::new(9), 3, 4));
    assert_eq!(group.rank(1), (Tile::new(10), 2, 4));
    assert_eq!(group.rank(2), (Tile::new(11), 0, 3));
}
