//! Actions of the player.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::browser::paint::idle_after_paint;
use crate::app::browser::vibration;
use crate::app::context::calculator::Calculator;
use crate::app::context::fetching::Stage;
use crate::app::context::settings::vibrates;
use crate::calculator::{Action, Notice, link_in};
use crate::entry::link;

impl Calculator {
    /// Does an action. As long as the kept hand could not be restored, it waits until that is tried
    /// again.
    pub fn act(self, action: Action) {
        let fetching = self.fetching;
        if !fetching.is_there() {
            return;
        }
        let lacks_hand = fetching.stage.get_untracked() == Stage::NotRestored;
        if lacks_hand && fetching.is_waiting() {
            return fetching.systems(Vec::new(), Box::new(move || self.apply(action)));
        }
        self.apply(action);
        if !untrack(|| fetching.can_explain()) {
            // What was done is on the screen first.
            idle_after_paint(move || {
                if fetching.is_there() {
                    fetching.fetch_system_in_use();
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

    /// Changes to a rule system. Its tab shows that it is being fetched.
    pub fn choose_rules(self, key: &'static str) {
        let awaited = self.fetching.awaited_system;
        awaited.set(Some(key));
        let change = move || {
            awaited.set(None);
            self.act(Action::Rules(key));
        };
        self.fetching.systems(vec![key.to_owned()], Box::new(change));
    }

    /// Pastes a text, after fetching the rule system that it names.
    pub fn paste(self, text: String) {
        let key = link_in(&text).and_then(link::rules_key);
        let keys = key.map(str::to_owned).into_iter().collect();
        self.fetching.systems(keys, Box::new(move || self.act(Action::Paste(text))));
    }

    /// Changes the state with an action. If the reader likes, the change is felt.
    fn apply(self, action: Action) {
        if self.fetching.device.is_guest || !vibrates() {
            return self.change(|state| state.apply(action));
        }
        let now = || untrack(|| (self.draft.get(), self.notice()));
        let (draft, notice) = now();
        self.change(|state| state.apply(action));
        let (next_draft, next_notice) = now();
        let is_refusal = matches!(next_notice, Some(Notice::Faults(..))) && next_notice != notice;
        if is_refusal || next_draft != draft {
            vibration::answer(is_refusal);
        }
    }

    /// The handler of a button that does an action. The click that ends a long press does nothing.
    pub fn on_click(self, action: Action) -> impl Fn(MouseEvent) + Clone + 'static {
        move |_| {
            if !self.entering.held.get_untracked() {
                self.act(action.clone());
            }
        }
    }
}
