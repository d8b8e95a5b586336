//! The fewest tiles to exchange until a complete hand has certain sets, or consists of certain sets
//! only.
//!
//! Obstacles are measured with it: how near a hand comes to a fan. Each group (a suit or the honors)
//! is solved on its own, then the groups are joined.

mod one_of_each;

use arrayvec::ArrayVec;

use crate::reading::division::Set;
use crate::tiles::{Counts, Tile, TileSet};

/// What four sets and a pair have to be, or a knitted straight, a set and a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The tiles of a knitted straight, which take the place of three sets. Empty without one.
    pub straight: TileSet,
    /// The sets that must be there.
    pub sets: ArrayVec<Set, 4>,
    /// The pair that must be there. Without one, the pair is any of `pairs`.
    pub pair: Option<Tile>,
    /// What the other sets and the pair may be.
    pub others: SetKinds,
    /// A tile of which all four copies must be there, in whatever parts.
    pub whole: Option<Tile>,
}

impl Target {
    /// These sets together with any others.
    pub fn with_sets(sets: impl IntoIterator<Item = Set>, pair: Option<Tile>) -> Target {
        let (straight, sets) = (TileSet::EMPTY, sets.into_iter().collect());
        Target { straight, sets, pair, others: SetKinds::ANY, whole: None }
    }

    /// Sets and a pair of these kinds.
    pub fn of_sets(others: SetKinds) -> Target {
        Target { others, ..Target::with_sets([], None) }
    }

    /// Any sets and a pair with all four copies of a tile.
    pub fn with_all_of(tile: Tile) -> Target {
        Target { whole: Some(tile), ..Target::with_sets([], None) }
    }

    /// The same together with the tiles of a knitted straight.
    #[must_use]
    pub fn with_straight(self, straight: TileSet) -> Target {
        Target { straight, ..self }
    }

    /// How many sets there are in addition to the knitted straight.
    fn size(&self) -> usize {
        if self.straight.is_empty() { 4 } else { 1 }
    }
}

/// Sets and pairs of certain kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetKinds {
    /// The lowest tiles of the chows.
    pub chows: TileSet,
    /// The tiles of the pungs and kongs.
    pub pungs: TileSet,
    /// The tiles of the pairs.
    pub pairs: TileSet,
}

impl SetKinds {
    /// All sets and pairs.
    pub const ANY: SetKinds = SetKinds::of_tiles(TileSet::ALL);

    /// The sets and pairs that consist of these tiles.
    pub const fn of_tiles(tiles: TileSet) -> SetKinds {
        let starts = TileSet(tiles.0 & tiles.0 >> 1 & tiles.0 >> 2);
        SetKinds { chows: starts.intersection(CHOW_STARTS), pungs: tiles, pairs: tiles }
    }

    /// The sets and pairs with at least one of these tiles.
    pub const fn with_one_of(tiles: TileSet) -> SetKinds {
        let starts = TileSet(tiles.0 | tiles.0 >> 1 | tiles.0 >> 2);
        SetKinds { chows: starts.intersection(CHOW_STARTS), pungs: tiles, pairs: tiles }
    }

    /// Whether a set is one of these.
    pub const fn allow(&self, set: Set) -> bool {
        if set.is_chow() { self.chows.contains(set.tile) } else { self.pungs.contains(set.tile) }
    }

    /// Those that consist of these tiles.
    #[must_use]
    pub const fn within(self, tiles: TileSet) -> SetKinds {
        let of = SetKinds::of_tiles(tiles);
        SetKinds {
            chows: self.chows.intersection(of.chows),
            pungs: self.pungs.intersection(of.pungs),
            pairs: self.pairs.intersection(of.pairs),
        }
    }
}

/// The lowest tiles of all chows: the ranks 1–7.
const CHOW_STARTS: TileSet = TileSet::ranks(0b0_0111_1111);

/// More tiles than any hand can lack.
const NEVER: u8 = 99;

/// A hand of which concealed tiles may be exchanged.
#[derive(Clone, Debug)]
pub struct Exchangeable {
    /// The concealed tiles and the winning tile, without the wild tiles.
    pub concealed: Counts,
    /// The declared sets, which cannot be exchanged.
    pub melds: ArrayVec<Set, 4>,
    /// The number of wild tiles, each of which saves an exchange.
    pub wild: u8,
}

