//! What a reader of the score sheet of the open session can ask for, and the buttons below a deal that ask for it:
//! open its hand, correct it, put another one before it, give a penalty after it, delete it.

use leptos::prelude::*;

use crate::app::context::use_i18n;
use crate::app::pieces::Button;
use crate::session::Change;
use crate::text::session::DealRow;

/// An edit of the session that is asked for on its score sheet. Deals are named by their index, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A change that needs no further words.
    Change(Change),
    /// To correct a deal: in the calculator, or without tiles as it was entered.
    Correct(usize),
    /// To insert a deal before this one.
    Insert(usize),
    /// To see this deal from above.
    Show(usize),
    /// To give a penalty after this deal.
    Penalize(usize),
}

/// The buttons below a deal.
#[component]
pub fn DealActions(
    /// The index of the deal.
    index: usize,
    /// What is shown of it.
    row: Memo<DealRow>,
    /// Opens its hand.
    #[prop(optional_no_strip)]
    open: Option<Callback<usize>>,
    #[prop(optional_no_strip)] edit: Option<Callback<Edit>>,
) -> impl IntoView {
    let i18n = use_i18n();
    let edits = edit.map(|edit| {
        let can_insert = Memo::new(move |_| row.read().can_insert);
        let penalties = Memo::new(move |_| row.read().penalties.clone());
        let take_back = move |at: usize, penalty: &String| {
            let words = i18n.with("session.take-back", "penalty", penalty);
            let run = move || edit.run(Edit::Change(Change::TakeBack(index, at)));
            view! { <Action name="take-back" words run/> }
        };
        let take_back = move || {
            let penalties = penalties.get();
            penalties.iter().enumerate().map(|(at, words)| take_back(at, words)).collect_view()
        };
        let is_paid = Memo::new(move |_| row.read().cells.iter().any(|cell| cell.change != 0));
        view! {
            <Show when=move || is_paid.get()>
                <SheetAction name="around" run=move || edit.run(Edit::Show(index))/>
            </Show>
            <Show when=move || row.read().counts>
                <SheetAction name="correct" run=move || edit.run(Edit::Correct(index))/>
            </Show>
            <Show when=move || can_insert.get()>
                <SheetAction name="insert" run=move || edit.run(Edit::Insert(index))/>
            </Show>
            <Show when=move || row.read().counts>
                <SheetAction name="penalize" run=move || edit.run(Edit::Penalize(index))/>
            </Show>
            <SheetAction name="delete" run=move || edit.run(Edit::Change(Change::Delete(index)))/>
            {take_back}
        }
    });
    let opens = open.map(|open| {
        let has_hand = Memo::new(move |_| row.read().has_hand);
        view! {
            <Show when=move || has_hand.get()>
                <SheetAction name="open-hand" run=move || open.run(index)/>
            </Show>
        }
    });
    view! { <div class="offers">{opens} {edits}</div> }
}

/// A button with the words of its name.
#[component]
fn SheetAction(name: &'static str, run: impl Fn() + 'static) -> impl IntoView {
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
