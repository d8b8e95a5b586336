//! Fans that join sets.
//!
//! Each detection is a statement about two, three or four sets, given from the lowest tile. Which
//! sets of a hand it is true of, and what is missing where it is not, is found in one place for all
//! of them.

use arrayvec::ArrayVec;

use crate::reading::division::{Division, Form, Set, Shape};
use crate::scoring::Obstacle;
use crate::tiles::{Tile, sort_by_key};

use super::fans::{self, Detection, Visit};

/// The sets of a division that a fan joins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Join {
    /// The number of the fan.
    pub fan: u8,
    /// Bit `i` for the set `i` of the division.
    pub sets: u8,
}

/// The joins of a division: at most one for each choice of two, three or four sets.
pub(super) type Joins = ArrayVec<Join, 11>;

#[inline]
fn ranks<const N: usize>(tiles: [Tile; N]) -> [u8; N] {
    tiles.map(Tile::rank)
}

#[inline]
fn one_suit<const N: usize>(tiles: [Tile; N]) -> bool {
    !tiles[0].is_honor() && tiles.iter().all(|t| t.group() == tiles[0].group())
}

/// Whether the tiles are of three suits. The sets come sorted, so neighbours differ.
#[inline]
fn three_suits([a, b, c]: [Tile; 3]) -> bool {
    a.group() != b.group() && b.group() != c.group() && !c.is_honor()
}

/// Whether the ranks rise by `step` from each to the next.
#[inline]
fn rise<const N: usize>(ranks: [u8; N], step: u8) -> bool {
    ranks.windows(2).all(|w| w[1] == w[0] + step)
}

#[inline]
fn sorted(mut ranks: [u8; 3]) -> [u8; 3] {
    sort_by_key(&mut ranks, |rank| *rank);
    ranks
}

/// 123 and 789 twice and a pair of 5, all of one suit: Pure Terminal Chows 一色双龙会 (§4, 13).
pub(super) fn pure_terminal_chows(sets: [Tile; 4], pair: Tile) -> bool {
    one_suit(sets) && ranks(sets) == [1, 1, 7, 7] && one_suit([sets[0], pair]) && pair.rank() == 5
}

/// Four equal chows: Quadruple Chow 一色四同顺 (§4, 14).
pub(super) fn quadruple_chow(sets: [Tile; 4], _pair: Tile) -> bool {
    sets[0] == sets[3]
}

/// Four pungs of consecutive ranks in one suit: Four Pure Shifted Pungs 一色四节高 (§4, 15).
pub(super) fn four_pure_shifted_pungs(sets: [Tile; 4]) -> bool {
    one_suit(sets) && rise(ranks(sets), 1)
}

/// Four chows of one suit, each one or each two ranks above the last: Four Pure Shifted Chows
/// 一色四步高 (§4, 16).
pub(super) fn four_pure_shifted_chows(sets: [Tile; 4], _pair: Tile) -> bool {
    one_suit(sets) && (rise(ranks(sets), 1) || rise(ranks(sets), 2))
}

/// Three equal chows: Pure Triple Chow 一色三同顺 (§4, 23).
pub(super) fn pure_triple_chow(sets: [Tile; 3]) -> bool {
    sets[0] == sets[2]
}

/// Three pungs of consecutive ranks in one suit: Pure Shifted Pungs 一色三节高 (§4, 24).
pub(super) fn pure_shifted_pungs(sets: [Tile; 3]) -> bool {
    one_suit(sets) && rise(ranks(sets), 1)
}

/// 123, 456 and 789 of one suit: Pure Straight 清龙 (§4, 28).
pub(super) fn pure_straight(sets: [Tile; 3]) -> bool {
    one_suit(sets) && ranks(sets) == [1, 4, 7]
}

/// 123 and 789 in two suits and a pair of 5 in the third: Three-Suited Terminal Chows 三色双龙会
/// (§4, 29).
pub(super) fn three_suited_terminal_chows(sets: [Tile; 4], pair: Tile) -> bool {
    let [a, b, c, d] = sets;
    ranks(sets) == [1, 7, 1, 7]
        && one_suit([a, b])
        && one_suit([c, d])
        && a.group() != c.group()
        && pair.rank() == 5
        && pair.group() != a.group()
        && pair.group() != c.group()
}

/// Three chows of one suit, each one or each two ranks above the last: Pure Shifted Chows
/// 一色三步高 (§4, 30).
pub(super) fn pure_shifted_chows(sets: [Tile; 3]) -> bool {
    one_suit(sets) && (rise(ranks(sets), 1) || rise(ranks(sets), 2))
}

/// Pungs of one rank in three suits: Triple Pung 三同刻 (§4, 32).
pub(super) fn triple_pung(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(ranks(sets), 0)
}

/// 123, 456 and 789 in three suits: Mixed Straight 花龙 (§4, 39).
pub(super) fn mixed_straight(sets: [Tile; 3]) -> bool {
    three_suits(sets) && sorted(ranks(sets)) == [1, 4, 7]
}

/// The same chow in three suits: Mixed Triple Chow 三色三同顺 (§4, 41).
pub(super) fn mixed_triple_chow(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(ranks(sets), 0)
}

