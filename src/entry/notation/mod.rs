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
//! Unicode tiles are read everywhere, and white space and invisible characters are ignored.
//!
//! What is written elsewhere is read, too:
//! - MPSZ as wikis and LaTeX write it: `4'56p` is a called chow and `55'5p` a called pung, because a tile of
//!   them lies; `55"5p` and `5'5''55p` are kongs that were added to a pung, `X55Xp` is a concealed kong. A
//!   called set stands by itself or at the end of its suit, with white space, `_` or `-` between the parts.
//! - Round brackets around a called set: `(123m)`, `(5555p)`, also `(123m<)` and `(555+5p)`.
//! - The suit first, `m123p340z11,z333=`, if no other reading is possible.
//! - `r5p`, `5pr`, capitals (`123M`), full-width and Chinese characters (`１２３ｍ`, `一二三万`, `東`).
//! - Strings of other MCR programs: `[123m,1]` with the place of the claimed tile, and after the tiles
//!   `|EE1000|` for the round, the seat and whether the win was self-drawn, on a last copy, on a last tile
//!   and about a kong, then `|ab` for flowers.
//! - Addresses of Tenhou's and tziakcha's calculators, which hold a hand as `q`.
//!
//! A text is split into tokens (`tokens.rs`), of which a parser (`parser.rs`) makes a hand. No character that can be seen
//! is passed over in silence.
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
//! let faults = notation::parse("12y0z+").unwrap_err();
//! let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
//! assert_eq!(faults, ["strange-character (y)", "no-such-rank (0z)", "loose-win"]);
//! ```

pub(super) mod address;
mod characters;
mod faults;
mod marks;
mod parser;
mod pieces;
mod sets;
mod table;
mod tiles;
mod tokens;

use crate::entry::{Fault, FaultCode, Faults, Hand, visible};
use crate::tiles::{Meld, TileSet};

pub use marks::Marks;
pub use table::Table;
pub use tiles::Tiles;

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
    let (mut tiles, table) = parse_as_written(text, TileSet::ALL)?;
    tiles.mark_win(Some(Hand::COMPLETE));
    Ok((tiles, table))
}

/// As [`parse_with_table`], with no winning tile but one that is marked: for hands of another
/// size than fourteen. See [`Tiles::mark_win`].
///
/// `marked_once` are the kinds of which only one copy is marked, as
/// [`Draft::marked_in_play`](crate::entry::Draft::marked_in_play) has them. Of another kind any number of copies
/// can be written as marked, which says no more than one does.
///
/// # Errors
/// As [`parse`].
pub fn parse_as_written(
    text: &str,
    marked_once: TileSet,
) -> Result<(Tiles, Option<Table>), Faults> {
    let text = visible(text);
    let hand = address::hand(&text)?;
    let text = visible(&hand);
    let length = text.chars().count();
    if length > LONGEST {
        return Err(Fault::new(FaultCode::TOO_LONG).value(length).into());
    }
    let (written, table, flowers) = table::split(&text);
    let (mut tiles, mut found) = parser::read(written, marked_once);
    tiles.flowers.extend(table::flowers(flowers, &mut found));
    if found.is_empty() && tiles.is_empty() && !text.trim().is_empty() {
        found.add(Fault::new(FaultCode::NO_TILES));
    }
    found.unless((tiles, table))
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
    use crate::tiles::{Tile, Wind};

    #[test]
    fn several_ways_to_write_the_same_hand() {
        let tiles = parse("[123m][5555p]456p789s1z+1z").unwrap();
        for text in [
            " [123m,2] [5555p,0] 456p 789s E +E",
            "[🀇🀈🀉][5555p]🀜🀝🀞789s🀀🀀",
            "[321m][5555p]456p789sEE",
            // Invisible characters of pages and messengers.
            "\u{FEFF}[12\u{200B}3m][5555p]\u{200E}45\u{2060}6p789s\u{AD}1\u{FE0F}z+1z\u{202C}",
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
        assert_eq!(codes("12x3"), ["strange-character", "digits-without-suit"]);
        assert_eq!(codes("m0z8z9h"), ["suit-without-digits", "no-such-rank"]);
        assert_eq!(codes("[12m]"), ["not-a-meld"]);
        for honors in ["[NCF]", "[EEC]", "[SWC]", "[ESS]"] {
            assert_eq!(codes(honors), ["honors-no-meld"], "{honors}");
        }
        assert_eq!(codes("[123m"), ["loose-bracket"]);
        assert_eq!(codes("123m+"), ["loose-win"]);
        assert_eq!(codes("|||"), ["no-tiles"]);
        assert_eq!(codes(&"Call me Ishmael. ".repeat(40)), ["too-long"]);
    }
}
