//! The text notation of hands.
//!
//! A rank comes before its suit, and several ranks may share a suit letter: `123m456p789s`, with `m`
//! for characters, `p` for dots and `s` for bamboo. Honors are the letters `E S W N C F P`, or
//! `1z`–`7z` for East, South, West, North, white, green and red. `1h`–`4h` are flowers, `5h`–`8h`
//! are seasons.
//!
//! Melds are written in brackets: `[123m]` is a chow, `[EEE]` a pung, `[5555p,1]` a claimed kong,
//! `[5555p,5]` a kong added to a pung, `[5555p]` a concealed kong. `[CFP]` and `[ESN]` are chows of
//! honors, which few rule systems have.
//!
//! `0m`, `0p` and `0s` are the marked copies of the fives, such as red fives, which few rule systems
//! have: `340m` and `[055p]`.
//!
//! `+5m` marks the winning tile. If none is marked, it is the last concealed tile of fourteen.
//! Unicode tiles are read everywhere, and white space is ignored.
//!
//! Strings of other MCR programs are also read: `[123m,1]` with the place of the claimed tile, and
//! after the tiles `|EE1000|` for the round, the seat and whether the win was self-drawn, on a last
//! copy, on a last tile and about a kong, then `|ab` for flowers.
//!
//! ```
//! use hule::entry::notation;
//! use hule::tiles::{Meld, Tile};
//!
//! let tiles = notation::parse("123m 456p [789s] [EEEE,1] C+C").unwrap();
//! assert_eq!(tiles.melds[1], Meld::kong(Tile::EAST));
//! assert_eq!(tiles.win, Some(Tile::RED));
//! assert_eq!(tiles.to_string(), "[789s][EEEE,1]123m456pC+C");
//!
//! // Every fault of a text is named at once.
//! let faults = notation::parse("12x0z").unwrap_err();
//! let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
//! assert_eq!(faults, ["digits-without-suit (12)", "strange-character (x)", "no-such-rank (0z)"]);
//! ```

mod marks;
mod reader;

use std::fmt::{self, Write};

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::entry::{Copies, Fault, FaultCode, Faults, Hand};
use crate::tiles::{self, Flower, Meld, Seat, Suit, Tile, TileSet, Wind};

pub use marks::Marks;
use reader::Reader;

/// The tiles that have been entered for a hand. They are not checked and may be unfinished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tiles {
    /// The concealed tiles without the winning tile, in the order of entry.
    pub standing: Vec<Tile>,
    /// The declared sets.
    pub melds: Vec<Meld>,
    /// The winning tile.
    pub win: Option<Tile>,
    /// Flowers and seasons.
    pub flowers: Vec<Flower>,
    /// Which of the concealed tiles are marked copies.
    pub marks: Marks,
}

impl Tiles {
    /// How many tiles there are when each kong is counted as three.
    pub fn size(&self) -> usize {
        self.standing.len() + 3 * self.melds.len() + usize::from(self.win.is_some())
    }

    /// The number of copies of a kind.
    pub fn copies(&self, tile: Tile) -> usize {
        Copies::of(&self.standing, &self.melds, self.win).get(tile)
    }

    /// The suit of which there is no tile, if there are tiles of the two other suits.
    pub(crate) fn only_missing_suit(&self) -> Option<Suit> {
        let single = self.standing.iter().chain(&self.win).copied();
        let kinds: TileSet = single.chain(self.melds.iter().flat_map(Meld::kinds)).collect();
        let lacks = |suit: &Suit| kinds.intersection(TileSet::of_suit(*suit)).is_empty();
        let mut missing = Suit::ALL.into_iter().filter(lacks);
        missing.next().filter(|_| missing.next().is_none())
    }

    /// The concealed tiles without the winning tile, and the winning tile: if none is marked, the
    /// last of fourteen is.
    pub fn split_win(&self) -> (&[Tile], Option<Tile>) {
        self.split_win_of(Some(Hand::COMPLETE))
    }

    /// Like [`Tiles::split_win`], for a hand that is complete with `complete` tiles; see
    /// [`Draft::complete`](crate::entry::Draft::complete).
    pub fn split_win_of(&self, complete: Option<usize>) -> (&[Tile], Option<Tile>) {
        match (self.win, self.standing.split_last()) {
            (None, Some((last, rest))) if Some(self.size()) == complete => (rest, Some(*last)),
            (win, _) => (&self.standing, win),
        }
    }

