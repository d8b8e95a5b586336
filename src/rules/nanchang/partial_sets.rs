//! The search for sets among the tiles at face value, where wild tiles fill what is missing: a part
//! of finding the arrangements of a hand.

use arrayvec::ArrayVec;

use crate::reading::division::{Set, Shape};
use crate::tiles::{Counts, Tile, TileSet};

/// The concealed sets of a hand.
pub(super) type Sets = ArrayVec<Set, 4>;

/// The fewest sets that can hold all tiles at face value, where wild tiles fill what is missing. No
/// set has tiles of two groups, so each group is counted separately.
#[derive(Clone, Copy)]
pub(super) struct FewestSets {
    groups: [u8; 4],
    sets: u8,
    pungs_only: bool,
}

impl FewestSets {
    /// Counts the sets for a hand that has room for `sets` sets.
    pub fn new(tiles: &Counts, sets: usize, pungs_only: bool) -> FewestSets {
        let sets = sets as u8;
        let of = |group| fewest_in_group(tiles.group(group), group, sets, pungs_only);
        FewestSets { groups: std::array::from_fn(of), sets, pungs_only }
    }

    /// Whether the sets are enough for tiles that differ from the counted ones only in the group of
    /// a kind.
    pub fn are_enough(&self, tiles: &Counts, kind: Tile) -> bool {
        let group = kind.index() / 9;
        let others: u8 = (0..4).filter(|other| *other != group).map(|at| self.groups[at]).sum();
        let left = self.sets.checked_sub(others);
        left.is_some_and(|left| {
            fewest_in_group(tiles.group(group), group, left, self.pungs_only) <= left
        })
    }
}

/// The fewest sets for the tiles of one group, or `limit + 1` if more are needed. [`gather_sets`]
/// explains which sets have to be tried.
fn fewest_in_group(digits: u32, group: usize, mut limit: u8, pungs_only: bool) -> u8 {
    let least = Counts::tiles_in(digits).div_ceil(3) as u8;
    if least > limit || digits == 0 {
        return least.min(limit + 1);
    }
    let place = digits.trailing_zeros() / 3;
    let copies = (digits >> (3 * place) & 7).min(3);
    let pung = digits - (copies << (3 * place));
    limit = limit.min(fewest_in_group(pung, group, limit - 1, pungs_only));
    if pungs_only {
        return limit + 1;
    }
    let low = Tile::new(9 * group + place as usize);
    for chow in chows_from(low) {
        if limit < least {
            break;
        }
        let places = chow.kinds().iter().map(|tile| 3 * (tile.index() - 9 * group));
        let there = places.filter(|at| digits >> at & 7 > 0);
        let rest = there.fold(digits, |rest, at| rest - (1 << at));
        limit = limit.min(fewest_in_group(rest, group, limit - 1, false));
    }
    limit + 1
}

/// Gathers the tiles into at most `sets` sets with at least one tile each, where wild tiles fill
/// what is missing. Adds the sets to `found` and returns true if that is possible.
///
/// The lowest tile has to be in some set. That set can take every tile that fits into it, because a
/// wild tile in its place could be exchanged with that tile. So only few sets have to be tried.
pub(super) fn gather_sets(tiles: &Counts, sets: usize, pungs_only: bool, found: &mut Sets) -> bool {
    if tiles.len() > 3 * sets {
        return false;
    }
    let kinds = tiles.kinds();
    let Some(low) = kinds.first() else { return true };
    let copies = tiles.get(low).min(3);
    // Sets of three tiles at face value come first, so that the division uses few wild tiles.
    for size in [3, 2, 1] {
        if copies == size {
            let rest = (0..size).fold(*tiles, |tiles, _| tiles.without(low));
            if try_set(Set::standing(Shape::Pung, low), &rest, sets, pungs_only, found) {
                return true;
            }
        }
        // A chow of which only the lowest tile is there is no better than a pung.
        if size == 1 || pungs_only {
            continue;
        }
        for chow in chows_from(low) {
            let used = chow.kinds().intersection(kinds);
            if used.len() == usize::from(size) {
                let rest = used.iter().fold(*tiles, Counts::without);
                if try_set(chow, &rest, sets, false, found) {
                    return true;
                }
            }
        }
    }
    false
}

fn try_set(set: Set, rest: &Counts, sets: usize, pungs_only: bool, found: &mut Sets) -> bool {
    found.push(set);
    let is_possible = gather_sets(rest, sets - 1, pungs_only, found);
    if !is_possible {
        found.pop();
    }
    is_possible
}

/// The chows in which a tile can be the lowest one that is not wild. Of the chows in a suit, the
/// highest one has room for all other tiles that can be in any of them.
fn chows_from(low: Tile) -> impl Iterator<Item = Set> {
    let chow = match low.suit() {
        Some(suit) => Some(Tile::suited(suit, low.rank().min(7))),
        None if low.is_dragon() => Some(Tile::RED),
        None => None,
    };
    // A chow of three winds is named by the wind that it lacks (N8).
    let without =
        if low.is_wind() { TileSet::WINDS.minus(TileSet::of(low)) } else { TileSet::EMPTY };
    let winds = without.iter().map(|missing| Set::standing(Shape::Winds, missing));
    chow.map(|first| Set::standing(Shape::Chow, first)).into_iter().chain(winds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_possible(text: &str, sets: usize, pungs_only: bool) -> bool {
        let tiles = crate::entry::notation::parse(text).unwrap().standing.into_iter().collect();
        gather_sets(&tiles, sets, pungs_only, &mut Sets::new())
    }

    #[test]
    fn as_few_sets_as_possible() {
        for (text, sets, pungs) in [
            ("123m", 1, 3),
            ("13m", 1, 2),
            ("12m8m9m", 2, 4),
            ("14m", 2, 2),
            ("1112m", 2, 2),
            ("ESW", 1, 3),
            ("ESWN", 2, 4),
            ("EESN", 2, 3),
            ("CFP", 1, 3),
            ("CP", 1, 2),
            ("NC", 2, 2),
            ("EC", 2, 2),
            ("89m", 1, 2),
            ("3456m", 2, 4),
            ("44556m", 2, 3),
        ] {
            assert!(
                is_possible(text, sets, false) && !is_possible(text, sets - 1, false),
                "{text}"
            );
            assert!(
                is_possible(text, pungs, true) && !is_possible(text, pungs - 1, true),
                "{text}"
            );
        }
    }
}
