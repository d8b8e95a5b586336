//! Reading notation: from a text to tiles, or to every fault of the text.

use crate::entry::{Fault, FaultCode, Hand};
use crate::tiles::{self, Flower, Meld, Tile, TileSet, Wind};

use super::{Table, Tiles};

/// Reads a text character by character; what it does not understand becomes a fault.
#[derive(Default)]
pub(super) struct Reader {
    /// The tiles that have been read.
    pub tiles: Tiles,
    digits: String,
    /// The tiles of the bracket that is open, and what follows its comma.
    bracket: Option<(Vec<Tile>, Option<String>)>,
    /// Whether a tile of the open bracket is a marked copy.
    bracket_mark: bool,
    /// Whether the last tile outside brackets is a marked copy.
    ends_marked: bool,
    win_next: bool,
    /// Everything that is wrong with the text.
    pub faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, fault: Fault) {
        // A pasted page may have thousands of strange characters. One fault is enough.
        if self.faults.iter().all(|f| f.code != fault.code || f.tiles != fault.tiles) {
            self.faults.push(fault);
        }
    }

    pub fn read(&mut self, text: &str) {
        for c in text.chars() {
            if let Some((_, Some(note))) = &mut self.bracket
                && c != ']'
            {
                note.push(c);
                continue;
            }
            match c {
                '0'..='9' => self.digits.push(c),
                'm' | 'p' | 's' | 'z' | 'h' => self.suit(c),
                '[' if self.bracket.is_none() => {
                    self.loose_digits();
                    self.bracket = Some((Vec::new(), None));
                }
                ']' => self.close(),
                ',' if self.bracket.is_some() => {
                    self.loose_digits();
                    self.bracket.as_mut().expect("is some").1 = Some(String::new());
                }
                '+' if !self.win_next && self.tiles.win.is_none() && self.bracket.is_none() => {
                    self.loose_digits();
                    self.win_next = true;
                }
                '+' => self.fault(Fault::new(FaultCode::LOOSE_WIN)),
                // Variation selectors come with pasted emoji.
                '\u{FE0E}' | '\u{FE0F}' | '_' | ',' | '-' => {}
                c if c.is_whitespace() => {}
                '[' => self.fault(Fault::new(FaultCode::LOOSE_BRACKET)),
                c => self.letter(c),
            }
        }
        self.loose_digits();
        self.win_on_marked_end();
        if self.bracket.is_some() {
            self.fault(Fault::new(FaultCode::LOOSE_BRACKET));
        }
        if self.win_next {
            self.fault(Fault::new(FaultCode::LOOSE_WIN));
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
            tiles.marks.standing = tiles
                .win
                .into_iter()
                .fold(tiles.marks.standing, |left, win| left.minus(TileSet::of(win)));
        }
    }

    fn letter(&mut self, c: char) {
        self.loose_digits();
        if let Some(tile) = Tile::from_letter(c).or_else(|| Tile::from_unicode(c)) {
            self.push(tile, false);
        } else if let Some(flower) = Flower::from_unicode(c) {
            self.tiles.flowers.push(flower);
        } else {
            self.fault(Fault::new(FaultCode::STRANGE_CHARACTER).value(c));
        }
    }

    fn suit(&mut self, letter: char) {
        let digits = std::mem::take(&mut self.digits);
        if digits.is_empty() {
            self.fault(Fault::new(FaultCode::SUIT_WITHOUT_DIGITS).value(letter));
        }
        for digit in digits.chars() {
            let number = digit.to_digit(10).unwrap_or(0) as u8;
            if letter == 'h' {
                match Flower::from_number(number) {
                    Some(flower) => self.tiles.flowers.push(flower),
                    None => self.no_such_rank(digit, letter),
                }
            } else {
                // A 0 is the marked five.
                let (rank, is_marked) =
                    if digit == '0' { ('5', letter != 'z') } else { (digit, false) };
                match Tile::from_rank_and_letter(rank, letter) {
                    Some(tile) if is_marked || digit != '0' => self.push(tile, is_marked),
                    _ => self.no_such_rank(digit, letter),
                }
            }
        }
    }

    fn no_such_rank(&mut self, digit: char, letter: char) {
        self.fault(Fault::new(FaultCode::NO_SUCH_RANK).value(format_args!("{digit}{letter}")));
    }

    fn push(&mut self, tile: Tile, is_marked: bool) {
        let twice = match self.bracket {
            Some(_) => self.bracket_mark,
            None => !self.win_next && self.tiles.marks.standing.contains(tile),
        };
        self.bracket_mark |= is_marked && self.bracket.is_some();
        if is_marked && twice {
            return self.fault(Fault::new(FaultCode::MARKED_TWICE).tiles([tile]));
        }
        match &mut self.bracket {
            Some((tiles, _)) => tiles.push(tile),
            None if self.win_next => {
                self.tiles.win = Some(tile);
                self.tiles.marks.win = is_marked;
                self.win_next = false;
            }
            None => {
                self.tiles.add_standing(tile, is_marked);
                self.ends_marked = is_marked;
            }
        }
    }

    fn loose_digits(&mut self) {
        if !self.digits.is_empty() {
            let digits = std::mem::take(&mut self.digits);
            self.fault(Fault::new(FaultCode::DIGITS_WITHOUT_SUIT).value(digits));
        }
    }

    fn close(&mut self) {
        self.loose_digits();
        let Some((mut tiles, note)) = self.bracket.take() else {
            return self.fault(Fault::new(FaultCode::LOOSE_BRACKET));
        };
        tiles.sort_unstable();
        let has_mark = std::mem::take(&mut self.bracket_mark);
        match meld(&tiles, note.as_deref()) {
            Ok(meld) => self.tiles.melds.push(meld.with_mark(has_mark)),
            Err(fault) => self.fault(fault),
        }
    }

    pub fn table(&mut self, text: &str) -> Option<Table> {
        let chars: Vec<char> = text.trim().chars().collect();
        let wind = |c: &char| Wind::from_letter(c.encode_utf8(&mut [0; 4]));
        let table = match chars[..] {
            [] => return None,
            [ref round, ref seat, ref flags @ ..] if flags.len() <= 4 => {
                let on = |i: usize| flags.get(i) == Some(&'1');
                let known = flags.iter().all(|c| matches!(c, '0' | '1'));
                let winds = wind(round).zip(wind(seat)).filter(|_| known);
                let flags = [on(0), on(1), on(2), on(3)];
                winds.map(|(round, seat)| Table { round, seat, flags })
            }
            _ => None,
        };
        if table.is_none() {
            self.fault(Fault::new(FaultCode::STRANGE_CHARACTER).value(text));
        }
        table
    }

    /// `a`–`h`: spring, summer, autumn, winter, plum, orchid, bamboo, chrysanthemum.
    pub fn flower_letters(&mut self, text: &str) {
        for c in text.trim().chars() {
            let number = "efhgabcd".find(c).and_then(|i| Flower::from_number(i as u8 + 1));
            match number {
                Some(flower) => self.tiles.flowers.push(flower),
                None => self.fault(Fault::new(FaultCode::STRANGE_CHARACTER).value(c)),
            }
        }
    }
}

