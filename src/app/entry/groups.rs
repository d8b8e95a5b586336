//! The pieces of a line in the groups of a reading: the sets, the pair and the single tiles that a complete
//! hand is read as.

use crate::app::entry::piece::{Piece, PlacedMeld};
use crate::app::pieces::Row;
use crate::reading::division::{Part, Set};
use crate::scoring::Sheet;
use crate::tiles::{Counts, Tile, TileSet};

/// The pieces of a line in groups.
#[derive(Clone, Default, PartialEq)]
pub struct Groups {
    /// All pieces in their order.
    pub pieces: Vec<Piece>,
    /// The pieces with which a group begins, but for the first one of the line.
    begin: Vec<Piece>,
    /// The pieces of the group that the winning tile completed.
    won: Vec<Piece>,
}

impl Groups {
    /// The groups of a row that is read as in a sheet. `None` if the sheet is not about all of its tiles.
    pub fn of(row: &Row, sheet: &Sheet, current: usize) -> Option<Groups> {
        let mut left = Left::of(row);
        let mut groups = Groups::default();
        for part in sheet.division.parts() {
            let is_won = sheet.won == Some(part);
            let pieces = left.take_part(row, sheet, part, is_won, current)?;
            if !groups.pieces.is_empty() {
                groups.begin.extend(pieces.first());
            }
            if is_won {
                groups.won = pieces.clone();
            }
            groups.pieces.extend(pieces);
        }
        (left.is_empty() && left.melds.len() == row.melds.len()).then_some(groups)
    }

    /// Whether a group begins with a piece, after another one.
    pub fn begins_with(&self, piece: Piece) -> bool {
        self.begin.contains(&piece)
    }

    /// Whether a piece is of the group that the winning tile completed.
    pub fn has_won(&self, piece: Piece) -> bool {
        self.won.contains(&piece)
    }

    /// Whether there are so many groups that the gaps between them are half as wide.
    pub fn is_tight(&self) -> bool {
        self.begin.len() > 4
    }

    /// The width of the gaps between single tiles, in thirds of a tile. The gaps before melds are theirs.
    pub fn gaps(&self) -> usize {
        let gaps = self.begin.iter().filter(|piece| !matches!(piece, Piece::Meld(_))).count();
        if self.is_tight() { gaps.div_ceil(2) } else { gaps }
    }
}

/// The pieces of a row that are in no group yet.
struct Left {
    melds: Vec<PlacedMeld>,
    /// The standing tiles, without the marked copies.
    standing: Counts,
    /// The standing marked copies.
    marked: TileSet,
    win: Option<Tile>,
}

impl Left {
    fn of(row: &Row) -> Left {
        let marked = row.marks.standing.iter().filter(|tile| row.standing.get(*tile) > 0);
        let marked: TileSet = marked.collect();
        Left {
            melds: Vec::new(),
            standing: marked.iter().fold(row.standing, Counts::without),
            marked,
            win: row.win,
        }
    }

    /// Takes the pieces of a part. `None` if the row lacks one.
    fn take_part(
        &mut self,
        row: &Row,
        sheet: &Sheet,
        part: Part,
        is_won: bool,
        current: usize,
    ) -> Option<Vec<Piece>> {
        let division = &sheet.division;
        let set = part.as_set().map(|index| division.sets[index]);
        if let Some(set) = set.filter(|set| set.declared) {
            return self.take_meld(row, set, current).map(|meld| vec![Piece::Meld(meld)]);
        }
        let mut tiles = division.tiles(part);
        for wild in division.wilds.iter().filter(|wild| wild.part == part) {
            let place = tiles.iter().position(|tile| *tile == wild.stands_for)?;
            tiles[place] = wild.tile;
        }
        let mut marked = division.marked_in(part);
        // Of equal tiles the last one is the winning tile.
        let win = self.win.filter(|_| is_won || sheet.won.is_none());
        let win = win.and_then(|win| tiles.iter().rposition(|tile| *tile == win));
        if win.is_some() {
            self.win = None;
            if row.marks.win {
                marked = marked.minus(TileSet::of(row.win?));
            }
        }
        let pieces = tiles.into_iter().enumerate().map(|(at, tile)| {
            if win == Some(at) {
                return Some(Piece::Win(tile, row.marks.win));
            }
            let is_marked = marked.contains(tile) && self.marked.contains(tile);
            self.take_standing(row, tile, is_marked)
        });
        pieces.collect()
    }

    fn take_meld(&mut self, row: &Row, set: Set, current: usize) -> Option<PlacedMeld> {
        let placed = |&(place, index, meld)| PlacedMeld::new(meld, place, index, current);
        let like = row.melds.iter().filter(|(_, _, meld)| Set::from(*meld) == set).map(placed);
        let meld = like.into_iter().find(|meld| !self.melds.contains(meld))?;
        self.melds.push(meld);
        Some(meld)
    }

    fn take_standing(&mut self, row: &Row, tile: Tile, is_marked: bool) -> Option<Piece> {
        let ordinary = self.standing.get(tile);
        if self.marked.contains(tile) && (is_marked || ordinary == 0) {
            self.marked = self.marked.minus(TileSet::of(tile));
            return Some(Piece::Marked(tile));
        }
        if ordinary == 0 {
            return None;
        }
        self.standing.remove(tile);
        Some(Piece::Standing(tile, row.standing.get(tile) - ordinary))
    }

    /// Whether every concealed tile is in a group.
    fn is_empty(&self) -> bool {
        self.standing.is_empty() && self.marked.is_empty() && self.win.is_none()
    }
}
