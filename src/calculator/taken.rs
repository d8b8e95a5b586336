//! Pieces that were just taken out of a hand, and can be put back.

use crate::entry::notation::Tiles;
use crate::tiles::{Meld, Tile};

use super::Piece;

/// A piece that was just taken out of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Taken {
    /// A standing tile.
    Standing(Tile),
    /// The marked copy of a standing tile.
    Marked(Tile),
    /// The winning tile.
    Win(Tile),
    /// The winning tile, which was a marked copy.
    MarkedWin(Tile),
    /// A meld, with its index among the melds.
    Meld(usize, Meld),
}

impl Taken {
    /// The piece of these tiles before it is taken; `None` if they have no such piece, and for
    /// flowers, which have keys of their own.
    pub(super) fn of(tiles: &Tiles, piece: Piece) -> Option<Taken> {
        match piece {
            Piece::Standing(tile) => {
                tiles.standing.contains(&tile).then_some(Taken::Standing(tile))
            }
            Piece::Marked(tile) => {
                tiles.marks.standing.contains(tile).then_some(Taken::Marked(tile))
            }
            Piece::Win if tiles.marks.win => tiles.win.map(Taken::MarkedWin),
            Piece::Win => tiles.win.map(Taken::Win),
            Piece::Meld(index) => Some(Taken::Meld(index, *tiles.melds.get(index)?)),
            Piece::Flower(_) => None,
        }
    }

    /// Puts the piece back where it was.
    pub(super) fn put_back(self, tiles: &mut Tiles) {
        match self {
            Taken::Standing(tile) => tiles.add_standing(tile, false),
            Taken::Marked(tile) => tiles.add_standing(tile, true),
            // If another tile has become the winning tile since then, that one joins the others.
            Taken::Win(tile) => tiles.win_on(tile, false),
            Taken::MarkedWin(tile) => tiles.win_on(tile, true),
            Taken::Meld(index, meld) => tiles.melds.insert(index.min(tiles.melds.len()), meld),
        }
    }
}
