//! Tiles: the 34 kinds that make sets.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::TileSet;

/// One of the three suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// 萬, written `m`.
    Characters,
    /// 筒, written `p`.
    Dots,
    /// 索, written `s`.
    Bamboo,
}

impl Suit {
    /// The three suits in their usual order.
    pub const ALL: [Suit; 3] = [Suit::Characters, Suit::Dots, Suit::Bamboo];

    /// The letter of the notation: `m`, `p` or `s`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Characters => 'm',
            Suit::Dots => 'p',
            Suit::Bamboo => 's',
        }
    }
}

/// One of the 34 kinds of tile that make sets: 1–9 in three suits, four winds, three dragons.
///
/// A `Tile` is a kind, not one of its four copies. Flowers and seasons are
/// [`Flower`](crate::tiles::Flower)s, which are never part of a set.
///
/// ```
/// use hule::tiles::{Suit, Tile};
///
/// let tile: Tile = "5m".parse().unwrap();
/// assert_eq!(tile, Tile::suited(Suit::Characters, 5));
/// assert_eq!((tile.suit(), tile.rank()), (Some(Suit::Characters), 5));
/// assert_eq!(tile.up(4).map(|nine| nine.to_string()).as_deref(), Some("9m"));
/// assert_eq!(tile.up(5), None);
///
/// // Honors are written as letters; `z` and Unicode characters are read, too.
/// assert_eq!("E".parse(), Ok(Tile::EAST));
/// assert_eq!("1z".parse(), Ok(Tile::EAST));
/// assert_eq!("🀀".parse(), Ok(Tile::EAST));
/// assert!(Tile::EAST.is_wind() && Tile::EAST.suit().is_none());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(super) u8);

impl Tile {
    /// The number of kinds.
    pub const KINDS: usize = 34;
    /// East wind.
    pub const EAST: Tile = Tile(27);
    /// South wind.
    pub const SOUTH: Tile = Tile(28);
    /// West wind.
    pub const WEST: Tile = Tile(29);
    /// North wind.
    pub const NORTH: Tile = Tile(30);
    /// Red dragon 中, written `C`.
    pub const RED: Tile = Tile(31);
    /// Green dragon 發, written `F`.
    pub const GREEN: Tile = Tile(32);
    /// White dragon 白, written `P`.
    pub const WHITE: Tile = Tile(33);

    /// The tile of a suit with a rank from 1 to 9.
    ///
    /// # Panics
    /// If `rank` is not 1–9.
    pub const fn suited(suit: Suit, rank: u8) -> Tile {
        assert!(rank >= 1 && rank <= 9);
        Tile(suit as u8 * 9 + rank - 1)
    }

