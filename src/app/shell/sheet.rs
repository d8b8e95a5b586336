//! How the sheet of a dialog is closed: it sinks in the way it rose, and a finger can pull it down by its head.

use gloo::timers::callback::Timeout;
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, PointerEvent};

use crate::app::browser::settled::Task;
use crate::app::browser::web;

/// How long the sheet sinks, in milliseconds, as in `style/dialog.css`.
const SINKING: u32 = 160;

/// How far a finger pulls the sheet down to close it, in pixels.
const FAR: i32 = 72;

/// While it sinks, the dialog has this attribute.
const LEAVING: &str = "data-leaving";

/// The sheet of a dialog.
#[derive(Clone, Copy)]
pub struct Sheet {
    dialog: NodeRef<Dialog>,
    /// Where the finger that pulls it touched it, in pixels from the top of the screen.
    held_at: StoredValue<Option<i32>>,
}

impl Sheet {
    pub fn of(dialog: NodeRef<Dialog>) -> Sheet {
        Sheet { dialog, held_at: StoredValue::new(None) }
    }

    /// Lets the sheet sink, and closes it then. Where nothing is to move, it is closed at once.
    pub fn leave(self, close: impl FnOnce() + 'static) {
        let Some(dialog) = self.dialog.get_untracked() else { return };
        if web::matches("(prefers-reduced-motion: reduce)") {
            self.pull(0);
            return close();
        }
        if dialog.has_attribute(LEAVING) {
            return;
        }
        // This fails only for invalid names.
        let _ = dialog.set_attribute(LEAVING, "");
        let task = Task::begin();
        let end = move || {
            close();
            let _ = dialog.remove_attribute(LEAVING);
            self.pull(0);
            drop(task);
        };
        Timeout::new(SINKING, end).forget();
    }

    /// `pointerdown` on the head: a finger takes hold of it.
    pub fn hold(self, event: &PointerEvent) {
        let is_finger = event.pointer_type() == "touch";
        self.held_at.set_value(is_finger.then(|| event.client_y()));
    }

    /// `pointermove`: the sheet follows the finger downward.
    pub fn follow(self, event: &PointerEvent) {
        if let Some(start) = self.held_at.get_value() {
            self.pull((event.client_y() - start).max(0));
        }
    }

    /// `pointerup` and `pointercancel`: what was pulled far enough leaves, else it goes back.
    pub fn release(self, event: &PointerEvent, close: impl FnOnce() + 'static) {
        let Some(start) = self.held_at.get_value() else { return };
        self.held_at.set_value(None);
        match event.type_() == "pointerup" && event.client_y() - start > FAR {
            true => self.leave(close),
            false => self.pull(0),
        }
    }

    /// Puts the sheet this many pixels below its place.
    fn pull(self, pixels: i32) {
        let Some(dialog) = self.dialog.get_untracked() else { return };
        let style = dialog.unchecked_ref::<HtmlElement>().style();
        // These fail only for invalid names.
        let _ = match pixels {
            0 => style.remove_property("--pulled").map(drop),
            _ => style.set_property("--pulled", &[&*pixels.to_string(), "px"].concat()),
        };
    }
}
