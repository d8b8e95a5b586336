//! Kept hands: those that the player saved under a name, and a history of complete hands.
//!
//! Each is a [`HandList`]. The browser's storage holds it as text with one line for each hand: time
//! (seconds since 1970), link and name, separated by tabs. A link is all that is kept: it is
//! decoded to a [`Draft`](crate::entry::Draft) and scored again when the hand is opened.
//! [`mod@file`] moves both lists to another device.

pub mod file;

use crate::entry::notation::{self, Tiles};
use crate::entry::{link, turns_direction};
use crate::tiles::{Tile, TileSet};

/// The largest number of saved hands.
pub const MAX_SAVED: usize = 500;

/// The largest number of hands in the history.
pub const MAX_HISTORY: usize = 50;

/// The length of the longest name, in characters.
pub const MAX_NAME_LENGTH: usize = 60;

/// A complete hand that differs from the one before in at most this many tiles replaces it in the
/// history: it is the same hand with a correction.
const MAX_TILES_CHANGED: usize = 2;

/// A kept hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct KeptHand {
    /// The link, as [`crate::entry::link`] writes it.
    pub link: String,
    /// The name that the player gave it; may be empty.
    pub name: String,
    /// The time when it was kept, in seconds since 1970.
    pub time: u64,
}

/// A list of kept hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandList {
    /// The hands, newest first.
    pub hands: Vec<KeptHand>,
}

impl KeptHand {
    /// Creates a kept hand; the name is cleaned with [`clean_name`].
    pub fn new(link: impl Into<String>, name: &str, time: u64) -> KeptHand {
        KeptHand { link: link.into(), name: clean_name(name), time }
    }

    /// Whether link and name are equal, whatever the time.
    fn is_same_entry(&self, other: &KeptHand) -> bool {
        (&self.link, &self.name) == (&other.link, &other.name)
    }

    /// The tiles of the first place in the link. The rule system need not be known.
    pub fn tiles(&self) -> Option<Tiles> {
        let hands = self.link.split('/').nth(2)?;
        let hand = hands.split('?').next().unwrap_or_default();
        // Which marks can be depends on the rulings, which were looked at when the hand was entered.
        notation::parse_as_written(hand, TileSet::EMPTY).ok().map(|(tiles, _)| tiles)
    }

    fn line(&self) -> String {
        format!("{}\t{}\t{}", self.time, self.link, self.name)
    }

    fn read(line: &str) -> Option<KeptHand> {
        let mut parts = line.splitn(3, '\t');
        let time = parts.next()?.parse().ok()?;
        let (link, name) = (parts.next()?, parts.next()?);
        let name = kept_name(name).filter(|_| !link.is_empty() && link.len() <= link::LONGEST)?;
        Some(KeptHand { link: link.to_owned(), name, time })
    }
}

/// Puts a name on one line, removes control characters and repeated blanks, and cuts it to
/// [`MAX_NAME_LENGTH`] characters.
pub fn clean_name(name: &str) -> String {
    crate::entry::clean_name(name, MAX_NAME_LENGTH)
}

/// A name that was kept: without the characters that turn the direction of writing, which names could have
/// once. `None` if it never was one.
fn kept_name(name: &str) -> Option<String> {
    let clean = clean_name(name);
    (clean == name || name.contains(turns_direction)).then_some(clean)
}

impl HandList {
    /// Reads a list from the text of the store. Also returns the lines that cannot be read.
    pub fn parse(text: &str) -> (HandList, Vec<&str>) {
        let (mut hands, mut damaged) = (Vec::new(), Vec::new());
        for line in text.lines().filter(|line| !line.is_empty()) {
            match KeptHand::read(line) {
                Some(kept) => hands.push(kept),
                None => damaged.push(line),
            }
        }
        (HandList { hands }, damaged)
    }

    /// Writes the text that [`HandList::parse`] reads.
    pub fn text(&self) -> String {
        Vec::from_iter(self.hands.iter().map(KeptHand::line)).join("\n")
    }

    /// Puts a hand first and removes an older entry with the same link and name. Returns whether there
    /// was room.
    pub fn save(&mut self, kept: KeptHand) -> bool {
        let others = self.hands.iter().filter(|other| !other.is_same_entry(&kept)).count();
        if others >= MAX_SAVED {
            return false;
        }
        self.hands.retain(|other| !other.is_same_entry(&kept));
        self.hands.insert(0, kept);
        true
    }

    /// Changes the name of the hand at an index.
    pub fn rename(&mut self, at: usize, name: &str) {
        if let Some(kept) = self.hands.get_mut(at) {
            kept.name = clean_name(name);
        }
    }

    /// Inserts a deleted hand at its former index.
    pub fn put_back(&mut self, at: usize, kept: KeptHand) {
        self.hands.insert(at.min(self.hands.len()), kept);
    }

    /// Adds a complete hand to the history. It comes first, appears only once, and replaces the hand
    /// before it if only a tile or an answer has changed.
    pub fn remember(&mut self, kept: KeptHand) {
        if self.hands.first().is_some_and(|last| is_variation(last, &kept)) {
            self.hands.remove(0);
        }
        self.hands.retain(|other| other.link != kept.link);
        self.hands.insert(0, kept);
        self.hands.truncate(MAX_HISTORY);
    }

    /// Appends the hands that are not in the list yet, up to `most` hands in all. Returns how many
    /// were added, and those for which there was no room.
    pub fn add(&mut self, more: Vec<KeptHand>, most: usize) -> (usize, Vec<KeptHand>) {
        let (mut added, mut left) = (0, Vec::new());
        for kept in more {
            if self.hands.iter().any(|other| other.is_same_entry(&kept)) {
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

/// Whether two hands differ in at most [`MAX_TILES_CHANGED`] tiles.
fn is_variation(old: &KeptHand, new: &KeptHand) -> bool {
    let (Some(old), Some(new)) = (old.tiles(), new.tiles()) else { return false };
    let missing = |from: &Tiles, to: &Tiles| {
        let short = |tile| from.copies(tile).saturating_sub(to.copies(tile));
        Tile::all().map(short).sum::<usize>()
    };
    missing(&old, &new) <= MAX_TILES_CHANGED && missing(&new, &old) <= MAX_TILES_CHANGED
}

#[cfg(test)]
mod tests;
