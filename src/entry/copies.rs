//! How many copies of each kind were entered.

use crate::entry::{Fault, FaultCode};
use crate::tiles::{Meld, Tile, TileSet};

/// How many copies of each kind there are, even if no set of tiles has so many.
#[derive(Clone)]
pub(crate) struct Copies([usize; Tile::KINDS]);

impl Copies {
    /// None yet.
    pub fn new() -> Copies {
        Copies([0; Tile::KINDS])
    }

    /// Those of a hand: its concealed tiles, its melds, its winning tile.
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

    /// So many more of a kind.
    pub fn add(&mut self, tile: Tile, copies: usize) {
        self.0[tile.index()] += copies;
    }

    /// All of another hand, too.
    pub fn add_all(&mut self, other: &Copies) {
        Tile::all().for_each(|tile| self.add(tile, other.get(tile)));
    }

    /// How many there are of a kind.
    pub fn get(&self, tile: Tile) -> usize {
        self.0[tile.index()]
    }

    /// The kinds of which there are more than four.
    pub fn too_many(&self) -> TileSet {
        Tile::all().filter(|tile| self.get(*tile) > 4).collect()
    }

    /// A fault for each of some kinds, with how many of it there are.
    #[inline(never)]
    pub fn faults(&self, kinds: TileSet, code: FaultCode) -> Vec<Fault> {
        kinds.map(|tile| Fault::new(code).tiles([tile]).value(self.get(tile))).collect()
    }
}
