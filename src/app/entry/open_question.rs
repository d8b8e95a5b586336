//! The question about an event that is still open, asked where the event is listed.

use leptos::prelude::*;

use crate::app::context::ui::{Ui, use_ui};
use crate::entry::Event;
use crate::state::{Action, EventChange};
use crate::system::{Answer, AnswerKind, Question, Role};
use crate::text::explain;
use crate::tiles::WinSource;

/// The answers to the first question about an event that has none; nothing if all have one.
#[component]
pub fn OpenQuestion(
    /// The index of the event.
    index: usize,
    event: Memo<Option<Event>>,
) -> impl IntoView {
    let ui = use_ui();
    let asked = move || {
        let event = event.get()?;
        let question = open_question(ui, &event)?;
        let answers = possible(ui, index, &event, question);
        let buttons = answers.into_iter().map(|(question, answer)| {
            let words = ui.catalogue();
            let name = explain::answer(&words, question.kind, question.key, answer).to_string();
            let change = EventChange::Answer(question.key, answer);
            view! {
                <button
                    type="button"
                    class="seat"
                    data-ask=question.key
                    data-answer=answer.to_string()
                    on:click=ui.on_click(Action::ChangeEvent(index, change))
                >
                    {name}
                </button>
            }
        });
        let name = ui.join(&["ask.", question.key]);
        Some(view! {
            <div class="open-question" role="group" aria-label=name.clone()>
                <span class="also">{name.clone()}</span>
                {buttons.collect_view()}
            </div>
        })
    };
    view! { {asked} }
}

/// The first question about an event that matters and has no answer.
fn open_question(ui: Ui, event: &Event) -> Option<&'static Question> {
    let (rules, engine) = (ui.rules(), ui.engine()?);
    rules.event(event.kind)?.questions.iter().find(|question| {
        question.kind == AnswerKind::Choice
            && engine.asks_about(event, question.key)
            && event.answer(rules, question.key).is_none()
    })
}

/// The possible answers, each with its question. A tile that nobody discarded was drawn.
fn possible(
    ui: Ui,
    index: usize,
    event: &Event,
    question: &'static Question,
) -> Vec<(&'static Question, Answer)> {
    let drawn = Answer::Word(WinSource::SelfDrawn.key());
    let source = ui.rules().event(event.kind).and_then(|kind| kind.question_about(Role::WinSource));
    let source = source.filter(|source| question.role == Role::Discarder && source.has(drawn));
    let mut answers = Vec::from_iter(source.map(|source| (source, drawn)));
    let offers = ui.engine().map(|engine| engine.offers_about(&ui.draft(), index, question));
    let offers = offers.unwrap_or_default().into_iter();
    let possible = offers.filter(|offer| offer.impossible.is_none());
    answers.extend(possible.map(|offer| (question, offer.answer)));
    answers
}
