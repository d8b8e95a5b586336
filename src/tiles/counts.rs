//! The number of copies of each kind in a hand.
//!
//! Everything that reads hands works on these counts, so they are packed to make finding sets quick.

use std::fmt;

use crate::tiles::{Tile, TileSet};

/// The number of copies of each of the 34 kinds, at most seven of a kind.
///
/// Each kind takes three bits, so that a suit is a number of nine octal digits: `0o_000_000_111`
/// is 1-2-3. Finding sets is then arithmetic on one number for each suit.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts {
    groups: [u32; 4],
}

impl Counts {
    /// No tiles.
    pub const EMPTY: Counts = Counts { groups: [0; 4] };

    /// The most copies of a kind that are counted.
    const MOST: u8 = 7;

    #[inline]
    const fn place(tile: Tile) -> (usize, u32) {
        (tile.group(), (tile.index() % 9) as u32 * 3)
    }

    /// The number of copies of a kind.
    #[inline]
    pub const fn get(&self, tile: Tile) -> u8 {
        let (group, shift) = Counts::place(tile);
        (self.groups[group] >> shift & 7) as u8
    }

    /// Adds one copy of a kind. More than seven copies count as seven.
    #[inline]
    pub fn add(&mut self, tile: Tile) {
        let (group, shift) = Counts::place(tile);
        let has_room = self.get(tile) < Counts::MOST;
        self.groups[group] += u32::from(has_room) << shift;
    }

    /// Removes one copy of a kind. There must be at least one copy.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        debug_assert!(self.get(tile) > 0);
        let (group, shift) = Counts::place(tile);
        self.groups[group] -= 1 << shift;
    }

    /// These counts with one copy more of a kind.
    #[inline]
    #[must_use]
    pub fn with(mut self, tile: Tile) -> Counts {
        self.add(tile);
        self
    }

    /// These counts with one copy less of a kind.
    #[inline]
    #[must_use]
    pub fn without(mut self, tile: Tile) -> Counts {
        self.remove(tile);
        self
    }

    /// The counts that have these octal digits for the three suits and the honors; see
    /// [`Counts::group`].
    #[inline]
    pub(crate) const fn from_groups(groups: [u32; 4]) -> Counts {
        Counts { groups }
    }

    /// These counts without the copies of `other`, which must all be among them.
    #[inline]
    #[must_use]
    pub fn minus(self, other: &Counts) -> Counts {
        debug_assert!(self.holds(other));
        let mut groups = self.groups;
        for (group, less) in groups.iter_mut().zip(other.groups) {
            *group -= less;
        }
        Counts { groups }
    }

    /// The copies that these counts have beyond those of `other`.
    #[must_use]
    pub fn beyond(self, other: &Counts) -> Counts {
        let less = |left: Counts, tile| if left.get(tile) > 0 { left.without(tile) } else { left };
        other.tiles().fold(self, less)
    }

    /// Whether all copies of `other` are among these.
    pub fn holds(&self, other: &Counts) -> bool {
        other.kinds().iter().all(|tile| self.get(tile) >= other.get(tile))
    }

    /// The sum of both counts.
    #[inline]
    #[must_use]
    pub fn plus(self, other: &Counts) -> Counts {
        let mut groups = self.groups;
        for (group, more) in groups.iter_mut().zip(other.groups) {
            *group += more;
        }
        Counts { groups }
    }

    /// The octal digits of a group: nine for a suit (0–2), seven for the honors (3). The lowest digit
    /// is rank 1, or East.
    #[inline]
    pub const fn group(&self, group: usize) -> u32 {
        self.groups[group]
    }

    /// The number of tiles in the octal digits of a group.
    #[inline]
    pub const fn tiles_in(group: u32) -> u32 {
        // Neighbouring digits added give digits of base 64, and a number is the sum of these
        // modulo 63.
        const EVEN: u32 = 0o707_070_707;
        ((group & EVEN) + (group >> 3 & EVEN)) % 63
    }

    /// The number of tiles.
    #[inline]
    pub const fn len(&self) -> usize {
        (Counts::tiles_in(self.groups[0])
            + Counts::tiles_in(self.groups[1])
            + Counts::tiles_in(self.groups[2])
            + Counts::tiles_in(self.groups[3])) as usize
    }

    /// Whether there are no tiles.
    pub const fn is_empty(&self) -> bool {
        self.groups[0] | self.groups[1] | self.groups[2] | self.groups[3] == 0
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub const fn kinds(&self) -> TileSet {
        self.at_least(1)
    }

    /// The kinds of which there are at least `n` copies (1, 2 or 4).
    #[inline]
    pub(crate) const fn at_least(&self, n: u8) -> TileSet {
        let mut bits = 0;
        let mut i = 0;
        while i < 4 {
            let g = self.groups[i];
            let word = match n {
                1 => g | g >> 1 | g >> 2,
                2 => g >> 1 | g >> 2,
                _ => g >> 2,
            } & 0o111_111_111;
            bits |= gather(word) << (9 * i);
            i += 1;
        }
        TileSet(bits)
    }

    /// Whether the number of copies of every kind is even.
    #[inline]
    pub(crate) const fn is_even(&self) -> bool {
        let all = self.groups[0] | self.groups[1] | self.groups[2] | self.groups[3];
        all & 0o111_111_111 == 0
    }

    /// Whether there are three copies of any kind.
    #[inline]
    pub(crate) const fn has_three(&self) -> bool {
        let mut i = 0;
        let mut all = 0;
        while i < 4 {
            let g = self.groups[i];
            all |= g & g >> 1 | g >> 2;
            i += 1;
        }
        all & 0o111_111_111 != 0
    }

    /// All tiles in order, one item for each copy.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.kinds().iter().flat_map(|t| std::iter::repeat_n(t, usize::from(self.get(t))))
    }
}

/// Gathers every third bit: nine octal digits of 0 or 1 become nine bits.
#[inline]
const fn gather(word: u32) -> u64 {
    let threes = (word | word >> 2 | word >> 4) & 0o007_007_007;
    ((threes | threes >> 6 | threes >> 12) & 0x1FF) as u64
}

impl FromIterator<Tile> for Counts {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Counts {
        let mut counts = Counts::EMPTY;
        tiles.into_iter().for_each(|t| counts.add(t));
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.tiles()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_copies_count_as_seven_and_are_those_of_no_other_kind() {
        for tile in Tile::all() {
            let counts: Counts = std::iter::repeat_n(tile, 40).collect();
            assert_eq!((counts.get(tile), counts.len()), (7, 7));
            assert_eq!(counts.kinds(), TileSet::of(tile));
        }
    }

    #[test]
    fn counts_every_kind_on_its_own() {
        for tile in Tile::all() {
            let counts: Counts = std::iter::repeat_n(tile, 4).collect();
            assert_eq!(counts.get(tile), 4);
            assert_eq!(counts.len(), 4);
            assert_eq!(counts.kinds(), TileSet::of(tile));
            assert_eq!(counts.at_least(4), TileSet::of(tile));
            assert_eq!(counts.without(tile).at_least(4), TileSet::EMPTY);
            assert_eq!(counts.without(tile).at_least(2), TileSet::of(tile));
        }
    }
}
