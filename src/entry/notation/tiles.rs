//! The tiles that have been entered for a hand, and how they are written.

use std::fmt::{self, Write};

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::Marks;
use crate::entry::{Copies, Faults, Hand};
use crate::tiles::{self, Flower, Meld, Suit, Tile, TileSet};

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

    /// The hand of the tiles, whose winning tile is that of [`Tiles::split_win`].
    ///
    /// # Errors
    /// Every reason why there is no such hand.
    pub fn hand(&self) -> Result<Hand, Faults> {
        let (standing, win) = self.split_win();
        Hand::new(standing, &self.melds, win)
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

    /// Whether no meld was claimed from another player. Concealed kongs keep a hand concealed.
    pub fn is_concealed(&self) -> bool {
        self.melds.iter().all(|meld| !meld.kind().is_claimed())
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

/// Writes the notation: the melds, the standing tiles from the lowest to the highest, the flowers, and the
/// winning tile.
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
