//! A short list of tiles in their order, such as the dora indicators of a deal.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;

use super::{NotATile, Tile, write_tiles};

/// A short list of tiles in their order.
///
/// ```
/// use hule::tiles::{Tile, TileList};
///
/// let list: TileList = "6s7mP".parse().unwrap();
/// assert_eq!((list.len(), list[2]), (3, Tile::WHITE));
/// assert_eq!(list.without(1).to_string(), "6sP");
/// assert_eq!(TileList::default().to_string(), "");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileList {
    len: u8,
    tiles: [Tile; TileList::MOST],
}

impl TileList {
    /// The most tiles that a list has room for.
    pub const MOST: usize = 30;

    /// The list without tiles.
    pub const EMPTY: TileList = TileList { len: 0, tiles: [Tile::EAST; TileList::MOST] };

    /// The same list with one more tile at its end. A full list stays as it is.
    #[must_use]
    pub fn with(mut self, tile: Tile) -> TileList {
        if let Some(slot) = self.tiles.get_mut(usize::from(self.len)) {
            *slot = tile;
            self.len += 1;
        }
        self
    }

    /// The same list without the tile at an index.
    #[must_use]
    pub fn without(self, index: usize) -> TileList {
        let left = self.iter().enumerate().filter(|(at, _)| *at != index);
        left.map(|(_, tile)| *tile).collect()
    }
}

impl Default for TileList {
    fn default() -> TileList {
        TileList::EMPTY
    }
}

impl std::ops::Deref for TileList {
    type Target = [Tile];

    fn deref(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }
}

impl FromIterator<Tile> for TileList {
    /// The first tiles, as many as a list has room for.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileList {
        tiles.into_iter().fold(TileList::EMPTY, TileList::with)
    }
}

impl IntoIterator for TileList {
    type Item = Tile;
    type IntoIter = std::iter::Take<std::array::IntoIter<Tile, { TileList::MOST }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.tiles.into_iter().take(usize::from(self.len))
    }
}

/// Writes the list in notation: `6s7mP`. A list without tiles is an empty text.
impl fmt::Display for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tiles(f, self)
    }
}

impl fmt::Debug for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Reads tiles in notation; white space between them is passed over. A marked five, `0p`, is a 5 like the
/// others: lists such as that of the indicators do not tell them apart (riichi R10).
impl FromStr for TileList {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<TileList, NotATile> {
        let mut tiles = ArrayVec::<Tile, { TileList::MOST }>::new();
        let mut ranks = String::new();
        for c in text.chars().filter(|c| !c.is_whitespace()) {
            if c.is_ascii_digit() {
                ranks.push(c);
                continue;
            }
            let single = Tile::from_letter(c).or_else(|| Tile::from_unicode(c));
            match single {
                Some(tile) if ranks.is_empty() => tiles.try_push(tile).map_err(|_| NotATile)?,
                Some(_) => return Err(NotATile),
                None if ranks.is_empty() => return Err(NotATile),
                None => {
                    for rank in ranks.drain(..) {
                        let rank = if rank == '0' && c != 'z' { '5' } else { rank };
                        let tile = Tile::from_rank_and_letter(rank, c).ok_or(NotATile)?;
                        tiles.try_push(tile).map_err(|_| NotATile)?;
                    }
                }
            }
        }
        if ranks.is_empty() { Ok(tiles.into_iter().collect()) } else { Err(NotATile) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_as_it_is_written() {
        for text in ["", "1m", "6s7mP", "11m", "EE5p55s"] {
            let read = text.parse::<TileList>().map(|list| list.to_string());
            assert_eq!(read.as_deref(), Ok(text), "{text}");
        }
        assert_eq!("1z 12m🀀".parse::<TileList>().unwrap().to_string(), "E12mE");
        for text in ["1", "m", "1mx", "0z", "1E", "[111m]", "+1m"] {
            assert_eq!(text.parse::<TileList>(), Err(NotATile), "{text}");
        }
        let many = "1m".repeat(TileList::MOST);
        assert_eq!(many.parse::<TileList>().unwrap().len(), TileList::MOST);
        assert_eq!(format!("{many}1m").parse::<TileList>(), Err(NotATile));
    }

    #[test]
    fn a_marked_five_of_a_list_is_a_plain_one() {
        for (text, read) in [("0p", "5p"), ("10m0s", "15m5s"), ("E 0p", "E5p")] {
            assert_eq!(text.parse::<TileList>().unwrap().to_string(), read, "{text}");
        }
    }

    #[test]
    fn lists_with_the_same_tiles_are_equal() {
        let list: TileList = "123m".parse().unwrap();
        assert_eq!(list.without(2), "12m".parse().unwrap());
        assert_eq!(list.without(7), list);
        assert_eq!(list.without(0).without(0).without(0), TileList::EMPTY);
    }
}
