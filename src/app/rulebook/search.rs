//! The search of the rulebook: the field, questions that can be asked, and the answers.

use leptos::prelude::*;

use crate::app::context::question::{Answering, Question};
use crate::app::context::{use_fetching, use_i18n};
use crate::app::pieces::{Button, Loaded};
use crate::search::LONGEST_QUESTION;

/// The search field.
#[component]
pub fn BookSearch(
    /// What is asked.
    query: RwSignal<String>,
) -> impl IntoView {
    let (i18n, fetching) = (use_i18n(), use_fetching());
    let part = expect_context::<Answering>();
    view! {
        <div class="book-bar" role="search">
            <input
                class="search"
                type="search"
                placeholder=i18n.t("ui.ask-placeholder")
                aria-label=i18n.t("ui.ask-label")
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                enterkeyhint="search"
                maxlength=LONGEST_QUESTION.to_string()
                prop:value=move || query.get()
                // What answers is fetched before the first letter.
                on:focus=move |_| part.supply().need(fetching)
                on:input:target=move |event| query.set(event.target().value())
            />
        </div>
    }
}

/// The answers, once the part of the program that finds them is there.
#[component]
pub fn BookAnswers(question: Question) -> impl IntoView {
    let part = expect_context::<Answering>();
    view! { <Loaded part render=move |finder| (finder.answers)(question)/> }
}

/// How many examples of questions there are: `ui.ask-example.1` and so on.
const EXAMPLES: usize = 8;

/// Examples of questions, each of which can be asked with a tap.
#[component]
pub fn BookSuggestions(query: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    let example = |number: usize| {
        let text = i18n.join(&["ui.ask-example.", &number.to_string()]);
        let ask = text.clone();
        view! {
            <li>
                <Button class="ask-example" press=move || query.set(ask.clone())>{text}</Button>
            </li>
        }
    };
    view! {
        <p class="ask-intro">{i18n.t("ui.ask-intro")}</p>
        <ul class="ask-examples" aria-label=i18n.t("ui.ask-examples")>
            {(1..=EXAMPLES).map(example).collect_view()}
        </ul>
    }
}
