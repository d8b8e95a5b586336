//! The help on entering a hand.

use leptos::prelude::*;

use crate::app::context::settings::{letters_enter_tiles, set_letters_enter_tiles};
use crate::app::context::ui::use_ui;
use crate::app::panels::switch::Switch;

/// Each action of the keyboard with its keys.
const KEYS: [(&str, &[&str]); 13] = [
    ("tiles", &["1", "–", "9", "m", "p", "s"]),
    ("honors", &["E", "S", "W", "N", "C", "F", "P"]),
    ("meld", &["[", "1", "2", "3", "m", "]"]),
    ("win", &["+", "5", "m"]),
    ("back", &["Backspace"]),
    ("undo", &["Ctrl", "Z", "·", "Ctrl", "Y"]),
    ("paste", &["Ctrl", "V"]),
    ("arrows", &["←", "→", "↑", "↓"]),
    ("hold", &["Shift", "F10"]),
    ("press", &["Enter", "·", "Space"]),
    ("leave", &["Esc"]),
    ("search", &["/"]),
    ("help", &["?"]),
];

/// Entering a hand by touch and by keyboard.
#[component]
pub fn Help() -> impl IntoView {
    let ui = use_ui();
    let steps = ["1", "2", "3", "4", "5", "6"];
    let steps = steps.map(|step| view! { <p>{ui.join(&["ui.help.", step])}</p> });
    let rows = KEYS.map(|(action, keys)| view! { <KeyRow action keys/> });
    view! {
        {steps.collect_view()}
        <h3>{ui.t("ui.keys")}</h3>
        <dl class="keys">{rows.collect_view()}</dl>
        // The store is the other page's.
        {(!ui.is_guest()).then(|| view! { <TypingSwitch/> })}
    }
}

/// An action of the keyboard with its keys.
#[component]
fn KeyRow(action: &'static str, keys: &'static [&'static str]) -> impl IntoView {
    let ui = use_ui();
    let keys = keys.iter().map(|key| match *key {
        "–" | "·" => view! { <span>{*key}</span> }.into_any(),
        key => view! { <kbd>{key}</kbd> }.into_any(),
    });
    view! {
        <div>
            <dt>{keys.collect_view()}</dt>
            <dd>{ui.join(&["ui.keys.", action])}</dd>
        </div>
    }
}

/// The switch whether letters and digits enter tiles.
#[component]
fn TypingSwitch() -> impl IntoView {
    let ui = use_ui();
    let is_on = RwSignal::new(letters_enter_tiles());
    let toggle = move || {
        set_letters_enter_tiles(ui, !letters_enter_tiles());
        is_on.set(letters_enter_tiles());
    };
    view! {
        <Switch
            name=ui.t("ui.keys.type")
            definition=ui.t("ui.keys.type.definition")
            is_on
            toggle
            attr:data-action="typing"
        />
    }
}
