//! Events: what happened in a deal.

use serde::Serialize;

use crate::entry::Fault;
use crate::entry::answers::{self, Answers};
use crate::scoring::Ruleset;
use crate::system::{EventKind, Question};
use crate::tiles::Tile;

/// Something that happened in the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Event {
    /// The key of its kind.
    pub kind: &'static str,
    /// The place of whom it happened to.
    pub place: usize,
    /// The tile that it is about.
    pub tile: Option<Tile>,
    answers: Answers,
}

impl Event {
    /// An event of a kind that the rule system has, with nothing said about it yet.
    pub fn new(kind: &'static EventKind, place: usize) -> Event {
        Event { kind: kind.key, place, tile: None, answers: Answers::default() }
    }

    /// The answer that was given, or the default of the kind's question.
    pub fn answer(&self, rules: &dyn Ruleset, key: &str) -> Option<&'static str> {
        let given = self.answers.get(key, 0);
        given.or_else(|| answers::question(self.questions(rules), key).ok()?.default)
    }

    /// The answers that were given.
    pub fn given(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.answers.0.iter().map(|a| (a.key, a.answer))
    }

    /// Answers a question of the event's kind.
    ///
    /// # Errors
    /// If the kind has no such question or answer.
    pub fn set(&mut self, rules: &dyn Ruleset, key: &str, answer: &str) -> Result<(), Fault> {
        let (question, answer) = answers::find(self.questions(rules), key, answer)?;
        self.answers.set(question.key, 0, answer);
        Ok(())
    }

    /// As [`Event::set`]; the answer that is given goes away where the question may stay open.
    ///
    /// # Errors
    /// As [`Event::set`].
    pub fn tell(&mut self, rules: &dyn Ruleset, key: &str, answer: &str) -> Result<(), Fault> {
        let open = answers::question(self.questions(rules), key)?.default.is_none();
        if open && self.answers.get(key, 0) == Some(answer) {
            self.answers.forget(key, 0);
            return Ok(());
        }
        self.set(rules, key, answer)
    }

    fn questions(&self, rules: &dyn Ruleset) -> &'static [Question] {
        rules.events().iter().find(|kind| kind.key == self.kind).map_or(&[], |k| k.questions)
    }
}
