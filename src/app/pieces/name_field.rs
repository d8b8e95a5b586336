//! What the rows of lists have in common whose entries can be renamed and deleted: round buttons, and
//! a field for a new name.

use leptos::html::Input;
use leptos::prelude::*;
use web_sys::SubmitEvent;

use crate::app::browser::paint::after_paint;
use crate::app::context::use_i18n;
use crate::app::pieces::button::{Button, Press, Tool};

/// A button of a row. Its hook is `data-kept`.
#[component]
pub fn RowTool(
    /// Its hook and, after `words`, the key of its name.
    name: &'static str,
    words: &'static str,
    icon: &'static str,
    #[prop(into)] press: Press,
) -> impl IntoView {
    let label = untrack(|| use_i18n().join(&[words, name]));
    view! { <Tool label icon hook=("data-kept", name) press/> }
}

/// A field for a new name, which takes the focus.
#[component]
pub fn NameField(
    /// The present name.
    name: String,
    /// What the field is for.
    label: String,
    /// The most characters.
    longest: usize,
    /// Takes the new name.
    rename: impl Fn(String) + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let field = NodeRef::<Input>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            after_paint(move || {
                // An element that is gone takes no focus.
                let _ = field.focus();
                field.select();
            });
        }
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            rename(field.value());
        }
    };
    view! {
        <form class="entry-line" on:submit=submit>
            <input
                node_ref=field
                class="search"
                type="text"
                dir="auto"
                maxlength=longest.to_string()
                autocomplete="off"
                value=name
                aria-label=label
                data-part="new-name"
            />
            <Button class="offer" name="renamed">{untrack(|| i18n.t("ui.done"))}</Button>
        </form>
    }
}
