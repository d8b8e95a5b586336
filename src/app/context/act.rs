//! Actions of the player.

use leptos::prelude::*;
use web_sys::MouseEvent;

use crate::app::context::fetch;
use crate::app::context::ui::Ui;
use crate::state::Action;

impl Ui {
    /// Does an action, as soon as the engine that it needs has been fetched.
    pub fn act(self, action: Action) {
        if !self.is_there() {
            return;
        }
        let needs_engine = action.needs_engine();
        let is_alone = untrack(|| self.engine().is_none());
        let apply = move |ui: Ui| ui.change(|state| state.apply(action));
        if is_alone && needs_engine || self.store(|store| store.is_waiting()) {
            fetch::rest(self, Box::new(apply));
        } else {
            apply(self);
            if is_alone {
                fetch::complete(self);
            }
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
