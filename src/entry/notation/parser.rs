//! The second step of reading notation: from tiles and marks to a hand.

use crate::entry::{Fault, FaultCode, Hand};
use crate::tiles::TileSet;

use super::Tiles;
use super::faults::Found;
use super::pieces::{Piece, Pose, Token};
use super::sets::Set;
use super::tokens;

/// An open bracket.
struct Bracket {
    kind: char,
    /// Where its content begins.
    start: usize,
    pieces: Vec<Piece>,
    note: Option<String>,
    is_claimed: bool,
    is_added: bool,
    has_flower: bool,
}

impl Bracket {
    fn new(kind: char, at: usize) -> Bracket {
        Bracket {
            kind,
            start: at + 1,
            pieces: Vec::new(),
            note: None,
            is_claimed: kind == '(',
            is_added: false,
            has_flower: false,
        }
    }
}

/// Makes a hand of tokens; what makes no sense becomes a fault.
struct Parser<'t> {
    text: &'t [char],
    tiles: Tiles,
    /// The tiles since the last gap, bracket or mark.
    part: Vec<Piece>,
    bracket: Option<Bracket>,
    /// Whether the last tile outside brackets is a marked copy.
    ends_marked: bool,
    win_next: bool,
    /// The kinds of which only one copy is marked.
    marked_once: TileSet,
    found: Found,
}

/// The tiles of a text, and what is wrong with it. `marked_once` are the kinds of which only one copy is
/// marked.
pub(super) fn read(text: &str, marked_once: TileSet) -> (Tiles, Found) {
    let text: Vec<char> = text.chars().collect();
    let (tokens, found) = tokens::tokens(&text);
    let mut parser = Parser {
        text: &text,
        tiles: Tiles::default(),
        part: Vec::new(),
        bracket: None,
        ends_marked: false,
        win_next: false,
        marked_once,
        found,
    };
    for token in tokens {
        parser.take(token);
    }
    parser.end();
    (parser.tiles, parser.found)
}

