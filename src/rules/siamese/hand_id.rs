//! The two hands of a player.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two hands that a player builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HandId {
    /// One of them.
    A,
    /// The other one.
    B,
}

impl HandId {
    /// Both.
    pub const BOTH: [HandId; 2] = [HandId::A, HandId::B];

    /// The other hand.
    #[must_use]
    pub const fn other(self) -> HandId {
        match self {
            HandId::A => HandId::B,
            HandId::B => HandId::A,
        }
    }
}

/// One value for each of the two hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ByHand<T> {
    /// Hand A's value.
    #[serde(rename = "A")]
    pub a: T,
    /// Hand B's value.
    #[serde(rename = "B")]
    pub b: T,
}

impl<T> ByHand<T> {
    /// The value that `make` gives for each hand.
    pub fn from_fn(mut make: impl FnMut(HandId) -> T) -> ByHand<T> {
        ByHand { a: make(HandId::A), b: make(HandId::B) }
    }
}

impl<T> Index<HandId> for ByHand<T> {
    type Output = T;

    #[inline]
    fn index(&self, id: HandId) -> &T {
        match id {
            HandId::A => &self.a,
            HandId::B => &self.b,
        }
    }
}

impl<T> IndexMut<HandId> for ByHand<T> {
    #[inline]
    fn index_mut(&mut self, id: HandId) -> &mut T {
        match id {
            HandId::A => &mut self.a,
            HandId::B => &mut self.b,
        }
    }
}