    /// The kind with this index: 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 winds
    /// (E S W N), 31–33 dragons (red, green, white); `None` beyond.
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index < Tile::KINDS { Some(Tile(index as u8)) } else { None }
    }

    /// Like [`Tile::from_index`], for an index that is known to be in range.
    pub(crate) const fn new(index: usize) -> Tile {
        debug_assert!(index < Tile::KINDS);
        Tile(index as u8)
    }

    /// The index of the kind, 0–33, as in [`Tile::from_index`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All 34 kinds in index order.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..Tile::KINDS as u8).map(Tile)
    }

    /// The suit, or `None` for an honor.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Characters),
            1 => Some(Suit::Dots),
            2 => Some(Suit::Bamboo),
            _ => None,
        }
    }

    /// The group of the kind in [`Counts`](super::Counts): 0–2 for the suits, 3 for honors.
    #[inline]
    pub(crate) const fn group(self) -> usize {
        (self.0 / 9) as usize
    }

    /// The rank 1–9 of a suited tile; 0 for an honor.
    #[inline]
    pub const fn rank(self) -> u8 {
        if self.0 < 27 { self.0 % 9 + 1 } else { 0 }
    }

    /// Whether this is a wind or a dragon.
    #[inline]
    pub const fn is_honor(self) -> bool {
        self.0 >= 27
    }

    /// Whether this is a wind.
    #[inline]
    pub const fn is_wind(self) -> bool {
        self.0 >= 27 && self.0 < 31
    }

    /// Whether this is a dragon.
    #[inline]
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31
    }

    /// Whether this is a terminal or an honor.
    #[inline]
    pub const fn is_terminal_or_honor(self) -> bool {
        TileSet::TERMINALS_AND_HONORS.contains(self)
    }

    /// The tile `by` ranks higher in the same suit, if there is one; `None` for honors.
    pub const fn up(self, by: u8) -> Option<Tile> {
        let rank = self.rank();
        if rank != 0 && rank + by <= 9 { Some(Tile(self.0 + by)) } else { None }
    }

    /// The character of the Unicode block Mahjong Tiles, such as 🀇 for 1m.
    pub fn unicode(self) -> char {
        const HONORS: [u32; 7] = [0x1F000, 0x1F001, 0x1F002, 0x1F003, 0x1F004, 0x1F005, 0x1F006];
        let code = match self.0 {
            0..=8 => 0x1F007 + u32::from(self.0),
            9..=17 => 0x1F019 + u32::from(self.0) - 9,
            18..=26 => 0x1F010 + u32::from(self.0) - 18,
            _ => HONORS[usize::from(self.0) - 27],
        };
        char::from_u32(code).expect("the block has these characters")
    }

    /// The tile of a character of the Unicode block Mahjong Tiles. `None` if the character is not
    /// one of the 34 kinds.
    pub fn from_unicode(c: char) -> Option<Tile> {
        Tile::all().find(|t| t.unicode() == c)
    }

    /// The tile of one of the letters `E S W N C F P`.
    pub const fn from_letter(c: char) -> Option<Tile> {
        Some(match c {
            'E' => Tile::EAST,
            'S' => Tile::SOUTH,
            'W' => Tile::WEST,
            'N' => Tile::NORTH,
            'C' => Tile::RED,
            'F' => Tile::GREEN,
            'P' => Tile::WHITE,
            _ => return None,
        })
    }
}

/// Writes the tile in notation: `5m`, `E`, `C`.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit() {
            Some(suit) => write!(f, "{}{}", self.rank(), suit.letter()),
            None => f.write_str(&"ESWNCFP"[self.index() - 27..self.index() - 26]),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error of parsing a [`Tile`]: the text is not one tile such as `5m`, `E` or `7z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATile;

impl fmt::Display for NotATile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one tile such as 5m, E or C")
    }
}

impl std::error::Error for NotATile {}

impl std::str::FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Tile, NotATile> {
        let mut chars = text.chars();
        let (first, second) = (chars.next().ok_or(NotATile)?, chars.next());
        if chars.next().is_some() {
            return Err(NotATile);
        }
        match second {
            None => Tile::from_letter(first).or_else(|| Tile::from_unicode(first)),
            Some(letter) => Tile::from_rank_and_letter(first, letter),
        }
        .ok_or(NotATile)
    }
}

impl Tile {
    /// Reads a rank and a suit letter: `5` and `m` make 5m. The letter `z` numbers the honors: East,
    /// South, West, North, white, green, red.
    pub(crate) fn from_rank_and_letter(digit: char, letter: char) -> Option<Tile> {
        const Z: [Tile; 7] =
            [Tile::EAST, Tile::SOUTH, Tile::WEST, Tile::NORTH, Tile::WHITE, Tile::GREEN, Tile::RED];
        let rank = digit.to_digit(10).filter(|r| (1..=9).contains(r))? as u8;
        match letter {
            'm' => Some(Tile::suited(Suit::Characters, rank)),
            'p' => Some(Tile::suited(Suit::Dots, rank)),
            's' => Some(Tile::suited(Suit::Bamboo, rank)),
            'z' => Z.get(usize::from(rank) - 1).copied(),
            _ => None,
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
