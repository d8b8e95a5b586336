//! Marked copies, such as red fives: which of the concealed tiles of a hand are marked.

use crate::tiles::{Meld, Tile, TileSet};

use super::Tiles;

/// Which of the concealed tiles of a hand are the marked copies of their kinds. A [`Meld`] says itself
/// whether it has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The kinds of which the marked copy stands in the hand.
    pub standing: TileSet,
    /// Whether the winning tile is the marked copy of its kind.
    pub win: bool,
}

impl Tiles {
    /// The kinds of which the hand has the marked copy, wherever it lies.
    pub fn marked(&self) -> TileSet {
        self.marked_tiles().collect()
    }

    /// The kinds of the marked copies: those that stand, those in melds, and the winning tile.
    pub(crate) fn marked_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let melded = self.melds.iter().filter_map(Meld::marked);
        let stands = |tile: &Tile| self.standing.contains(tile);
        self.marks.standing.iter().filter(stands).chain(melded).chain(self.marked_win())
    }

    /// The winning tile, if it is a marked copy.
    pub(crate) fn marked_win(&self) -> Option<Tile> {
        self.win.filter(|win| self.marks.win && win.rank() == 5)
    }

    /// Forgets the marks of tiles that are not there.
    pub(crate) fn drop_loose_marks(&mut self) {
        let stands = |tile: &Tile| self.standing.contains(tile);
        self.marks.standing = self.marks.standing.iter().filter(stands).collect();
        self.marks.win &= self.win.is_some_and(|win| win.rank() == 5);
    }

    /// Makes one of the copies of a kind that the hand holds the marked one: the winning tile, else one
    /// that stands, else the last meld with one.
    pub(crate) fn mark_one_of(&mut self, tile: Tile) {
        if self.win == Some(tile) {
            self.marks.win = true;
        } else if self.standing.contains(&tile) {
            self.marks.standing = self.marks.standing.with(tile);
        } else if let Some(meld) = self.melds.iter_mut().rfind(|meld| meld.kinds().contains(tile)) {
            *meld = meld.with_mark(true);
        }
    }

    /// Makes all copies of a kind ordinary ones.
    pub fn unmark(&mut self, tile: Tile) {
        self.marks.standing = self.marks.standing.minus(TileSet::of(tile));
        self.marks.win &= self.win != Some(tile);
        for meld in self.melds.iter_mut().filter(|meld| meld.marked() == Some(tile)) {
            *meld = meld.with_mark(false);
        }
    }

    /// Takes a tile that stands in the hand out of it, the marked copy or, if it can be, another one.
    /// Returns whether there was one.
    pub fn take_standing(&mut self, tile: Tile, is_marked: bool) -> bool {
        if is_marked && !self.marks.standing.contains(tile) {
            return false;
        }
        let Some(at) = self.standing.iter().rposition(|other| *other == tile) else { return false };
        self.standing.remove(at);
        if is_marked {
            self.marks.standing = self.marks.standing.minus(TileSet::of(tile));
        }
        self.drop_loose_marks();
        true
    }

    /// Takes the winning tile away if it is this one. Returns whether it was.
    pub(crate) fn take_win(&mut self, tile: Tile) -> bool {
        let is_it = self.win.take_if(|win| *win == tile).is_some();
        self.marks.win &= !is_it;
        is_it
    }

    /// Adds a tile that stands in the hand.
    pub fn add_standing(&mut self, tile: Tile, is_marked: bool) {
        self.standing.push(tile);
        if is_marked {
            self.marks.standing = self.marks.standing.with(tile);
        }
    }

    /// Puts the winning tile, if there is one, among the other concealed tiles.
    pub fn join_win(&mut self) {
        let is_marked = std::mem::take(&mut self.marks.win);
        if let Some(win) = self.win.take() {
            self.add_standing(win, is_marked);
        }
    }

    /// Wins on a tile. The one that was the winning tile joins the other concealed tiles.
    pub fn win_on(&mut self, tile: Tile, is_marked: bool) {
        self.join_win();
        self.win = Some(tile);
        self.marks.win = is_marked;
    }

    /// Wins on a tile that stands in the hand: the marked copy or, if it can be, another one. Returns
    /// whether there was one.
    pub fn make_win(&mut self, tile: Tile, is_marked: bool) -> bool {
        let before = self.marks.standing;
        let has_taken = self.take_standing(tile, is_marked);
        if has_taken {
            self.win_on(tile, before.minus(self.marks.standing).contains(tile));
        }
        has_taken
    }

    /// Puts the tiles of a meld among the concealed ones.
    pub fn conceal(&mut self, meld: &Meld) {
        self.standing.extend(meld.tiles());
        self.marks.standing = meld.marked().into_iter().fold(self.marks.standing, TileSet::with);
    }
}
