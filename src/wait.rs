//! How far a hand is from ready, and what brings it nearer.
//!
//! Everything here counts *missing tiles*: how many have to be exchanged or added until the hand
//! is complete. Ready is one missing; the shanten number is one less than the missing tiles.

use std::cell::RefCell;

use crate::count::Counts;
use crate::division::KNITTED;
use crate::tile::{Tile, TileSet};

/// The fewest missing tiles of one group for 0–4 sets, without and with a pair.
pub(crate) type Needs = [[u8; 2]; 5];

/// More than any hand can miss.
pub(crate) const NEVER: u8 = 99;

/// The tiles of a hand that may still change: the standing ones, and how many copies of each
/// kind lie in the melds. There may be more tiles than one hand needs: then it is asked how near
/// the best hand made of them is.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// The concealed tiles.
    pub tiles: &'a Counts,
    /// The tiles in melds.
    pub melded: &'a Counts,
    /// How many melds there are.
    pub melds: usize,
}

/// The forms that count for a rule system.
#[derive(Clone, Copy, Debug)]
pub struct Forms {
    /// Seven pairs.
    pub seven_pairs: bool,
    /// Thirteen orphans.
    pub thirteen_orphans: bool,
    /// The knitted straight, and honors and knitted tiles.
    pub knitted: bool,
}

/// What the groups of a hand need, remembered: to find the best discard the same few groups are
/// asked for again and again. Good for one hand, whose melds stay as they are.
#[derive(Debug, Default)]
pub struct Memo {
    groups: [RefCell<Vec<(u32, Needs)>>; 4],
}

impl Memo {
    fn needs(&self, hand: Standing, tiles: &Counts) -> [Needs; 4] {
        std::array::from_fn(|group| {
            let digits = tiles.group(group);
            let mut seen = self.groups[group].borrow_mut();
            if let Some((_, needs)) = seen.iter().find(|(known, _)| *known == digits) {
                return *needs;
            }
            let needs = group_needs(hand, *tiles, group, 4);
            seen.push((digits, needs));
            needs
        })
    }

    /// How many tiles are missing to a complete hand of any of the forms.
    pub fn missing(&self, hand: Standing, forms: Forms) -> u8 {
        let needs = self.needs(hand, hand.tiles);
        let mut best = combine(&needs, 4 - hand.melds.min(4));
        if hand.melds == 0 {
            let kinds = hand.tiles.kinds();
            if forms.seven_pairs {
                best = best.min(missing_pairs(hand.tiles));
            }
            if forms.thirteen_orphans {
                let orphans = TileSet::TERMINALS_AND_HONORS;
                let pair = !hand.tiles.at_least(2).intersection(orphans).is_empty();
                best = best.min(14 - kinds.intersection(orphans).len() as u8 - u8::from(pair));
            }
            if forms.knitted {
                let useful = |knit: &TileSet| kinds.intersection(knit.union(TileSet::HONORS)).len();
                let most = KNITTED.iter().map(useful).max().unwrap_or(0);
                best = best.min(14u8.saturating_sub(most as u8));
            }
        }
        if forms.knitted && hand.melds <= 1 {
            best = best.min(self.missing_knitted_straight(hand, best));
        }
        best
    }

    fn missing_knitted_straight(&self, hand: Standing, limit: u8) -> u8 {
        let mut best = NEVER;
        for knit in KNITTED {
            let absent = knit.minus(hand.tiles.kinds());
            let possible = absent.intersection(hand.melded.at_least(4)).is_empty();
            if !possible || absent.len() as u8 >= limit.min(best) {
                continue;
            }
            let rest = knit.minus(absent).fold(*hand.tiles, Counts::without);
            let needs = self.needs(hand, &rest);
            best = best.min(absent.len() as u8 + combine(&needs, 1 - hand.melds));
        }
        best
    }
}

/// How many tiles are missing to a complete hand of any of the forms.
pub fn missing(hand: Standing, forms: Forms) -> u8 {
    Memo::default().missing(hand, forms)
}

/// The kinds whose next copy leaves fewer tiles missing, apart from those of which the hand has
/// all four.
pub fn useful(hand: Standing, forms: Forms) -> TileSet {
    let memo = Memo::default();
    useful_by(hand, |hand| memo.missing(hand, forms))
}

