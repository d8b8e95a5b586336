//! Whether tiles make sets and a pair, without listing the divisions.

use crate::tiles::{Counts, Tile};

/// Whether one group's digits can be divided into sets alone.
pub(crate) fn is_sets(mut digits: u32, honors: bool) -> bool {
    // From the lowest tile on, three identical tiles are best taken as a pung: as chows they would be
    // the same nine tiles.
    while digits != 0 {
        digits >>= digits.trailing_zeros() / 3 * 3;
        let chows = (digits & 7) % 3;
        let rest = digits >> 3;
        if chows > 0 && (honors || (rest & 7) < chows || (rest >> 3 & 7) < chows) {
            return false;
        }
        digits = rest - chows * 0o11;
    }
    true
}

/// Whether one group's digits can be divided into sets and one pair.
pub(crate) fn is_sets_and_pair(digits: u32, honors: bool) -> bool {
    let mut left = digits;
    while left != 0 {
        let place = left.trailing_zeros() / 3 * 3;
        if left >> place & 6 != 0 && is_sets(digits - (2 << place), honors) {
            return true;
        }
        left &= !(7 << place);
    }
    false
}

/// Whether the standing tiles can be divided into sets and one pair.
pub fn is_four_sets(standing: &Counts) -> bool {
    let mut pair_seen = false;
    for group in 0..4 {
        let digits = standing.group(group);
        let complete = match Counts::tiles_in(digits) % 3 {
            0 => is_sets(digits, group == 3),
            2 if !pair_seen => {
                pair_seen = true;
                is_sets_and_pair(digits, group == 3)
            }
            _ => false,
        };
        if !complete {
            return false;
        }
    }
    pair_seen
}

/// A kind for which `wanted` says yes and that would make sets and one pair of these tiles.
pub(crate) fn completing(standing: &Counts, wanted: impl Fn(Tile) -> bool) -> Option<Tile> {
    let rest: [u32; 4] = std::array::from_fn(|g| Counts::tiles_in(standing.group(g)) % 3);
    for group in 0..4 {
        // With the tile, its group must be sets, or sets and a pair; so must the others, and
        // there is one pair.
        let rest_with = |g: usize| if g == group { (rest[g] + 1) % 3 } else { rest[g] };
        let pairs = (0..4).filter(|g| rest_with(*g) == 2).count();
        if pairs != 1 || (0..4).any(|g| rest_with(g) == 1) {
            continue;
        }
        let complete = |g: usize, digits: u32| match rest_with(g) {
            0 => is_sets(digits, g == 3),
            _ => is_sets_and_pair(digits, g == 3),
        };
        if (0..4).any(|g| g != group && !complete(g, standing.group(g))) {
            continue;
        }
        let digits = standing.group(group);
        for place in 0..(if group == 3 { 7 } else { 9 }) {
            // A tile completes something only if it or a neighbour is there.
            let near = (digits << 3 | digits | digits >> 3) >> (3 * place) & 7;
            let tile = Tile::new(9 * group + place);
            if near != 0 && wanted(tile) && complete(group, digits + (1 << (3 * place))) {
                return Some(tile);
            }
        }
    }
    None
}
