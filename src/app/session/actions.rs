//! What is done at the table: changes of the session, which are written to the store, and what the
//! calculator shows after them.

use std::sync::Arc;

use leptos::prelude::*;

use super::open::OpenSession;
use super::storing;
use crate::app::browser::paint::after_paint;
use crate::entry::Draft;
use crate::scoring::Engine;
use crate::session::{Change, Difference, Entry, SessionFault, Table, Task};
use crate::state::{Action, Notice, SessionPanel};

impl OpenSession {
    /// Leaves the table. The session stays in the store, and the hand in the calculator.
    pub fn leave(self) {
        storing::forget(self);
        self.table.set(None);
    }

    /// Does a change, and keeps what it changed elsewhere in [`OpenSession::difference`].
    ///
    /// # Errors
    /// Everything that is wrong with it. Nothing is changed then.
    pub fn change(self, change: &Change) -> Result<(), Vec<SessionFault>> {
        self.edit(|table, engine| table.apply(change, engine))?;
        self.behind(OpenSession::renew_deal);
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
        let is_over = self.sheet.with_untracked(|sheet| sheet.as_ref().is_some_and(|s| s.complete));
        if is_over || was_correction {
            self.show(SessionPanel::Sheet);
            self.behind(OpenSession::to_other_deal);
        } else {
            self.to_other_deal();
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

    /// Takes up a task, and brings its deal to the calculator. A hand that was begun for the next deal
    /// is set aside until that deal is entered again.
    pub fn take_up(self, task: Task) {
        let begun = self.begun_hand().filter(|_| task != Task::Record);
        self.table.update(|table| {
            if let Some(table) = table {
                begun.iter().for_each(|draft| table.set_aside(draft));
                table.take_up(task);
            }
        });
        self.form.set(None);
        storing::remember(self);
        self.to_other_deal();
    }

    /// Returns to the next deal: from a correction, or from a hand of another rule system. A hand that
    /// was begun for the deal is in the calculator again.
    pub fn return_to_next_deal(self) {
        let system = self.session.get_untracked().map(|session| session.system());
        let is_begun = |left: &Draft| Some(left.system()) == system && left.has_hand();
        let left = self.ui.left().into_iter().find(is_begun);
        match left.filter(|_| self.task.get_untracked() == Task::Record) {
            Some(draft) => self.ui.act(Action::Deal(Box::new(draft))),
            None => self.take_up(Task::Record),
        }
    }

    /// Undoes the last change. A hand whose record is undone is in the calculator again, and one that
    /// was begun since then is set aside.
    pub fn undo(self) {
        let begun = self.begun_hand();
        let was_correction = self.task.get_untracked() != Task::Record;
        let mut recorded = None;
        // This cannot be refused.
        let _ = self.edit(|table, engine| {
            recorded = table.undo(begun.as_deref(), engine);
            Ok(Difference::default())
        });
        match recorded {
            Some(draft) => {
                self.ui.act(Action::Deal(Box::new(draft)));
                self.ui.act(Action::ForgetSteps);
            }
            None if was_correction => self.to_other_deal(),
            None => self.renew_deal(),
        }
    }

    /// Does the change again that was undone last. The hand that it records leaves the calculator.
    pub fn redo(self) {
        let draft = untrack(|| self.ui.draft());
        let was_correction = self.task.get_untracked() != Task::Record;
        let mut is_recorded = false;
        // This cannot be refused.
        let _ = self.edit(|table, engine| {
            let hand = table.hand(&draft);
            is_recorded = table.redo(engine).is_some_and(|deal| deal.entry == hand);
            Ok(Difference::default())
        });
        if is_recorded || was_correction { self.to_other_deal() } else { self.renew_deal() }
    }

    /// The hand in the calculator, if it was begun for the next deal.
    fn begun_hand(self) -> Option<Arc<Draft>> {
        let is_next = self.task.get_untracked() == Task::Record;
        let draft = untrack(|| self.ui.draft());
        (is_next && untrack(|| self.ui.is_at_table()) && draft.has_hand()).then_some(draft)
    }

    /// Changes the calculator behind the score sheet, once the sheet has been painted.
    fn behind(self, change: fn(OpenSession)) {
        after_paint(move || {
            // By then an embedded app may be gone.
            if self.ui.is_there() {
                change(self);
            }
        });
    }

    fn edit(
        self,
        edit: impl FnOnce(&mut Table, &dyn Engine) -> Result<Difference, Vec<SessionFault>>,
    ) -> Result<(), Vec<SessionFault>> {
        let Some(engine) = self.engine() else { return Ok(()) };
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
