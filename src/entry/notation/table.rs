//! What other programs write behind the tiles: the table and flowers.

use crate::entry::{Fault, FaultCode};
use crate::tiles::{Flower, Seat, Wind};

use super::faults::Found;

/// What the table of another program's string says about the win; see the notes of
/// [`notation`](super).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The prevalent wind.
    pub round: Wind,
    /// The seat.
    pub seat: Seat,
    /// Self-drawn, last copy, last tile, about a kong.
    pub flags: [bool; 4],
}

impl Table {
    /// Reads a table such as `ES1010`. `None` if the text is none.
    fn read(text: &str) -> Option<Table> {
        let chars: Vec<char> = text.trim().chars().collect();
        let wind = |c: &char| Wind::from_letter(c.encode_utf8(&mut [0; 4]));
        let [round, seat, flags @ ..] = &chars[..] else { return None };
        let is_known = flags.len() <= 4 && flags.iter().all(|c| matches!(c, '0' | '1'));
        let on = |i: usize| flags.get(i) == Some(&'1');
        let (round, seat) = wind(round).zip(wind(seat)).filter(|_| is_known)?;
        Some(Table { round, seat, flags: [on(0), on(1), on(2), on(3)] })
    }
}

/// The tiles of a text, its table and its flower letters. Where no table follows a `|`, it is one of the
/// marks that separate tiles.
pub(super) fn split(text: &str) -> (&str, Option<Table>, &str) {
    let (tiles, behind) = text.split_once('|').unwrap_or((text, ""));
    let (table, flowers) = behind.split_once('|').unwrap_or((behind, ""));
    match Table::read(table) {
        None if !table.trim().is_empty() => (text, None, ""),
        table => (tiles, table, flowers),
    }
}

/// The flowers of letters, `a`–`h`: spring, summer, autumn, winter, plum, orchid, bamboo, chrysanthemum.
pub(super) fn flowers(letters: &str, found: &mut Found) -> Vec<Flower> {
    let mut flowers = Vec::new();
    for c in letters.trim().chars().filter(|c| *c != '|') {
        let number = "efhgabcd".find(c).and_then(|i| Flower::from_number(i as u8 + 1));
        match number {
            Some(flower) => flowers.push(flower),
            None => found.add(Fault::new(FaultCode::STRANGE_CHARACTER).value(c)),
        }
    }
    flowers
}
