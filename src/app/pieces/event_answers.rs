//! The usual answers to a question about an event that is still open.

use leptos::prelude::Get;

use crate::app::context::Calculator;
use crate::entry::Event;
use crate::system::{Answer, Question, Role};
use crate::tiles::WinSource;

/// The usual answers to an open question about the event with this index that are possible, each with its
/// question; the others stand in the panel of the event. A tile that nobody discarded was drawn.
pub fn possible(
    calculator: Calculator,
    index: usize,
    event: &Event,
    question: &'static Question,
) -> Vec<(&'static Question, Answer)> {
    let drawn = Answer::Word(WinSource::SelfDrawn.key());
    let source = event.kind.question_about(Role::WinSource);
    let source = source.filter(|source| question.role == Role::Discarder && source.has(drawn));
    let mut answers = Vec::from_iter(source.map(|source| (source, drawn)));
    let offers = calculator
        .engine()
        .map(|engine| engine.offers_about(&calculator.draft.get(), index, question));
    let offers = offers.unwrap_or_default().into_iter();
    let is_usual = |answer: Answer| question.usual().any(|usual| usual == answer);
    let possible = offers.filter(|offer| offer.impossible.is_none() && is_usual(offer.answer));
    answers.extend(possible.map(|offer| (question, offer.answer)));
    answers
}
