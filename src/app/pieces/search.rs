//! The search for a fan by its name.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::ui::use_ui;
use crate::system::{Fan, System};

/// A field for the text that is searched for.
#[component]
pub fn SearchField(
    /// The text.
    text: RwSignal<String>,
) -> impl IntoView {
    let label = use_ui().t("ui.search");
    view! {
        <input
            class="search"
            type="search"
            placeholder=label.clone()
            aria-label=label
            bind:value=text
        />
    }
}

/// The fans with a text in one of their names; all of them if the text is empty.
pub fn fans_named(rules: &'static System, text: &str) -> Vec<&'static Fan> {
    let text = web::lower_case(text);
    let is_named = |fan: &&Fan| {
        let names = [fan.names.en, fan.names.ru, fan.names.zh, fan.names.ja];
        text.is_empty() || names.iter().any(|name| web::lower_case(name).contains(&text))
    };
    rules.fans.iter().filter(is_named).collect()
}
