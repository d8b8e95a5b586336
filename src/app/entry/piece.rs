//! The pieces of a line of the hand, in their order.

use crate::app::pieces::Row;
use crate::calculator::Taken;
use crate::tiles::{Meld, Tile};

/// A piece of a line. Equal pieces are the same element.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The name of the hand at a place.
    Label(usize),
    /// A copy of a standing tile.
    Standing(Tile, u8),
    /// The marked copy of a standing tile, which comes first.
    Marked(Tile),
    /// A free slot for a standing tile.
    Free(usize),
    /// A meld.
    Meld(PlacedMeld),
    /// The winning tile, and whether it is a marked copy.
    Win(Tile, bool),
    /// The slot for the winning tile.
    WinSlot,
    /// A piece that was just taken away, with its index among those.
    Taken(usize, Taken),
}

/// A meld with its place and its index there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlacedMeld {
    /// The meld.
    pub meld: Meld,
    /// The place.
    pub place: usize,
    /// Its index there.
    pub index: usize,
    /// Whether the place is the current one. The actions for a meld belong to its own place.
    pub is_own: bool,
}

impl PlacedMeld {
    /// The meld with this index at a place, while the hand of another or of the same place is entered.
    pub fn new(meld: Meld, place: usize, index: usize, current: usize) -> PlacedMeld {
        PlacedMeld { meld, place, index, is_own: place == current }
    }
}

/// The pieces of a row in their order.
pub fn pieces(row: &Row, has_label: bool, current: usize) -> Vec<Piece> {
    let mut pieces = Vec::with_capacity(16);
    pieces.extend(has_label.then_some(Piece::Label(row.place)));
    let taken = || row.taken.iter().map(|(index, taken)| (Piece::Taken(*index, *taken), *taken));
    let taken_standing = |tile| {
        let is_it = move |taken| [Taken::Standing(tile), Taken::Marked(tile)].contains(&taken);
        taken().filter(move |(_, taken)| is_it(*taken)).map(|(piece, _)| piece)
    };
    for tile in Tile::all() {
        let is_marked = row.marks.standing.contains(tile) && row.standing.get(tile) > 0;
        pieces.extend(is_marked.then_some(Piece::Marked(tile)));
        let others = u8::from(is_marked)..row.standing.get(tile);
        pieces.extend(others.map(|copy| Piece::Standing(tile, copy)));
        pieces.extend(taken_standing(tile));
    }
    pieces.extend((0..row.free).map(Piece::Free));
    let placed = |&(place, index, meld)| PlacedMeld::new(meld, place, index, current);
    let mut melds = Vec::from_iter(row.melds.iter().map(placed).map(Piece::Meld));
    for (piece, taken) in taken() {
        if let Taken::Meld(at, _) = taken {
            melds.insert(at.min(melds.len()), piece);
        }
    }
    pieces.extend(melds);
    let taken_win = taken()
        .find(|(_, taken)| matches!(taken, Taken::Win(_) | Taken::MarkedWin(_)))
        .map(|(piece, _)| piece);
    let slot = row.slot.then_some(Piece::WinSlot);
    let win = row.win.map(|tile| Piece::Win(tile, row.marks.win));
    pieces.extend(win.or(taken_win).or(slot));
    pieces
}
