//! Actions of the player.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::browser::paint::idle_after_paint;
use crate::app::browser::vibration;
use crate::app::context::fetch;
use crate::app::context::settings::vibrates;
use crate::app::context::ui::{Stage, Ui};
use crate::state::{Action, Notice};

impl Ui {
    /// Does an action. As long as the kept hand could not be restored, it waits until that is tried
    /// again.
    pub fn act(self, action: Action) {
        if !self.is_there() {
            return;
        }
        let lacks_hand = self.stage.get_untracked() == Stage::NotRestored;
        if lacks_hand && self.store(|store| store.is_waiting()) {
            return fetch::with_system_in_use(self, Box::new(move |ui| ui.apply(action)));
        }
        self.apply(action);
        if !untrack(|| self.can_explain()) {
            // What was done is on the screen first.
            idle_after_paint(move || {
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
