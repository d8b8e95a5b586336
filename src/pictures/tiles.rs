//! The tiles of a hand as they lie: which drawing of the tile art each of them is, and where it is put.

use std::fmt::Write;

use crate::entry::notation::Tiles;
use crate::sorting::Sort;
use crate::tiles::{Flower, Meld, MeldKind, Tile, TileSet};

/// The size of a tile, and of its cell on the sheets of tile art (`www/art`), in pixels.
pub(super) const TILE: (f64, f64) = (60.0, 80.0);
const CELL: (usize, usize) = (64, 84);
/// The row of marked fives on the sheet, in the order of their suits.
const MARKED: usize = 4;
/// The largest number of tiles in a line.
const IN_LINE: usize = 20;
/// The room between two groups, and between two lines.
const BETWEEN_GROUPS: f64 = TILE.0 / 3.0;
const BETWEEN_LINES: f64 = 12.0;

/// A tile of the picture: its sheet, its row and column there, and whether it lies on its side.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    sheet: usize,
    cell: (usize, usize),
    is_sideways: bool,
}

impl Piece {
    pub fn tile(tile: Tile) -> Piece {
        let (row, column) = match tile.suit() {
            Some(suit) => (suit as usize, usize::from(tile.rank()) - 1),
            None => (3, tile.index() - 27),
        };
        Piece { sheet: 0, cell: (row, column), is_sideways: false }
    }

    /// The marked copy of a kind, which has a drawing of its own, or a plain one.
    fn marked(tile: Tile, is_marked: bool) -> Piece {
        let plain = Piece::tile(tile);
        match tile.suit() {
            Some(suit) if is_marked => Piece { cell: (MARKED, suit as usize), ..plain },
            _ => plain,
        }
    }

    fn flower(flower: Flower) -> Piece {
        let cell = (0, usize::from(flower.number()) - 1);
        Piece { sheet: 1, cell, is_sideways: false }
    }

    fn width(self) -> f64 {
        if self.is_sideways { TILE.1 } else { TILE.0 }
    }

    fn id(self) -> String {
        format!("t{}{}{}", self.sheet, self.cell.0, self.cell.1)
    }

    /// Returns its drawing from the sheets.
    fn drawing<'a>(&self, sheets: &[&'a str]) -> Option<&'a str> {
        let (x, y) = (2 + CELL.0 * self.cell.1, 2 + CELL.1 * self.cell.0);
        let start = format!("<g transform=\"translate({x} {y})\">");
        let sheet = sheets.get(self.sheet)?;
        let (_, rest) = sheet.split_once(&start)?;
        rest.lines().next()?.strip_suffix("</g>")
    }
}

fn meld(meld: &Meld) -> Vec<Piece> {
    let mark = meld.mark_index();
    let pieces = meld.tiles().into_iter().enumerate();
    let mut pieces: Vec<Piece> =
        pieces.map(|(i, tile)| Piece::marked(tile, mark == Some(i))).collect();
    match meld.kind() {
        MeldKind::ConcealedKong => {
            for end in [0, 3] {
                pieces[end].cell = (3, 7);
            }
        }
        MeldKind::AddedKong => (pieces[1].is_sideways, pieces[2].is_sideways) = (true, true),
        _ => pieces[0].is_sideways = true,
    }
    pieces
}

/// The groups of a hand in order: standing tiles, melds, the winning tile, flowers.
fn groups(tiles: &Tiles, complete: Option<usize>) -> Vec<Vec<Piece>> {
    let mut tiles = tiles.clone();
    tiles.mark_win(complete);
    let (mut standing, win) = (tiles.standing.clone(), tiles.win);
    standing.sort_unstable();
    let mut marked = tiles.marks.standing;
    let standing = standing.into_iter().map(|tile| {
        let is_marked = marked.contains(tile);
        marked = marked.minus(TileSet::of(tile));
        Piece::marked(tile, is_marked)
    });
    let standing: Vec<Piece> = standing.collect();
    let mut groups: Vec<Vec<Piece>> = standing.chunks(IN_LINE).map(<[Piece]>::to_vec).collect();
    groups.extend(tiles.melds.iter().map(meld));
    groups.extend(win.map(|tile| vec![Piece::marked(tile, tiles.marks.win)]));
    groups.push(tiles.flowers.iter().map(|flower| Piece::flower(*flower)).collect());
    groups.retain(|group| !group.is_empty());
    groups
}

