//! The best answer, and the others by rule system.

use leptos::prelude::*;

use super::best::Best;
use super::index;
use super::row::AnswerRow;
use crate::app::context::question::Question;
use crate::app::context::{I18n, use_i18n};
use crate::search::Group;

/// The answers, which follow the question as it is typed.
#[component]
pub fn AnswerList(question: Question) -> impl IntoView {
    let i18n = use_i18n();
    // The number of languages that were learned since.
    let learned = RwSignal::new(0_usize);
    Effect::new(move || index::learn_languages(i18n, &question.text.read(), learned));
    let answers = Memo::new(move |_| {
        learned.track();
        index::ask(i18n, &question.text.read(), question.in_use.get())
    });
    let best = move || {
        let (best, question) = {
            let answers = answers.read();
            (answers.best.clone(), answers.question.clone())
        };
        best.map(|answer| view! { <Best answer question/> })
    };
    let others = move || {
        let others = answers.read().others.clone();
        others.into_iter().map(|group| view! { <OtherAnswers group/> }).collect_view()
    };
    view! {
        <div class="ask" data-part="answers">
            <p class="quiet" role="status" data-part="found">
                {move || count(i18n, answers.read().len())}
            </p>
            {best}
            {others}
            {move || answers.read().is_empty().then(|| untrack(|| nothing(i18n)))}
        </div>
    }
}

/// How many answers there are.
fn count(i18n: I18n, number: usize) -> String {
    match number {
        0 => i18n.t("ui.book-nothing"),
        n => i18n.count("ui.book-found", n),
    }
}

/// What can be done if there is no answer.
fn nothing(i18n: I18n) -> impl IntoView {
    view! { <p class="ask-hint">{i18n.t("ui.ask-hint")}</p> }
}

/// The answers about a rule system, or about terms.
#[component]
fn OtherAnswers(group: Group) -> impl IntoView {
    let i18n = use_i18n();
    let heading = match group.system {
        Some(key) => i18n.short_name(key).to_owned(),
        None => i18n.t("ui.book-terms"),
    };
    let rows = group.answers.into_iter().map(|answer| view! { <AnswerRow answer/> });
    view! {
        <h2>{heading}</h2>
        <ul class="book-rows">{rows.collect_view()}</ul>
    }
}
