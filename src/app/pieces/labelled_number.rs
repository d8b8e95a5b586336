//! A field for a number, with its label.

use leptos::attr::custom::custom_attribute;
use leptos::prelude::*;

/// A field for a number, with its label.
#[component]
pub fn LabelledNumber(
    label: String,
    /// The attribute by which tests know the field, and its value.
    hook: (&'static str, String),
    /// How many characters it has room for.
    room: u8,
    /// What is typed.
    #[prop(into)]
    value: Signal<String>,
    /// Takes what is typed.
    #[prop(into)]
    on_type: Callback<String>,
    /// Whether the number may be below 0.
    #[prop(optional)]
    is_signed: bool,
    #[prop(default = "count")] class: &'static str,
) -> impl IntoView {
    // A keyboard of digits has no sign on many phones.
    let mode = if is_signed { "text" } else { "numeric" };
    let hook = custom_attribute(hook.0, hook.1);
    view! {
        <label class=class>
            <span>{label}</span>
            <input
                {..hook}
                class="number"
                type="text"
                inputmode=mode
                autocomplete="off"
                maxlength=room.to_string()
                prop:value=move || value.get()
                on:input:target=move |event| on_type.run(event.target().value())
                // What was typed may be no number that can be taken.
                on:change:target=move |event| event.target().set_value(&value.get_untracked())
            />
        </label>
    }
}
