//! The arrangements without sets: seven pairs, and fourteen unrelated tiles.

use crate::reading::division::{Division, Form, Part};
use crate::tiles::{Tile, TileSet};

use super::arrangement_goal::{ArrangementGoal, may_pair_lone_jing};
use super::winning_tiles::{FaceValues, PartFiller, WinningTiles, empty_division};

/// Seven pairs with `faces` jing at face value (N19).
pub(super) fn seven_pairs(
    winning: &WinningTiles,
    goal: ArrangementGoal,
    faces: FaceValues,
) -> Option<Division> {
    if !winning.melds.is_empty() {
        return None;
    }
    let (tiles, wild) = (winning.at_face_value(faces), winning.wild(faces));
    let odd = tiles.kinds().iter().filter(|t| tiles.get(*t) % 2 == 1).count() as u8;
    if odd > wild {
        return None;
    }
    // The winning tile makes a pair with a jing if it is a jing itself, if it has no other partner
    // than a wild jing, or, if the goal asks for it, by splitting an ordinary pair.
    let copies = tiles.get(winning.tile);
    let is_jing = winning.jing.has(winning.tile);
    let split = goal.lone_jing && copies > 0 && copies.is_multiple_of(2) && !is_jing;
    let lone = copies > 0 && (copies % 2 == 1 || is_jing) || split && wild >= odd + 2;
    let spare = copies > 1 && !is_jing;
    let allowed = if lone { may_pair_lone_jing(winning, goal, spare) } else { !goal.lone_jing };
    if !allowed {
        return None;
    }
    let mut division = empty_division(Form::SevenPairs);
    let mut filler = PartFiller::new(tiles);
    let mut push = |tile: Tile, wild: u8| {
        let part = Part::pair(division.pairs.len());
        if division.pairs.try_push(tile).is_ok() {
            (wild..2).for_each(|_| filler.fill(part, tile));
            (0..wild).for_each(|_| filler.leave(part, tile));
        }
    };
    for kind in tiles.kinds() {
        let mut copies = tiles.get(kind);
        if kind == winning.tile && split {
            push(kind, 1);
            push(kind, 1);
            copies -= 2;
        }
        (0..copies / 2).for_each(|_| push(kind, 0));
        if copies % 2 == 1 {
            push(kind, 1);
        }
    }
    // The remaining wild tiles make pairs with each other.
    while division.pairs.len() < 7 {
        let part = Part::pair(division.pairs.len());
        division.pairs.push(winning.jing.primary);
        (0..2).for_each(|_| filler.leave(part, winning.jing.primary));
    }
    division.wilds = filler.wilds(winning, faces);
    Some(division)
}

/// The choices of ranks in one suit (bit 0 for rank 1) that are at least three apart (N20).
pub(super) const UNRELATED: [u16; COUNT] = {
    let mut choices = [0; COUNT];
    let (mut ranks, mut n) = (0u16, 0);
    while ranks < 0x200 {
        if ranks & (ranks >> 1 | ranks >> 2) == 0 {
            choices[n] = ranks;
            n += 1;
        }
        ranks += 1;
    }
    assert!(n == COUNT);
    choices
};

/// The number of choices: 1 without a rank, 9 of one rank, 21 of two and 10 of three.
const COUNT: usize = 41;

/// The ranks in one suit, 0 to 2, as bits.
fn ranks(kinds: TileSet, suit: usize) -> u64 {
    kinds.0 >> (9 * suit) & 0x1FF
}

/// The most of these kinds that are unrelated: all honors, and suited tiles at least three apart.
pub(super) fn unrelated(kinds: TileSet) -> TileSet {
    let mut all = kinds.intersection(TileSet::HONORS);
    for suit in 0..3 {
        let of_suit = UNRELATED.into_iter().map(|choice| u64::from(choice) & ranks(kinds, suit));
        // The first of the largest.
        let most = of_suit.max_by_key(|ranks| (ranks.count_ones(), std::cmp::Reverse(*ranks)));
        all = all.union(TileSet(most.unwrap_or(0) << (9 * suit)));
    }
    all
}

/// The largest choice of unrelated ranks that includes all of `ranks`, the lowest one if there are
/// several. Returns `None` if `ranks` are related.
fn widest_choice(ranks: u64) -> Option<u64> {
    let with_all = UNRELATED.into_iter().map(u64::from).filter(|choice| choice & ranks == ranks);
    with_all.max_by_key(|choice| (choice.count_ones(), std::cmp::Reverse(*choice)))
}

/// Fourteen unrelated tiles with `faces` jing at face value (N20, N21).
pub(super) fn misfits(
    winning: &WinningTiles,
    goal: ArrangementGoal,
    faces: FaceValues,
) -> Option<Division> {
    if !winning.melds.is_empty() || goal.lone_jing {
        return None;
    }
    let tiles = winning.at_face_value(faces);
    let kinds = tiles.kinds();
    if !tiles.at_least(2).is_empty() {
        return None;
    }
    if goal.pungs_or_stars && !TileSet::HONORS.minus(kinds).is_empty() {
        return None;
    }
    // Wild jing stand for missing honors first, then for unrelated suited tiles.
    let mut room = TileSet::EMPTY;
    for suit in 0..3 {
        room = room.union(TileSet(widest_choice(ranks(kinds, suit))? << (9 * suit)));
    }
    let wanted = TileSet::HONORS.minus(kinds).iter().chain(room.minus(kinds));
    let wild = usize::from(winning.wild(faces));
    let mut division = empty_division(Form::Misfits);
    division.singles = kinds;
    let mut filler = PartFiller::new(tiles);
    for tile in wanted.take(wild) {
        division.singles.insert(tile);
        filler.leave(Part::SINGLES, tile);
    }
    division.wilds = filler.wilds(winning, faces);
    (division.singles.len() == 14).then_some(division)
}
