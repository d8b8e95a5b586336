//! The jing: the two kinds of wild tile in a deal.

use crate::tiles::{Tile, TileSet};

/// The two wild kinds: the kind of the tile that was turned up, and the next kind (N2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jing {
    /// 正精: the kind that was turned up.
    pub primary: Tile,
    /// 副精: the next kind.
    pub secondary: Tile,
}

impl Jing {
    /// The jing of a deal in which `primary` is turned up (N2). The next kind after 9 is 1, after N
    /// it is E, and after P it is C.
    pub fn turned_up(primary: Tile) -> Jing {
        let secondary = primary.up(1).unwrap_or_else(|| match primary.suit() {
            Some(suit) => Tile::suited(suit, 1),
            None if primary == Tile::NORTH => Tile::EAST,
            None if primary == Tile::WHITE => Tile::RED,
            None => Tile::new(primary.index() + 1),
        });
        Jing { primary, secondary }
    }

    /// Both kinds.
    pub const fn kinds(self) -> TileSet {
        TileSet::of(self.primary).union(TileSet::of(self.secondary))
    }

    /// Whether a tile is a jing.
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.kinds().contains(tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_secondary_jing_is_the_next_tile() {
        for (primary, secondary) in [
            ("2m", "3m"),
            ("9s", "1s"),
            ("E", "S"),
            ("S", "W"),
            ("W", "N"),
            ("N", "E"),
            ("C", "F"),
            ("F", "P"),
            ("P", "C"),
        ] {
            let jing = Jing::turned_up(primary.parse().unwrap());
            assert_eq!(jing.secondary.to_string(), secondary);
        }
    }
}
