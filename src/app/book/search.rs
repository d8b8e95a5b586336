//! The search of the list and of the glossary.

use leptos::prelude::*;

use crate::app::context::ui::use_ui;

/// The search field.
#[component]
pub fn SearchField(
    /// What is searched for.
    query: RwSignal<String>,
    /// The key of its name.
    label: &'static str,
) -> impl IntoView {
    let ui = use_ui();
    view! {
        <div class="book-bar">
            <input
                class="search"
                type="search"
                placeholder=ui.t(label)
                aria-label=ui.t(label)
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                prop:value=move || query.get()
                on:input:target=move |event| query.set(event.target().value())
            />
        </div>
    }
}

/// The number of matches.
#[component]
pub fn MatchCount(#[prop(into)] found: Signal<usize>) -> impl IntoView {
    let ui = use_ui();
    let words = move || match found.get() {
        0 => ui.t("ui.book-nothing"),
        n => ui.count("ui.book-found", n),
    };
    view! { <p class="quiet" role="status" data-part="found">{words}</p> }
}
