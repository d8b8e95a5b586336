//! A set of a division: a chow, a pung or a kong.

use arrayvec::ArrayVec;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::tiles::{Meld, MeldKind, Tile, TileSet};

/// The shape of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Three tiles in sequence. Also the three dragons, in rules in which they are a chow.
    Chow,
    /// Three different winds, in rules in which they are a chow.
    Winds,
    /// Three identical tiles.
    Pung,
    /// Four identical tiles.
    Kong,
}

/// A set of a division, either declared or concealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set {
    /// Chow, pung or kong.
    pub shape: Shape,
    /// The tile of a pung or kong, the lowest tile of a chow, or the wind that is not among three
    /// different winds.
    pub tile: Tile,
    /// Whether the set was declared as a meld. A concealed kong is declared, too.
    pub declared: bool,
    /// Whether another player's discard was claimed for it before the win.
    pub claimed: bool,
}

impl Set {
    /// A set that was not declared.
    #[inline]
    pub const fn standing(shape: Shape, tile: Tile) -> Set {
        Set { shape, tile, declared: false, claimed: false }
    }

    /// Whether the set is a chow, including three different winds.
    #[inline]
    pub const fn is_chow(self) -> bool {
        matches!(self.shape, Shape::Chow | Shape::Winds)
    }

    /// Whether another set is of the same tiles. A pung and a kong of a kind count as the same.
    pub fn is_like(self, other: Set) -> bool {
        self.is_chow() == other.is_chow() && self.tile == other.tile
    }

    /// Whether it is a kong.
    #[inline]
    pub const fn is_kong(self) -> bool {
        matches!(self.shape, Shape::Kong)
    }

    /// The kinds in it.
    #[inline]
    pub const fn kinds(self) -> TileSet {
        match self.shape {
            Shape::Chow => TileSet(0b111 << self.tile.index()),
            Shape::Winds => TileSet::WINDS.minus(TileSet::of(self.tile)),
            Shape::Pung | Shape::Kong => TileSet::of(self.tile),
        }
    }

    /// Its three or four tiles.
    pub fn tiles(self) -> ArrayVec<Tile, 4> {
        match self.shape {
            Shape::Chow | Shape::Winds => self.kinds().iter().collect(),
            Shape::Pung => std::iter::repeat_n(self.tile, 3).collect(),
            Shape::Kong => std::iter::repeat_n(self.tile, 4).collect(),
        }
    }
}

impl From<Meld> for Set {
    fn from(meld: Meld) -> Set {
        let (shape, tile) = match meld.kind() {
            MeldKind::Chow => match TileSet::WINDS.minus(meld.kinds()).first() {
                Some(missing) if meld.tile().is_wind() => (Shape::Winds, missing),
                _ => (Shape::Chow, meld.tile()),
            },
            MeldKind::Pung => (Shape::Pung, meld.tile()),
            _ => (Shape::Kong, meld.tile()),
        };
        Set { shape, tile, declared: true, claimed: meld.kind().is_claimed() }
    }
}

impl Serialize for Set {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut s = serializer.serialize_struct("Set", 4)?;
        s.serialize_field("shape", &self.shape)?;
        s.serialize_field("tiles", &self.tiles())?;
        s.serialize_field("declared", &self.declared)?;
        s.serialize_field("claimed", &self.claimed)?;
        s.end()
    }
}
