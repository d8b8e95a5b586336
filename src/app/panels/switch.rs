//! A switch with a name and a definition.

use leptos::prelude::*;

use crate::app::context::{Device, use_device, use_i18n};

/// The switch of a setting that the browser keeps. It is called `words`, and `words.definition` says
/// what it means.
#[component]
pub fn SettingSwitch(
    /// The key of its words.
    words: &'static str,
    /// Whether it is on.
    read: fn() -> bool,
    /// Switches it on or off.
    write: fn(Device, bool),
) -> impl IntoView {
    let (i18n, device) = (use_i18n(), use_device());
    let is_on = RwSignal::new(read());
    let toggle = move || {
        write(device, !read());
        is_on.set(read());
    };
    let definition = i18n.join(&[words, ".definition"]);
    view! { <Switch name=i18n.t(words) definition is_on toggle/> }
}

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
