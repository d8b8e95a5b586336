//! The help on entering a hand.

use leptos::prelude::*;

use crate::app::context::settings::{letters_enter_tiles, set_letters_enter_tiles};
use crate::app::context::{use_device, use_i18n};
use crate::app::panels::switch::SettingSwitch;

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
    let (i18n, device) = (use_i18n(), use_device());
    let steps = ["1", "2", "3", "4", "5", "6"];
    let steps = steps.map(|step| view! { <p>{i18n.join(&["ui.help.", step])}</p> });
    let rows = KEYS.map(|(action, keys)| view! { <KeyRow action keys/> });
    view! {
        {steps.collect_view()}
        <h3>{i18n.t("ui.keys")}</h3>
        <dl class="keys">{rows.collect_view()}</dl>
        // The store is the other page's.
        {(!device.is_guest).then(|| view! {
            <SettingSwitch
                words="ui.keys.type" read=letters_enter_tiles write=set_letters_enter_tiles
                attr:data-action="typing"
            />
        })}
    }
}

/// An action of the keyboard with its keys.
#[component]
fn KeyRow(action: &'static str, keys: &'static [&'static str]) -> impl IntoView {
    let i18n = use_i18n();
    let keys = keys.iter().map(|key| match *key {
        "–" | "·" => view! { <span>{*key}</span> }.into_any(),
        key => view! { <kbd>{key}</kbd> }.into_any(),
    });
    view! {
        <div>
            <dt>{keys.collect_view()}</dt>
            <dd>{i18n.join(&["ui.keys.", action])}</dd>
        </div>
    }
}
