//! A number that is counted up and down by two buttons, without a keyboard.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::{Tool, icon};
use crate::calculator::Action;
use crate::system::{Answer, AnswerKind, Question};

/// The number that answers a question, between its two buttons.
#[component]
pub fn Stepper(
    question: &'static Question,
    #[prop(into)] now: Signal<Option<Answer>>,
    /// The action for a number.
    act: Callback<Answer, Action>,
    /// What stands before the number.
    label: String,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let most = match question.kind {
        AnswerKind::Number { most } => most,
        _ => 0,
    };
    let number = Memo::new(move |_| now.get().and_then(Answer::number).unwrap_or(0));
    let step = move |up: bool| {
        move || {
            let number = number.get_untracked();
            let next =
                if up { number.saturating_add(1).min(most) } else { number.saturating_sub(1) };
            if next != number {
                calculator.act(act.run(Answer::Number(next)));
            }
        }
    };
    let name = i18n.join(&["ask.", question.key]);
    view! {
        <div class="stepper" role="group" aria-label=name.clone() data-stepper=question.key>
            <span class="lead">{label}</span>
            <Tool
                icon=icon::MINUS hook=("data-step", "down") label=i18n.with("ui.one-less", "name", &name)
                attr:data-idle=move || (number.get() == 0).then_some("") press=step(false)
            />
            <b role="status">{move || number.get()}</b>
            <Tool
                icon=icon::PLUS hook=("data-step", "up") label=i18n.with("ui.one-more", "name", &name)
                attr:data-idle=move || (number.get() == most).then_some("") press=step(true)
            />
        </div>
    }
}
