//! The way back: Back on a phone closes the panels over the screen, one after another.
//!
//! Each open panel has a [step](steps) in the browser's history. When panels are opened or closed,
//! steps are added or gone back over; when the browser goes back, panels are closed. A step of
//! panels that are closed is never stayed at: going forward to it leads back at once.

use leptos::prelude::*;

use crate::app::browser::settled::Task;
use crate::app::browser::{steps, web};
use crate::app::context::keeping::address_of;
use crate::app::context::ui::{Stage, Ui};
use crate::state::{Action, State};

/// Keeps the browser's history and the panels together, on the app's own page. An app in a frame
/// leaves the history alone, which is that of the page around it.
pub fn follow_history(ui: Ui) {
    if !web::is_whole_window() {
        return;
    }
    let history = History { ui, going: StoredValue::new_local(None) };
    Effect::new(move || {
        if ui.stage.get() == Stage::Ready {
            ui.panels();
            untrack(|| history.adapt());
        }
    });
    let arrived = window_event_listener_untyped("popstate", move |_| untrack(|| history.arrive()));
    on_cleanup(move || arrived.remove());
}

#[derive(Clone, Copy)]
struct History {
    ui: Ui,
    /// A task while the browser goes back to a step because panels were closed.
    going: StoredValue<Option<Task>, LocalStorage>,
}

impl History {
    /// Makes the present step that of the open panels.
    fn adapt(self) {
        if self.going.with_value(Option::is_some) {
            return;
        }
        let (open, here) = (self.ui.panels(), steps::panels());
        (here + 1..=open).for_each(steps::push);
        if open < here {
            self.going.set_value(Some(Task::begin()));
            web::go_back((here - open) as i32);
        }
    }

    /// The browser has gone to another step.
    fn arrive(self) {
        let was_closing = self.going.try_update_value(Option::take).flatten();
        let (open, here) = (self.ui.panels(), steps::panels());
        if was_closing.is_none() {
            if open == here {
                // Another hand, or a page of the rulebook: its address says which.
                return;
            }
            let close = |state: &mut State| (here..open).for_each(|_| state.apply(Action::Back));
            self.ui.change(close);
        }
        // The step may have the address of the hand before it was changed in a panel.
        web::set_hash(&address_of(&self.ui.draft()));
        self.adapt();
    }
}
