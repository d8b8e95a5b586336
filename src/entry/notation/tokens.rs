//! The first step of reading notation: from characters to tiles and marks.
//!
//! Ranks wait until their suit is known. What the tiles make together is for the [`parser`](super::parser).

mod ranks;

use crate::entry::{Fault, FaultCode};
use crate::tiles::{Flower, Tile};

use super::characters::{self, SUITS};
use super::faults::Found;
use super::pieces::{Piece, Pose, Token};
use ranks::Rank;

/// Reads a text character by character.
pub(super) struct Tokenizer {
    /// The characters, those of other scripts replaced.
    text: Vec<char>,
    is_suit_first: bool,
    /// The suit before the ranks, and where it is.
    suit: Option<(char, usize)>,
    ranks: Vec<Rank>,
    /// Whether the next rank is the marked copy: `r5p`.
    is_next_marked: bool,
    /// Whether the next rank was added to the pung before it: `p555-5`.
    is_next_added: bool,
    /// The open bracket.
    bracket: Option<char>,
    note: Option<String>,
    run: usize,
    tokens: Vec<Token>,
    found: Found,
}

/// The tokens of a text, and what is wrong with its characters.
pub(super) fn tokens(written: &[char]) -> (Vec<Token>, Found) {
    let text: Vec<char> = written.iter().map(|c| characters::plain(*c)).collect();
    let mut tokenizer = Tokenizer {
        is_suit_first: characters::is_suit_first(&text),
        text,
        suit: None,
        ranks: Vec::new(),
        is_next_marked: false,
        is_next_added: false,
        bracket: None,
        note: None,
        run: 0,
        tokens: Vec::new(),
        found: Found::default(),
    };
    for (at, c) in written.iter().enumerate() {
        tokenizer.take(at, *c);
    }
    tokenizer.end_ranks(written.len());
    (tokenizer.tokens, tokenizer.found)
}

impl Tokenizer {
    fn take(&mut self, at: usize, written: char) {
        let c = self.text[at];
        if let Some(note) = &mut self.note
            && !matches!(c, ']' | ')')
        {
            return note.push(c);
        }
        match c {
            '0'..='9' | 'x' | 'X' => self.rank(c, at),
            'r' => self.red(at),
            '\'' => self.turn(at),
            '"' => self.add(at),
            c if SUITS.contains(&c) => self.suit(c, at),
            'M' | 'Z' | 'H' => self.suit(c.to_ascii_lowercase(), at),
            'P' | 'S' if self.has_ranks() && !self.is_suit_first => {
                self.suit(c.to_ascii_lowercase(), at);
            }
            '[' | '(' => {
                self.end_ranks(at);
                self.bracket = Some(c);
                self.tokens.push(Token::Open(c, at));
            }
            ']' | ')' => {
                self.end_ranks(at);
                self.bracket = None;
                self.tokens.extend(self.note.take().map(Token::Note));
                self.tokens.push(Token::Close(c, at));
            }
            ',' if self.bracket.is_some() => {
                self.end_ranks(at);
                self.note = Some(String::new());
            }
            '<' | '^' | '>' if self.bracket.is_some() => self.tokens.push(Token::From),
            '-' | '=' | '+' if self.is_claim(at) => self.turn_for_claim(at),
            '+' if self.bracket == Some('(') && self.has_ranks() => self.tokens.push(Token::Added),
            '+' => {
                self.end_ranks(at);
                self.tokens.push(Token::Win);
            }
            '-' if self.stands_between_ranks(at) => {
                let around: String = self.text[at - 1..=at + 1].iter().collect();
                self.found.add(Fault::new(FaultCode::STRANGE_CHARACTER).value(around));
            }
            '_' | ',' | '-' | '|' => self.gap(at),
            c if c.is_whitespace() => self.gap(at),
            c => self.letter(c, written, at),
        }
    }

    fn has_ranks(&self) -> bool {
        self.ranks.iter().any(|rank| !rank.is_gap())
    }

    fn rank(&mut self, digit: char, at: usize) {
        let is_marked = std::mem::take(&mut self.is_next_marked);
        let is_added = std::mem::take(&mut self.is_next_added);
        let pose = if is_added { Pose::Added } else { Pose::Upright };
        self.ranks.push(Rank { digit: digit.to_ascii_lowercase(), is_marked, pose, at });
    }

    /// `r` before or after a five, or instead of one: `r5p`, `5pr`, `46rs`.
    fn red(&mut self, at: usize) {
        let is_before = self.text.get(at + 1) == Some(&'5');
        let next = self.text.get(at + 1);
        let stands_for_five = self.has_ranks()
            || next.is_some_and(|c| c.is_ascii_digit() || matches!(c, 'm' | 'p' | 's'));
        match self.five_before(at) {
            Some(five) if !is_before => five.is_marked = true,
            None if is_before => self.is_next_marked = true,
            None if stands_for_five => self.rank('0', at),
            _ => self.strange('r'),
        }
    }

