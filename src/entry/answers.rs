//! The answers that were given.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::entry::{Fault, FaultCode};
use crate::system::Question;

/// Answers to questions, by key and place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answers(pub Vec<Answer>);

/// An answer to a question, given for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub key: &'static str,
    pub place: usize,
    pub answer: &'static str,
}

impl Answers {
    pub fn get(&self, key: &str, place: usize) -> Option<&'static str> {
        self.0.iter().find(|a| a.key == key && a.place == place).map(|a| a.answer)
    }

    pub fn set(&mut self, key: &'static str, place: usize, answer: &'static str) {
        self.forget(key, place);
        self.0.push(Answer { key, place, answer });
    }

    pub fn forget(&mut self, key: &str, place: usize) {
        self.0.retain(|a| a.key != key || a.place != place);
    }
}

/// As an object: `key` for the first place, `key.1` for the next.
impl Serialize for Answers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for Answer { key, place, answer } in &self.0 {
            match place {
                0 => map.serialize_entry(key, answer)?,
                _ => map.serialize_entry(&format!("{key}.{place}"), answer)?,
            }
        }
        map.end()
    }
}

/// The question of a key.
pub(crate) fn question(
    questions: &'static [Question],
    key: &str,
) -> Result<&'static Question, Fault> {
    let found = questions.iter().find(|q| q.key == key);
    found.ok_or_else(|| Fault::new(FaultCode::UnknownQuestion).value(key))
}

/// The question of a key and its answer of a text.
pub(crate) fn find(
    questions: &'static [Question],
    key: &str,
    answer: &str,
) -> Result<(&'static Question, &'static str), Fault> {
    let question = question(questions, key)?;
    match question.find(answer) {
        Some(answer) => Ok((question, answer)),
        None => {
            let both = format_args!("{key}={answer}");
            Err(Fault::new(FaultCode::UnknownAnswer).value(both))
        }
    }
}
