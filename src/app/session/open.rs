//! The context of the session that is played.

use std::sync::Arc;

use leptos::prelude::*;

use super::record::Record;
use super::shown::Shown;
use super::troubles::Troubles;
use crate::app::browser::web;
use crate::app::context::lasting::{Lasting, LastingMemo, LastingSignal};
use crate::app::context::{Calculator, Fetching, I18n, use_calculator, use_fetching, use_i18n};
use crate::calculator::{Action, Panel, SessionPanel};
use crate::scoring::{Engine, Position};
use crate::session::{DealForm, Difference, Plan, Session, SettledSession, Sheet, Table, Task};

/// The session that is played, if there is one; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct OpenSession {
    /// The calculator.
    pub calculator: Calculator,
    /// Words.
    pub i18n: I18n,
    /// What has been fetched.
    pub fetching: Fetching,
    /// The session with its history.
    pub table: LastingSignal<Option<Table>>,
    /// The session.
    pub session: LastingMemo<Option<Arc<Session>>>,
    /// Its score sheet.
    pub sheet: LastingMemo<Option<Arc<Sheet>>>,
    /// Which deal is entered in the calculator.
    pub task: LastingMemo<Task>,
    /// What the last change changed elsewhere.
    pub difference: LastingSignal<Option<Difference>>,
    /// What is told about its record.
    pub troubles: LastingSignal<Troubles>,
    /// Where it is kept.
    pub record: StoredValue<Record, LocalStorage>,
    /// How often something was written to the store, here or in another window.
    pub store_changes: LastingSignal<usize>,
    /// What was entered of a deal without tiles.
    pub form: LastingSignal<Option<DealForm>>,
    /// What was entered of a session that has not begun.
    pub plan: StoredValue<Option<ArcRwSignal<Plan>>>,
    /// The session for reading whose score sheet is on the screen, or was last. `None` if that of the
    /// open one was.
    pub read: LastingSignal<Option<Shown>>,
}

/// The context of the part of the screen that is being rendered.
///
/// # Panics
/// Outside of the part of the program that is about sessions.
pub fn use_session() -> OpenSession {
    expect_context()
}

impl OpenSession {
    /// The context, with no session open.
    pub fn new() -> OpenSession {
        let table = Lasting::signal(None::<Table>);
        OpenSession {
            calculator: use_calculator(),
            i18n: use_i18n(),
            fetching: use_fetching(),
            table,
            session: Lasting::memo(move || {
                table.with(|table| table.as_ref().map(|table| Arc::new(table.session().clone())))
            }),
            sheet: Lasting::memo(move || {
                table.with(|table| table.as_ref().map(|table| Arc::new(table.sheet().clone())))
            }),
            task: Lasting::memo(move || {
                table.with(|table| table.as_ref().map(Table::task).unwrap_or_default())
            }),
            difference: Lasting::signal(None),
            troubles: Lasting::signal(Troubles::default()),
            record: StoredValue::new_local(Record::default()),
            store_changes: Lasting::signal(0),
            form: Lasting::signal(None),
            plan: StoredValue::new(None),
            read: Lasting::signal(None),
        }
    }

    /// Whether a session is open.
    pub fn is_open(self) -> bool {
        self.session.with(Option::is_some)
    }

    /// The session whose score sheet was last on the screen: one for reading, or the open one. It can
    /// be carried elsewhere and printed.
    pub fn on_screen(self) -> Option<Shown> {
        let open = || Some(Shown { session: self.session.get()?, sheet: self.sheet.get()? });
        self.read.get().or_else(open)
    }

    /// Whether the players have ended the session and not taken it up again.
    pub fn has_ended(self) -> bool {
        self.session.with(|session| session.as_ref().is_some_and(|session| session.ended))
    }

    /// Sits down at the table of a session that has been settled.
    pub fn sit_down(self, settled: SettledSession, task: Task) {
        let mut table = Table::of(settled);
        table.take_up(task);
        self.difference.set(None);
        self.form.set(None);
        self.table.set(Some(table));
    }

    /// The key of the session in the store; empty if none is open.
    pub fn id(self) -> String {
        self.record.with_value(|record| record.id.clone())
    }

    /// Opens a panel about sessions.
    pub fn show(self, panel: SessionPanel) {
        self.calculator.act(Action::Open(Panel::Session(panel)));
    }

    /// Brings the deal to the calculator.
    pub fn to_deal(self) {
        let begin = |table: &mut Option<Table>| table.as_mut().map(Table::begin_deal);
        let draft = self.table.try_update_untracked(begin).flatten();
        draft.into_iter().for_each(|draft| self.calculator.act(Action::Deal(Box::new(draft))));
    }

    /// Brings the deal to the calculator. What was in it before is on the score sheet, or set aside:
    /// undo does not bring it back, or it could be recorded as another deal.
    pub fn to_other_deal(self) {
        self.to_deal();
        self.calculator.act(Action::ForgetSteps);
    }

    /// Brings the deal to the calculator again, whose round and seats may have changed. A hand that is
    /// being entered stays; it is brought to the deal when it is recorded.
    pub fn renew_deal(self) {
        if untrack(|| self.calculator.is_at_table() && !self.calculator.draft.get().has_hand()) {
            self.to_deal();
        }
    }

    /// Whether there is a change to undo.
    pub fn can_undo(self) -> bool {
        self.table.with(|table| table.as_ref().is_some_and(Table::can_undo))
    }

    /// Whether there is a change to do again.
    pub fn can_redo(self) -> bool {
        self.table.with(|table| table.as_ref().is_some_and(Table::can_redo))
    }

    /// Drops what was entered of a deal without tiles if another deal is entered now, or the same one with another
    /// dealer or other seats. `before` is what [`OpenSession::entered_deal`] was when it was entered.
    pub fn drop_form_of_other_deal(self, before: (Task, Option<Position>)) {
        if self.entered_deal() != before {
            self.form.set(None);
        }
    }

    /// Which deal is entered, and where the game stands in it.
    pub fn entered_deal(self) -> (Task, Option<Position>) {
        let deal = |table: &Table| (table.task(), table.position().cloned());
        self.with_table(deal).unwrap_or_default()
    }

    /// Reads the table without tracking changes. `None` if no session is open.
    pub fn with_table<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with_untracked(|table| table.as_ref().map(read))
    }

    /// The deal in which a penalty can be given now. `None` while another deal is corrected, or a hand lies
    /// beside the deal.
    pub fn penalty_deal(self) -> Option<usize> {
        let is_next = self.calculator.is_at_table() && self.task.get() == Task::Record;
        let has_begun = self.calculator.draft.get().has_hand();
        let deal = |table: &Option<Table>| table.as_ref()?.deal_of_penalty(has_begun);
        is_next.then(|| self.table.with(deal)).flatten()
    }

    /// The engine of the open session.
    pub fn engine(self) -> Option<&'static dyn Engine> {
        self.session.get_untracked().and_then(|session| self.engine_of(&session))
    }

    /// The engine of a session's rule system, once it has been fetched.
    pub fn engine_of(self, session: &Session) -> Option<&'static dyn Engine> {
        let engines = self.calculator.engines();
        engines.into_iter().find(|engine| engine.system() == session.system())
    }

    /// The time of now, in seconds since 1970.
    pub fn now() -> u64 {
        web::date()
    }
}