/// Pungs of consecutive ranks in three suits: Mixed Shifted Pungs 三色三节高 (§4, 42).
pub(super) fn mixed_shifted_pungs(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(sorted(ranks(sets)), 1)
}

/// Chows in three suits, each one rank above another: Mixed Shifted Chows 三色三步高 (§4, 51).
pub(super) fn mixed_shifted_chows(sets: [Tile; 3]) -> bool {
    three_suits(sets) && rise(sorted(ranks(sets)), 1)
}

/// Pungs of one rank in two suits: Double Pung 双同刻 (§4, 65).
pub(super) fn double_pung([a, b]: [Tile; 2]) -> bool {
    a.rank() == b.rank() && !a.is_honor() && a != b
}

/// Two equal chows: Pure Double Chow 一般高 (§4, 69).
pub(super) fn pure_double_chow([a, b]: [Tile; 2]) -> bool {
    a == b
}

/// The same chow in two suits: Mixed Double Chow 喜相逢 (§4, 70).
pub(super) fn mixed_double_chow([a, b]: [Tile; 2]) -> bool {
    a.rank() == b.rank() && a != b
}

/// Two chows of one suit that make six in a row: Short Straight 连六 (§4, 71).
pub(super) fn short_straight(sets: [Tile; 2]) -> bool {
    one_suit(sets) && rise(ranks(sets), 3)
}

/// 123 and 789 of one suit: Two Terminal Chows 老少副 (§4, 72).
pub(super) fn two_terminal_chows(sets: [Tile; 2]) -> bool {
    one_suit(sets) && ranks(sets) == [1, 7]
}

/// Functions that give the fan which joins these sets, if one does. No two fans join the same
/// sets, so the first that is true is the one.
macro_rules! joining {
    ($($(#[$doc:meta])* $kind:ident($($sets:ident: $type:ty),*);)*) => {$(
        $(#[$doc])*
        #[inline]
        fn $kind($($sets: $type),*) -> Option<u8> {
            struct Joining {
                $($sets: $type,)*
                fan: Option<u8>,
            }
            impl Visit for Joining {
                #[inline(always)]
                fn $kind(&mut self, fan: u8, joins: impl Fn($($type),*) -> bool) {
                    if self.fan.is_none() && joins($(self.$sets),*) {
                        self.fan = Some(fan);
                    }
                }
            }
            let mut joining = Joining { $($sets,)* fan: None };
            fans::walk(&mut joining);
            joining.fan
        }
    )*};
}

joining! {
    /// The fan that joins two chows.
    two_chows(sets: [Tile; 2]);
    /// The fan that joins three chows.
    three_chows(sets: [Tile; 3]);
    /// The fan that joins four chows, perhaps with the pair.
    four_chows(sets: [Tile; 4], pair: Tile);
    /// The fan that joins two pungs.
    two_pungs(sets: [Tile; 2]);
    /// The fan that joins three pungs.
    three_pungs(sets: [Tile; 3]);
    /// The fan that joins four pungs.
    four_pungs(sets: [Tile; 4]);
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

/// The joins of one fan that are true of the division.
pub(super) fn joins_of(division: &Division, fan: u8) -> Joins {
    use Detection::{FourChows, FourPungs, ThreeChows, ThreePungs, TwoChows, TwoPungs};
    let mut found = Joins::new();
    if division.form != Form::FourSets {
        return found;
    }
    let (detection, pair) = (fans::detection(fan), division.pairs[0]);
    let two = |sets| matches!(detection, TwoChows(joins) if joins(sets)).then_some(fan);
    let three = |sets| matches!(detection, ThreeChows(joins) if joins(sets)).then_some(fan);
    let four = |sets| matches!(detection, FourChows(joins) if joins(sets, pair)).then_some(fan);
    for_kind(division, true, &mut found, two, three, four);
    let two = |sets| matches!(detection, TwoPungs(joins) if joins(sets)).then_some(fan);
    let three = |sets| matches!(detection, ThreePungs(joins) if joins(sets)).then_some(fan);
    let four = |sets| matches!(detection, FourPungs(joins) if joins(sets)).then_some(fan);
    for_kind(division, false, &mut found, two, three, four);
    found
}

/// Collects the fans that join chows, or else pungs and kongs: every choice of two, three or four
/// of them is given to a function that knows the fan.
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

/// What is in the way of a fan that joins sets: the one set that would complete it, if one would.
/// Of several such sets this gives the one for which the fewest tiles have to be exchanged. The
/// tiles of a declared set can't be exchanged any more, so such a set comes last.
pub(super) fn obstacle(division: &Division, fan: u8) -> Obstacle {
    if division.form != Form::FourSets {
        return Obstacle::Form { wanted: Form::FourSets };
    }
    // Each set is replaced by every other; the fan's own detection tells which would do.
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
            if !joins_of(&other, fan).is_empty() {
                nearest = Some((far, wanted));
            }
        }
    }
    nearest.map_or(Obstacle::NoSets, |(_, wanted)| Obstacle::NoSet { wanted })
}

/// What it takes to replace a set by another one: whether it is declared, how many tiles have to be
/// exchanged, and how many ranks apart they are.
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
