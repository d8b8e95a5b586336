//! How far a hand is from ready when jing are wild.
//!
//! Everything is counted without the jing first: how many tiles a hand of the others alone would
//! miss. Each jing then is one missing tile less.

use std::cell::Cell;

use crate::count::Counts;
use crate::tile::{Tile, TileSet};
use crate::wait::{self, NEVER, Needs, Standing};

use super::jing::Jing;

/// Measures hands with the same melds.
pub(super) struct Distance<'a> {
    pub melded: &'a Counts,
    pub melds: usize,
    pub jing: Jing,
    /// The honors measured last, and what they need: from one hand to the next they are mostly
    /// the same.
    honors: Cell<Option<(u32, Needs)>>,
}

impl<'a> Distance<'a> {
    pub fn new(melded: &'a Counts, melds: usize, jing: Jing) -> Distance<'a> {
        Distance { melded, melds, jing, honors: Cell::new(None) }
    }

    /// How many tiles are missing to a winning hand: none in a winning hand, one in a ready one.
    pub fn missing(&self, tiles: &Counts) -> u8 {
        let mut ordinary = *tiles;
        let mut wild = 0;
        for kind in self.jing.kinds() {
            (0..tiles.get(kind)).for_each(|_| ordinary.remove(kind));
            wild += tiles.get(kind);
        }
        let hand = Standing { tiles: &ordinary, melded: self.melded, melds: self.melds };
        let needs: [Needs; 4] = std::array::from_fn(|group| match group {
            3 => self.honors(&ordinary),
            // Jing may stand for a fifth copy and more.
            _ => wait::group_needs(hand, ordinary, group, 8),
        });
        let mut best = wait::combine(&needs, 4 - self.melds.min(4));
        if self.melds == 0 {
            best = best.min(wait::missing_pairs(&ordinary)).min(missing_unrelated(&ordinary));
        }
        best.saturating_sub(wild)
    }

    fn honors(&self, tiles: &Counts) -> Needs {
        let digits = tiles.group(3);
        if let Some((_, needs)) = self.honors.get().filter(|(last, _)| *last == digits) {
            return needs;
        }
        let needs = honor_needs(tiles);
        self.honors.set(Some((digits, needs)));
        needs
    }
}

/// The fewest missing tiles of the honors for so many sets, without and with a pair, when three
/// different winds, and the three dragons, are chows.
fn honor_needs(tiles: &Counts) -> Needs {
    let winds = needs_with_chows(tiles, TileSet::WINDS);
    let dragons = needs_with_chows(tiles, TileSet::DRAGONS);
    let mut needs = [[NEVER; 2]; 5];
    for (a, row) in winds.iter().enumerate() {
        for (b, other) in dragons.iter().enumerate().take(5 - a) {
            for (pair, pair_of_other) in [(0, 0), (1, 0), (0, 1)] {
                let slot = &mut needs[a + b][pair + pair_of_other];
                *slot = (*slot).min(row[pair].saturating_add(other[pair_of_other]));
            }
        }
    }
    needs
}

/// The same for the winds or the dragons alone: up to two chows of each composition (three alike
/// are no better than pungs), then pungs and a pair.
fn needs_with_chows(tiles: &Counts, kinds: TileSet) -> Needs {
    let mut needs = [[NEVER; 2]; 5];
    let mut wanted = [0u8; Tile::KINDS];
    let chows: Vec<TileSet> = if kinds.len() == 4 {
        kinds.map(|missing| kinds.minus(TileSet::of(missing))).collect()
    } else {
        vec![kinds]
    };
    with_chows(tiles, kinds, &chows, 0, &mut wanted, &mut needs);
    needs
}

fn with_chows(
    tiles: &Counts,
    kinds: TileSet,
    chows: &[TileSet],
    sets: usize,
    wanted: &mut [u8; Tile::KINDS],
    needs: &mut Needs,
) {
    let Some((chow, rest)) = chows.split_first() else {
        return with_pungs(tiles, kinds, 0, sets, 0, wanted, needs);
    };
    let mut taken = 0;
    while taken <= 2 && sets + taken <= 4 {
        with_chows(tiles, kinds, rest, sets + taken, wanted, needs);
        chow.for_each(|t| wanted[t.index()] += 1);
        taken += 1;
    }
    chow.for_each(|t| wanted[t.index()] -= taken as u8);
}

fn with_pungs(
    tiles: &Counts,
    mut kinds: TileSet,
    cost: u8,
    sets: usize,
    pair: usize,
    wanted: &[u8; Tile::KINDS],
    needs: &mut Needs,
) {
    let Some(kind) = kinds.next() else {
        let slot = &mut needs[sets][pair];
        *slot = (*slot).min(cost);
        return;
    };
    for (pungs, pairs) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        if sets + pungs > 4 || pair + pairs > 1 {
            continue;
        }
        let uses = wanted[kind.index()] + (3 * pungs + 2 * pairs) as u8;
        let cost = cost + uses.saturating_sub(tiles.get(kind));
        with_pungs(tiles, kinds, cost, sets + pungs, pair + pairs, wanted, needs);
    }
}

/// The missing tiles for fourteen unrelated ones: as many as can be kept of each suit and of the
/// honors, and still leave room for fourteen.
fn missing_unrelated(tiles: &Counts) -> u8 {
    let kinds = tiles.kinds();
    let honors = kinds.intersection(TileSet::HONORS).len() as u8;
    // The most that can be kept with room for so many tiles in all suits so far.
    let mut kept = [Some(0u8), None, None, None, None, None, None, None, None, None];
    for suit in 0..3 {
        let ranks = (kinds.0 >> (9 * suit) & 0x1FF) as u16;
        let mut next = [None; 10];
        for (room, kept) in kept.iter().enumerate() {
            let Some(kept) = kept else { continue };
            for choice in super::forms::UNRELATED.iter().copied() {
                let room = room + choice.count_ones() as usize;
                let keeps = kept + (choice & ranks).count_ones() as u8;
                next[room] = next[room].max(Some(keeps));
            }
        }
        kept = next;
    }
    // Seven of the fourteen may be honors, so at least seven are of the suits.
    let from = |suited: usize| kept[suited].map(|k| k + honors.min(14 - suited as u8));
    14 - (7..=9).filter_map(from).max().unwrap_or(0)
}
