//! Questions: what a rule system has to know besides the tiles, and how it asks.

use serde::Serialize;

use crate::number;
use crate::tiles::Tile;

/// Something that a rule system has to know besides the tiles.
///
/// Its words stand in the catalogues: `ask.<key>` asks; what an answer is called depends on the
/// [`AnswerKind`] and is said by [`explain::answer`](crate::text::explain::answer).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Its key.
    pub key: &'static str,
    /// What its answers are.
    pub kind: AnswerKind,
    /// The possible answers; empty for numbers, which are all from 0 to the greatest.
    pub answers: &'static [&'static str],
    /// The answer as long as none is given; `None` where none may be assumed.
    pub default: Option<&'static str>,
    /// Of which places it is asked.
    pub places: Places,
    /// Whether another answer is worth imagining.
    #[serde(skip)]
    pub varies: Varies,
}

impl Question {
    /// A question about the whole deal, or about the hand that is calculated.
    pub const fn new(
        key: &'static str,
        answers: &'static [&'static str],
        default: Option<&'static str>,
    ) -> Question {
        let (kind, places, varies) = (AnswerKind::Choice, Places::First, Varies::Never);
        Question { key, kind, answers, default, places, varies }
    }

    /// A question that a tile answers, none is assumed.
    pub const fn tile(key: &'static str) -> Question {
        let question = Question::new(key, &TILES, None);
        Question { kind: AnswerKind::Tile, ..question }
    }

    /// A question that a number from 0 to `most` answers, at most [`number::MOST`].
    pub const fn number(key: &'static str, most: u16, default: Option<&'static str>) -> Question {
        Question { kind: AnswerKind::Number { most }, ..Question::new(key, &[], default) }
    }

    /// The same, asked of these places.
    #[must_use]
    pub const fn of(self, places: Places) -> Question {
        Question { places, ..self }
    }

    /// The same, whose answer may vary.
    #[must_use]
    pub const fn varies(self, varies: Varies) -> Question {
        Question { varies, ..self }
    }

    /// How many answers there are.
    pub fn len(&self) -> usize {
        match self.kind {
            AnswerKind::Number { most } => usize::from(most) + 1,
            _ => self.answers.len(),
        }
    }

    /// Whether there is no answer at all, which is never so.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The answer with this index.
    pub fn get(&self, index: usize) -> Option<&'static str> {
        match self.kind {
            AnswerKind::Number { most } => {
                let n = u16::try_from(index).ok().filter(|n| *n <= most)?;
                number::text(n)
            }
            _ => self.answers.get(index).copied(),
        }
    }

    /// The answer that is written so.
    pub fn find(&self, answer: &str) -> Option<&'static str> {
        match self.kind {
            AnswerKind::Number { .. } => self.get(usize::from(number::parse(answer)?)),
            _ => self.answers.iter().copied().find(|a| *a == answer),
        }
    }

    /// Whether it is asked of a place.
    pub const fn asks(&self, place: usize) -> bool {
        match self.places {
            Places::First => place == 0,
            Places::Others => place > 0,
            Places::Every => true,
        }
    }
}

/// All tiles, as answers.
const TILES: [&str; Tile::KINDS] = [
    "1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", //
    "1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", //
    "1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", //
    "E", "S", "W", "N", "C", "F", "P",
];

/// What the answers of a question are, and so how a screen asks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerKind {
    /// One of a few words: `ask.<key>.<answer>` and, for the summary, `ask.<key>.<answer>.short`.
    Choice,
    /// A tile in notation, shown as a tile; for the summary `ask.<key>.short` with a slot
    /// `{tile}`.
    Tile,
    /// A number in digits, shown as it is; for the summary `ask.<key>.short` with a slot
    /// `{value}`. As a rule the default goes without saying.
    Number {
        /// The greatest; the least is 0.
        most: u16,
    },
}

impl AnswerKind {
    pub(crate) fn is_choice(&self) -> bool {
        *self == AnswerKind::Choice
    }
}

/// Of which places a question is asked: [`Ruleset::places`](crate::scoring::Ruleset::places).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Places {
    /// Once: of the first place, or of the whole deal.
    First,
    /// Of each but the first.
    Others,
    /// Of each.
    Every,
}

/// Whether a player would ask what another answer had made of the hand: [`crate::explore::what_if`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Varies {
    /// No: it is about payments, other hands, or what was agreed on.
    Never,
    /// It was settled before the first tile, as seats and rounds are: worth a thought only for a
    /// fan that is about it.
    BeforePlay,
    /// It came about in play. The first so many answers are what hands mostly come to, the
    /// others are strokes of luck. What each would have been is said by `near.<key>.<answer>`.
    InPlay {
        /// How many.
        common: usize,
    },
}

/// A kind of event that a rule system asks for. Its words stand in the catalogues:
/// `event.<key>`, and those of its questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EventKind {
    /// Its key.
    pub key: &'static str,
    /// Whether it happens to one of the places.
    pub seat: bool,
    /// Whether it is no more than a tile of the hand and a place: then it is offered where the
    /// tile is held, once for each place.
    pub held: bool,
    /// Whether it is about a tile.
    pub tile: bool,
    /// What is asked about it.
    pub questions: &'static [Question],
}

impl EventKind {
    /// Whether there is anything to tell of it besides that it happened.
    pub const fn asks(&self) -> bool {
        self.seat || self.tile || !self.questions.is_empty()
    }
}
