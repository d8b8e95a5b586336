//! Keyboard shortcuts, and pasting anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, Element, Event, EventTarget, KeyboardEvent};

use crate::app::browser::focus;
use crate::app::context::settings::letters_enter_tiles;
use crate::app::context::{Calculator, Device, Rulebook, use_calculator, use_device, use_rulebook};
use crate::calculator::{Action, Panel, is_notation};

/// Listens for keys and pastes on the window, or on the element of an embedded app, as long as the
/// current part of the screen exists.
pub fn listen(target: &EventTarget) {
    focus::follow_keys();
    let options = EventListenerOptions::enable_prevent_default();
    let keyboard =
        Keyboard { calculator: use_calculator(), device: use_device(), rulebook: use_rulebook() };
    let on = |name: &'static str, run: fn(Keyboard, &Event)| {
        EventListener::new_with_options(target, name, options, move |event| run(keyboard, event))
    };
    StoredValue::new_local([on("keydown", Keyboard::press), on("paste", Keyboard::paste)]);
}

/// What keys and pastes change.
#[derive(Clone, Copy)]
struct Keyboard {
    calculator: Calculator,
    device: Device,
    rulebook: Rulebook,
}

impl Keyboard {
    /// Whether an event belongs to the rulebook or to a text field.
    fn writes(self, target: Option<EventTarget>) -> bool {
        if self.rulebook.is_open_now() {
            return true;
        }
        let element = target.and_then(|t| t.dyn_into::<Element>().ok());
        element.is_some_and(|e| matches!(&*e.tag_name(), "INPUT" | "TEXTAREA"))
    }

    fn press(self, event: &Event) {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if self.writes(event.target())
            || event.alt_key()
            || untrack(|| self.calculator.panel()).is_some()
        {
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
            (_, Some(c)) if is_notation(c) && (self.device.is_guest || letters_enter_tiles()) => {
                Action::Type(c)
            }
            _ => return,
        };
        event.prevent_default();
        self.calculator.act(action);
    }

    fn paste(self, event: &Event) {
        let Some(event) = event.dyn_ref::<ClipboardEvent>() else { return };
        if self.writes(event.target()) {
            return;
        }
        let data = event.clipboard_data().and_then(|data| data.get_data("text").ok());
        if let Some(text) = data.filter(|text| !text.trim().is_empty()) {
            event.prevent_default();
            self.calculator.paste(text);
        }
    }
}
