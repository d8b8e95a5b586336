//! Ordinary tiles gathered into sets that wild tiles complete.

use arrayvec::ArrayVec;

use crate::reading::division::{Set, Shape};
use crate::tiles::{Counts, Tile, TileSet};

/// Sets that stand in the hand.
pub(super) type Sets = ArrayVec<Set, 4>;

/// The fewest sets that can hold all tiles, with wild tiles for what is missing in them. No set
/// is of two groups, so each group is counted for itself.
#[derive(Clone, Copy)]
pub(super) struct Fewest {
    groups: [u8; 4],
    sets: u8,
    pungs_only: bool,
}

impl Fewest {
    /// Of hands that have so many sets.
    pub fn new(tiles: &Counts, sets: usize, pungs_only: bool) -> Fewest {
        let sets = sets as u8;
        let of = |group| fewest(tiles.group(group), group, sets, pungs_only);
        Fewest { groups: std::array::from_fn(of), sets, pungs_only }
    }

    /// Whether the sets are enough for other tiles, which differ in the group of this kind alone.
    pub fn enough(&self, tiles: &Counts, kind: Tile) -> bool {
        let group = kind.index() / 9;
        let others: u8 = (0..4).filter(|other| *other != group).map(|at| self.groups[at]).sum();
        let left = self.sets.checked_sub(others);
        left.is_some_and(|left| fewest(tiles.group(group), group, left, self.pungs_only) <= left)
    }
}

/// The fewest sets of the tiles of one group, or one more than `limit`: see [`cover`] for the
/// sets that have to be tried.
fn fewest(digits: u32, group: usize, mut limit: u8, pungs_only: bool) -> u8 {
    let least = Counts::tiles_in(digits).div_ceil(3) as u8;
    if least > limit || digits == 0 {
        return least.min(limit + 1);
    }
    let place = digits.trailing_zeros() / 3;
    let copies = (digits >> (3 * place) & 7).min(3);
    let pung = digits - (copies << (3 * place));
    limit = limit.min(fewest(pung, group, limit - 1, pungs_only));
    if pungs_only {
        return limit + 1;
    }
    let low = Tile::new(9 * group + place as usize);
    for chow in chows(low) {
        if limit < least {
            break;
        }
        let places = chow.kinds().map(|tile| 3 * (tile.index() - 9 * group));
        let there = places.filter(|at| digits >> at & 7 > 0);
        let rest = there.fold(digits, |rest, at| rest - (1 << at));
        limit = limit.min(fewest(rest, group, limit - 1, false));
    }
    limit + 1
}

/// Gathers the tiles into at most `sets` sets, each of at least one of them; what is missing in
/// the sets, wild tiles stand for. Says whether that is possible, and pushes the sets.
///
/// The lowest tile has to be in some set, and whichever set that is, it may just as well take
/// every fitting tile that is there: a wild tile it takes instead could change places with that
/// tile. So few sets have to be tried.
pub(super) fn cover(tiles: &Counts, sets: usize, pungs_only: bool, found: &mut Sets) -> bool {
    if tiles.len() > 3 * sets {
        return false;
    }
    let kinds = tiles.kinds();
    let Some(low) = kinds.first() else { return true };
    let copies = tiles.get(low).min(3);
    // Sets of three ordinary tiles come first, so that the reading found is a plain one.
    for size in [3, 2, 1] {
        if copies == size {
            let rest = (0..size).fold(*tiles, |tiles, _| tiles.without(low));
            if go_on(Set::standing(Shape::Pung, low), &rest, sets, pungs_only, found) {
                return true;
            }
        }
        // A chow of just the lowest tile would be no better than a pung of it.
        if size == 1 || pungs_only {
            continue;
        }
        for chow in chows(low) {
            let used = chow.kinds().intersection(kinds);
            if used.len() == usize::from(size) {
                let rest = used.fold(*tiles, Counts::without);
                if go_on(chow, &rest, sets, false, found) {
                    return true;
                }
            }
        }
    }
    false
}

fn go_on(set: Set, rest: &Counts, sets: usize, pungs_only: bool, found: &mut Sets) -> bool {
    found.push(set);
    let covered = cover(rest, sets - 1, pungs_only, found);
    if !covered {
        found.pop();
    }
    covered
}

/// The chows in which a tile can be the lowest that is not wild. Of the three in a suit, the
/// highest has room for every tile that the others have room for.
fn chows(low: Tile) -> impl Iterator<Item = Set> {
    let chow = match low.suit() {
        Some(suit) => Some(Tile::suited(suit, low.rank().min(7))),
        None if low.is_dragon() => Some(Tile::RED),
        None => None,
    };
    // A chow of three winds is named by the one that it lacks (N8).
    let without =
        if low.is_wind() { TileSet::WINDS.minus(TileSet::of(low)) } else { TileSet::EMPTY };
    let winds = without.map(|missing| Set::standing(Shape::Winds, missing));
    chow.map(|first| Set::standing(Shape::Chow, first)).into_iter().chain(winds)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covered(text: &str, sets: usize, pungs_only: bool) -> bool {
        let tiles = crate::entry::notation::parse(text).unwrap().standing.into_iter().collect();
        cover(&tiles, sets, pungs_only, &mut Sets::new())
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
            assert!(covered(text, sets, false) && !covered(text, sets - 1, false), "{text}");
            assert!(covered(text, pungs, true) && !covered(text, pungs - 1, true), "{text}");
        }
    }
}
