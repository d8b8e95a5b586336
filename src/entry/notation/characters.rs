//! Characters: those that other keyboards and scripts have for the ones of the notation.

use crate::tiles::Tile;

/// The character of the notation that a character stands for: full-width digits and letters, typographic
/// marks, and Chinese characters of ranks, suits and honors. Others are themselves.
pub(super) fn plain(c: char) -> char {
    const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' | '、' => ' ',
        '‘' | '’' | '′' => '\'',
        '“' | '”' | '″' => '"',
        '–' | '−' => '-',
        '万' | '萬' => 'm',
        '筒' | '饼' | '餅' => 'p',
        '条' | '條' | '索' => 's',
        '東' | '东' => Tile::EAST.unicode(),
        '南' => Tile::SOUTH.unicode(),
        '西' => Tile::WEST.unicode(),
        '北' => Tile::NORTH.unicode(),
        '中' => Tile::RED.unicode(),
        '發' | '发' | '発' => Tile::GREEN.unicode(),
        '白' => Tile::WHITE.unicode(),
        c => match NUMERALS.iter().position(|numeral| *numeral == c) {
            Some(index) => char::from(b'1' + index as u8),
            None => c,
        },
    }
}

/// The suit letters of the notation: three suits, honors by number, flowers and seasons.
pub(super) const SUITS: [char; 5] = ['m', 'p', 's', 'z', 'h'];

/// Whether the suits of a text come before their ranks, as in `m123p340`: it starts with a suit and ends with a
/// rank, and the two take turns all the way, so that it can't be read in any other way.
pub(super) fn is_suit_first(text: &[char]) -> bool {
    let mut wants_suit = true;
    let mut has_ranks = false;
    let mut is_note = false;
    let mut in_brackets = false;
    for c in text {
        match c {
            '[' | '(' => in_brackets = true,
            ']' | ')' => (in_brackets, is_note) = (false, false),
            _ if is_note => {}
            ',' if in_brackets => is_note = true,
            c if SUITS.contains(c) => {
                if !wants_suit {
                    return false;
                }
                (wants_suit, has_ranks) = (false, false);
            }
            '0'..='9' => {
                if wants_suit && !has_ranks {
                    return false;
                }
                (wants_suit, has_ranks) = (true, true);
            }
            _ => {}
        }
    }
    has_ranks
}
