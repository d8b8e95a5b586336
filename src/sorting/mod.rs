//! Sorting that is compiled once.
//!
//! The standard library compiles its sorts anew for each type and each comparison, about four kilobytes of
//! WebAssembly every time. All that is sorted here is short, a hundred fans or deals, so one sort of
//! positions does for everything. Tiles, of which a text can have any number, are sorted by `sort_unstable`.

use std::cmp::Ordering;

/// Stable sorting of a short slice.
pub(crate) trait Sort<T> {
    /// Sorts by a comparison. Equal elements keep their order.
    fn arrange_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// Sorts by a key, the least first. Elements with equal keys keep their order.
    fn arrange_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.arrange_by(|one, other| key(one).cmp(&key(other)));
    }

    /// Sorts a few elements, the least first, in their place.
    fn arrange(&mut self)
    where
        T: Ord;
}

impl<T> Sort<T> for [T] {
    fn arrange_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let places = sorted_places(self.len(), &mut |a, b| compare(&self[a], &self[b]));
        swaps(places, &mut |a, b| self.swap(a, b));
    }

    fn arrange(&mut self)
    where
        T: Ord,
    {
        for mut at in 1..self.len() {
            while at > 0 && self[at - 1] > self[at] {
                self.swap(at - 1, at);
                at -= 1;
            }
        }
    }
}

/// The places of elements in the order in which they belong: each is put behind those that are not greater.
fn sorted_places(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places = Vec::with_capacity(len);
    for next in 0..len {
        let at = places.partition_point(|place| compare(*place, next).is_le());
        places.insert(at, next);
    }
    places
}

/// Swaps elements until at each place there is the one that was at `places` of it.
fn swaps(mut places: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..places.len() {
        let mut place = start;
        while places[place] != start {
            let from = std::mem::replace(&mut places[place], place);
            swap(place, from);
            place = from;
        }
        places[place] = place;
    }
}

#[cfg(test)]
mod tests {
    use super::Sort;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 16
        };
        for len in 0..60 {
            let pairs: Vec<(u32, usize)> = (0..len).map(|index| (next() % 8, index)).collect();
            let (mut ours, mut theirs) = (pairs.clone(), pairs);
            ours.arrange_by_key(|pair| pair.0);
            theirs.sort_by_key(|pair| pair.0);
            assert_eq!(ours, theirs);
            ours.arrange_by(|one, other| other.cmp(one));
            theirs.sort_by(|one, other| other.cmp(one));
            assert_eq!(ours, theirs);
            ours.arrange();
            theirs.sort();
            assert_eq!(ours, theirs);
        }
    }
}
