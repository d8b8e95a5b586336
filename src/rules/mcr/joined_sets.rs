//! The conditions of fans that join sets: statements about two, three or four chows, or pungs and
//! kongs, in ascending order.
//!
//! `joins.rs` tries them on the sets of a hand.

use crate::sorting::Sort;
use crate::tiles::Tile;

#[inline]
fn ranks<const N: usize>(tiles: [Tile; N]) -> [u8; N] {
    tiles.map(Tile::rank)
}

#[inline]
fn one_suit<const N: usize>(tiles: [Tile; N]) -> bool {
    !tiles[0].is_honor() && tiles.iter().all(|t| t.group() == tiles[0].group())
}

/// Whether the tiles are of three suits. They are sorted, so it is enough to compare neighbours.
#[inline]
fn three_suits([a, b, c]: [Tile; 3]) -> bool {
    a.group() != b.group() && b.group() != c.group() && !c.is_honor()
}

/// Whether each rank is higher than the one before it by `step`.
#[inline]
fn rise<const N: usize>(ranks: [u8; N], step: u8) -> bool {
    ranks.windows(2).all(|w| w[1] == w[0] + step)
}

#[inline]
fn sorted(mut ranks: [u8; 3]) -> [u8; 3] {
    ranks.arrange();
    ranks
}

/// 123 and 789 twice and a pair of 5, all of one suit: Pure Terminal Chows 一色双龙会 (§4, 13).
pub(super) fn pure_terminal_chows(sets: [Tile; 4], pair: Tile) -> bool {
    one_suit(sets) && ranks(sets) == [1, 1, 7, 7] && one_suit([sets[0], pair]) && pair.rank() == 5
}

/// Four identical chows: Quadruple Chow 一色四同顺 (§4, 14).
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

/// Three identical chows: Pure Triple Chow 一色三同顺 (§4, 23).
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
