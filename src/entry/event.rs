//! Events: what happened in a deal, for rule systems that ask for it.

use serde::Serialize;

use crate::system::{self, Answer, Entered, EventKind, Question, Role};
use crate::tiles::Tile;

use super::Fault;
use super::answers::{self, Answers};

/// Something that happened in the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// Its kind.
    #[serde(serialize_with = "system::event_kind::as_key")]
    pub kind: &'static EventKind,
    /// The place of the player that it happened to.
    pub place: usize,
    /// The tile that it is about, if it is about one and it is known.
    pub tile: Option<Tile>,
    answers: Answers,
}

impl Event {
    /// An event of a kind that the rule system has, without a tile or answers.
    pub fn new(kind: &'static EventKind, place: usize) -> Event {
        Event { kind, place, tile: None, answers: Answers::default() }
    }

    /// The same event, about this tile.
    #[must_use]
    pub fn about(self, tile: Tile) -> Event {
        Event { tile: Some(tile), ..self }
    }

    /// The answer to a question of the kind: the one that was given, else its default.
    pub fn answer(&self, question: &Question) -> Option<Answer> {
        let default = || self.kind.question(question.key)?.default;
        self.answers.get(question, 0).or_else(default)
    }

    /// Like [`Event::answer`], for the kind's question with a role.
    pub fn answer_about(&self, role: Role) -> Option<Answer> {
        self.answer(self.kind.question_about(role)?)
    }

    /// Whether a question of the kind matters, given the other answers.
    pub fn asks(&self, question: &Question) -> bool {
        (question.when)(self)
    }

    /// The answer to a question of the kind, if the question matters.
    pub fn answer_if_asked(&self, question: &Question) -> Option<Answer> {
        self.answer(question).filter(|_| self.asks(question))
    }

    /// The answers that were given.
    pub fn given(&self) -> impl Iterator<Item = (&'static Question, Answer)> + '_ {
        self.answers.0.iter().map(|given| (given.question, given.answer))
    }

    /// Answers a question of the event's kind.
    ///
    /// # Errors
    /// If the kind has no such question or answer.
    pub fn put(&mut self, question: &Question, answer: Answer) -> Result<(), Fault> {
        self.answers.set(self.kind.questions, question, 0, answer)
    }

    /// Answers the question of the event's kind that has this key with an answer that is written as
    /// text.
    ///
    /// # Errors
    /// If the kind has no such question or answer.
    pub fn set(&mut self, key: &str, answer: &str) -> Result<(), Fault> {
        let question = answers::named(self.kind.questions, key)?;
        self.put(question, answers::parse(question, answer)?)
    }

    /// Like [`Event::put`]. If the event has this answer already and the question has no default, the
    /// answer is removed.
    ///
    /// # Errors
    /// As [`Event::put`].
    pub fn toggle(&mut self, question: &Question, answer: Answer) -> Result<(), Fault> {
        let open = answers::named(self.kind.questions, question.key)?.default.is_none();
        if open && self.answers.get(question, 0) == Some(answer) {
            self.answers.forget(question, 0);
            return Ok(());
        }
        self.put(question, answer)
    }

    /// Removes the answer that was given to a question of the event's kind.
    pub(super) fn forget(&mut self, question: &Question) {
        self.answers.forget(question, 0);
    }
}

impl Entered for Event {
    fn answer(&self, question: &Question) -> Option<Answer> {
        self.answer(question)
    }

    fn answer_about(&self, role: Role) -> Option<Answer> {
        self.answer_about(role)
    }
}
