//! What is done at the table: changes of the session, which are written to the store, and what the
//! calculator shows after them.

use leptos::prelude::*;

use super::open::OpenSession;
use super::{opening, store};
use crate::app::browser::paint::after_paint;
use crate::calculator::{Action, Notice, Panel, SessionPanel};
use crate::entry::Draft;
use crate::scoring::Engine;
use crate::session::{
    Change, Difference, Entry, FalseWinResult, Penalty, SessionFault, Table, Task,
};

impl OpenSession {
    /// Leaves the table, once the last change is kept.
    pub fn leave(self) {
        opening::once_kept(self, move || opening::leave(self));
    }

    /// Does a change, and keeps what it changed elsewhere in [`OpenSession::difference`].
    ///
    /// # Errors
    /// Everything that is wrong with it. Nothing is changed then.
    pub fn change(self, change: &Change) -> Result<(), Vec<SessionFault>> {
        let was_correction = self.task.get_untracked() != Task::Record;
        self.edit(|table, engine| table.apply(change, engine))?;
        // The deal that was corrected is deleted: its hand is not that of the next one.
        let has_ended = was_correction && self.task.get_untracked() == Task::Record;
        let bring = if has_ended { OpenSession::to_other_deal } else { OpenSession::renew_deal };
        self.behind(bring);
        Ok(())
    }

    /// Gives a penalty in the deal that is played, which is recorded with it.
    ///
    /// # Errors
    /// Everything that is wrong with it. It is not given then.
    pub fn penalize(self, penalty: Penalty) -> Result<(), Vec<SessionFault>> {
        let Some(engine) = self.engine() else { return Ok(()) };
        let give = |table: &mut Option<Table>| {
            table.as_mut().map_or(Ok(()), |table| table.penalize(penalty, engine))
        };
        self.table.try_update(give).unwrap_or(Ok(()))?;
        store::write_soon(self);
        Ok(())
    }

    /// Takes back a penalty of the deal that is played.
    pub fn take_back(self, index: usize) {
        self.table.update(|table| table.iter_mut().for_each(|table| table.take_back(index)));
        store::write_soon(self);
    }

    /// Enters how the deal ended. The calculator is ready for the next one then.
    ///
    /// # Errors
    /// As [`OpenSession::change`].
    pub fn enter(self, entry: Entry) -> Result<(), Vec<SessionFault>> {
        let was_correction = self.task.get_untracked() != Task::Record;
        self.edit(|table, engine| table.enter(entry, engine))?;
        self.form.set(None);
        self.calculator.act(Action::Close);
        let is_over = self.sheet.with_untracked(|sheet| sheet.as_ref().is_some_and(|s| s.complete));
        if is_over || was_correction {
            self.show(SessionPanel::Sheet);
            self.behind(OpenSession::to_other_deal);
        } else {
            self.to_other_deal();
        }
        Ok(())
    }

    /// Enters that nobody won. If the rules then ask more, such as who was ready, the calculator asks that,
    /// and the deal is recorded together with the answers. Otherwise it is recorded at once.
    pub fn draw(self) {
        let draft = untrack(|| self.calculator.draft.get());
        if draft.asks_about_draw() {
            self.calculator.act(Action::Close);
            self.calculator.act(Action::Draw(true));
            // Where an event ends the deal, the bar asks one question after the other.
            if draft.system().ending_event().is_none() {
                self.calculator.act(Action::Open(Panel::Circumstances));
            }
        } else {
            // A draw has no fault: the deal is one of the game.
            drop(self.enter(Entry::Draw));
        }
    }

    /// Punishes the win that was declared with the hand of the calculator, which may not win. The deal goes on
    /// after a penalty; otherwise it is void and recorded as such.
    pub fn record_false_win(self) {
        let draft = untrack(|| self.calculator.draft.get());
        let Some(result) = self.with_table(|table| table.false_win(&draft)).flatten() else {
            return;
        };
        let done = match result {
            FalseWinResult::Penalty(penalty) => {
                self.penalize(penalty).map(|()| self.calculator.act(Action::Clear))
            }
            FalseWinResult::Deal(entry) => self.enter(entry),
        };
        if let Err(faults) = done {
            self.tell(faults);
        }
    }