impl Parser<'_> {
    fn take(&mut self, token: Token) {
        match token {
            Token::Tile(piece) => self.tile(piece),
            Token::Flower(flower) => match &mut self.bracket {
                Some(bracket) => bracket.has_flower = true,
                None => {
                    self.end_part();
                    self.tiles.flowers.push(flower);
                }
            },
            Token::Gap => self.end_part(),
            Token::Open(kind, at) => {
                if self.bracket.is_some() {
                    self.found.add(Fault::new(FaultCode::LOOSE_BRACKET));
                } else {
                    self.end_part();
                    self.bracket = Some(Bracket::new(kind, at));
                }
            }
            Token::Close(kind, at) => self.close(kind, at),
            Token::Note(note) => self.in_bracket(|bracket| bracket.note = Some(note)),
            Token::From => self.in_bracket(|bracket| bracket.is_claimed = true),
            Token::Added => self.in_bracket(|bracket| bracket.is_added = true),
            Token::Win if self.win_next || self.tiles.win.is_some() || self.bracket.is_some() => {
                self.found.add(Fault::new(FaultCode::LOOSE_WIN));
            }
            Token::Win => {
                self.end_part();
                self.win_next = true;
            }
        }
    }

    fn in_bracket(&mut self, change: impl FnOnce(&mut Bracket)) {
        if let Some(bracket) = &mut self.bracket {
            change(bracket);
        }
    }

    fn tile(&mut self, piece: Piece) {
        if let Some(bracket) = &mut self.bracket {
            return bracket.pieces.push(piece);
        }
        if !std::mem::take(&mut self.win_next) {
            return self.part.push(piece);
        }
        match piece.face {
            Some(tile) if piece.pose == Pose::Upright => {
                self.tiles.win = Some(tile);
                self.tiles.marks.win = piece.is_marked;
            }
            _ => self.unclear(&[piece]),
        }
    }

    /// What a part of the text is as it is written.
    fn written(&self, start: usize, end: usize) -> String {
        self.text[start..end].iter().collect()
    }

    fn written_pieces(&self, pieces: &[Piece]) -> String {
        let start = pieces.iter().map(|piece| piece.start).min().unwrap_or(0);
        let end = pieces.iter().map(|piece| piece.end).max().unwrap_or(start);
        self.written(start, end)
    }

    fn close(&mut self, kind: char, at: usize) {
        let Some(bracket) = self.bracket.take() else {
            return self.found.add(Fault::new(FaultCode::LOOSE_BRACKET));
        };
        if (bracket.kind == '(') != (kind == ')') {
            return self.found.add(Fault::new(FaultCode::LOOSE_BRACKET));
        }
        let written = self.written(bracket.start, at);
        if bracket.has_flower {
            let fault = Fault::new(FaultCode::FLOWER_IN_MELD).value(written.trim());
            return self.found.add(fault);
        }
        let Bracket { pieces, note, is_claimed, is_added, .. } = &bracket;
        let (note, is_claimed, is_added) = (note.as_deref(), *is_claimed, *is_added);
        self.meld(&Set { pieces, note, is_claimed, is_added, written: &written });
    }

    /// Adds the meld of a set, or says why it is none.
    fn meld(&mut self, set: &Set) {
        match set.meld(self.marked_once) {
            Ok(meld) => self.tiles.melds.push(meld),
            Err(fault) => self.not_a_set(set.pieces, fault),
        }
    }

    /// Tiles that lie face down belong to nothing but a concealed kong.
    fn not_a_set(&mut self, pieces: &[Piece], fault: Fault) {
        let mut hidden = pieces.iter().filter(|piece| piece.face.is_none()).peekable();
        if hidden.peek().is_none() {
            return self.found.add(fault);
        }
        for piece in hidden {
            let c = self.text[piece.start];
            self.found.add(match c {
                'x' | 'X' => Fault::new(FaultCode::STRANGE_CHARACTER).value(c),
                _ => Fault::new(FaultCode::NO_SUCH_RANK).value("0z"),
            });
        }
    }

    /// The tiles since the last gap stand in the hand, but for a set of which one lies.
    fn end_part(&mut self) {
        let part = std::mem::take(&mut self.part);
        if part.iter().all(is_plain) {
            return part.iter().for_each(|piece| self.stand(piece));
        }
        if self.is_meld(&part) {
            return self.laid(&part);
        }
        part.chunk_by(|a, b| a.run == b.run).for_each(|run| self.end_run(run));
    }

    fn is_meld(&self, pieces: &[Piece]) -> bool {
        matches!(pieces.len(), 3 | 4) && Set::laid(pieces, "").meld(self.marked_once).is_ok()
    }

    fn laid(&mut self, pieces: &[Piece]) {
        let written = self.written_pieces(pieces);
        self.meld(&Set::laid(pieces, &written));
    }

    /// A run of tiles with one suit: all of it is the set of the tile that lies, or, if only one of them can
    /// be, its last three or four tiles.
    fn end_run(&mut self, run: &[Piece]) {
        let Some(first) = run.iter().position(|piece| !is_plain(piece)) else {
            return run.iter().for_each(|piece| self.stand(piece));
        };
        if run.len() == 3 || self.is_meld(run) {
            return self.laid(run);
        }
        let sets = [3, 4].map(|size| run.len().checked_sub(size).filter(|start| *start <= first));
        let mut sets = sets.into_iter().flatten().filter(|start| self.is_meld(&run[*start..]));
        match (sets.next(), sets.next()) {
            (Some(start), None) => {
                run[..start].iter().for_each(|piece| self.stand(piece));
                self.laid(&run[start..]);
            }
            _ => self.unclear(run),
        }
    }

    fn unclear(&mut self, pieces: &[Piece]) {
        let written = self.written_pieces(pieces);
        self.not_a_set(pieces, Fault::new(FaultCode::UNCLEAR_CALL).value(written));
    }

    fn stand(&mut self, piece: &Piece) {
        let Some(tile) = piece.face else { return };
        let is_once = self.marked_once.contains(tile);
        if piece.is_marked && is_once && self.tiles.marks.standing.contains(tile) {
            return self.found.add(Fault::new(FaultCode::MARKED_TWICE).tiles([tile]));
        }
        self.tiles.add_standing(tile, piece.is_marked);
        self.ends_marked = piece.is_marked;
    }

    fn end(&mut self) {
        self.end_part();
        self.win_on_marked_end();
        if self.bracket.is_some() {
            self.found.add(Fault::new(FaultCode::LOOSE_BRACKET));
        }
        if self.win_next {
            self.found.add(Fault::new(FaultCode::LOOSE_WIN));
        }
    }

    /// The last of fourteen tiles is the winning one. If it is a marked copy, another copy that stands
    /// does not have its mark.
    fn win_on_marked_end(&mut self) {
        let tiles = &mut self.tiles;
        if self.ends_marked
            && !self.win_next
            && tiles.win.is_none()
            && tiles.size() == Hand::COMPLETE
        {
            tiles.win = tiles.standing.pop();
            tiles.marks.win = true;
            let win: TileSet = tiles.win.into_iter().collect();
            tiles.marks.standing = tiles.marks.standing.minus(win);
        }
    }
}

/// Whether a tile lies face up like any other.
fn is_plain(piece: &Piece) -> bool {
    piece.face.is_some() && piece.pose == Pose::Upright
}
