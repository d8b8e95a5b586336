//! The two hands of a player.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::tiles::{Seat, Wind};

/// One of the two hands that a player builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// One of them.
    A,
    /// The other one.
    B,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The other hand.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// One value for each of the two hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// Hand A's value.
    #[serde(rename = "A")]
    pub a: T,
    /// Hand B's value.
    #[serde(rename = "B")]
    pub b: T,
}

impl<T> BySide<T> {
    /// The value that `make` gives for each hand.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide { a: make(Side::A), b: make(Side::B) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::A => &mut self.a,
            Side::B => &mut self.b,
        }
    }
}

/// How many play: three without North, or two (M1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Players {
    /// East and South, with a dead wall of 27 tiles.
    Two,
    /// East, South and West.
    #[default]
    Three,
}

impl Players {
    /// The seats that are taken, in the order of play.
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Players::Two => &[Wind::East, Wind::South],
            Players::Three => &[Wind::East, Wind::South, Wind::West],
        }
    }
}
