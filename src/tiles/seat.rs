//! Winds, the seats that are named by them, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::tiles::Tile;

/// One of the four winds. It also names the seat of the player who has this wind; play goes from
/// East to South, West and North.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wind {
    /// East, the dealer's seat.
    #[serde(rename = "E")]
    East,
    /// South, whose turn comes after East's.
    #[serde(rename = "S")]
    South,
    /// West.
    #[serde(rename = "W")]
    West,
    /// North.
    #[serde(rename = "N")]
    North,
}

/// A player's place at the table, named by its wind.
pub type Seat = Wind;

impl Wind {
    /// All four winds: East, South, West, North.
    pub const ALL: [Wind; 4] = [Wind::East, Wind::South, Wind::West, Wind::North];

    /// The index in [`Wind::ALL`], 0–3.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The tile of the wind.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::new(27 + self as usize)
    }

    /// The seat that plays `places` turns after this one. One turn later is the player on the
    /// right.
    pub const fn after(self, places: usize) -> Seat {
        Wind::ALL[(self as usize + places) % 4]
    }

    /// The number of turns after this seat at which `other` plays, 0–3.
    pub const fn places_to(self, other: Seat) -> usize {
        (other as usize + 4 - self as usize) % 4
    }

    /// The letter of the wind: `E`, `S`, `W` or `N`.
    pub const fn letter(self) -> &'static str {
        match self {
            Wind::East => "E",
            Wind::South => "S",
            Wind::West => "W",
            Wind::North => "N",
        }
    }

    /// The wind with the letter `E`, `S`, `W` or `N`. `None` for other texts.
    pub fn from_letter(letter: &str) -> Option<Wind> {
        Wind::ALL.into_iter().find(|w| w.letter() == letter)
    }
}

impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// One value for each seat, indexed by [`Seat`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T> {
    /// East's value.
    #[serde(rename = "E")]
    pub east: T,
    /// South's value.
    #[serde(rename = "S")]
    pub south: T,
    /// West's value.
    #[serde(rename = "W")]
    pub west: T,
    /// North's value.
    #[serde(rename = "N")]
    pub north: T,
}

impl<T> BySeat<T> {
    /// Calls `make` for each seat, East first, and collects the values.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat {
            east: make(Wind::East),
            south: make(Wind::South),
            west: make(Wind::West),
            north: make(Wind::North),
        }
    }

    /// Iterates over the seats and their values, East first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Wind::ALL.into_iter().map(|seat| (seat, &self[seat]))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        match seat {
            Wind::East => &self.east,
            Wind::South => &self.south,
            Wind::West => &self.west,
            Wind::North => &self.north,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Wind::East => &mut self.east,
            Wind::South => &mut self.south,
            Wind::West => &mut self.west,
            Wind::North => &mut self.north,
        }
    }
}
