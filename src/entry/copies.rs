//! The number of copies of each kind that were entered, which may be more than exist.

use crate::entry::{Fault, FaultCode};
use crate::tiles::{Meld, Tile, TileSet};

/// The number of copies of each kind, without an upper limit.
#[derive(Clone)]
pub(crate) struct Copies([usize; Tile::KINDS]);

impl Copies {
    /// No copies.
    pub fn new() -> Copies {
        Copies([0; Tile::KINDS])
    }

    /// The copies in a hand: its concealed tiles, its melds and its winning tile.
    #[inline(never)]
    pub fn of(standing: &[Tile], melds: &[Meld], win: Option<Tile>) -> Copies {
        let mut copies = Copies::new();
        for tile in standing {
            copies.add(*tile, 1);
        }
        for meld in melds {
            for tile in meld.tiles() {
                copies.add(tile, 1);
            }
        }
        if let Some(tile) = win {
            copies.add(tile, 1);
        }
        copies
    }

    /// Adds copies of a kind.
    pub fn add(&mut self, tile: Tile, copies: usize) {
        self.0[tile.index()] += copies;
    }

    /// Adds all copies of another hand.
    pub fn add_all(&mut self, other: &Copies) {
        Tile::all().for_each(|tile| self.add(tile, other.get(tile)));
    }

    /// The number of copies of a kind.
    pub fn get(&self, tile: Tile) -> usize {
        self.0[tile.index()]
    }

    /// The kinds of which there are more than four.
    pub fn too_many(&self) -> TileSet {
        Tile::all().filter(|tile| self.get(*tile) > 4).collect()
    }

    /// A fault for each of these kinds, with its number of copies as the value.
    #[inline(never)]
    pub fn faults(&self, kinds: TileSet, code: FaultCode) -> Vec<Fault> {
        kinds.iter().map(|tile| Fault::new(code).tiles([tile]).value(self.get(tile))).collect()
    }
}