    /// Records the hand of the calculator. If that can't be, a notice says why.
    pub fn record(self) {
        let draft = untrack(|| self.calculator.draft.get());
        if self.bring_to_deal(&draft) {
            return;
        }
        if self.engine().is_some_and(|engine| engine.lacks_owner(&draft)) {
            return self
                .calculator
                .act(Action::ShowNotice(Notice::Word("session.whose-hand-first")));
        }
        let Some(entry) = self.with_table(|table| table.hand(&draft)) else { return };
        if let Err(faults) = self.enter(entry) {
            self.tell(faults);
        }
    }

    /// Says in a notice what is wrong with the hand of the calculator.
    fn tell(self, faults: Vec<SessionFault>) {
        let faults = faults.into_iter().map(|fault| fault.fault).collect();
        self.calculator.act(Action::ShowNotice(Notice::Faults(None, faults)));
    }

    /// Gives a hand the round, the dealer and the rulings of the deal, and says so. Returns whether it had
    /// others.
    fn bring_to_deal(self, draft: &Draft) -> bool {
        let other = self.with_table(|table| table.brought_to_deal(draft)).flatten();
        let has_other = other.is_some();
        if let Some(draft) = other {
            self.calculator.act(Action::Deal(Box::new(draft)));
            self.calculator.act(Action::ShowNotice(Notice::Word("session.brought")));
        }
        has_other
    }

    /// Makes the hand that was opened beside the deal that of the deal, with its round, dealer and rulings.
    /// If that can't be, a notice says why.
    pub fn take_for_deal(self) {
        let draft = untrack(|| self.calculator.draft.get());
        if self.bring_to_deal(&draft) {
            return;
        }
        match self.with_table(|table| table.taken_for_deal(&draft)) {
            Some(Ok(taken)) => self.calculator.act(Action::Deal(Box::new(taken))),
            Some(Err(faults)) => self.tell(faults),
            None => {}
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
        store::remember(self);
        self.to_other_deal();
    }

    /// Returns to the deal from a hand that was opened beside it or is one of other rules, or else to the
    /// next deal from a correction. A hand that was begun for the deal is in the calculator again.
    pub fn return_to_deal(self) {
        if untrack(|| self.calculator.is_at_table()) {
            return self.take_up(Task::Record);
        }
        if untrack(|| self.calculator.is_deal_waiting()) {
            return self.calculator.act(Action::BackToDeal);
        }
        let system = self.session.get_untracked().map(|session| session.system());
        let is_begun = |left: &Draft| Some(left.system()) == system && left.has_hand();
        match self.calculator.left().into_iter().find(is_begun) {
            Some(draft) => self.calculator.act(Action::Deal(Box::new(draft))),
            None => self.to_other_deal(),
        }
    }

    /// Returns to the table from a hand that was opened beside the deal or is one of other rules. What is corrected
    /// stays so.
    pub fn to_table(self) {
        if !untrack(|| self.calculator.is_at_table()) {
            self.return_to_deal();
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
            recorded = table.undo(begun.as_ref(), engine);
            Ok(Difference::default())
        });
        match recorded {
            Some(draft) => {
                self.calculator.act(Action::Deal(Box::new(draft)));
                self.calculator.act(Action::ForgetSteps);
            }
            None if was_correction => self.to_other_deal(),
            None => self.renew_deal(),
        }
    }

    /// Does the change again that was undone last. The hand that it records leaves the calculator.
    pub fn redo(self) {
        let draft = self.calculator.deal();
        let was_correction = self.task.get_untracked() != Task::Record;
        let mut is_recorded = false;
        // This cannot be refused.
        let _ = self.edit(|table, engine| {
            let hand = draft.map(|draft| table.hand(&draft));
            let redone = table.redo(engine).map(|deal| &deal.entry);
            is_recorded = redone.is_some() && redone == hand.as_ref();
            Ok(Difference::default())
        });
        if is_recorded || was_correction { self.to_other_deal() } else { self.renew_deal() }
    }

    /// The hand that was begun for the next deal, even while another one lies beside it.
    fn begun_hand(self) -> Option<Draft> {
        let is_next = self.task.get_untracked() == Task::Record;
        self.calculator.deal().filter(|draft| is_next && draft.has_hand())
    }

    /// Changes the calculator behind the score sheet, once the sheet has been painted.
    fn behind(self, change: fn(OpenSession)) {
        after_paint(move || {
            // By then an embedded app may be gone.
            if self.fetching.is_there() {
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
        let before = self.entered_deal();
        self.table.update(|table| {
            if let Some(table) = table {
                done = edit(table, engine);
            }
        });
        self.drop_form_of_other_deal(before);
        self.difference.set(Some(done?));
        store::write_soon(self);
        Ok(())
    }
}
