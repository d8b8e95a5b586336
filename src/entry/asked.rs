//! The questions of a rule system that matter for a draft, with their present answers.

use serde::Serialize;

use crate::system::{Answer, AnswerKind, Question};

use super::{Draft, Fault};

/// A question that matters for a draft, with its present answer and all possible ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// The question's key.
    pub key: &'static str,
    /// What its answers are.
    #[serde(skip_serializing_if = "AnswerKind::is_choice")]
    pub kind: AnswerKind,
    /// The place that the question is asked of.
    pub place: usize,
    /// The answer that was given, or the default. `None` if there is neither.
    pub answer: Option<Answer>,
    /// Whether the answer is inferred: nobody gave it, but what is open to all makes it certain.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inferred: bool,
    /// All answers.
    pub offers: Vec<Offer>,
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The answer.
    pub answer: Answer,
    /// The fault that makes the answer impossible now. `None` as well if the answers were not tried.
    pub impossible: Option<Fault>,
}

/// The questions that matter for a draft, with all their answers. `matters` gets the key of a
/// question and a place.
pub(crate) fn asked(draft: &Draft, matters: &dyn Fn(&'static str, usize) -> bool) -> Vec<Asked> {
    let system = draft.system();
    let mut asked = Vec::new();
    for question in system.questions {
        for place in (0..system.places.len()).filter(|place| question.asks(*place)) {
            if matters(question.key, place) {
                let answer = draft.answer_at(question.key, place);
                let offer = |answer| Offer { answer, impossible: None };
                let offers = question.all().map(offer).collect();
                let inferred = draft.inferred(question, place).is_some();
                let Question { key, kind, .. } = *question;
                asked.push(Asked { key, kind, place, answer, inferred, offers });
            }
        }
    }
    asked
}
