//! A choice of one of several things, or of several players, as buttons.

use crate::app::pieces::Button;
use crate::calculator::room;
use leptos::prelude::*;

/// One thing that can be chosen.
#[derive(Clone)]
pub struct Choice<V> {
    /// What it is.
    pub value: V,
    /// The value of its hook `data-choice`.
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

/// Buttons under a heading. Those that are chosen are pressed.
#[component]
pub fn Choices<V, C, R>(
    /// The heading.
    legend: String,
    /// The value of the hook `data-field`.
    field: String,
    choices: Vec<Choice<V>>,
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
    let [beside, pair] = room(choices.iter().map(|choice| &*choice.words));
    let buttons = choices.into_iter().map(|Choice { value, hook, words }| {
        let chosen = value.clone();
        view! {
            <Button
                class="offer" hook=("data-choice", hook) pressed=move || is_chosen(&chosen)
                press=move || choose(value.clone())
            >
                {words}
            </Button>
        }
    });
    view! {
        <fieldset data-field=field>
            <legend>{legend}</legend>
            <div class="offers" style:--beside=beside style:--pair=pair>{buttons.collect_view()}</div>
        </fieldset>
    }
}