fn width(group: &[Piece]) -> f64 {
    group.iter().map(|piece| piece.width()).sum::<f64>() + BETWEEN_GROUPS
}

/// Arranges groups in lines of at most [`IN_LINE`] tiles, where the groups allow it.
fn rows(groups: Vec<Vec<Piece>>) -> Vec<Vec<Vec<Piece>>> {
    let mut lines: Vec<Vec<Vec<Piece>>> = Vec::new();
    for group in groups {
        let last = lines
            .last_mut()
            .filter(|line| line.iter().map(Vec::len).sum::<usize>() + group.len() <= IN_LINE);
        match last {
            Some(line) => line.push(group),
            None => lines.push(vec![group]),
        }
    }
    lines
}

/// The lines of a hand, each with its groups.
pub(super) struct Lines(Vec<Vec<Vec<Piece>>>);

impl Lines {
    /// The lines of a hand. `complete` is the number of tiles of a complete hand, if that is known.
    pub fn of(tiles: &Tiles, complete: Option<usize>) -> Lines {
        Lines(rows(groups(tiles, complete)))
    }

    /// How wide and how high they are, in pixels of the tile art.
    pub fn size(&self) -> (f64, f64) {
        let widths = self.0.iter().map(|line| line.iter().map(|group| width(group)).sum::<f64>());
        let wide = widths.fold(0.0, f64::max) - BETWEEN_GROUPS;
        let high = self.0.len() as f64 * (TILE.1 + BETWEEN_LINES) - BETWEEN_LINES;
        (wide.max(0.0), high.max(0.0))
    }
}

/// What is drawn with the tile art: where each tile is, and which drawings that takes.
#[derive(Default)]
pub(super) struct Drawing {
    pub body: String,
    used: Vec<Piece>,
}

impl Drawing {
    /// Puts a tile with its upper left corner at a point, in pixels of the tile art.
    pub fn put(&mut self, piece: Piece, (x, y): (f64, f64), scale: f64) {
        self.used.push(piece);
        // A sideways tile stands on the same line as the others.
        let rotation = match piece.is_sideways {
            true => format!(" translate(0 {}) rotate(-90)", TILE.1),
            false => String::new(),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            self.body,
            "<use href=\"#{}\" transform=\"scale({scale:.4}) translate({x:.1} {y:.1}){rotation}\"/>",
            piece.id()
        );
    }

    /// Puts the lines of a hand with their upper left corner at a point of the picture.
    pub fn put_lines(&mut self, lines: &Lines, (left, top): (f64, f64), scale: f64) {
        let mut y = top / scale;
        for line in &lines.0 {
            let mut x = left / scale;
            for group in line {
                for piece in group {
                    self.put(*piece, (x, y), scale);
                    x += piece.width();
                }
                x += BETWEEN_GROUPS;
            }
            y += TILE.1 + BETWEEN_LINES;
        }
    }

    /// The drawings of all tiles that were put, each once. `sheets` are the SVG sources of the tiles and
    /// of the flowers.
    pub fn defs(&mut self, sheets: &[&str]) -> String {
        // Both sheets define the body of a tile; once is enough.
        let shared =
            sheets.iter().find_map(|sheet| sheet.split_once("<defs>")?.1.split_once("</defs>"));
        let mut defs = shared.map_or("", |(shared, _)| shared).to_owned();
        self.used.arrange_by_key(|piece| (piece.sheet, piece.cell));
        self.used.dedup_by_key(|piece| (piece.sheet, piece.cell));
        for piece in &self.used {
            let drawing = piece.drawing(sheets).unwrap_or_default();
            let _ = writeln!(defs, "<g id=\"{}\">{drawing}</g>", piece.id());
        }
        ["<defs>", &*defs, "</defs>\n"].concat()
    }
}
