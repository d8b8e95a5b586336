//! Buttons under a heading, and a choice of one or several things among such buttons.

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
#[derive(Clone, PartialEq)]
pub struct Choice<V> {
    /// What it is.
    pub value: V,
    /// The value of the hook of its button, which tells it from the others.
    pub hook: String,
    /// Its words.
    pub words: String,
}

impl<V> Choice<V> {
    /// A thing with its hook and words.
    pub fn new(value: V, hook: impl ToString, words: String) -> Choice<V> {
        Choice { value, hook: hook.to_string(), words }
    }
}

/// Things that can be chosen, under a heading. The buttons of those that are chosen are pressed.
#[component]
pub fn Choices<V, C, R>(
    legend: String,
    /// The attribute by which tests and styles know it.
    #[prop(optional, into)]
    hook: Hook,
    /// The name of the hooks of the buttons.
    #[prop(default = "data-choice")]
    button_hook: &'static str,
    /// What can be chosen. The buttons of what stays among them stay, too.
    #[prop(into)]
    choices: Signal<Vec<Choice<V>>>,
    /// Whether something is chosen.
    is_chosen: C,
    /// Chooses it.
    choose: R,
) -> impl IntoView
where
    V: Clone + Send + Sync + 'static,
    C: Fn(&V) -> bool + Copy + Send + Sync + 'static,
    R: Fn(V) + Copy + Send + Sync + 'static,
{
    let answers = Signal::derive(move || {
        choices.with(|all| all.iter().map(|choice| choice.words.clone()).collect())
    });
    let button = move |Choice { value, hook, words }: Choice<V>| {
        let chosen = value.clone();
        view! {
            <Button
                class="offer" hook=(button_hook, hook) pressed=move || is_chosen(&chosen)
                press=move || choose(value.clone())
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
