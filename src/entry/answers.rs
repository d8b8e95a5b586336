//! The answers that were given.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::sorting::Sort;
use crate::system::{Answer, AnswerKind, Question};

use super::{Fault, FaultCode};

/// Answers to questions, by question and place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answers(pub Vec<GivenAnswer>);

/// An answer to a question, given for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The question.
    pub question: &'static Question,
    /// The place that it is given for.
    pub place: usize,
    /// The answer.
    pub answer: Answer,
}

impl Answers {
    pub fn get(&self, question: &Question, place: usize) -> Option<Answer> {
        let mut all = self.0.iter();
        all.find(|a| a.question == question && a.place == place).map(|a| a.answer)
    }

    /// Sets the answer to one of these questions.
    ///
    /// # Errors
    /// If the question is none of them, or has no such answer.
    pub fn set(
        &mut self,
        questions: &'static [Question],
        question: &Question,
        place: usize,
        answer: Answer,
    ) -> Result<(), Fault> {
        let question = named(questions, question.key)?;
        let answer = checked(question, answer)?;
        self.forget(question, place);
        self.0.push(GivenAnswer { question, place, answer });
        Ok(())
    }

    /// Puts the answers in the order of their questions.
    pub fn sort(&mut self, questions: &'static [Question]) {
        let order = |question: &Question| questions.iter().position(|other| other == question);
        self.0.arrange_by_key(|given| (order(given.question), given.place));
    }

    pub fn forget(&mut self, question: &Question, place: usize) {
        self.0.retain(|a| a.question != question || a.place != place);
    }
}

/// Serialises answers as an object, with the key `key` for the first place and `key.1` for the next.
impl Serialize for Answers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for GivenAnswer { question, place, answer } in &self.0 {
            let key = question.key;
            match place {
                0 => map.serialize_entry(key, answer)?,
                _ => map.serialize_entry(&format!("{key}.{place}"), answer)?,
            }
        }
        map.end()
    }
}

/// The question with this key, or the fault that there is none.
pub(crate) fn named(questions: &'static [Question], key: &str) -> Result<&'static Question, Fault> {
    let found = questions.iter().find(|q| q.key == key);
    found.ok_or_else(|| Fault::new(FaultCode::UNKNOWN_QUESTION).value(key))
}

/// Reads the text of an answer to a question.
///
/// # Errors
///
/// When the question has no answer that is written like this. The fault says which answers there are: those of a
/// choice have [`FaultCode::UNKNOWN_ANSWER`].
pub(crate) fn parse(question: &Question, text: &str) -> Result<Answer, Fault> {
    question.parse(text).ok_or_else(|| unknown(question, text))
}

/// The same answer, or the fault that the question has no such answer.
pub(crate) fn checked(question: &Question, answer: Answer) -> Result<Answer, Fault> {
    let known = Some(answer).filter(|answer| question.has(*answer));
    known.ok_or_else(|| unknown(question, answer))
}

/// The fault that a question has no such answer, with what it has instead.
fn unknown(question: &Question, answer: impl fmt::Display) -> Fault {
    let (code, least, most) = match question.kind {
        AnswerKind::Choice | AnswerKind::Seats => (FaultCode::UNKNOWN_ANSWER, 0, None),
        AnswerKind::Number { most } => (FaultCode::NOT_IN_RANGE, 0, Some(most)),
        AnswerKind::ChoiceOrNumber { least, most } => (FaultCode::NOT_IN_RANGE, least, Some(most)),
        AnswerKind::ChoiceOrTenths => (FaultCode::NOT_ZERO_SUM, 0, None),
        AnswerKind::Tile => (FaultCode::NOT_A_TILE, 0, None),
        AnswerKind::Tiles { most } => (FaultCode::NOT_SUCH_TILES, 0, Some(most.into())),
    };
    let fault = Fault::new(code).value(format_args!("{}={answer}", question.key));
    Fault { least, most: most.map(i32::from), ..fault }
}
