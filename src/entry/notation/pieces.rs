//! What a text of notation consists of: tiles as they are written, and the marks between them.

use crate::tiles::{Flower, Tile};

/// How a tile is written to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pose {
    /// As all tiles of a player.
    Upright,
    /// Turned by 90°, `4'`: it was claimed.
    Lying,
    /// A second tile on top of one that lies, `4"`: it was added to a pung.
    Added,
}

/// A tile as it is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    /// Its kind. `None` if it lies face down, as two tiles of a concealed kong do in pictures.
    pub face: Option<Tile>,
    /// Whether it is the marked copy of its kind.
    pub is_marked: bool,
    /// How it lies.
    pub pose: Pose,
    /// Tiles that share a suit letter, or that are letters one after the other, have the same number.
    pub run: usize,
    /// Where it begins in the text, in characters.
    pub start: usize,
    /// Where it ends with its suit.
    pub end: usize,
}

/// A part of a text that has a meaning.
#[derive(Clone, Debug)]
pub(super) enum Token {
    /// A tile.
    Tile(Piece),
    /// A flower or a season.
    Flower(Flower),
    /// What separates tiles: white space, `_`, `-`, `,`.
    Gap,
    /// An opening bracket of this kind, and where it is.
    Open(char, usize),
    /// A closing bracket of this kind, and where it is.
    Close(char, usize),
    /// What is written behind a comma in brackets.
    Note(String),
    /// A mark in brackets for the player from whom a tile was claimed: `<`, `^`, `>`.
    From,
    /// A mark in round brackets before the tile that was added to a pung: `(111+1m)`.
    Added,
    /// The mark of the winning tile.
    Win,
}
