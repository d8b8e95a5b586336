//! The answers that were given.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::system::{Answer, Question};

use super::{Fault, FaultCode};

/// Answers to questions, by key and place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answers(pub Vec<GivenAnswer>);

/// An answer to a question, given for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The question's key.
    pub key: &'static str,
    /// The place that it is given for.
    pub place: usize,
    /// The answer.
    pub answer: Answer,
}

impl Answers {
    pub fn get(&self, key: &str, place: usize) -> Option<Answer> {
        self.0.iter().find(|a| a.key == key && a.place == place).map(|a| a.answer)
    }

    pub fn set(&mut self, key: &'static str, place: usize, answer: Answer) {
        self.forget(key, place);
        self.0.push(GivenAnswer { key, place, answer });
    }

    pub fn forget(&mut self, key: &str, place: usize) {
        self.0.retain(|a| a.key != key || a.place != place);
    }
}

/// Serialises answers as an object, with the key `key` for the first place and `key.1` for the next.
impl Serialize for Answers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for GivenAnswer { key, place, answer } in &self.0 {
            match place {
                0 => map.serialize_entry(key, answer)?,
                _ => map.serialize_entry(&format!("{key}.{place}"), answer)?,
            }
        }
        map.end()
    }
}

/// The question with this key, or the fault that there is none.
pub(crate) fn question(
    questions: &'static [Question],
    key: &str,
) -> Result<&'static Question, Fault> {
    let found = questions.iter().find(|q| q.key == key);
    found.ok_or_else(|| Fault::new(FaultCode::UNKNOWN_QUESTION).value(key))
}

/// Reads the text of an answer to a question.
///
/// # Errors
///
/// [`FaultCode::UNKNOWN_ANSWER`] when the question has no answer that is written like this.
pub(crate) fn parse(question: &Question, text: &str) -> Result<Answer, Fault> {
    let fault =
        || Fault::new(FaultCode::UNKNOWN_ANSWER).value(format_args!("{}={text}", question.key));
    question.parse(text).ok_or_else(fault)
}

/// The same answer, or the fault that the question has no such answer.
pub(crate) fn checked(question: &Question, answer: Answer) -> Result<Answer, Fault> {
    let fault =
        || Fault::new(FaultCode::UNKNOWN_ANSWER).value(format_args!("{}={answer}", question.key));
    Some(answer).filter(|answer| question.has(*answer)).ok_or_else(fault)
}
