//! What can be done with a deal: open its hand, correct it, put another one before it, give a penalty
//! after it, delete it.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::app::session::edit::Edit;
use crate::session::Change;

/// The buttons below a deal.
#[component]
pub fn DealActions(
    /// The index of the deal.
    index: usize,
    /// Whether another deal can be put before it.
    can_insert: bool,
    /// Opens its hand.
    #[prop(optional_no_strip)]
    opens: Option<Callback<usize>>,
    #[prop(optional_no_strip)] edit: Option<Callback<Edit>>,
    /// The penalties of the deal, in words.
    penalties: Vec<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let edits = edit.map(|edit| {
        let take_back = penalties.into_iter().enumerate().map(|(at, penalty)| {
            let words = i18n.with("session.take-back", "penalty", &penalty);
            let run = move || edit.run(Edit::Change(Change::TakeBack(index, at)));
            view! { <Action name="take-back" words run/> }
        });
        view! {
            <Named name="correct" run=move || edit.run(Edit::Correct(index))/>
            {can_insert.then(|| {
                view! { <Named name="insert" run=move || edit.run(Edit::Insert(index))/> }
            })}
            <Named name="penalize" run=move || edit.run(Edit::Penalize(index))/>
            <Named name="delete" run=move || edit.run(Edit::Change(Change::Delete(index)))/>
            {take_back.collect_view()}
        }
    });
    let opens = opens.map(|open| view! { <Named name="open-hand" run=move || open.run(index)/> });
    view! { <div class="offers">{opens} {edits}</div> }
}

/// A button with the words of its name.
#[component]
fn Named(name: &'static str, run: impl Fn() + 'static) -> impl IntoView {
    let words = untrack(|| use_i18n().join(&["session.", name]));
    view! { <Action name words run/> }
}

/// A button. Its hook `data-deal-action` is its name.
#[component]
fn Action(name: &'static str, words: String, run: impl Fn() + 'static) -> impl IntoView {
    view! {
        <Button class="offer" hook=("data-deal-action", name) press=run>{words}</Button>
    }
}
