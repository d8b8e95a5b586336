//! What is done at the table: changes of the session, which are written to the store, and what the
//! calculator shows after them.

use leptos::prelude::*;

use super::open::OpenSession;
use super::storing;
use crate::scoring::Engine;
use crate::session::{Change, Difference, Entry, SessionFault, Table, Task};
use crate::state::{Action, Notice, Panel, SessionPanel};

impl OpenSession {
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
            let panel = untrack(|| self.ui.panel());
            self.to_deal();
            panel.into_iter().for_each(|panel| self.ui.act(Action::Open(panel)));
        }
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
}
