//! The question about an event that is still open, asked where the event is listed.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::Button;
use crate::app::pieces::event_answers::possible;
use crate::calculator::{Action, EventChange};
use crate::entry::Event;
use crate::system::{AnswerKind, Question};
use crate::text::explain;

/// The answers to the first question about an event that has none; nothing if all have one.
#[component]
pub fn OpenQuestion(
    /// The index of the event.
    index: usize,
    event: Memo<Option<Event>>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let asked = move || {
        let event = event.get()?;
        let question = open_question(&event)?;
        let answers = possible(calculator, index, &event, question);
        let buttons = answers.into_iter().map(|(question, answer)| {
            let words = i18n.catalogue();
            let name = explain::answer(&words, question, answer).to_string();
            let change = EventChange::Answer(question, answer);
            view! {
                <Button
                    class="seat" hook=("data-ask", question.key) attr:data-answer=answer.to_string()
                    press=Action::ChangeEvent(index, change)
                >
                    {name}
                </Button>
            }
        });
        let name = i18n.join(&["ask.", question.key]);
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
fn open_question(event: &Event) -> Option<&'static Question> {
    event.kind.questions.iter().find(|question| {
        question.kind == AnswerKind::Choice
            && event.asks(question)
            && event.answer(question).is_none()
    })
}
