//! Events: what happened in a deal, for rule systems that ask for it.

use serde::Serialize;

use crate::system::{Answer, EventKind, Role, System};
use crate::tiles::Tile;

use super::Fault;
use super::answers::{self, Answers};

/// Something that happened in the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// The key of its kind.
    pub kind: &'static str,
    /// The place of the player that it happened to.
    pub place: usize,
    /// The tile that it is about, if it is about one and it is known.
    pub tile: Option<Tile>,
    answers: Answers,
}

impl Event {
    /// An event of a kind that the rule system has, without a tile or answers.
    pub fn new(kind: &'static EventKind, place: usize) -> Event {
        Event { kind: kind.key, place, tile: None, answers: Answers::default() }
    }

    /// The answer that was given, or the default of the kind's question.
    pub fn answer(&self, system: &System, key: &str) -> Option<Answer> {
        let default = || system.event(self.kind)?.question(key)?.default;
        self.answers.get(key, 0).or_else(default)
    }

    /// Like [`Event::answer`], for the kind's question with a role.
    pub fn answer_about(&self, system: &System, role: Role) -> Option<Answer> {
        self.answer(system, system.event(self.kind)?.question_about(role)?.key)
    }

    /// The answers that were given.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, Answer)> + '_ {
        self.answers.0.iter().map(|a| (a.key, a.answer))
    }

    /// Answers a question of the event's kind.
    ///
    /// # Errors
    /// If the kind has no such question or answer.
    pub fn put(&mut self, system: &System, key: &str, answer: Answer) -> Result<(), Fault> {
        let question = answers::question(self.questions(system), key)?;
        self.answers.set(question.key, 0, answers::checked(question, answer)?);
        Ok(())
    }

    /// Answers a question of the event's kind with an answer that is written as text.
    ///
    /// # Errors
    /// If the kind has no such question or answer.
    pub fn set(&mut self, system: &System, key: &str, answer: &str) -> Result<(), Fault> {
        let question = answers::question(self.questions(system), key)?;
        self.put(system, key, answers::parse(question, answer)?)
    }

    /// Like [`Event::put`]. If the event has this answer already and the question has no default, the
    /// answer is removed.
    ///
    /// # Errors
    /// As [`Event::put`].
    pub fn toggle(&mut self, system: &System, key: &str, answer: Answer) -> Result<(), Fault> {
        let open = answers::question(self.questions(system), key)?.default.is_none();
        if open && self.answers.get(key, 0) == Some(answer) {
            self.answers.forget(key, 0);
            return Ok(());
        }
        self.put(system, key, answer)
    }

    /// Removes the answer that was given to a question of the event's kind.
    pub(super) fn forget(&mut self, key: &str) {
        self.answers.forget(key, 0);
    }

    fn questions(&self, system: &System) -> &'static [crate::system::Question] {
        system.event(self.kind).map_or(&[], |kind| kind.questions)
    }
}
