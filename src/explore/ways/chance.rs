//! How likely the next draws bring certain tiles.

use serde::Serialize;

use crate::entry::Draft;
use crate::tiles::Tile;

/// The chance that the player's next draws bring certain tiles, as a fraction. Every tile that is in
/// none of the entered hands is taken to be as likely as any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// How many of the equally likely draws bring the tiles.
    pub favourable: u64,
    /// How many draws there are.
    pub all: u64,
}

impl Chance {
    /// One draw in how many brings the tiles, rounded. `None` if no draw does.
    pub fn one_in(self) -> Option<u64> {
        (self.favourable > 0).then(|| (self.all + self.favourable / 2) / self.favourable)
    }

    /// Compares two chances: the less likely one is the smaller one.
    pub fn compare(self, other: Chance) -> std::cmp::Ordering {
        (self.favourable * other.all).cmp(&(other.favourable * self.all))
    }
}

/// The tiles that are in none of the entered hands.
#[derive(Clone, Debug)]
pub(super) struct Unseen {
    copies: [u8; Tile::KINDS],
    /// How many tiles these are together.
    pub all: u64,
}

impl Unseen {
    /// The tiles that are in none of the hands of a draft.
    pub fn of(draft: &Draft) -> Unseen {
        let mut copies = [0; Tile::KINDS];
        for tile in draft.system().tiles {
            copies[tile.index()] = draft.left(tile) as u8;
        }
        Unseen { copies, all: copies.iter().map(|copies| u64::from(*copies)).sum() }
    }

    /// How many copies of a kind there are.
    pub fn copies(&self, tile: Tile) -> u64 {
        u64::from(self.copies[tile.index()])
    }

    /// How many copies of a kind there are after another tile was drawn.
    pub fn copies_after(&self, drawn: Tile, tile: Tile) -> u64 {
        self.copies(tile).saturating_sub(u64::from(drawn == tile))
    }

    /// The number of ways to draw two tiles one after the other.
    pub fn pairs(&self) -> u64 {
        self.all * self.all.saturating_sub(1)
    }

    /// The chance that the next draws bring these tiles in this order.
    pub fn chance(&self, comes: &[Tile]) -> Chance {
        match comes {
            [tile] => Chance { favourable: self.copies(*tile), all: self.all },
            [first, last] => Chance {
                favourable: self.copies(*first) * self.copies_after(*first, *last),
                all: self.pairs(),
            },
            _ => Chance::default(),
        }
    }
}
