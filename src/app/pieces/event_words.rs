//! The events of a deal, in words.

use crate::app::context::ui::Ui;
use crate::entry::Event;
use crate::system::{Answer, Question, Role};
use crate::text::explain;

/// The name of an event with its place, and its details.
pub fn event_words(ui: Ui, event: &Event) -> (String, String) {
    let answer = |question: &Question| ui.engine()?.event_answer(event, question.key);
    (event_name(ui, event), details(ui, event, answer).join(" · "))
}

/// The name of an event with its place.
pub fn event_name(ui: Ui, event: &Event) -> String {
    let name = ui.join(&["event.", event.kind]);
    match ui.rules().event(event.kind).is_some_and(|kind| kind.seat) {
        true => [&*ui.place_name(event.place), ui.language_now().colon(), &*name].concat(),
        false => name,
    }
}

/// The details of an event of which nobody has said yet how the winning tile came.
pub fn certain_words(ui: Ui, event: &Event) -> Vec<String> {
    let is_given = |question: &Question| event.given().any(|(key, _)| key == question.key);
    details(ui, event, |question| {
        let is_certain = question.role != Role::WinSource || is_given(question);
        ui.engine()?.event_answer(event, question.key).filter(|_| is_certain)
    })
}

/// The answers to the questions about an event, as far as there are any.
fn details(ui: Ui, event: &Event, answer: impl Fn(&Question) -> Option<Answer>) -> Vec<String> {
    let words = ui.catalogue();
    let questions = ui.rules().event(event.kind).map_or(&[][..], |kind| kind.questions);
    let short = |question: &Question| {
        let answer = answer(question)?;
        Some(explain::answer_short(&words, question.kind, question.key, answer).to_string())
    };
    questions.iter().filter_map(short).filter(|word| !word.is_empty()).collect()
}
