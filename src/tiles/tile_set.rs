//! Sets of kinds of tile. A kind is in a set or not; [`Counts`](super::Counts) also says how many copies
//! there are.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Suit, Tile};

/// A set of kinds, as bits.
///
/// Its kinds are iterated from the lowest to the highest.
///
/// ```
/// use hule::tiles::{Tile, TileSet};
///
/// let outer = TileSet::TERMINALS_AND_HONORS;
/// assert_eq!(outer.len(), 13);
/// assert!(outer.contains(Tile::EAST));
/// assert_eq!(outer.minus(TileSet::TERMINALS), TileSet::HONORS);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileSet(pub(crate) u64);

impl TileSet {
    /// The empty set.
    pub const EMPTY: TileSet = TileSet(0);
    /// All 34 kinds.
    pub const ALL: TileSet = TileSet((1 << 34) - 1);
    /// The seven winds and dragons.
    pub const HONORS: TileSet = TileSet(0b111_1111 << 27);
    /// The four winds.
    pub const WINDS: TileSet = TileSet(0b1111 << 27);
    /// The three dragons.
    pub const DRAGONS: TileSet = TileSet(0b111 << 31);
    /// The 1 and the 9 of each suit.
    pub const TERMINALS: TileSet = TileSet::ranks(0b1_0000_0001);
    /// The terminals and the honors.
    pub const TERMINALS_AND_HONORS: TileSet = TileSet(TileSet::TERMINALS.0 | TileSet::HONORS.0);

    /// The tiles that show green only: 2, 3, 4, 6, 8 of bamboo and the green dragon.
    pub const GREEN: TileSet = TileSet(0b1010_1110 << 18 | 1 << 32);

    /// The kinds of these ranks in all three suits. Bit 0 is rank 1, bit 8 is rank 9.
    pub const fn ranks(bits: u64) -> TileSet {
        TileSet(bits | bits << 9 | bits << 18)
    }

    /// The nine kinds of a suit.
    pub const fn of_suit(suit: Suit) -> TileSet {
        TileSet(0x1FF << (9 * suit as u64))
    }

    /// The set of one kind.
    #[inline]
    pub const fn of(tile: Tile) -> TileSet {
        TileSet(1 << tile.0)
    }

    /// Whether the kind is in the set.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of kinds in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with one more kind.
    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        self.union(TileSet::of(tile))
    }

    /// The kinds that are in either set.
    #[inline]
    pub const fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// The kinds that are in both sets.
    #[inline]
    pub const fn intersection(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// The kinds of this set that are not in the other.
    #[inline]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The lowest kind of the set, or `None` if it is empty.
    #[inline]
    pub const fn first(self) -> Option<Tile> {
        if self.0 == 0 { None } else { Some(Tile(self.0.trailing_zeros() as u8)) }
    }

    /// The kinds of the set, the lowest first.
    #[inline]
    pub fn iter(self) -> Kinds {
        Kinds(self)
    }

    /// Adds a kind to the set.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }
}

/// The kinds of a [`TileSet`], the lowest first.
#[derive(Clone, Debug)]
pub struct Kinds(TileSet);

impl Iterator for Kinds {
    type Item = Tile;

    #[inline]
    fn next(&mut self) -> Option<Tile> {
        let tile = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(tile)
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = Kinds;

    #[inline]
    fn into_iter(self) -> Kinds {
        Kinds(self)
    }
}

impl IntoIterator for &TileSet {
    type Item = Tile;
    type IntoIter = Kinds;

    #[inline]
    fn into_iter(self) -> Kinds {
        Kinds(*self)
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        tiles.into_iter().for_each(|t| set.insert(t));
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}
