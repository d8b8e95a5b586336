//! What can be done with a deal: open its hand, correct it, put another one before it, give a penalty
//! after it, delete it.

use leptos::prelude::*;

use super::Edits;
use crate::app::context::ui::use_ui;

/// The buttons below a deal.
#[component]
pub fn DealActions(
    /// The index of the deal.
    index: usize,
    /// Opens its hand.
    #[prop(optional_no_strip)]
    opens: Option<Callback<usize>>,
    #[prop(optional_no_strip)] edits: Option<Edits>,
    /// The penalties of the deal, in words.
    penalties: Vec<String>,
) -> impl IntoView {
    let edits = edits.map(|edits| {
        view! {
            <Action name="correct" index run=edits.correct/>
            <Action name="insert" index run=edits.insert/>
            <Action name="penalize" index run=edits.penalize/>
            <Action name="delete" index run=edits.delete/>
            {penalties
                .into_iter()
                .enumerate()
                .map(|(at, penalty)| view! { <TakeBack index at penalty run=edits.take_back/> })
                .collect_view()}
        }
    });
    let opens = opens.map(|run| view! { <Action name="open-hand" index run/> });
    view! { <div class="offers">{opens} {edits}</div> }
}

/// A button. Its hook `data-deal-action` and its words are those of `name`.
#[component]
fn Action(name: &'static str, index: usize, run: Callback<usize>) -> impl IntoView {
    let ui = use_ui();
    view! {
        <button type="button" class="offer" data-deal-action=name on:click=move |_| run.run(index)>
            {untrack(|| ui.join(&["session.", name]))}
        </button>
    }
}

/// A button that takes back a penalty.
#[component]
fn TakeBack(
    index: usize,
    /// The index of the penalty.
    at: usize,
    penalty: String,
    run: Callback<(usize, usize)>,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <button
            type="button"
            class="offer"
            data-take-back=at
            on:click=move |_| run.run((index, at))
        >
            {untrack(|| ui.with("session.take-back", "penalty", &penalty))}
        </button>
    }
}
