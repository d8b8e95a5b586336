//! Fans that join sets: 13–16, 23, 24, 28–30, 32, 39, 41, 42, 51, 65, 69–72.
//!
//! Each is a statement about two, three or four sets, given from the lowest tile; which sets of
//! a hand it is true of, and what would be missing, is found in one place for all of them.

use arrayvec::ArrayVec;

use crate::reading::division::{Division, Form, Set, Shape};
use crate::scoring::Obstacle;
use crate::tiles::Tile;

/// Sets of a division that make a joining fan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Join {
    pub fan: u8,
    /// Bit `i` for the set `i` of the division.
    pub sets: u8,
}

/// All of them: no more than one for each choice of two, three or four sets.
pub(super) type Joins = ArrayVec<Join, 11>;

#[inline]
fn ranks<const N: usize>(tiles: [Tile; N]) -> [u8; N] {
    tiles.map(Tile::rank)
}

#[inline]
fn one_suit<const N: usize>(tiles: [Tile; N]) -> bool {
    !tiles[0].is_honor() && tiles.iter().all(|t| t.group() == tiles[0].group())
}

/// Three suits: the sets come sorted, so neighbours differ.
#[inline]
fn three_suits([a, b, c]: [Tile; 3]) -> bool {
    a.group() != b.group() && b.group() != c.group() && !c.is_honor()
}

/// Ranks that rise by `step` from one to the next.
#[inline]
fn rise<const N: usize>(ranks: [u8; N], step: u8) -> bool {
    ranks.windows(2).all(|w| w[1] == w[0] + step)
}

#[inline]
fn sorted(mut ranks: [u8; 3]) -> [u8; 3] {
    ranks.sort_unstable();
    ranks
}

/// 13 Pure Terminal Chows 一色双龙会: 123 123 789 789 and a pair of 5, all of one suit.
fn pure_terminal_chows(sets: [Tile; 4], pair: Tile) -> bool {
    one_suit(sets) && ranks(sets) == [1, 1, 7, 7] && one_suit([sets[0], pair]) && pair.rank() == 5
}

/// 14 Quadruple Chow 一色四同顺.
fn quadruple_chow(sets: [Tile; 4]) -> bool {
    sets[0] == sets[3]
}

/// 15 Four Pure Shifted Pungs 一色四节高.
fn four_pure_shifted_pungs(sets: [Tile; 4]) -> bool {
    one_suit(sets) && rise(ranks(sets), 1)
}

/// 16 Four Pure Shifted Chows 一色四步高: by one or by two.
fn four_pure_shifted_chows(sets: [Tile; 4]) -> bool {
    one_suit(sets) && (rise(ranks(sets), 1) || rise(ranks(sets), 2))
}

/// 23 Pure Triple Chow 一色三同顺.
fn pure_triple_chow(sets: [Tile; 3]) -> bool {
    sets[0] == sets[2]
}

/// 24 Pure Shifted Pungs 一色三节高.
fn pure_shifted_pungs(sets: [Tile; 3]) -> bool {
    one_suit(sets) && rise(ranks(sets), 1)
}

/// 28 Pure Straight 清龙.
fn pure_straight(sets: [Tile; 3]) -> bool {
    one_suit(sets) && ranks(sets) == [1, 4, 7]
}

/// 29 Three-Suited Terminal Chows 三色双龙会: 123 and 789 in two suits, a pair of 5 in the third.
fn three_suited_terminal_chows(sets: [Tile; 4], pair: Tile) -> bool {
    let [a, b, c, d] = sets;
    ranks(sets) == [1, 7, 1, 7]
        && one_suit([a, b])
        && one_suit([c, d])
        && a.group() != c.group()
        && pair.rank() == 5
        && pair.group() != a.group()
        && pair.group() != c.group()
}

/// 30 Pure Shifted Chows 一色三步高: by one or by two.
fn pure_shifted_chows(sets: [Tile; 3]) -> bool {
    one_suit(sets) && (rise(ranks(sets), 1) || rise(ranks(sets), 2))
}

/// 32 Triple Pung 三同刻.
fn triple_pung(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(ranks(sets), 0)
}

/// 39 Mixed Straight 花龙.
fn mixed_straight(sets: [Tile; 3]) -> bool {
    three_suits(sets) && sorted(ranks(sets)) == [1, 4, 7]
}

/// 41 Mixed Triple Chow 三色三同顺.
fn mixed_triple_chow(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(ranks(sets), 0)
}

/// 42 Mixed Shifted Pungs 三色三节高.
fn mixed_shifted_pungs(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(sorted(ranks(sets)), 1)
}

/// 51 Mixed Shifted Chows 三色三步高.
fn mixed_shifted_chows(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(sorted(ranks(sets)), 1)
}

/// 65 Double Pung 双同刻.
fn double_pung([a, b]: [Tile; 2]) -> bool {
    a.rank() == b.rank() && !a.is_honor() && a != b
}

/// 69 Pure Double Chow 一般高.
fn pure_double_chow([a, b]: [Tile; 2]) -> bool {
    a == b
}

/// 70 Mixed Double Chow 喜相逢.
fn mixed_double_chow([a, b]: [Tile; 2]) -> bool {
    a.rank() == b.rank() && a != b
}

/// 71 Short Straight 连六.
fn short_straight(sets: [Tile; 2]) -> bool {
    one_suit(sets) && rise(ranks(sets), 3)
}

/// 72 Two Terminal Chows 老少副.
fn two_terminal_chows(sets: [Tile; 2]) -> bool {
    one_suit(sets) && ranks(sets) == [1, 7]
}

