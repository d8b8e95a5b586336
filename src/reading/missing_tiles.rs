//! The fewest tiles that are missing to make sets and a pair, and which tiles they may be.
//!
//! Each group (a suit or the honors) is solved on its own, then the groups are joined. The shanten
//! number is made from the result, and how near a hand comes to a [target](super::target).

use std::ops::Range;

use crate::tiles::{Counts, Tile, TileSet};

use super::set_kinds::SetKinds;

/// The smallest number of missing tiles, and every kind that may be among them.
///
/// Both are packed into one integer, the number in the high bits and the kinds in the low ones, so
/// that they can be compared and joined quickly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MissingTiles(u64);

impl MissingTiles {
    /// Nothing is missing.
    pub const NOTHING: MissingTiles = MissingTiles(0);
    /// Impossible: more tiles than any hand can miss.
    pub const NEVER: MissingTiles = MissingTiles::new(99, TileSet::EMPTY);

    const SHIFT: u32 = 48;

    pub const fn new(missing: u8, kinds: TileSet) -> MissingTiles {
        MissingTiles((missing as u64) << MissingTiles::SHIFT | kinds.0)
    }

    pub const fn missing(self) -> u8 {
        (self.0 >> MissingTiles::SHIFT) as u8
    }

    pub const fn kinds(self) -> TileSet {
        TileSet(self.0 & ((1 << MissingTiles::SHIFT) - 1))
    }

    /// The smaller of the two. If both miss equally many tiles, the kinds of both.
    #[inline]
    #[must_use]
    pub const fn or(self, other: MissingTiles) -> MissingTiles {
        let (mine, others) = (self.0 >> MissingTiles::SHIFT, other.0 >> MissingTiles::SHIFT);
        if mine < others {
            self
        } else if others < mine {
            other
        } else {
            MissingTiles(self.0 | other.0)
        }
    }

    /// The sum of the two, with the kinds of both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: MissingTiles) -> MissingTiles {
        const KINDS: u64 = (1 << MissingTiles::SHIFT) - 1;
        MissingTiles(((self.0 & !KINDS) + (other.0 & !KINDS)) | ((self.0 | other.0) & KINDS))
    }

    /// What is missing of a kind to have `wanted` copies of it.
    #[inline]
    fn of(kind: Tile, wanted: u8, have: u8) -> MissingTiles {
        if wanted > have {
            MissingTiles::new(wanted - have, TileSet::of(kind))
        } else {
            MissingTiles::NOTHING
        }
    }
}

/// What a group is missing to make 0–4 sets, without and with a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MissingBySets([[MissingTiles; 2]; 5]);

impl MissingBySets {
    const NEVER: MissingBySets = MissingBySets([[MissingTiles::NEVER; 2]; 5]);
    /// A group that may contain no set and no pair.
    pub const NONE: MissingBySets = {
        let mut none = MissingBySets::NEVER;
        none.0[0][0] = MissingTiles::NOTHING;
        none
    };

    /// What both groups together are missing, for each number of sets up to `most`.
    #[must_use]
    pub fn and(&self, other: &MissingBySets, most: usize) -> MissingBySets {
        let mut both = MissingBySets::NEVER;
        for sets in 0..=most {
            for more in 0..=most - sets {
                self.join(sets, other, more, &mut both.0[sets + more]);
            }
        }
        both
    }

    fn join(&self, sets: usize, other: &MissingBySets, more: usize, both: &mut [MissingTiles; 2]) {
        let ([a, a_pair], [b, b_pair]) = (self.0[sets], other.0[more]);
        both[0] = both[0].or(a.and(b));
        both[1] = both[1].or(a_pair.and(b)).or(a.and(b_pair));
    }

    /// What the group is missing to make exactly this many sets, without or with a pair.
    pub fn of(&self, sets: usize, pair: bool) -> MissingTiles {
        self.0[sets][usize::from(pair)]
    }

    fn add(&mut self, sets: usize, pair: usize, lack: MissingTiles) {
        self.0[sets][pair] = self.0[sets][pair].or(lack);
    }
}

/// What up to five tiles of one kind can make: the number of pungs and of pairs.
const PUNG_AND_PAIR: &[(usize, usize)] = &[(0, 0), (1, 0), (0, 1), (1, 1)];

/// What up to eight can make, of which wild tiles stand for some.
const PUNGS_AND_PAIR: &[(usize, usize)] = &[(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1)];

/// A group's tiles: the octal digits of [`Counts::group`].
#[derive(Clone, Copy)]
pub(crate) struct Group {
    /// 0–2 for a suit, 3 for the honors.
    pub group: usize,
    /// The concealed tiles.
    pub digits: u32,
    /// The tiles in melds, and others that are used already.
    pub melded: u32,
    /// How many copies of a kind a hand may have: four, and more where wild tiles can stand for
    /// a fifth.
    pub copies: u8,
    /// Of what the sets and the pair may be.
    pub kinds: SetKinds,
    /// A tile of which as many copies must be used as there may be.
    pub whole: Option<Tile>,
}

impl Group {
    /// The tiles of a group that may make any sets and pair, with at most four copies of a kind.
    pub fn new(group: usize, concealed: &Counts, melded: &Counts) -> Group {
        let (digits, melded) = (concealed.group(group), melded.group(group));
        Group { group, digits, melded, copies: 4, kinds: SetKinds::ANY, whole: None }
    }

    /// The number of ranks of the group.
    fn ranks(&self) -> usize {
        if self.group == 3 { 7 } else { 9 }
    }

