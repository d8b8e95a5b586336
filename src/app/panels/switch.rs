//! A switch with a name and a definition.

use leptos::prelude::*;

/// A switch.
#[component]
pub fn Switch(
    /// What is switched on and off.
    name: String,
    /// What that means.
    definition: String,
    /// Who has it on and who has it off.
    #[prop(optional, into)]
    by: Option<Signal<String>>,
    /// Whether it is on.
    #[prop(into)]
    is_on: Signal<bool>,
    /// Switches it to the other side.
    toggle: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="ruling"
            role="switch"
            aria-checked=move || is_on.get().to_string()
            on:click=move |_| toggle()
        >
            <span class="words">
                <span class="name">{name}</span>
                <span class="also">{definition}</span>
                {by.map(|by| view! { <span class="by">{by}</span> })}
            </span>
            <i class="switch"></i>
        </button>
    }
}
