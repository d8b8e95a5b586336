//! Short lists that stand in the value itself.

use std::mem::ManuallyDrop;
use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// At most `N` plain values. Nothing has to be done when it is dropped, so that no code is made
/// for that wherever one is part of something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Few<T: Copy, const N: usize>(ManuallyDrop<ArrayVec<T, N>>);

impl<T: Copy, const N: usize> Few<T, N> {
    /// None yet.
    pub fn new() -> Few<T, N> {
        Few(ManuallyDrop::new(ArrayVec::new()))
    }

    /// Whether there are none: to leave them out where they are serialised.
    pub(crate) fn is_none(few: &Few<T, N>) -> bool {
        few.is_empty()
    }
}

impl<T: Copy, const N: usize> Default for Few<T, N> {
    fn default() -> Few<T, N> {
        Few::new()
    }
}

impl<T: Copy, const N: usize> Deref for Few<T, N> {
    type Target = ArrayVec<T, N>;

    fn deref(&self) -> &ArrayVec<T, N> {
        &self.0
    }
}

impl<T: Copy, const N: usize> DerefMut for Few<T, N> {
    fn deref_mut(&mut self) -> &mut ArrayVec<T, N> {
        &mut self.0
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Few<T, N> {
        let mut few = Few::new();
        few.extend(items);
        few
    }
}

impl<T: Copy, const N: usize> IntoIterator for Few<T, N> {
    type Item = T;
    type IntoIter = arrayvec::IntoIter<T, N>;

    fn into_iter(self) -> arrayvec::IntoIter<T, N> {
        ManuallyDrop::into_inner(self.0).into_iter()
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.iter()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