/// The joining fan of these two chows. No two joining fans are true of the same sets, so the
/// first that is true is the one.
#[inline]
fn two_chows(sets: [Tile; 2]) -> Option<u8> {
    Some(match sets {
        s if pure_double_chow(s) => 69,
        s if mixed_double_chow(s) => 70,
        s if short_straight(s) => 71,
        s if two_terminal_chows(s) => 72,
        _ => return None,
    })
}

#[inline]
fn two_pungs(sets: [Tile; 2]) -> Option<u8> {
    double_pung(sets).then_some(65)
}

#[inline]
fn three_chows(sets: [Tile; 3]) -> Option<u8> {
    Some(match sets {
        s if pure_triple_chow(s) => 23,
        s if pure_straight(s) => 28,
        s if pure_shifted_chows(s) => 30,
        s if mixed_straight(s) => 39,
        s if mixed_triple_chow(s) => 41,
        s if mixed_shifted_chows(s) => 51,
        _ => return None,
    })
}

#[inline]
fn three_pungs(sets: [Tile; 3]) -> Option<u8> {
    Some(match sets {
        s if pure_shifted_pungs(s) => 24,
        s if triple_pung(s) => 32,
        s if mixed_shifted_pungs(s) => 42,
        _ => return None,
    })
}

#[inline]
fn four_chows(sets: [Tile; 4], pair: Tile) -> Option<u8> {
    Some(match sets {
        s if pure_terminal_chows(s, pair) => 13,
        s if quadruple_chow(s) => 14,
        s if four_pure_shifted_chows(s) => 16,
        s if three_suited_terminal_chows(s, pair) => 29,
        _ => return None,
    })
}

#[inline]
fn four_pungs(sets: [Tile; 4]) -> Option<u8> {
    four_pure_shifted_pungs(sets).then_some(15)
}

/// Every joining fan that is true of the division, with its sets.
#[inline]
pub(super) fn joins(division: &Division) -> Joins {
    let mut joins = Joins::new();
    if division.form != Form::FourSets {
        // Beside a knitted straight there is only one set.
        return joins;
    }
    let pair = division.pairs[0];
    for_kind(division, true, &mut joins, two_chows, three_chows, |s| four_chows(s, pair));
    for_kind(division, false, &mut joins, two_pungs, three_pungs, four_pungs);
    joins
}

#[inline]
fn for_kind(
    division: &Division,
    chows: bool,
    joins: &mut Joins,
    two: impl Fn([Tile; 2]) -> Option<u8>,
    three: impl Fn([Tile; 3]) -> Option<u8>,
    four: impl Fn([Tile; 4]) -> Option<u8>,
) {
    let mut sets: ArrayVec<(Tile, u8), 4> = ArrayVec::new();
    for (i, set) in division.sets.iter().enumerate() {
        if set.is_chow() == chows {
            // Melds stand before the sets of the hand, which are sorted already.
            let place = sets.iter().take_while(|(tile, _)| *tile <= set.tile).count();
            sets.insert(place, (set.tile, 1 << i));
        }
    }
    let mut add = |fan: Option<u8>, sets: u8| {
        if let Some(fan) = fan {
            joins.push(Join { fan, sets });
        }
    };
    for (i, a) in sets.iter().enumerate() {
        for (j, b) in sets.iter().enumerate().skip(i + 1) {
            add(two([a.0, b.0]), a.1 | b.1);
            for c in &sets[j + 1..] {
                add(three([a.0, b.0, c.0]), a.1 | b.1 | c.1);
            }
        }
    }
    if let [a, b, c, d] = sets[..] {
        add(four([a.0, b.0, c.0, d.0]), 0b1111);
    }
}

/// What is in the way of a joining fan: the one set that would complete it, where one would. Of
/// several, the one for which the fewest tiles of a set have to be exchanged; a declared set
/// can't be any more, so it comes last.
pub(super) fn obstacle(division: &Division, fan: u8) -> Obstacle {
    if division.form != Form::FourSets {
        return Obstacle::Form { wanted: Form::FourSets };
    }
    // One set replaced by any other: the same detection tells which would do.
    let shapes = Tile::all().flat_map(|t| {
        let chow = t.up(2).map(|_| Set::standing(Shape::Chow, t));
        chow.into_iter().chain([Set::standing(Shape::Pung, t)])
    });
    let mut nearest: Option<(Effort, Set)> = None;
    for wanted in shapes {
        for (i, replaced) in division.sets.iter().enumerate() {
            let far = effort(replaced, &wanted);
            if nearest.is_some_and(|(nearest, _)| nearest <= far) {
                continue;
            }
            let mut other = division.clone();
            other.sets[i] = wanted;
            if joins(&other).iter().any(|join| join.fan == fan) {
                nearest = Some((far, wanted));
            }
        }
    }
    nearest.map_or(Obstacle::NoSets, |(_, wanted)| Obstacle::NoSet { wanted })
}

/// What it takes to make another set of one: whether it is declared, how many tiles have to be
/// exchanged, and how far they lie apart.
type Effort = (bool, usize, u8);

fn effort(set: &Set, wanted: &Set) -> Effort {
    let (here, wanted) = (set.tiles(), wanted.tiles());
    let copies = |tiles: &[Tile], tile: Tile| tiles.iter().filter(|t| **t == tile).count();
    let mut missing = 0;
    for (i, tile) in wanted.iter().enumerate() {
        // Counted from the first: the second copy is missing where there is only one.
        missing += usize::from(copies(&wanted[..=i], *tile) > copies(&here, *tile));
    }
    let apart = |(a, b): (&Tile, &Tile)| match a.group() == b.group() {
        true => a.rank().abs_diff(b.rank()),
        false => 9,
    };
    (set.declared, missing, here.iter().zip(&wanted).map(apart).sum())
}
