//! The two forms without sets: seven pairs, and fourteen unrelated tiles.

use crate::reading::division::{Division, Form, Part};
use crate::tiles::{Tile, TileSet};

use super::arrange::{Target, may_pair_lone_jing};
use super::tray::{Dealing, Faces, Tray, blank};

/// Seven pairs with so many jing at face value (N19).
pub(super) fn seven_pairs(tray: &Tray, target: Target, faces: Faces) -> Option<Division> {
    if !tray.melds.is_empty() {
        return None;
    }
    let (tiles, wild) = (tray.faced(faces), tray.wild(faces));
    let odd = tiles.kinds().filter(|t| tiles.get(*t) % 2 == 1).count() as u8;
    if odd > wild {
        return None;
    }
    // A pair of the winning tile and a jing: of itself, where it is a jing; of a wild jing,
    // where it has no other partner; and, if asked for, by taking an ordinary pair apart.
    let copies = tiles.get(tray.tile);
    let is_jing = tray.jing.has(tray.tile);
    let apart = target.lone_jing && copies > 0 && copies.is_multiple_of(2) && !is_jing;
    let lone = copies > 0 && (copies % 2 == 1 || is_jing) || apart && wild >= odd + 2;
    let spare = copies > 1 && !is_jing;
    let allowed = if lone { may_pair_lone_jing(tray, target, spare) } else { !target.lone_jing };
    if !allowed {
        return None;
    }
    let mut division = blank(Form::SevenPairs);
    let mut dealing = Dealing::new(tiles);
    let mut push = |tile: Tile, wild: u8| {
        let part = Part::pair(division.pairs.len());
        if division.pairs.try_push(tile).is_ok() {
            (wild..2).for_each(|_| dealing.fill(part, tile));
            (0..wild).for_each(|_| dealing.leave(part, tile));
        }
    };
    for kind in tiles.kinds() {
        let mut copies = tiles.get(kind);
        if kind == tray.tile && apart {
            push(kind, 1);
            push(kind, 1);
            copies -= 2;
        }
        (0..copies / 2).for_each(|_| push(kind, 0));
        if copies % 2 == 1 {
            push(kind, 1);
        }
    }
    // Wild tiles that are left are pairs of their own.
    while division.pairs.len() < 7 {
        let part = Part::pair(division.pairs.len());
        division.pairs.push(tray.jing.primary);
        (0..2).for_each(|_| dealing.leave(part, tray.jing.primary));
    }
    division.wilds = dealing.wilds(tray, faces);
    Some(division)
}

/// The choices of ranks of one suit (bit 0 for rank 1) that are at least three apart (N20).
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

/// None, 9 single ranks, 21 pairs and 10 threes.
const COUNT: usize = 41;

/// The kinds of one suit, 0–2, as bits.
fn ranks(kinds: TileSet, suit: usize) -> u64 {
    kinds.0 >> (9 * suit) & 0x1FF
}

/// The widest choice of unrelated ranks with all of these, the lowest of several; `None` if they
/// are related.
fn widest(ranks: u64) -> Option<u64> {
    let with_all = UNRELATED.into_iter().map(u64::from).filter(|choice| choice & ranks == ranks);
    with_all.max_by_key(|choice| (choice.count_ones(), std::cmp::Reverse(*choice)))
}

/// Fourteen unrelated tiles with so many jing at face value (N20, N21).
pub(super) fn misfits(tray: &Tray, target: Target, faces: Faces) -> Option<Division> {
    if !tray.melds.is_empty() || target.lone_jing {
        return None;
    }
    let tiles = tray.faced(faces);
    let kinds = tiles.kinds();
    if !tiles.at_least(2).is_empty() {
        return None;
    }
    if target.special && !TileSet::HONORS.minus(kinds).is_empty() {
        return None;
    }
    // Wild jing stand for honors first, then for whatever fits into the suits.
    let mut room = TileSet::EMPTY;
    for suit in 0..3 {
        room = room.union(TileSet(widest(ranks(kinds, suit))? << (9 * suit)));
    }
    let more = TileSet::HONORS.minus(kinds).chain(room.minus(kinds));
    let wild = usize::from(tray.wild(faces));
    let mut division = blank(Form::Misfits);
    division.singles = kinds;
    let mut dealing = Dealing::new(tiles);
    for tile in more.take(wild) {
        division.singles.insert(tile);
        dealing.leave(Part::SINGLES, tile);
    }
    division.wilds = dealing.wilds(tray, faces);
    (division.singles.len() == 14).then_some(division)
}
