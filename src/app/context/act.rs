//! Actions of the player.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::browser::paint::after_paint;
use crate::app::browser::vibration;
use crate::app::context::fetch;
use crate::app::context::settings::vibrates;
use crate::app::context::ui::Ui;
use crate::state::{Action, Notice};

impl Ui {
    /// Does an action, as soon as the engine that it needs has been fetched.
    pub fn act(self, action: Action) {
        if !self.is_there() {
            return;
        }
        let lacks_engine = self.engine().is_none();
        // What waits for the engine is done first.
        let waits = action.needs_engine() || self.store(|store| store.is_waiting());
        let apply = move |ui: Ui| ui.apply(action);
        if lacks_engine && waits {
            return fetch::with_system_in_use(self, Box::new(apply));
        }
        apply(self);
        if !untrack(|| self.can_explain()) {
            // What was done is on the screen first.
            after_paint(move || {
                if self.is_there() {
                    fetch::fetch_system_in_use(self);
                }
            });
        }
    }

    /// Opens the link of a hand in the calculator, and closes the panels over it.
    pub fn open_hand(self, link: String) {
        self.act(Action::Follow(link));
        // If the link cannot be read, the panel says so.
        if untrack(|| self.notice().is_none()) {
            self.act(Action::Close);
        }
    }

    /// Changes the state with an action. If the reader likes, the change is felt.
    fn apply(self, action: Action) {
        if self.is_guest() || !vibrates() {
            return self.change(|state| state.apply(action));
        }
        let now = || untrack(|| (self.draft(), self.notice()));
        let (draft, notice) = now();
        self.change(|state| state.apply(action));
        let (next, said) = now();
        let is_refusal = matches!(said, Some(Notice::Faults(..))) && said != notice;
        if is_refusal || next != draft {
            vibration::answer(is_refusal);
        }
    }

    /// The handler of a button that does an action. The click that ends a long press does nothing.
    pub fn on_click(self, action: Action) -> impl Fn(MouseEvent) + Clone + 'static {
        move |_| {
            if !self.held.get_untracked() {
                self.act(action.clone());
            }
        }
    }
}