    /// The kind with this rank, its concealed copies, and how many copies may be concealed.
    fn rank(&self, rank: usize) -> (Tile, u8, u8) {
        let of = |digits: u32| (digits >> (3 * rank) & 7) as u8;
        let room = self.copies.saturating_sub(of(self.melded));
        (Tile::new(9 * self.group + rank), of(self.digits), room)
    }

    /// What the group is missing to make up to `most` sets, with honors in pungs only.
    pub fn missing_by_sets(&self, most: usize) -> MissingBySets {
        // Three equal chows are pungs of each of their tiles. Where these may be, at most two equal
        // chows have to be tried.
        if self.kinds.have_pungs_of_chows() {
            self.rank_by_rank::<3>(most)
        } else {
            self.rank_by_rank::<5>(most)
        }
    }

    /// What the group is missing to make up to `most` sets, with fewer than `CHOWS` equal chows.
    ///
    /// Rank by rank, for every number of chows begun two ranks ago and one rank ago, which still
    /// need a tile of this rank.
    fn rank_by_rank<const CHOWS: usize>(&self, most: usize) -> MissingBySets {
        let mut states = [[MissingBySets::NEVER; CHOWS]; CHOWS];
        states[0][0] = MissingBySets::NONE;
        for rank in 0..self.ranks() {
            let tiles = self.rank(rank);
            let begins = self.kinds.chows.contains(tiles.0);
            let begins = if begins { CHOWS } else { 1 };
            let mut next = [[MissingBySets::NEVER; CHOWS]; CHOWS];
            for (before, states) in states.iter().enumerate() {
                for (last, from) in states.iter().enumerate() {
                    if *from == MissingBySets::NEVER {
                        continue;
                    }
                    for (begin, to) in next[last].iter_mut().enumerate().take(begins) {
                        let begun = before + last;
                        self.use_rank(tiles, begun + begin, (begun, begin), most, from, to);
                    }
                }
            }
            states = next;
        }
        // Chows that would run past the last rank have not been begun.
        states[0][0]
    }

    /// Extends every state of at least `had` sets by tiles of a rank, up to `most` sets: the `chows` tiles
    /// that chows need, of which `begun` are new, and perhaps pungs and the pair.
    #[inline(always)]
    fn use_rank(
        &self,
        (kind, have, room): (Tile, u8, u8),
        chows: usize,
        (had, begun): (usize, usize),
        most: usize,
        from: &MissingBySets,
        to: &mut MissingBySets,
    ) {
        // There is no room for the chows.
        if chows > usize::from(room) {
            return;
        }
        let least = if self.whole == Some(kind) { room } else { 0 };
        let choices = if room < 6 { PUNG_AND_PAIR } else { PUNGS_AND_PAIR };
        for &(pungs, pair) in choices {
            let is_of_kinds = (pungs == 0 || self.kinds.pungs.contains(kind))
                && (pair == 0 || self.kinds.pairs.contains(kind));
            let wanted = (chows + 3 * pungs + 2 * pair) as u8;
            if !is_of_kinds || wanted > room || wanted < least {
                continue;
            }
            let lack = MissingTiles::of(kind, wanted, have);
            let more = begun + pungs;
            for sets in had..(most + 1).saturating_sub(more) {
                let (from, to) = (&from.0[sets], &mut to.0[sets + more]);
                to[pair] = to[pair].or(from[0].and(lack));
                if pair == 0 {
                    to[1] = to[1].or(from[1].and(lack));
                }
            }
        }
    }

    /// What the honors are missing if three different winds, and the three dragons, make chows.
    pub fn missing_with_honor_chows(&self) -> MissingBySets {
        let (mut winds, mut dragons) = (MissingBySets::NEVER, MissingBySets::NEVER);
        for chows in 0..=4 {
            self.with_chows(0..4, chows, chows, &mut winds);
            self.with_chows(4..7, chows, 0, &mut dragons);
        }
        winds.and(&dragons, 4)
    }

    /// What the honors of these ranks are missing with exactly `chows` chows, in which kinds are left
    /// out `leave_out` times.
    fn with_chows(
        &self,
        ranks: Range<usize>,
        chows: usize,
        leave_out: usize,
        needs: &mut MissingBySets,
    ) {
        // By how often a kind has been left out so far.
        let mut states = [MissingBySets::NEVER; 5];
        states[0].0[chows][0] = MissingTiles::NOTHING;
        for rank in ranks {
            let mut next = [MissingBySets::NEVER; 5];
            for (left, from) in states.iter().enumerate().take(leave_out + 1) {
                for without in 0..=leave_out - left {
                    self.use_rank(
                        self.rank(rank),
                        chows - without,
                        (chows, 0),
                        4,
                        from,
                        &mut next[left + without],
                    );
                }
            }
            states = next;
        }
        for (sets, pairs) in states[leave_out].0.iter().enumerate() {
            (0..2).for_each(|pair| needs.add(sets, pair, pairs[pair]));
        }
    }
}

/// What four groups together are missing to make exactly this many sets, without or with a pair.
pub(crate) fn missing_for_hand(
    groups: &[MissingBySets; 4],
    sets: usize,
    pair: bool,
) -> MissingTiles {
    let [a, b, c, d] = groups;
    let (first, last) = (a.and(b, sets), c.and(d, sets));
    let mut both = [MissingTiles::NEVER; 2];
    for of_first in 0..=sets {
        first.join(of_first, &last, sets - of_first, &mut both);
    }
    both[usize::from(pair)]
}

#[cfg(test)]
mod tests;
