//! Flowers and seasons: bonus tiles that are never part of a set.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the eight flowers and seasons; there is one copy of each.
///
/// Written `1h`–`4h` for the flowers (plum, orchid, chrysanthemum, bamboo) and `5h`–`8h` for the
/// seasons (spring, summer, autumn, winter). Each belongs to a wind: [`Flower::wind_index`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Flower(u8);

impl Flower {
    /// All eight, the four flowers first.
    pub fn all() -> impl DoubleEndedIterator<Item = Flower> + ExactSizeIterator {
        (0..8).map(Flower)
    }

    /// The flower with this number of the notation, 1–8. `None` for other numbers.
    pub const fn from_number(number: u8) -> Option<Flower> {
        if number >= 1 && number <= 8 { Some(Flower(number - 1)) } else { None }
    }

    /// The number in the notation, 1–8.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index of the wind that the tile belongs to: 0–3 for East, South, West, North.
    pub const fn wind_index(self) -> usize {
        (self.0 % 4) as usize
    }

    /// The character of the Unicode block Mahjong Tiles.
    pub fn unicode(self) -> char {
        // The block has plum, orchid, bamboo, chrysanthemum in this order.
        const CODES: [char; 8] = ['🀢', '🀣', '🀥', '🀤', '🀦', '🀧', '🀨', '🀩'];
        CODES[self.0 as usize]
    }

    /// The flower with this character of the Unicode block Mahjong Tiles, if it is one.
    pub fn from_unicode(c: char) -> Option<Flower> {
        Flower::all().find(|f| f.unicode() == c)
    }
}

impl fmt::Display for Flower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}h", self.number())
    }
}

impl fmt::Debug for Flower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Flower {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Flower {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Flower, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.strip_suffix('h')
            .and_then(|n| n.parse().ok())
            .and_then(Flower::from_number)
            .ok_or_else(|| serde::de::Error::custom("not a flower such as 1h"))
    }
}
