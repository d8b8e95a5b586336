//! Hands that are kept: those that were saved under a name, and the last ones that were finished.
//!
//! A store holds a [`Shelf`] as text, a line a hand: when (seconds since 1970), its link, its name,
//! with tabs between. [`file`](self::file) carries shelves to another device.

pub mod file;

use crate::entry::link;
use crate::entry::notation::{self, Tiles};
use crate::tiles::Tile;

/// How many hands can be saved.
pub const MOST: usize = 500;

/// How many finished hands are remembered.
pub const REMEMBERED: usize = 50;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

/// In how many tiles a finished hand may differ from the one before and still be that one,
/// looked at in another way.
const VARIED: usize = 2;

/// A hand that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its link: [`crate::entry::link`].
    pub link: String,
    /// What the player calls it; empty if nothing.
    pub name: String,
    /// When it was kept, in seconds since 1970.
    pub time: u64,
}

/// Kept hands, the last one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// They.
    pub hands: Vec<Kept>,
}

impl Kept {
    /// A hand with a name of any text.
    pub fn new(link: impl Into<String>, name: &str, time: u64) -> Kept {
        Kept { link: link.into(), name: tidy(name), time }
    }

    /// Whether it is the same hand under the same name, whenever it was kept.
    pub fn is_like(&self, other: &Kept) -> bool {
        (&self.link, &self.name) == (&other.link, &other.name)
    }

    /// The tiles of its first place, whatever the rule system.
    pub fn tiles(&self) -> Option<Tiles> {
        let hands = self.link.split('/').nth(2)?;
        let hand = hands.split('?').next().unwrap_or_default();
        notation::parse_as_written(hand).ok().map(|(tiles, _)| tiles)
    }

    fn line(&self) -> String {
        format!("{}\t{}\t{}", self.time, self.link, self.name)
    }

    fn read(line: &str) -> Option<Kept> {
        let mut parts = line.splitn(3, '\t');
        let time = parts.next()?.parse().ok()?;
        let (link, name) = (parts.next()?, parts.next()?);
        let whole = !link.is_empty() && link.len() <= link::LONGEST && tidy(name) == name;
        whole.then(|| Kept { link: link.to_owned(), name: name.to_owned(), time })
    }
}

/// A name on one line, without what can't be seen, and not too long.
pub fn tidy(name: &str) -> String {
    let shown = name.split(|c: char| c.is_whitespace() || c.is_control());
    let words = Vec::from_iter(shown.filter(|word| !word.is_empty())).join(" ");
    Vec::from_iter(words.chars().take(LONGEST_NAME)).into_iter().collect::<String>().trim().into()
}

impl Shelf {
    /// Reads a shelf; the lines that are none come back, too.
    pub fn parse(text: &str) -> (Shelf, Vec<&str>) {
        let (mut hands, mut damaged) = (Vec::new(), Vec::new());
        for line in text.lines().filter(|line| !line.is_empty()) {
            match Kept::read(line) {
                Some(kept) => hands.push(kept),
                None => damaged.push(line),
            }
        }
        (Shelf { hands }, damaged)
    }

    /// The text that [`Shelf::parse`] reads.
    pub fn text(&self) -> String {
        Vec::from_iter(self.hands.iter().map(Kept::line)).join("\n")
    }

    /// Puts a hand first; the same one under the same name goes. Whether there was room.
    pub fn save(&mut self, kept: Kept) -> bool {
        let others = self.hands.iter().filter(|other| !other.is_like(&kept)).count();
        if others >= MOST {
            return false;
        }
        self.hands.retain(|other| !other.is_like(&kept));
        self.hands.insert(0, kept);
        true
    }

    /// Gives a hand another name.
    pub fn rename(&mut self, at: usize, name: &str) {
        if let Some(kept) = self.hands.get_mut(at) {
            kept.name = tidy(name);
        }
    }

    /// Puts a hand back to where it was.
    pub fn put_back(&mut self, at: usize, kept: Kept) {
        self.hands.insert(at.min(self.hands.len()), kept);
    }

    /// Remembers a finished hand: first, once, and instead of the one before if it is that one
    /// with a tile or an answer changed.
    pub fn remember(&mut self, kept: Kept) {
        if self.hands.first().is_some_and(|last| is_varied(last, &kept)) {
            self.hands.remove(0);
        }
        self.hands.retain(|other| other.link != kept.link);
        self.hands.insert(0, kept);
        self.hands.truncate(REMEMBERED);
    }

    /// Adds hands that are not there yet, below those that are; how many there were to add, and
    /// those for which there was no room.
    pub fn add(&mut self, more: Vec<Kept>, most: usize) -> (usize, Vec<Kept>) {
        let (mut added, mut left) = (0, Vec::new());
        for kept in more {
            if self.hands.iter().any(|other| other.is_like(&kept)) {
                continue;
            }
            if self.hands.len() < most {
                self.hands.push(kept);
                added += 1;
            } else {
                left.push(kept);
            }
        }
        (added, left)
    }
}

/// Whether two hands are nearly of the same tiles.
fn is_varied(old: &Kept, new: &Kept) -> bool {
    let (Some(old), Some(new)) = (old.tiles(), new.tiles()) else { return false };
    let missing = |from: &Tiles, to: &Tiles| {
        let short = |tile| from.copies(tile).saturating_sub(to.copies(tile));
        Tile::all().map(short).sum::<usize>()
    };
    missing(&old, &new) <= VARIED && missing(&new, &old) <= VARIED
}

#[cfg(test)]
mod tests;
