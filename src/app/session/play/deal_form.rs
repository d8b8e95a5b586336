//! The form of a deal without tiles, as the parts of its panel share it.

use leptos::prelude::*;

use crate::app::session::open::OpenSession;
use crate::calculator::Action;
use crate::session::{DealForm, SessionFault, Table};

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

    /// The most parts that the hand of the win with this index can have for which a player can be liable; 0
    /// if nobody can be, or too little of the win is known.
    pub fn parts_with_liability(self, index: usize) -> u16 {
        let win = self.with(|form| form.wins.get(index)?.win()).flatten();
        let (Some(win), Some(engine)) = (win, self.open.engine()) else { return 0 };
        let parts = |table: &Table| table.parts_with_liability(win, engine);
        self.open.table.with(|table| table.as_ref().map_or(0, parts))
    }

    /// Has the calculator ask about a deal that nobody won. Who put something on the table is asked there,
    /// too, and need not be said again.
    pub fn draw(self) {
        let answer = |form: &DealForm| {
            self.open.with_table(|table| form.answer_put_down(table.position()?)).flatten()
        };
        let put_down = self.open.form.with_untracked(|form| form.as_ref().and_then(answer));
        if let Some((question, answer)) = put_down {
            self.open.calculator.act(Action::Answer(question, answer));
        }
        self.open.draw();
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