    /// Marks the last of so many tiles as the winning one, if none is marked.
    pub fn mark_win(&mut self, complete: Option<usize>) {
        if self.win.is_none() && Some(self.size()) == complete {
            self.win = self.standing.pop();
            // Another copy that stands keeps the mark.
            let alone = self.win.filter(|win| !self.standing.contains(win));
            self.marks.win = alone.is_some_and(|win| self.marks.standing.contains(win));
        }
        self.drop_loose_marks();
    }

    /// The notation of a hand that has so many tiles when it is complete.
    pub fn text(&self, complete: Option<usize>) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut text, complete);
        text
    }

    /// Writes the notation of a hand that has so many tiles when it is complete.
    fn write(&self, f: &mut impl Write, complete: Option<usize>) -> fmt::Result {
        if self.win.is_none() && self.marks != Marks::default() {
            let mut split = self.clone();
            split.mark_win(complete);
            return split.write_split(f, complete);
        }
        self.write_split(f, complete)
    }

    fn write_split(&self, f: &mut impl Write, complete: Option<usize>) -> fmt::Result {
        for meld in &self.melds {
            write!(f, "{meld}")?;
        }
        let (standing, win) = self.split_win_of(complete);
        let mut standing = standing.to_vec();
        standing.sort_unstable();
        tiles::write_marked_tiles(f, &standing, self.marks.standing)?;
        for flower in &self.flowers {
            write!(f, "{}", flower.number())?;
        }
        if !self.flowers.is_empty() {
            f.write_char('h')?;
        }
        match win {
            Some(win) => {
                f.write_char('+')?;
                tiles::write_marked_tiles(f, &[win], self.marked_win().into_iter().collect())
            }
            None => Ok(()),
        }
    }

    /// Whether no tiles and no flowers have been entered.
    pub fn is_empty(&self) -> bool {
        self.size() == 0 && self.flowers.is_empty()
    }
}

/// Serialises tiles as their notation, the marked copies as `0m`, `0p` and `0s`.
impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = |tile: Tile, is_marked: bool| {
            let mut text = String::new();
            let marked = if is_marked { TileSet::of(tile) } else { TileSet::EMPTY };
            // Writing to a string cannot fail.
            let _ = tiles::write_marked_tiles(&mut text, &[tile], marked);
            text
        };
        let mut left = self.marks.standing;
        let standing = self.standing.iter().map(|tile| {
            let is_marked = left.contains(*tile);
            left = left.minus(TileSet::of(*tile));
            written(*tile, is_marked)
        });
        let mut fields = serializer.serialize_struct("Tiles", 4)?;
        fields.serialize_field("standing", &standing.collect::<Vec<_>>())?;
        fields.serialize_field("melds", &self.melds)?;
        fields.serialize_field("win", &self.win.map(|win| written(win, self.marks.win)))?;
        fields.serialize_field("flowers", &self.flowers)?;
        fields.end()
    }
}

/// What the table of another program's string says about the win; see the module's notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The prevalent wind.
    pub round: Wind,
    /// The seat.
    pub seat: Seat,
    /// Self-drawn, last copy, last tile, about a kong.
    pub flags: [bool; 4],
}

/// The longest text that is read as a hand.
pub const LONGEST: usize = 400;

/// Reads a hand.
///
/// # Errors
/// Every fault of the text at once. Of many strange characters only the first is named.
pub fn parse(text: &str) -> Result<Tiles, Faults> {
    parse_with_table(text).map(|(tiles, _)| tiles)
}

/// Reads a hand and, if there is one, the table of another program's string.
///
/// # Errors
/// As [`parse`].
pub fn parse_with_table(text: &str) -> Result<(Tiles, Option<Table>), Faults> {
    let (mut tiles, table) = parse_as_written(text)?;
    tiles.mark_win(Some(Hand::COMPLETE));
    Ok((tiles, table))
}

/// As [`parse_with_table`], with no winning tile but one that is marked: for hands of another
/// size than fourteen. See [`Tiles::mark_win`].
///
/// # Errors
/// As [`parse`].
pub fn parse_as_written(text: &str) -> Result<(Tiles, Option<Table>), Faults> {
    let length = text.chars().count();
    if length > LONGEST {
        return Err(Fault::new(FaultCode::TOO_LONG).value(length).into());
    }
    let mut parts = text.split('|');
    let mut reader = Reader::default();
    reader.read(parts.next().unwrap_or_default());
    let table = parts.next().map(|t| reader.table(t));
    parts.for_each(|t| reader.flower_letters(t));
    let table = table.flatten();
    if reader.faults.is_empty() && reader.tiles.is_empty() && !text.trim().is_empty() {
        reader.faults.push(Fault::new(FaultCode::NO_TILES));
    }
    let Reader { tiles, faults, .. } = reader;
    if faults.is_empty() { Ok((tiles, table)) } else { Err(faults.into()) }
}