    /// The unmarked five that ends directly before a place.
    fn five_before(&mut self, at: usize) -> Option<&mut Piece> {
        let Some(Token::Tile(piece)) = self.tokens.last_mut() else { return None };
        let is_five = piece.face.is_some_and(|tile| tile.rank() == 5) && !piece.is_marked;
        (is_five && self.ranks.is_empty() && piece.end == at).then_some(piece)
    }

    /// The pose of the tile that ends directly before a place.
    fn pose_before(&mut self, at: usize) -> Option<&mut Pose> {
        match (self.ranks.last_mut(), self.tokens.last_mut()) {
            (Some(rank), _) if !rank.is_gap() => Some(&mut rank.pose),
            (None, Some(Token::Tile(piece))) if piece.end == at => {
                piece.end += 1;
                Some(&mut piece.pose)
            }
            _ => None,
        }
    }

    /// `'` after a tile turns it, a second one puts it on top of the tile that lies.
    fn turn(&mut self, at: usize) {
        match self.pose_before(at) {
            Some(pose @ Pose::Upright) => *pose = Pose::Lying,
            Some(pose @ Pose::Lying) => *pose = Pose::Added,
            _ => self.strange('\''),
        }
    }

    /// `"` after a tile: one that lies with another on top of it, or the one on top.
    fn add(&mut self, at: usize) {
        match self.pose_before(at) {
            Some(pose @ Pose::Upright) => *pose = Pose::Added,
            _ => self.strange('"'),
        }
    }

    /// Whether `-`, `=` or `+` says from whom the tile before it was claimed: so it is written with the suit
    /// first, `z333=`.
    fn is_claim(&self, at: usize) -> bool {
        let is_after_rank = self.ranks.last().is_some_and(|rank| !rank.is_gap());
        let next = self.text.get(at + 1);
        let ends = next.is_none_or(|c| c.is_ascii_digit() || c.is_whitespace() || *c == ',');
        self.is_suit_first && self.bracket.is_none() && is_after_rank && ends
    }

    fn turn_for_claim(&mut self, at: usize) {
        let in_set = self.ranks.rsplit(Rank::is_gap).next().map_or(0, <[Rank]>::len);
        // The fourth tile of a kong was added later.
        self.is_next_added =
            in_set == 3 && self.text.get(at + 1).is_some_and(|next| next.is_ascii_digit());
        self.turn(at);
    }

    fn stands_between_ranks(&self, at: usize) -> bool {
        let is_before_rank = self.text.get(at + 1).is_some_and(char::is_ascii_digit);
        !self.is_suit_first && self.has_ranks() && is_before_rank
    }

    fn gap(&mut self, at: usize) {
        if self.ranks.is_empty() {
            self.tokens.push(Token::Gap);
        } else {
            let pose = Pose::Upright;
            self.ranks.push(Rank { digit: Rank::GAP, is_marked: false, pose, at });
        }
    }

    fn suit(&mut self, letter: char, at: usize) {
        if self.is_suit_first {
            self.end_ranks(at);
            self.suit = Some((letter, at));
        } else if self.has_ranks() {
            self.suit = Some((letter, at));
            self.end_ranks(at + 1);
        } else {
            self.ranks.clear();
            self.found.add(Fault::new(FaultCode::SUIT_WITHOUT_DIGITS).value(letter));
        }
    }

    fn letter(&mut self, c: char, written: char, at: usize) {
        let tile = Tile::from_letter(c).or_else(|| Tile::from_unicode(c));
        let flower = Flower::from_unicode(c);
        if tile.is_none() && flower.is_none() {
            return self.strange(written);
        }
        self.end_ranks(at);
        self.tokens.extend(flower.map(Token::Flower));
        if tile.is_some() {
            self.run += usize::from(!self.continues_letters(tile, at));
            self.piece(tile, false, Pose::Upright, at, at + 1);
        }
    }

    /// Whether a letter follows directly on another one of its suit, or of honors.
    fn continues_letters(&self, tile: Option<Tile>, at: usize) -> bool {
        let Some(Token::Tile(before)) = self.tokens.last() else { return false };
        let first = self.text[before.start];
        let is_letter = Tile::from_letter(first).or_else(|| Tile::from_unicode(first)).is_some();
        let suit = |tile: Option<Tile>| tile.map(Tile::suit);
        is_letter && before.end == at && suit(before.face) == suit(tile)
    }

    fn piece(&mut self, face: Option<Tile>, is_marked: bool, pose: Pose, start: usize, end: usize) {
        let run = self.run;
        self.tokens.push(Token::Tile(Piece { face, is_marked, pose, run, start, end }));
    }

    fn strange(&mut self, c: char) {
        self.found.add(Fault::new(FaultCode::STRANGE_CHARACTER).value(c));
    }
}
