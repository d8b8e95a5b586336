//! An option of the game, as a field: its answers to choose from, and where others are possible, a field for
//! one of those.

use leptos::prelude::*;

use super::choice::{Choice, Choices};
use super::fields::NumberLine;
use crate::app::context::use_i18n;
use crate::system::{Answer, AnswerKind, Question};
use crate::text::explain;

/// An option.
#[component]
pub fn GameOption(
    question: &'static Question,
    /// What is agreed on now.
    #[prop(into)]
    now: Signal<Option<Answer>>,
    /// Agrees on another answer.
    #[prop(into)]
    agree: Callback<Answer>,
) -> impl IntoView {
    let i18n = use_i18n();
    let key = question.key;
    let name = i18n.join(&["ask.", key]);
    let on_type = move |text: String| {
        question.parse(&text).into_iter().for_each(|answer| agree.run(answer));
    };
    let written = move |answer: Option<Answer>| answer.map(|a| a.to_string()).unwrap_or_default();
    if matches!(question.kind, AnswerKind::Number { .. }) {
        let value = Signal::derive(move || written(now.get()));
        return view! { <NumberLine label=name field=key.to_owned() value on_type/> }.into_any();
    }
    let words = |answer| explain::answer(&i18n.catalogue(), question, answer).to_string();
    let choices = question.all().map(|answer| Choice::new(answer, answer, words(answer))).collect();
    // An answer without a button of its own stands in the field.
    let other = Signal::derive(move || {
        written(now.get().filter(|now| !question.all().any(|answer| answer == *now)))
    });
    let field = [key, "-other"].concat();
    let other = match question.kind {
        AnswerKind::ChoiceOrNumber { .. } => view! {
            <NumberLine label=i18n.t("session.options.other") field value=other on_type/>
        }
        .into_any(),
        AnswerKind::ChoiceOrTenths => view! {
            <TextLine label=i18n.t("session.options.other-places") field value=other on_type/>
        }
        .into_any(),
        _ => ().into_any(),
    };
    view! {
        <Choices
            legend=name
            field=key.to_owned()
            choices
            is_chosen=move |answer: &Answer| now.get() == Some(*answer)
            choose=move |answer| agree.run(answer)
        />
        {other}
    }
    .into_any()
}

/// A field for a text below its label.
#[component]
fn TextLine(
    label: String,
    /// The value of the hook `data-field`.
    field: String,
    value: Signal<String>,
    /// Takes what was typed, once it is all there.
    #[prop(into)]
    on_type: Callback<String>,
) -> impl IntoView {
    view! {
        <label class="reason-line">
            <span>{label}</span>
            <input
                class="search"
                type="text"
                autocomplete="off"
                maxlength="30"
                data-field=field
                prop:value=move || value.get()
                on:change:target=move |event| on_type.run(event.target().value())
            />
        </label>
    }
}