impl Exchangeable {
    /// The number of tiles to exchange until the hand meets the target. `None` if the declared sets
    /// do not allow it, or if a fifth copy of a tile would be needed.
    pub fn exchanges(&self, target: &Target) -> Option<u8> {
        let (sets, free) = self.remainder(target)?;
        let mut taken = Counts::EMPTY;
        let pair = target.pair.into_iter().flat_map(|tile| [tile; 2]);
        let wanted = sets.iter().flat_map(|set| set.tiles());
        for tile in wanted.chain(pair).chain(target.straight) {
            if taken.get(tile) >= 4 {
                return None;
            }
            taken.add(tile);
        }
        let mut missing = 0;
        let mut groups = [[[NEVER; 2]; 5]; 4];
        for (group, needs) in groups.iter_mut().enumerate() {
            let (mut have, mut room) = ([0; 9], [0; 9]);
            for rank in 0..if group == 3 { 7 } else { 9 } {
                let tile = Tile::new(9 * group + rank);
                let wanted = taken.get(tile);
                let left = self.copies().checked_sub(self.melded(tile) + wanted)?;
                missing += wanted.saturating_sub(self.concealed.get(tile));
                have[rank] = self.concealed.get(tile).saturating_sub(wanted);
                room[rank] = left;
            }
            *needs = Group { group, have, room, kinds: target.others, whole: target.whole }
                .missing_by_sets();
        }
        let rest = join(&groups, free, usize::from(target.pair.is_none()));
        (rest < NEVER).then(|| (missing + rest).saturating_sub(self.wild))
    }

    /// The declared sets that are neither wanted nor allowed by the target, for which it leaves no
    /// room, or which hold copies that it needs: bit `i` for meld `i`.
    pub fn melds_in_the_way(&self, target: &Target) -> u8 {
        let (mut wanted, mut others) = (target.sets.clone(), 0);
        for (i, meld) in self.melds.iter().enumerate() {
            if !take_like(&mut wanted, *meld) {
                others |= 1 << i;
            }
        }
        let own = wanted
            .iter()
            .flat_map(|set| set.tiles())
            .chain(target.pair.into_iter().flat_map(|t| [t; 2]));
        let own: Counts = own.chain(target.straight).collect();
        let holds_copies = |set: &Set| {
            let too_many = |tile: &Tile| {
                own.get(*tile) > 0 && own.get(*tile) + self.melded(*tile) > self.copies()
            };
            set.tiles().iter().any(too_many)
        };
        let foreign = |i: &usize| {
            let meld = self.melds[*i];
            others >> i & 1 == 1 && (!target.others.allow(meld) || holds_copies(&meld))
        };
        let foreign = (0..self.melds.len()).filter(foreign).fold(0, |all, i| all | 1 << i);
        if self.melds.len() + wanted.len() > target.size() { others } else { foreign }
    }

    /// The wanted sets that no meld is, and how many sets may be of any allowed kind.
    fn remainder(&self, target: &Target) -> Option<(ArrayVec<Set, 4>, usize)> {
        let mut sets = target.sets.clone();
        for meld in &self.melds {
            if !take_like(&mut sets, *meld) && !target.others.allow(*meld) {
                return None;
            }
        }
        let free = target.size().checked_sub(self.melds.len() + sets.len())?;
        Some((sets, free))
    }

    /// How many tiles of the target's own sets, pair and straight the hand lacks.
    pub fn lacking(&self, target: &Target) -> usize {
        let (needed, have) = self.parts_of(target, &[]);
        let tiles = |parts: &[Vec<Tile>]| parts.iter().map(Vec::len).sum::<usize>();
        tiles(&needed) - tiles(&have)
    }

    /// The parts of a target that are not complete in the hand, and what the hand has of each. A
    /// complete part that is the same as one of them is included, so that a sentence can say how many
    /// of them are needed, and so is a complete set that is not among those that are `read`. If nothing
    /// is missing, all parts are returned.
    pub fn parts_of(&self, target: &Target, read: &[Set]) -> (Vec<Vec<Tile>>, Vec<Vec<Tile>>) {
        let mut melds = self.melds.clone();
        let mut read: ArrayVec<Set, 4> = read.iter().copied().collect();
        let mut left = self.concealed;
        let sets = target.sets.iter().map(|set| (set.tiles().to_vec(), Some(*set)));
        let pair = target.pair.iter().map(|pair| (vec![*pair; 2], None));
        let rows = [0, 9, 18].map(|suit| target.straight.intersection(TileSet(0x1FF << suit)));
        let rows = rows.into_iter().filter(|row| !row.is_empty()).map(|row| (row.collect(), None));
        let mut parts: Vec<(Vec<Tile>, Vec<Tile>)> = Vec::new();
        let (mut open, mut shown) = (Vec::new(), Vec::new());
        for (tiles, set) in sets.chain(pair).chain(rows) {
            if set.is_some_and(|set| !take_like(&mut read, set)) {
                shown.push(parts.len());
            }
            let counts: Counts = tiles.iter().copied().collect();
            if set.is_some_and(|set| take_like(&mut melds, set)) {
                parts.push((tiles.clone(), tiles));
            } else if left.holds(&counts) {
                left = left.minus(&counts);
                parts.push((tiles.clone(), tiles));
            } else {
                open.push(parts.len());
                parts.push((tiles, Vec::new()));
            }
        }
        for at in &open {
            let (tiles, have) = &mut parts[*at];
            for tile in tiles.iter().copied() {
                if left.get(tile) > 0 {
                    left.remove(tile);
                    have.push(tile);
                }
            }
        }
        let is_open = |tiles: &Vec<Tile>| open.iter().any(|at| parts[*at].0 == *tiles);
        let is_shown = |at: usize| open.is_empty() || shown.contains(&at) || is_open(&parts[at].0);
        let shown = (0..parts.len()).filter(|at| is_shown(*at)).map(|at| parts[at].clone());
        let (needed, have): (Vec<_>, Vec<_>) = shown.unzip();
        (needed, have.into_iter().filter(|tiles: &Vec<Tile>| !tiles.is_empty()).collect())
    }

