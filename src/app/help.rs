//! How to begin, and how to enter a hand.

use leptos::prelude::*;

use crate::link;

use super::kit::{Ui, button, group, heading, hook, text};
use super::menu;
use super::state::Action;

/// Hands to try: a win, a ready hand, a special one.
const EXAMPLES: [(&str, &str); 3] = [
    ("win", "1/mcr/[789s][CCC]1123m789m99p+9p?round=E&seat=S&win=self-drawn"),
    ("ready", "1/mcr/[234p]2345678m234s"),
    ("special", "1/mcr/19m19p19sESWNCFP+P?win=discard&from=S"),
];

/// What an empty hand shows.
pub fn beginning(ui: Ui) -> AnyView {
    let examples = EXAMPLES.iter().filter_map(|(key, text)| {
        let draft = link::decode(text).ok()?;
        let body = vec![
            self::text("name", ui.t(&format!("ui.example.{key}"))),
            menu::strip(&draft.tiles),
        ];
        Some(button(ui, "example", hook("data-example", key), String::new(), Action::Load(draft), body.into_any()))
    });
    let lines = ["ui.begin.1", "ui.begin.2"].map(|key| view! { <p>{ui.t(key)}</p> }.into_any());
    let mut parts: Vec<AnyView> = lines.into();
    parts.push(heading(ui.t("ui.examples")));
    parts.extend(examples);
    group("beginning", parts)
}

/// How to enter a hand, by hand and by keyboard.
pub fn sheet(ui: Ui) -> AnyView {
    let lines = (1..=6).map(|i| view! { <li>{ui.t(&format!("ui.help.{i}"))}</li> }.into_any());
    view! { <ul class="help">{lines.collect::<Vec<_>>()}</ul> }.into_any()
}
