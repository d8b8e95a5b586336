//! The form of a deal without tiles, as the parts of its panel share it.

use leptos::prelude::*;

use crate::app::session::open::OpenSession;
use crate::session::{DealForm, SessionFault};

/// What is entered, and what is wrong with it.
#[derive(Clone, Copy)]
pub struct Form {
    open: OpenSession,
    /// What is wrong with it.
    pub faults: RwSignal<Vec<SessionFault>>,
}

impl Form {
    /// The form of the open session, with nothing wrong yet.
    pub fn new(open: OpenSession) -> Form {
        Form { open, faults: RwSignal::new(Vec::new()) }
    }

    /// Reads what is entered.
    pub fn with<T>(self, read: impl FnOnce(&DealForm) -> T) -> Option<T> {
        self.open.form.with(|form| form.as_ref().map(read))
    }

    /// Whether nobody won and the rules then ask more, which the calculator does.
    pub fn is_draw_to_ask(self) -> bool {
        self.open.form.with_untracked(|form| form.as_ref().is_some_and(DealForm::is_draw_to_ask))
    }

    /// Changes what is entered.
    pub fn change(self, change: impl FnOnce(&mut DealForm)) {
        self.open.form.update(|form| {
            if let Some(form) = form {
                change(form);
            }
        });
        self.faults.update(Vec::clear);
    }
}
