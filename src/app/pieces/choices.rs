//! Buttons under a heading, and a choice of one or several things among such buttons.

use std::sync::Arc;

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;

use crate::app::pieces::button::{Button, Hook};
use crate::calculator::room;

/// Something under a heading. Buttons stand side by side or in pairs where their words have room.
#[component]
pub fn Fieldset(
    legend: String,
    /// The attribute by which tests and styles know it.
    #[prop(optional, into)]
    hook: Hook,
    /// The words of the buttons. Without them, nothing is made of the room that there is.
    #[prop(optional, into)]
    answers: Signal<Vec<String>>,
    children: Children,
) -> impl IntoView {
    let hook = custom_attribute(hook.name, hook.value);
    let room = Memo::new(move |_| {
        answers.with(|answers| if answers.is_empty() { [None, None] } else { room(answers) })
    });
    let [beside, pair] = [0, 1].map(|at| move || room.with(|room| room[at].clone()));
    view! {
        <fieldset {..hook}>
            <legend>{legend}</legend>
            <div class="offers" style:--beside=beside style:--pair=pair>{children()}</div>
        </fieldset>
    }
}

/// One thing that can be chosen.
#[derive(Clone)]
pub struct Choice {
    /// The value of the hook of its button, which tells it from the others.
    hook: String,
    words: String,
    is_chosen: Arc<dyn Fn() -> bool + Send + Sync>,
    choose: Arc<dyn Fn() + Send + Sync>,
}

impl Choice {
    /// A thing with the hook of its button and its words, whether it is chosen, and what a tap does.
    pub fn new(
        hook: impl ToString,
        words: String,
        is_chosen: impl Fn() -> bool + Send + Sync + 'static,
        choose: impl Fn() + Send + Sync + 'static,
    ) -> Choice {
        let (is_chosen, choose) = (Arc::new(is_chosen), Arc::new(choose));
        Choice { hook: hook.to_string(), words, is_chosen, choose }
    }
}

/// A heading, and below it a button for each thing that can be chosen. The buttons of what is chosen are shown as
/// pressed.
#[component]
pub fn Choices(
    legend: String,
    /// The attribute by which tests and styles know it.
    #[prop(optional, into)]
    hook: Hook,
    /// The name of the hooks of the buttons.
    #[prop(default = "data-choice")]
    button_hook: &'static str,
    /// What can be chosen. The buttons of what stays among them stay as they were made.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
) -> impl IntoView {
    let answers = Signal::derive(move || {
        choices.with(|all| all.iter().map(|choice| choice.words.clone()).collect())
    });
    let button = move |Choice { hook, words, is_chosen, choose }: Choice| {
        view! {
            <Button
                class="offer" hook=(button_hook, hook) pressed=move || is_chosen()
                press=move || choose()
            >
                {words}
            </Button>
        }
    };
    view! {
        <Fieldset legend hook answers>
            <For each=move || choices.get() key=|choice| choice.hook.clone() children=button/>
        </Fieldset>
    }
}
