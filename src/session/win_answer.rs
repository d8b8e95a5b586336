//! Answers to the questions about a win without tiles. They name players and not seats, like everything that a
//! session keeps.

use serde_json::{Value, json};

use crate::system::{Answer, Question};
use crate::tiles::Seat;

/// An answer to a question about a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinAnswer {
    /// A player: the answer that names the seat of this player.
    Player(usize),
    /// Any other answer.
    Other(Answer),
}

impl WinAnswer {
    /// Whether the question has this answer if none is given.
    pub fn goes_without_saying(self, question: &Question) -> bool {
        question.default.map(WinAnswer::Other) == Some(self)
    }

    /// The answer as it stands in a file: a player's number, or the text of another answer.
    pub(super) fn to_json(self) -> Value {
        match self {
            WinAnswer::Player(player) => json!(player),
            WinAnswer::Other(answer) => json!(answer.to_string()),
        }
    }

    /// Reads an answer from a file. `None` if the question has no such answer. Whether a player is at the table
    /// is not known here.
    pub(super) fn from_json(
        question: &Question,
        value: &Value,
        player: impl FnOnce(&Value) -> Option<usize>,
    ) -> Option<WinAnswer> {
        match value {
            Value::String(text) => {
                let answer = question.parse(text).filter(|answer| answer.seat().is_none());
                answer.map(WinAnswer::Other)
            }
            value if question.seats_asked().next().is_some() => {
                player(value).map(WinAnswer::Player)
            }
            _ => None,
        }
    }

    /// The answer in a deal in which this player sits there: `seat_of` says where.
    pub(super) fn at_table(self, seat_of: impl FnOnce(usize) -> Option<Seat>) -> Option<Answer> {
        match self {
            WinAnswer::Player(player) => seat_of(player).map(Answer::Seat),
            WinAnswer::Other(answer) => Some(answer),
        }
    }
}

/// The answer to a question among those that were given.
pub(super) fn given(
    answers: &[(&'static Question, WinAnswer)],
    question: &Question,
) -> Option<WinAnswer> {
    answers.iter().find(|(of, _)| *of == question).map(|(_, answer)| *answer)
}

/// The name of the field in which a file has the answer to a question with this key.
pub(super) fn field_name(key: &str) -> String {
    key.replace('-', "_")
}
