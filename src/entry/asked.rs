//! The questions of a rule system as they stand for a draft.

use serde::Serialize;

use crate::system::{Answer, AnswerKind, Question};

use super::{Draft, Fault};

/// A question as it stands for a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// The question's key.
    pub key: &'static str,
    /// What its answers are.
    #[serde(skip_serializing_if = "AnswerKind::is_choice")]
    pub kind: AnswerKind,
    /// The place that it is asked of.
    pub place: usize,
    /// The answer that is given or assumed.
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
    /// Why it cannot be chosen now, where that was judged.
    pub impossible: Option<Fault>,
}

/// The questions of a draft for which `matters` says so, of a question's key and a place, with
/// all their answers.
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
