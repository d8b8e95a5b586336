//! Sorting the short lists of a hand.

/// Sorts by insertion; what is alike keeps its order. For lists of a few dozen items this is as
/// quick as the standard library's sorting, and a small part of its code.
pub(crate) fn by<T>(list: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut place = end;
        while place > 0 && before(&list[place], &list[place - 1]) {
            list.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn alike_items_keep_their_order() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        super::by(&mut list, |a, b| a.0 < b.0);
        assert_eq!(list, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
    }
}
