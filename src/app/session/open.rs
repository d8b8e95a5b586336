//! The context of the session that is played.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use leptos::prelude::*;

use super::shown::Shown;
use super::storing::{Keeping, Trouble};
use super::{at_table, storing};
use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::scoring::Engine;
use crate::session::{
    Change, DealForm, Difference, Entry, Plan, Session, SessionFault, Sheet, Table, Task,
};
use crate::state::{Action, Notice, Panel, SessionPanel};

/// The session that is played, if there is one; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct OpenSession {
    /// The app's signals.
    pub ui: Ui,
    /// The session with its history.
    pub table: RwSignal<Option<Table>>,
    /// The session.
    pub session: Memo<Option<Arc<Session>>>,
    /// Its score sheet.
    pub sheet: Memo<Option<Arc<Sheet>>>,
    /// What the calculator is used for.
    pub task: Memo<Task>,
    /// What the last change changed elsewhere.
    pub difference: RwSignal<Option<Difference>>,
    /// Why the session is not kept on this device, or not as it is here.
    pub trouble: RwSignal<Option<Trouble>>,
    /// Where it is kept.
    pub keeping: StoredValue<Keeping, LocalStorage>,
    /// What was entered of a deal without tiles.
    pub form: RwSignal<Option<DealForm>>,
    /// What was entered of a session that has not begun.
    pub plan: RwSignal<Option<Plan>>,
    /// The session whose score sheet was last on the screen: the open one, or one for reading. It can
    /// be carried elsewhere and printed.
    pub on_screen: RwSignal<Option<Shown>>,
}

/// The context of the part of the screen that is being rendered.
///
/// # Panics
/// Outside of the part of the program that is about sessions.
pub fn use_session() -> OpenSession {
    expect_context()
}

/// Provides the context to the whole app, and opens the session that was open last.
pub fn prepare(ui: Ui) -> Pin<Box<dyn Future<Output = ()>>> {
    Box::pin(async move {
        let owner = ui.store(|store| store.owner.clone()).expect("the app has an owner");
        let is_new = owner.with(|| {
            let is_new = use_context::<OpenSession>().is_none();
            if is_new {
                let open = OpenSession::new(ui);
                provide_context(open);
                at_table::follow(open);
                storing::listen(open);
            }
            is_new
        });
        if is_new {
            storing::restore(owner.with(use_session)).await;
        }
    })
}

impl OpenSession {
    fn new(ui: Ui) -> OpenSession {
        let table = RwSignal::new(None::<Table>);
        OpenSession {
            ui,
            table,
            session: Memo::new(move |_| {
                table.with(|table| table.as_ref().map(|table| Arc::new(table.session().clone())))
            }),
            sheet: Memo::new(move |_| {
                table.with(|table| table.as_ref().map(|table| Arc::new(table.sheet().clone())))
            }),
            task: Memo::new(move |_| {
                table.with(|table| table.as_ref().map(Table::task).unwrap_or_default())
            }),
            difference: RwSignal::new(None),
            trouble: RwSignal::new(None),
            keeping: StoredValue::new_local(Keeping::default()),
            form: RwSignal::new(None),
            plan: RwSignal::new(None),
            on_screen: RwSignal::new(None),
        }
    }

    /// Whether a session is open.
    pub fn is_open(self) -> bool {
        self.session.with(Option::is_some)
    }

    /// Sits down at the table of a session, whose rule system must have been fetched.
    pub fn sit_down(self, session: Session, task: Task) {
        if let Some(engine) = self.engine_of(&session) {
            let mut table = Table::new(session, engine);
            table.take_up(task);
            self.difference.set(None);
            self.form.set(None);
            self.table.set(Some(table));
        }
    }

    /// Leaves the table. The session stays in the store.
    pub fn leave(self) {
        storing::forget(self);
        self.table.set(None);
        self.ui.act(Action::Clear);
    }

    /// Does a change, and keeps what it changed elsewhere in [`OpenSession::difference`].
    ///
    /// # Errors
    /// Everything that is wrong with it. Nothing is changed then.
    pub fn change(self, change: &Change) -> Result<(), Vec<SessionFault>> {
        self.edit(|table, engine| table.apply(change, engine))?;
        self.renew_deal();
        Ok(())
    }

