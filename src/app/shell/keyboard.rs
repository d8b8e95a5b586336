//! Keyboard shortcuts, and pasting anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Element, Event, EventTarget, KeyboardEvent};

use crate::app::context::fetch;
use crate::app::context::settings::letters_enter_tiles;
use crate::app::context::ui::Ui;
use crate::state::{Action, Panel, is_notation};

/// Whether an event belongs to the rulebook or to a text field.
fn writes(ui: Ui, target: Option<EventTarget>) -> bool {
    if ui.book.is_open_now() {
        return true;
    }
    let element = target.and_then(|t| t.dyn_into::<Element>().ok());
    element.is_some_and(|e| matches!(&*e.tag_name(), "INPUT" | "TEXTAREA"))
}

/// Listens for keys and pastes on the window, or on the element of an embedded app, as long as the
/// current part of the screen exists.
pub fn listen(ui: Ui, target: &EventTarget) {
    let options = EventListenerOptions::enable_prevent_default();
    let on = |name: &'static str, run: fn(Ui, &Event)| {
        EventListener::new_with_options(target, name, options, move |event| run(ui, event))
    };
    StoredValue::new_local([on("keydown", press), on("paste", paste)]);
}

fn press(ui: Ui, event: &Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    if writes(ui, event.target()) || event.alt_key() || untrack(|| ui.panel()).is_some() {
        return;
    }
    let key = event.key();
    let mut chars = key.chars();
    let letter = chars.next().filter(|_| chars.next().is_none());
    let command = event.ctrl_key() || event.meta_key();
    let action = match (&*key, letter) {
        ("z" | "Z", _) if command && event.shift_key() => Action::Redo,
        ("y", _) if command => Action::Redo,
        ("z", _) if command => Action::Undo,
        _ if command => return,
        ("Backspace", _) => Action::Backspace,
        ("Escape", _) => Action::Escape,
        (_, Some('?')) => Action::Open(Panel::Help),
        (_, Some(c)) if is_notation(c) && (ui.is_guest() || letters_enter_tiles()) => {
            Action::Type(c)
        }
        _ => return,
    };
    event.prevent_default();
    ui.act(action);
}

fn paste(ui: Ui, event: &Event) {
    let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
    if writes(ui, event.target()) {
        return;
    }
    let data = event.clipboard_data().and_then(|data| data.get_data("text").ok());
    if let Some(text) = data.filter(|text| !text.trim().is_empty()) {
        event.prevent_default();
        fetch::paste(ui, text);
    }
}
