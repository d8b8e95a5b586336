//! Pieces of a hand: taken out, put back, replaced, discarded, and marked.

use crate::entry::notation::Tiles;
use crate::tiles::{Meld, Tile};

use super::entry::{Outcome, remove_last};
use super::{Piece, State};

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

impl State {
    /// Returns the place that holds a piece: the current one or, if several places share their tiles,
    /// the first.
    pub(super) fn place_of(&self, piece: Piece) -> usize {
        let tiles = self.tiles();
        let there = match piece {
            Piece::Standing(tile) => tiles.standing.contains(&tile),
            Piece::Marked(tile) => tiles.marks.standing.contains(tile),
            Piece::Win => tiles.win.is_some(),
            _ => true,
        };
        if there { self.place } else { 0 }
    }

    pub(super) fn remove(&mut self, piece: Piece) -> Outcome {
        self.at(self.place_of(piece), |state| state.remove_piece(piece))?;
        self.panel = None;
        Ok(())
    }

    /// Removes a piece, whose place then offers it again.
    pub(super) fn take_away(&mut self, piece: Piece) -> Outcome {
        let place = self.place_of(piece);
        let tiles = self.draft().place(place);
        let taken = tiles.and_then(|tiles| Taken::of(tiles, piece)).map(|taken| (place, taken));
        let before = self.taken.clone();
        self.remove(piece)?;
        self.taken = before.into_iter().chain(taken).collect();
        Ok(())
    }

    /// Puts a piece back that was taken away.
    pub(super) fn put_back(&mut self, index: usize) -> Outcome {
        let mut left = self.taken.clone();
        if index >= left.len() {
            return Ok(());
        }
        let (place, taken) = left.remove(index);
        self.at(place, |state| {
            let mut tiles = state.tiles();
            if let Taken::Marked(tile) = taken {
                state.refuse_second_mark(tile, true)?;
            }
            taken.put_back(&mut tiles);
            state.set_tiles(tiles)
        })?;
        self.taken = left;
        Ok(())
    }

    fn remove_piece(&mut self, piece: Piece) -> Outcome {
        let mut tiles = self.tiles();
        match piece {
            Piece::Standing(tile) => drop(tiles.take_standing(tile, false)),
            Piece::Marked(tile) => drop(tiles.take_standing(tile, true)),
            Piece::Win => (tiles.win, tiles.marks.win) = (None, false),
            Piece::Meld(i) if i < tiles.melds.len() => drop(tiles.melds.remove(i)),
            Piece::Meld(_) => {}
            Piece::Flower(flower) => drop(remove_last(&mut tiles.flowers, &flower)),
        }
        self.set_tiles(tiles)
    }

    /// Replaces a meld by another one. If there are not enough tiles left for it, those that stand in
    /// the hand become part of it.
    pub(super) fn replace(&mut self, index: usize, meld: Meld) -> Outcome {
        let mut tiles = self.tiles();
        let Some(old) = tiles.melds.get_mut(index) else { return Ok(()) };
        // The marked copy of a tile that both melds have stays in it.
        let stays = old.marked().is_some_and(|tile| meld.kinds().contains(tile));
        let meld = if stays { meld.with_mark(true) } else { meld };
        *old = meld;
        self.set_tiles(tiles).or_else(|refused| {
            let mut without = self.draft().clone();
            if let Some(tiles) = without.place_mut(self.place) {
                tiles.melds.remove(index);
            }
            let draft = without.declared_from_hand(self.place, meld).ok_or(refused)?;
            self.enter(draft)
        })?;
        self.panel = None;
        Ok(())
    }

    /// Puts the tiles of a meld among the concealed ones.
    pub(super) fn conceal(&mut self, index: usize) -> Outcome {
        let mut draft = self.draft().clone();
        let place = self.place;
        let Some(tiles) = draft.place_mut(place).filter(|tiles| index < tiles.melds.len()) else {
            return Ok(());
        };
        let meld = tiles.melds.remove(index);
        if let Some(tiles) = draft.place_mut(draft.concealed_place(place)) {
            tiles.conceal(&meld);
        }
        self.enter(draft)?;
        self.panel = None;
        Ok(())
    }

    /// Discards a tile. The drawn tile joins the others unless it is the one that is discarded.
    pub(super) fn discard(&mut self, tile: Tile) -> Outcome {
        let mut tiles = self.tiles();
        tiles.join_win();
        tiles.take_standing(tile, false);
        self.set_tiles(tiles)
    }

    /// Makes a piece the marked copy of its tile, in place of another one, or an ordinary tile.
    pub(super) fn mark(&mut self, piece: Piece) -> Outcome {
        self.at(self.place_of(piece), |state| {
            let mut tiles = state.tiles();
            let (tile, is_marked) = match piece {
                Piece::Standing(tile) => (Some(tile), false),
                Piece::Marked(tile) => (Some(tile), true),
                Piece::Win => (tiles.win, tiles.marks.win),
                Piece::Meld(index) => {
                    let meld = tiles.melds.get(index);
                    (meld.and_then(Meld::five), meld.is_some_and(|meld| meld.marked().is_some()))
                }
                Piece::Flower(_) => (None, false),
            };
            tile.into_iter().for_each(|tile| tiles.unmark(tile));
            match piece {
                Piece::Standing(tile) => tiles.marks.standing = tiles.marks.standing.with(tile),
                Piece::Win => tiles.marks.win = !is_marked,
                Piece::Meld(index) => {
                    if let Some(meld) = tiles.melds.get_mut(index) {
                        *meld = meld.with_mark(!is_marked);
                    }
                }
                Piece::Marked(_) | Piece::Flower(_) => {}
            }
            tiles.drop_loose_marks();
            state.set_tiles(tiles)
        })?;
        self.panel = None;
        Ok(())
    }
}
