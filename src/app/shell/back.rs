//! The way back: Back on a phone closes the panels over the screen, one after another.
//!
//! Each open panel has a [step](Step) in the browser's history. When panels are opened or closed,
//! steps are added or gone back over; when the browser goes back, panels are closed. The browser
//! never stays at the step of a panel that is closed: going forward to it leads back at once.

use leptos::prelude::*;

use crate::app::browser::settled::Task;
use crate::app::browser::steps::Step;
use crate::app::browser::web;
use crate::app::context::hand_storage::address_of;
use crate::app::context::{Calculator, Fetching, Stage};
use crate::calculator::{Action, State};

/// Keeps the browser's history and the panels together, on the app's own page. An app in a frame
/// leaves the history alone, which is that of the page around it.
pub fn follow_history(calculator: Calculator, fetching: Fetching) {
    if !web::is_whole_window() {
        return;
    }
    let visit = StoredValue::new(Step::present().map(|step| step.visit));
    let history = History { calculator, visit, going: StoredValue::new_local(None) };
    Effect::new(move || {
        if fetching.stage.get() == Stage::Ready {
            calculator.screen.panels.get();
            untrack(|| history.adapt());
        }
    });
    let arrived = window_event_listener_untyped("popstate", move |_| untrack(|| history.arrive()));
    // By now the hand of the address has been followed, if its rule system is there.
    let followed =
        window_event_listener_untyped("hashchange", move |_| untrack(|| history.adapt()));
    on_cleanup(move || {
        arrived.remove();
        followed.remove();
    });
}

#[derive(Clone, Copy)]
struct History {
    calculator: Calculator,
    /// The number of the steps of the hand on the screen, once panels have been opened over it.
    visit: StoredValue<Option<u64>>,
    /// A task while the browser goes back to a step because panels were closed.
    going: StoredValue<Option<Task>, LocalStorage>,
}

impl History {
    /// Makes the present step that of the open panels.
    fn adapt(self) {
        if self.going.with_value(Option::is_some) {
            return;
        }
        let (open, present) = (self.calculator.screen.panels.get(), Step::present());
        let here = present.map_or(0, |step| step.panels);
        if open > here {
            let step = present.unwrap_or_else(|| {
                let step = Step::new();
                step.mark();
                step
            });
            (here + 1..=open).for_each(|panels| step.with_panels(panels).push());
        } else if open < here {
            self.going.set_value(Some(Task::begin()));
            web::go_back((here - open) as i32);
        }
        self.visit.set_value(Step::present().map(|step| step.visit));
    }

    /// The browser has gone to another step.
    fn arrive(self) {
        let was_closing = self.going.try_update_value(Option::take).flatten();
        let present = Step::present();
        let visit = present.map(|step| step.visit);
        let is_same = visit.is_some() && visit == self.visit.get_value();
        // At the steps of another hand, none of this one's panels is open.
        let here = present.filter(|_| is_same).map_or(0, |step| step.panels);
        if was_closing.is_none() {
            let closed = here..self.calculator.screen.panels.get();
            self.calculator
                .change(|state: &mut State| closed.for_each(|_| state.apply(Action::Back)));
        }
        let address = address_of(&self.calculator.draft.get());
        if was_closing.is_some() || is_same {
            // The step may have the address of the hand before it was changed in a panel.
            web::set_hash(&address);
        } else if web::hash() != address {
            // The hand of the step is followed before anything else.
            return;
        }
        self.adapt();
    }
}
