//! Ranks, which become tiles when their suit is known.

use crate::entry::{Fault, FaultCode};
use crate::tiles::{Flower, Tile};

use super::super::pieces::{Pose, Token};
use super::Tokenizer;

/// A rank without its suit, or a gap between ranks.
#[derive(Clone, Copy)]
pub(super) struct Rank {
    /// `0`–`9`, `x` for a tile that lies face down, or a blank for a gap.
    pub digit: char,
    pub is_marked: bool,
    pub pose: Pose,
    pub at: usize,
}

impl Rank {
    pub const GAP: char = ' ';
    const FACE_DOWN: char = 'x';

    pub fn is_gap(&self) -> bool {
        self.digit == Rank::GAP
    }
}

impl Tokenizer {
    /// Makes tiles of the ranks that waited for their suit; `end` is where they end.
    pub(super) fn end_ranks(&mut self, end: usize) {
        let suit = self.suit.take();
        let ranks = std::mem::take(&mut self.ranks);
        if ranks.iter().all(Rank::is_gap) {
            self.tokens.extend(ranks.iter().map(|_| Token::Gap));
            if let Some((letter, _)) = suit {
                self.found.add(Fault::new(FaultCode::SUIT_WITHOUT_DIGITS).value(letter));
            }
            return;
        }
        self.run += 1;
        let Some((letter, before)) = suit else { return self.end_without_suit(&ranks, end) };
        for rank in ranks {
            self.tile(rank, letter, rank.at.min(before), end);
        }
    }

    fn tile(&mut self, rank: Rank, letter: char, start: usize, end: usize) {
        let Rank { digit, is_marked, pose, .. } = rank;
        let number = digit.to_digit(10).unwrap_or(0) as u8;
        match (digit, letter) {
            (Rank::GAP, _) => self.tokens.push(Token::Gap),
            (Rank::FACE_DOWN, _) | ('0', 'z') => self.piece(None, false, pose, start, end),
            ('0', 'm' | 'p' | 's') => {
                let five = Tile::from_rank_and_letter('5', letter);
                self.piece(five, true, pose, start, end);
            }
            (_, 'h') => match Flower::from_number(number) {
                Some(flower) => self.tokens.push(Token::Flower(flower)),
                None => self.no_such_rank(digit, letter),
            },
            _ => match Tile::from_rank_and_letter(digit, letter) {
                Some(tile) => {
                    let is_marked = is_marked && tile.rank() == 5;
                    self.piece(Some(tile), is_marked, pose, start, end);
                }
                None => self.no_such_rank(digit, letter),
            },
        }
    }

    /// Only tiles that lie face down need no suit.
    fn end_without_suit(&mut self, ranks: &[Rank], end: usize) {
        let digits: String =
            ranks.iter().map(|rank| rank.digit).filter(char::is_ascii_digit).collect();
        for rank in ranks.iter().filter(|rank| rank.digit == Rank::FACE_DOWN) {
            if digits.is_empty() {
                self.piece(None, false, rank.pose, rank.at, end);
            } else {
                self.strange(Rank::FACE_DOWN);
            }
        }
        if !digits.is_empty() {
            self.found.add(Fault::new(FaultCode::DIGITS_WITHOUT_SUIT).value(digits));
        }
    }

    fn no_such_rank(&mut self, digit: char, letter: char) {
        let written = format_args!("{digit}{letter}");
        self.found.add(Fault::new(FaultCode::NO_SUCH_RANK).value(written));
    }
}
