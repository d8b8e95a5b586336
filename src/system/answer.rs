//! A typed answer to a question.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::tiles::{Seat, SeatSet, Suit, Tile, TileList, WinSource};

use super::Tenths;

/// An answer to a [`Question`](super::Question).
///
/// In links and programs it is written as text: a word as it is, a tile in notation, a suit or a seat
/// as its letter, a number in digits, `yes` or `no`, tiles in notation and seats as their letters, one
/// after another, numbers in tenths with slashes between them. [`Question::parse`](super::Question::parse) reads it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// One of the question's own words.
    Word(&'static str),
    /// A tile.
    Tile(Tile),
    /// Tiles in their order.
    Tiles(TileList),
    /// A suit.
    Suit(Suit),
    /// A number.
    Number(u16),
    /// A seat or a wind.
    Seat(Seat),
    /// Some of the seats.
    Seats(SeatSet),
    /// A few numbers in tenths.
    Tenths(Tenths),
    /// Yes.
    Yes,
    /// No.
    No,
}

impl Answer {
    /// The four seats, as answers.
    pub const SEATS: &'static [Answer] = &[
        Answer::Seat(Seat::East),
        Answer::Seat(Seat::South),
        Answer::Seat(Seat::West),
        Answer::Seat(Seat::North),
    ];

    /// The three suits, as answers.
    pub const SUITS: &'static [Answer] =
        &[Answer::Suit(Suit::Characters), Answer::Suit(Suit::Dots), Answer::Suit(Suit::Bamboo)];

    /// No and yes, as answers.
    pub const NO_YES: &'static [Answer] = &[Answer::No, Answer::Yes];

    /// The word; `None` if it is something else.
    pub const fn word(self) -> Option<&'static str> {
        if let Answer::Word(word) = self { Some(word) } else { None }
    }

    /// The tile; `None` if it is something else.
    pub const fn tile(self) -> Option<Tile> {
        if let Answer::Tile(tile) = self { Some(tile) } else { None }
    }

    /// The tiles of a list; `None` if it is something else.
    pub const fn tiles(self) -> Option<TileList> {
        if let Answer::Tiles(tiles) = self { Some(tiles) } else { None }
    }

    /// The suit; `None` if it is something else.
    pub const fn suit(self) -> Option<Suit> {
        if let Answer::Suit(suit) = self { Some(suit) } else { None }
    }

    /// The number; `None` if it is something else.
    pub const fn number(self) -> Option<u16> {
        if let Answer::Number(number) = self { Some(number) } else { None }
    }

    /// The seat; `None` if it is something else.
    pub const fn seat(self) -> Option<Seat> {
        if let Answer::Seat(seat) = self { Some(seat) } else { None }
    }

    /// The seats of a set; `None` if it is something else.
    pub const fn seats(self) -> Option<SeatSet> {
        if let Answer::Seats(seats) = self { Some(seats) } else { None }
    }

    /// The numbers in tenths; `None` if it is something else.
    pub const fn tenths(self) -> Option<Tenths> {
        if let Answer::Tenths(tenths) = self { Some(tenths) } else { None }
    }

    /// How the winning tile came; `None` if the answer is something else.
    pub fn win_source(self) -> Option<WinSource> {
        WinSource::from_key(self.word()?)
    }

    /// Whether it is [`Answer::Yes`].
    pub const fn is_yes(self) -> bool {
        matches!(self, Answer::Yes)
    }

    /// Whether it says that something is not so, or that there is none of it.
    pub fn is_none(self) -> bool {
        match self {
            Answer::No | Answer::Number(0) => true,
            Answer::Tiles(tiles) => tiles.is_empty(),
            Answer::Seats(seats) => seats.is_empty(),
            _ => false,
        }
    }

    /// Whether the answer is written like this text.
    pub fn is_written(self, text: &str) -> bool {
        match self {
            Answer::Word(word) => word == text,
            Answer::Seat(seat) => seat.letter() == text,
            Answer::Yes => text == "yes",
            Answer::No => text == "no",
            Answer::Tile(_)
            | Answer::Tiles(_)
            | Answer::Suit(_)
            | Answer::Number(_)
            | Answer::Tenths(_)
            | Answer::Seats(_) => self.to_string() == text,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Word(word) => f.write_str(word),
            Answer::Tile(tile) => tile.fmt(f),
            Answer::Tiles(tiles) => tiles.fmt(f),
            Answer::Suit(suit) => suit.letter().fmt(f),
            Answer::Number(number) => number.fmt(f),
            Answer::Seat(seat) => f.write_str(seat.letter()),
            Answer::Seats(seats) => seats.fmt(f),
            Answer::Tenths(tenths) => tenths.fmt(f),
            Answer::Yes => f.write_str("yes"),
            Answer::No => f.write_str("no"),
        }
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What kind of answers a question has. It decides how the app asks the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerKind {
    /// One of a few answers. The words of each are `ask.<key>.<answer>`, which yes and no can do without,
    /// and in the summary `ask.<key>.<answer>.short`, which the default can do without.
    Choice,
    /// One of a few answers, or another number. The words of the named answers are those of a choice.
    ChoiceOrNumber {
        /// The least number.
        least: u16,
        /// The greatest number.
        most: u16,
    },
    /// One of a few answers, or a list of numbers in tenths that sum to zero, one for each player. The words
    /// of the named answers are those of a choice.
    ChoiceOrTenths,
    /// A tile, of which a picture is shown. The summary has `ask.<key>.short` with a slot `{tile}`.
    Tile,
    /// A number, which is shown as it is. The summary has `ask.<key>.short` with a slot `{value}`, and
    /// leaves out the default.
    Number {
        /// The greatest; the least is 0.
        most: u16,
    },
    /// Tiles in their order, of which pictures are shown. The summary has `ask.<key>.short` with a slot
    /// `{tiles}`, and leaves the question out if there are none.
    Tiles {
        /// How many there may be.
        most: u8,
    },
    /// Some of the seats. The summary has `ask.<key>.short` with a slot `{seats}`, and leaves the question
    /// out if there are none.
    Seats,
}

impl AnswerKind {
    /// Whether the answers are numbers.
    pub fn is_number(&self) -> bool {
        matches!(self, AnswerKind::Number { .. })
    }

    /// Whether there are named answers, with or without others.
    pub fn is_choice(&self) -> bool {
        use AnswerKind::{Choice, ChoiceOrNumber, ChoiceOrTenths};
        matches!(self, Choice | ChoiceOrNumber { .. } | ChoiceOrTenths)
    }
}
