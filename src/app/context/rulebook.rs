//! The rulebook's open page and its place in the browser's history.

use leptos::prelude::*;

use crate::app::browser::settled::Task;
use crate::app::browser::web;
use crate::app::context::lasting::{Lasting, LastingSignal};
use crate::rulebook::Page;

/// Which page of the rulebook is open, and how the reader gets back to the calculator.
#[derive(Clone, Copy)]
pub struct Rulebook {
    page: LastingSignal<Option<Page>>,
    /// The number of steps in the browser's history back to the calculator; `None` if the rulebook
    /// was not opened from there.
    steps_back: StoredValue<Option<i32>>,
    /// Whether the reader has closed the rulebook and the address does not show that yet.
    is_leaving: StoredValue<bool>,
    /// A task from the moment when the browser is sent to another address until it is there.
    leaving: StoredValue<Option<Task>, LocalStorage>,
}

/// The context: the open page of the rulebook.
///
/// # Panics
/// Outside of the app.
pub fn use_rulebook() -> Rulebook {
    expect_context()
}

/// What the browser's history holds as the number of a page that was not opened from the
/// calculator.
const NO_WAY_BACK: i32 = -1;

impl Rulebook {
    /// The closed rulebook.
    pub fn new() -> Rulebook {
        Rulebook {
            page: Lasting::signal(None),
            steps_back: StoredValue::new(Some(0)),
            is_leaving: StoredValue::new(false),
            leaving: StoredValue::new_local(None),
        }
    }

    /// The open page.
    pub fn page(self) -> Option<Page> {
        self.page.get()
    }

    /// The open page, without tracking changes.
    pub fn page_now(self) -> Option<Page> {
        self.page.get_untracked()
    }

    /// Whether a page is open.
    pub fn is_open(self) -> bool {
        self.page.read().is_some()
    }

    /// Whether a page is open, without tracking changes.
    pub fn is_open_now(self) -> bool {
        self.page.read_untracked().is_some()
    }

    /// Shows a page. `is_first` says that the app was started with its address.
    pub fn show(self, page: Page, is_first: bool) {
        // A page that was open before has its number in the browser's history.
        let steps = match web::step() {
            Some(NO_WAY_BACK) => None,
            Some(steps) => Some(steps),
            None if is_first => None,
            None => self.steps_back.get_value().map(|steps| steps + 1),
        };
        self.steps_back.set_value(steps);
        web::set_step(steps.unwrap_or(NO_WAY_BACK));
        self.is_leaving.set_value(false);
        self.page.set(Some(page));
    }

    /// Leaves for the calculator, whose hand has this address.
    pub fn leave(self, address: &str) {
        self.leaving.set_value(Some(Task::begin()));
        self.is_leaving.set_value(true);
        let steps = self.steps_back.get_value().filter(|steps| *steps > 0);
        match steps.filter(|_| web::is_whole_window()) {
            Some(steps) => web::go_back(steps),
            None => web::go_to(address),
        }
    }

    /// The browser has come to another address. The task is to be dropped when that is followed.
    pub fn arrive(self) -> Option<Task> {
        self.leaving.try_update_value(Option::take).flatten()
    }

    /// Closes the rulebook.
    pub fn close(self) -> Closed {
        self.steps_back.set_value(Some(0));
        let was_left = self.is_leaving.get_value();
        self.is_leaving.set_value(false);
        if !self.is_open_now() {
            return Closed::NotOpen;
        }
        self.page.set(None);
        if was_left { Closed::ByReader } else { Closed::ByAddress }
    }
}

/// How the rulebook was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// It was not open.
    NotOpen,
    /// The reader closed it.
    ByReader,
    /// The address became that of something else.
    ByAddress,
}
