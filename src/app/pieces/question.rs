//! A question with its possible answers: words, a number or a tile. A number is picked, typed, or counted up and
//! down.

use leptos::prelude::*;

use crate::app::context::{use_calculator, use_i18n};
use crate::app::pieces::button::Tool;
use crate::app::pieces::choices::Fieldset;
use crate::app::pieces::icon;
use crate::app::pieces::offers::Offers;
use crate::calculator::Action;
use crate::entry::Asked;
use crate::system::{Answer, AnswerKind, Question as SystemQuestion, Role};

/// The largest number that is picked from a list. Larger ones are typed.
const PICKED: u16 = 9;

/// A question of the draft, with the current answer. Its elements stay while the answer changes.
#[component]
pub fn Question(
    /// The question. Its key, kind and possible answers stay the same.
    #[prop(into)]
    asked: Signal<Asked>,
) -> impl IntoView {
    let i18n = use_i18n();
    let Asked { question, place, .. } = asked.get_untracked();
    let SystemQuestion { key, kind, .. } = *question;
    let now = Memo::new(move |_| asked.with(|asked| asked.answer));
    let name = i18n.join(&["ask.", key]);
    if question.role == Role::Counter {
        let act = Callback::new(move |answer| Action::AnswerAt(question, place, answer));
        return view! { <Stepper question now act label=name/> }.into_any();
    }
    if is_typed(question) {
        let act = Callback::new(move |answer| Action::AnswerAt(question, place, answer));
        return view! { <Fieldset legend=name><NumberField question now act/></Fieldset> }
            .into_any();
    }
    let offers = Signal::derive(move || asked.with(|asked| asked.offers.clone()));
    let act = move |answer| Action::AnswerAt(question, place, answer);
    let offers = view! { <Offers question offers now act/> };
    // A number is shown beside its question.
    if let AnswerKind::Number { .. } = kind {
        return view! {
            <div class="count" role="group" aria-label=name.clone()>
                <span>{name.clone()}</span>
                {offers}
            </div>
        }
        .into_any();
    }
    // Nobody gave the answer: what was entered makes it certain.
    let inferred = move || {
        asked.with(|asked| asked.inferred).then(|| {
            view! { <p class="also" data-inferred="">{i18n.join(&["ask.", key, ".inferred"])}</p> }
        })
    };
    view! {
        <fieldset>
            <legend>{name}</legend>
            {offers}
            {inferred}
        </fieldset>
    }
    .into_any()
}

/// Whether a question is answered with a typed number.
pub fn is_typed(question: &SystemQuestion) -> bool {
    matches!(question.kind, AnswerKind::Number { most: PICKED.. })
}

/// A field for a number.
#[component]
pub fn NumberField(
    question: &'static SystemQuestion,
    #[prop(into)] now: Signal<Option<Answer>>,
    /// The action for a number.
    act: Callback<Answer, Action>,
) -> impl IntoView {
    let (calculator, i18n) = (use_calculator(), use_i18n());
    let on_change = move |event| {
        if let Some(answer) = question.parse(&event_target_value(&event)) {
            calculator.act(act.run(answer));
        }
    };
    view! {
        <input
            class="number"
            type="number"
            inputmode="numeric"
            min="0"
            max=question.len().saturating_sub(1).to_string()
            data-ask=question.key
            aria-label=i18n.join(&["ask.", question.key])
            prop:value=move || now.get().map(|answer| answer.to_string()).unwrap_or_default()
            on:change=on_change
        />
    }
}

/// The number that answers a question, between its two buttons.
#[component]
pub fn Stepper(
    question: &'static SystemQuestion,
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