    /// Enters how the deal ended. The calculator is ready for the next one then.
    ///
    /// # Errors
    /// As [`OpenSession::change`].
    pub fn enter(self, entry: Entry) -> Result<(), Vec<SessionFault>> {
        let was_correction = self.task.get_untracked() != Task::Record;
        self.edit(|table, engine| table.enter(entry, engine))?;
        self.form.set(None);
        self.ui.act(Action::Close);
        self.to_deal();
        let is_over = self.sheet.with_untracked(|sheet| sheet.as_ref().is_some_and(|s| s.complete));
        if is_over || was_correction {
            self.ui.act(Action::Open(Panel::Session(SessionPanel::Sheet)));
        }
        Ok(())
    }

    /// Records the hand of the calculator. If that can't be, a notice says why.
    pub fn record(self) {
        let draft = untrack(|| self.ui.draft());
        let other = self.with_table(|table| table.brought_to_deal(&draft)).flatten();
        if let Some(draft) = other {
            self.ui.act(Action::Try(Box::new(draft), None));
            return self.ui.act(Action::ShowNotice(Notice::Word("session.brought")));
        }
        let Some(entry) = self.with_table(|table| table.hand(&draft)) else { return };
        if let Err(faults) = self.enter(entry) {
            let faults = faults.into_iter().map(|fault| fault.fault).collect();
            self.ui.act(Action::ShowNotice(Notice::Faults(None, faults)));
        }
    }

    /// Takes up a task, and brings its deal to the calculator.
    pub fn take_up(self, task: Task) {
        self.table.update(|table| table.iter_mut().for_each(|table| table.take_up(task)));
        self.form.set(None);
        storing::remember(self);
        self.to_deal();
    }

    /// Brings the deal to the calculator.
    pub fn to_deal(self) {
        match self.with_table(Table::draft).flatten() {
            Some(draft) => self.ui.act(Action::Deal(Box::new(draft))),
            None => self.ui.act(Action::Clear),
        }
    }

    /// Undoes the last change. A hand whose record is undone is in the calculator again.
    pub fn undo(self) {
        let before = self.session.get_untracked();
        let done = self.edit(|table, engine| {
            table.undo(engine);
            Ok(Difference::default())
        });
        if done.is_err() {
            return;
        }
        let taken_back = before.as_ref().and_then(|before| {
            let after = self.session.get_untracked()?;
            let entry = &before.deals.get(after.deals.len())?.entry;
            self.with_table(|table| table.draft_of(entry))?
        });
        match taken_back {
            Some(draft) => self.ui.act(Action::Deal(Box::new(draft))),
            None => self.renew_deal(),
        }
    }

    /// Does the change again that was undone last.
    pub fn redo(self) {
        let done = self.edit(|table, engine| {
            table.redo(engine);
            Ok(Difference::default())
        });
        if done.is_ok() {
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

    /// Brings the deal to the calculator again, whose seats may have changed. A hand that is being
    /// entered stays; it is brought to the deal when it is recorded.
    fn renew_deal(self) {
        storing::remember(self);
        if untrack(|| self.ui.is_at_table() && !self.ui.draft().has_hand()) {
            let panel = untrack(|| self.ui.panel());
            self.to_deal();
            panel.into_iter().for_each(|panel| self.ui.act(Action::Open(panel)));
        }
    }

    /// Reads the table without tracking changes. `None` if no session is open.
    pub fn with_table<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with_untracked(|table| table.as_ref().map(read))
    }

    fn edit(
        self,
        edit: impl FnOnce(&mut Table, &dyn Engine) -> Result<Difference, Vec<SessionFault>>,
    ) -> Result<(), Vec<SessionFault>> {
        let engine = self.session.get_untracked().and_then(|session| self.engine_of(&session));
        let Some(engine) = engine else { return Ok(()) };
        let mut done = Ok(Difference::default());
        self.table.update(|table| {
            if let Some(table) = table {
                done = edit(table, engine);
            }
        });
        self.difference.set(Some(done?));
        storing::write_soon(self);
        Ok(())
    }

    /// The engine of the open session.
    pub fn engine(self) -> Option<&'static dyn Engine> {
        self.session.get_untracked().and_then(|session| self.engine_of(&session))
    }

    /// The engine of a session's rule system, once it has been fetched.
    pub fn engine_of(self, session: &Session) -> Option<&'static dyn Engine> {
        let engines = self.ui.engines();
        engines.into_iter().find(|engine| engine.system() == session.system())
    }

    /// The time of now, in seconds since 1970.
    pub fn now() -> u64 {
        web::date()
    }
}