/// The meld of sorted tiles, with what other programs write behind the comma: the place of the
/// claimed tile, from 5 on for the tile that was added to a pung.
fn meld(tiles: &[Tile], note: Option<&str>) -> Result<Meld, Fault> {
    let alike = tiles.windows(2).all(|w| w[0] == w[1]);
    let place = note.map_or(Some(0), |n| n.trim().parse::<u8>().ok());
    let not_a_meld = || {
        let mut text = String::new();
        let _ = tiles::write_tiles(&mut text, tiles);
        Fault::new(FaultCode::NOT_A_MELD).value(text).tiles(tiles.iter().copied())
    };
    match (tiles, place.ok_or_else(not_a_meld)?) {
        ([a, _, _], 0..=7) if alike => Ok(Meld::pung(*a)),
        ([a, _, _, _], 0) if alike => Ok(Meld::concealed_kong(*a)),
        ([a, _, _, _], 1..=4) if alike => Ok(Meld::kong(*a)),
        ([a, _, _, _], 5..=7) if alike => Ok(Meld::added_kong(*a)),
        ([a, b, c], 0..=3) if a.up(1) == Some(*b) && a.up(2) == Some(*c) => {
            Meld::chow(*a).ok_or_else(not_a_meld)
        }
        ([a, b, c], 0..=3) if a.is_honor() && a < b && b < c => {
            let fault = || Fault::new(FaultCode::CHOW_OF_HONORS).tiles([*a, *b, *c]);
            Meld::honor_chow([*a, *b, *c]).ok_or_else(fault)
        }
        _ => Err(not_a_meld()),
    }
}