    fn melded(&self, tile: Tile) -> u8 {
        let copies = |set: &Set| set.tiles().iter().filter(|t| **t == tile).count() as u8;
        self.melds.iter().map(copies).sum()
    }

    /// How many copies of a kind a hand may have. A wild tile can stand for a fifth.
    fn copies(&self) -> u8 {
        if self.wild == 0 { 4 } else { 7 }
    }
}

/// Removes a set that is the same as this one. A pung and a kong of a kind count as the same.
fn take_like(sets: &mut ArrayVec<Set, 4>, like: Set) -> bool {
    sets.iter().position(|set| set.is_like(like)).map(|at| sets.remove(at)).is_some()
}

/// What is missing for each number of sets, without and with a pair.
type MissingBySets = [[u8; 2]; 5];

/// The tiles of a group: for each rank how many there are, and how many there may be.
struct Group {
    group: usize,
    have: [u8; 9],
    room: [u8; 9],
    kinds: SetKinds,
    /// A tile of which as many must be used as there may be.
    whole: Option<Tile>,
}

impl Group {
    /// Rank by rank, for every number of chows begun two ranks ago and one rank ago, which still need
    /// a tile of this rank.
    fn missing_by_sets(&self) -> MissingBySets {
        let mut states = [[[[NEVER; 2]; 5]; 5]; 5];
        states[0][0][0][0] = 0;
        for rank in 0..if self.group == 3 { 7 } else { 9 } {
            let mut next = [[[[NEVER; 2]; 5]; 5]; 5];
            for (before, states) in states.iter().enumerate() {
                for (last, from) in states.iter().enumerate().take(5 - before) {
                    self.step(rank, [before, last], from, &mut next[last]);
                }
            }
            states = next;
        }
        states[0][0]
    }

    /// Uses a rank in every way: chows that begin here, a pung, a pair.
    fn step(
        &self,
        rank: usize,
        [before, last]: [usize; 2],
        from: &MissingBySets,
        to: &mut [MissingBySets; 5],
    ) {
        let tile = Tile::new(9 * self.group + rank);
        let chows = if self.kinds.chows.contains(tile) { 4 - before - last } else { 0 };
        let pungs = usize::from(self.kinds.pungs.contains(tile));
        let pairs = usize::from(self.kinds.pairs.contains(tile));
        for (begin, to) in to.iter_mut().enumerate().take(chows + 1) {
            for (pung, pair) in (0..=pungs).flat_map(|pung| (0..=pairs).map(move |p| (pung, p))) {
                let wanted = (before + last + begin + 3 * pung + 2 * pair) as u8;
                let is_partial = self.whole == Some(tile) && wanted < self.room[rank];
                if wanted > self.room[rank] || is_partial {
                    continue;
                }
                let missing = wanted.saturating_sub(self.have[rank]);
                for sets in 0..5usize.saturating_sub(begin + pung) {
                    for had in 0..2 - pair {
                        let best = &mut to[sets + begin + pung][had + pair];
                        *best = (*best).min(from[sets][had].saturating_add(missing));
                    }
                }
            }
        }
    }
}

/// What four groups together are missing for exactly this many sets, with a pair or none.
fn join(groups: &[MissingBySets; 4], sets: usize, pair: usize) -> u8 {
    let mut all = [[NEVER; 2]; 5];
    all[0][0] = 0;
    for group in groups {
        let mut next = [[NEVER; 2]; 5];
        for (had, before) in all.iter().enumerate() {
            for (more, with) in group.iter().enumerate().take(5 - had) {
                for (a, b) in [(0, 0), (0, 1), (1, 0)] {
                    let best = &mut next[had + more][a + b];
                    *best = (*best).min(before[a].saturating_add(with[b]));
                }
            }
        }
        all = next;
    }
    all[sets][pair]
}

#[cfg(test)]
mod tests;
