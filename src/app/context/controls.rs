//! Buttons, switches and text fields.

use leptos::prelude::*;

use crate::app::context::ui::Ui;
use crate::app::dom::{El, el};
use crate::state::Action;

impl Ui {
    /// Creates a button for an action.
    pub fn button(self, class: &str, action: Action) -> El {
        el("button", class).attr("type", "button").on("click", move |_| {
            // The click that ends a long press does nothing.
            if !self.held.get_untracked() {
                self.act(action.clone());
            }
        })
    }

    /// Creates the signal of a text field.
    pub fn field(self) -> Field {
        Field { text: StoredValue::new_local(String::new()), changes: RwSignal::new(0) }
    }
}

impl El {
    /// Sets `aria-pressed`.
    pub fn pressed(self, on: bool) -> El {
        self.attr("aria-pressed", truth(on))
    }

    /// Sets `aria-pressed` and keeps it up to date.
    pub fn pressed_if(self, on: impl Fn() -> bool + 'static) -> El {
        self.live("aria-pressed", move || Some(truth(on()).into()))
    }
}

/// The signal of a text field.
#[derive(Clone, Copy)]
pub struct Field {
    text: StoredValue<String, LocalStorage>,
    changes: RwSignal<usize>,
}

impl Field {
    pub fn read(self) -> String {
        self.changes.get();
        self.text.get_value()
    }

    pub fn write(self, text: String) {
        self.text.set_value(text);
        self.changes.set(self.changes.get_untracked() + 1);
    }
}

pub fn truth(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