/// The notation: melds, standing tiles from the lowest, flowers, the winning tile.
impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Some(Hand::COMPLETE))
    }
}

impl From<&Hand> for Tiles {
    fn from(hand: &Hand) -> Tiles {
        Tiles {
            standing: hand.standing().tiles().collect(),
            melds: hand.melds().to_vec(),
            win: hand.win(),
            flowers: Vec::new(),
            marks: Marks::default(),
        }
    }
}

/// The notation of a checked hand.
pub(crate) fn hand_text(hand: &Hand) -> String {
    Tiles::from(hand).to_string()
}

/// Melds are written in the notation wherever they are serialised.
impl<'de> serde::Deserialize<'de> for Meld {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Meld, D::Error> {
        let text = String::deserialize(deserializer)?;
        let tiles = parse(&text).map_err(|faults| {
            let text: Vec<String> = faults.iter().map(Fault::to_string).collect();
            serde::de::Error::custom(text.join(" "))
        })?;
        match tiles.melds[..] {
            [meld] if tiles.size() == 3 => Ok(meld),
            _ => Err(serde::de::Error::custom("not one meld such as [123m]")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_ways_to_write_the_same_hand() {
        let tiles = parse("[123m][5555p]456p789s1z+1z").unwrap();
        for text in [
            " [123m,2] [5555p,0] 456p 789s E +E",
            "[🀇🀈🀉][5555p]🀜🀝🀞789s🀀🀀",
            "[321m][5555p]456p789sEE",
        ] {
            assert_eq!(parse(text).unwrap(), tiles, "{text}");
        }
        assert_eq!(tiles.to_string(), "[123m][5555p]456p789sE+E");
    }

    #[test]
    fn chows_of_honors_are_read_and_refused_by_most_rules() {
        for text in ["[CFP]", "[ESW]", "[ESN]", "[EWN]", "[SWN]"] {
            let melds = parse(text).unwrap().melds;
            assert!(melds[0].is_honor_chow());
            assert_eq!(melds[0].to_string(), text);
            let codes = |hand: Result<Hand, Faults>| hand.map_err(|faults| faults[0].code);
            let refused = codes(Hand::new(&[], &melds, None));
            assert_eq!(refused, Err(FaultCode::CHOW_OF_HONORS), "{text}");
            assert!(Hand::with_honor_chows(&[], &melds, None).is_ok());
        }
    }

    #[test]
    fn strings_of_other_programs() {
        let (tiles, table) = parse_with_table("[EEE,1][1111m,6]2345p678sFF|ES1010|ae").unwrap();
        assert_eq!(tiles.melds, [Meld::pung(Tile::EAST), Meld::added_kong("1m".parse().unwrap())]);
        assert_eq!(tiles.win, None);
        let table = table.unwrap();
        assert_eq!((table.round, table.seat), (Wind::East, Wind::South));
        assert_eq!(table.flags, [true, false, true, false]);
        let flowers: Vec<String> = tiles.flowers.iter().map(ToString::to_string).collect();
        assert_eq!(flowers, ["5h", "1h"]);
        let (tiles, _) = parse_with_table("[123m,1][456m,2][EEEE][CCC,2]NN").unwrap();
        assert_eq!(tiles.win, Some(Tile::NORTH));
        assert_eq!(tiles.melds[2], Meld::concealed_kong(Tile::EAST));
    }

    #[test]
    fn every_fault_is_named() {
        let codes = |text: &str| -> Vec<&str> {
            parse(text).unwrap_err().iter().map(|f| f.code.key()).collect()
        };
        assert_eq!(codes("12x3"), ["digits-without-suit", "strange-character"]);
        assert_eq!(codes("m0z8z9h"), ["suit-without-digits", "no-such-rank"]);
        assert_eq!(codes("[12m]"), ["not-a-meld"]);
        assert_eq!(codes("[NCF]"), ["chow-of-honors"]);
        assert_eq!(codes("[123m"), ["loose-bracket"]);
        assert_eq!(codes("123m+"), ["loose-win"]);
        assert_eq!(codes("|||"), ["no-tiles"]);
        assert_eq!(codes(&"Call me Ishmael. ".repeat(40)), ["too-long"]);
    }
}
