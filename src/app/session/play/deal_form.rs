//! The form of a deal without tiles, as the parts of its panel share it.

use leptos::prelude::*;

use crate::app::session::open::OpenSession;
use crate::calculator::Action;
use crate::session::{DealForm, SessionFault, Table, WinForm};
use crate::system::Question;

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

    /// The players in the order of their seats.
    pub fn players(self) -> Vec<usize> {
        self.open.players_by_seat(None)
    }

    /// Reads something of the win with this index. `None` if there is no such win, or if nothing was entered.
    pub fn of_win<T>(self, index: usize, read: impl FnOnce(&WinForm) -> Option<T>) -> Option<T> {
        self.with(|form| form.wins.get(index).and_then(read)).flatten()
    }

    /// Whether this question matters for the win with this index. None does while the winner, the discarder or the
    /// points are still missing.
    pub fn asks(self, index: usize, question: &'static Question) -> bool {
        let win = self.of_win(index, WinForm::win);
        let (Some(win), Some(engine)) = (win, self.open.engine()) else { return false };
        let asks = |table: &Table| table.asked_of_win(win, engine).contains(&question);
        self.open.table.with(|table| table.as_ref().is_some_and(asks))
    }

    /// Opens the calculator's questions about a deal that nobody won. If the form says who put something on
    /// the table, the calculator takes over that answer.
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
        let agreed = |table: &Table| {
            Some((table.position()?.clone(), table.session().agreement.table().rulings()))
        };
        let agreed = self.open.with_table(agreed).flatten();
        self.open.form.update(|form| {
            if let Some(form) = form {
                change(form);
                agreed.iter().for_each(|(position, rulings)| form.recount(position, *rulings));
            }
        });
        self.faults.update(Vec::clear);
    }
}
