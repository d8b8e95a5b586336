//! Which questions stand open for a draft, and which answers are possible.

use crate::draft::Draft;
use crate::error::Fault;
use crate::ruleset::{Asked, Offer};

/// The questions of a draft that matter, with the answers that are impossible now: those that
/// would bring a contradiction which is not there without them.
pub(crate) fn asked(
    draft: &Draft,
    matters: impl Fn(&'static str, usize) -> bool,
    contradictions: impl Fn(&Draft) -> Vec<Fault>,
) -> Vec<Asked> {
    let rules = draft.rules();
    let before = contradictions(draft);
    let mut asked = Vec::new();
    for question in rules.questions() {
        for place in (0..rules.places().len()).filter(|place| question.asks(*place)) {
            if !matters(question.key, place) {
                continue;
            }
            let answer = draft.answer_at(question.key, place);
            let offer = |offered: &&'static str| {
                let mut other = draft.clone();
                let chosen = answer == Some(*offered);
                let done = chosen || other.set_at(question.key, place, offered).is_err();
                let after = if done { Vec::new() } else { contradictions(&other) };
                let impossible = after.into_iter().find(|fault| !before.contains(fault));
                Offer { answer: offered, impossible }
            };
            let offers = question.answers.iter().map(offer).collect();
            asked.push(Asked { key: question.key, place, answer, offers });
        }
    }
    asked
}