/// As [`useful`], for a rule system that counts missing tiles in its own way.
pub fn useful_by(hand: Standing, missing: impl Fn(Standing) -> u8) -> TileSet {
    let now = missing(hand);
    let helps = |tile: &Tile| {
        hand.tiles.get(*tile) + hand.melded.get(*tile) < 4
            && missing(Standing { tiles: &hand.tiles.with(*tile), ..hand }) < now
    };
    Tile::all().filter(helps).collect()
}

/// How many copies of these kinds are not in the hand.
pub fn copies_left(kinds: TileSet, all: &Counts) -> u8 {
    kinds.map(|t| 4u8.saturating_sub(all.get(t))).sum()
}

/// The fewest tiles missing for so many sets and a pair over all groups.
pub(crate) fn combine(needs: &[Needs; 4], sets: usize) -> u8 {
    let mut best: Needs = [[NEVER; 2]; 5];
    best[0][0] = 0;
    for group in needs {
        let mut next = [[NEVER; 2]; 5];
        for (have, row) in best.iter().enumerate() {
            for (pair, cost) in row.iter().enumerate().filter(|(_, c)| **c < NEVER) {
                for (more, needs) in group.iter().enumerate().take(sets + 1 - have.min(sets)) {
                    for (with_pair, need) in needs.iter().enumerate().take(2 - pair) {
                        let slot = &mut next[have + more][pair + with_pair];
                        *slot = (*slot).min(cost + need);
                    }
                }
            }
        }
        best = next;
    }
    best[sets][1]
}

/// The missing tiles for seven pairs; four alike are two pairs.
pub(crate) fn missing_pairs(tiles: &Counts) -> u8 {
    let (mut pairs, mut singles) = (0, 0);
    for tile in tiles.kinds() {
        let copies = tiles.get(tile).min(4);
        pairs += copies / 2;
        singles += copies % 2;
    }
    let open = 7u8.saturating_sub(pairs);
    open + open.saturating_sub(singles)
}

/// The fewest missing tiles of a group, rank by rank: what has been begun before a rank are the
/// chows that still need a tile of it. No kind is used more than `copies` times: four, and more
/// where wild tiles can stand for a fifth.
#[inline]
pub(crate) fn group_needs(hand: Standing, tiles: Counts, group: usize, copies: u8) -> Needs {
    // [chows begun two ranks ago][one rank ago][sets][pair]; more than two equal chows are never
    // better than a pung of each of their tiles.
    type States = [[[[u8; 2]; 5]; 3]; 3];
    const START: States = [[[[NEVER; 2]; 5]; 3]; 3];
    let mut states = START;
    states[0][0][0][0] = 0;
    let ranks = if group == 3 { 7 } else { 9 };
    for rank in 0..ranks {
        let tile = Tile::new(9 * group + rank);
        let have = tiles.get(tile);
        let room = copies.saturating_sub(hand.melded.get(tile));
        let may_begin = if group < 3 && rank < 7 { 2 } else { 0 };
        let mut next = START;
        for (a, b, sets, pair, cost) in each_state(&states) {
            for (begun, states) in next[b].iter_mut().enumerate().take(may_begin + 1) {
                for pungs in 0..=1 {
                    for pairs in 0..=(1 - pair) {
                        let used = (a + b + begun + 3 * pungs + 2 * pairs) as u8;
                        let sets = sets + begun + pungs;
                        if used > room || sets > 4 {
                            continue;
                        }
                        let cost = cost + used.saturating_sub(have);
                        let slot = &mut states[sets][pair + pairs];
                        *slot = (*slot).min(cost);
                    }
                }
            }
        }
        states = next;
    }
    // Chows that would run past the last rank have not been begun.
    states[0][0]
}

fn each_state(
    states: &[[[[u8; 2]; 5]; 3]; 3],
) -> impl Iterator<Item = (usize, usize, usize, usize, u8)> + '_ {
    states.iter().enumerate().flat_map(|(a, rest)| {
        rest.iter().enumerate().flat_map(move |(b, rest)| {
            rest.iter().enumerate().flat_map(move |(sets, pairs)| {
                let reached = pairs.iter().enumerate().filter(|(_, cost)| **cost < NEVER);
                reached.map(move |(pair, cost)| (a, b, sets, pair, *cost))
            })
        })
    })
}
