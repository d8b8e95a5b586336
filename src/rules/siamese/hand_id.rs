//! Hand A and hand B of a player, and values for each of them.

use std::ops::{Index, IndexMut};

/// One of the two hands that a player builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum HandId {
    /// Hand A, which is entered at place 0.
    A,
    /// Hand B, which is entered at place 1.
    B,
}

impl HandId {
    /// Both hands.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ByHand<T> {
    /// The value for hand A.
    pub a: T,
    /// The value for hand B.
    pub b: T,
}

impl<T> ByHand<T> {
    /// Calls `make` for each hand.
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
