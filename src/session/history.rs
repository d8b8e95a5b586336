//! A session with its changes, which can be undone and done again.

use crate::entry::Undo;
use crate::scoring::Engine;

use super::settle::Settler;
use super::{Change, Difference, Results, Session, SessionFault, SettledSession, Settling, Sheet};

/// The most changes that can be undone.
const STEPS: usize = 100;

/// A session, its sheet, and the sessions before and after it.
#[derive(Clone, Debug)]
pub struct History {
    session: Undo<Session>,
    sheet: Sheet,
    results: Results,
}

impl History {
    /// The history of a session to which nothing has happened. `engine` is that of its rule system.
    pub fn new(session: Session, engine: &dyn Engine) -> History {
        History::of(Settling::new(session, engine).finish(engine))
    }

    /// The history of a session that has been settled, and to which nothing has happened.
    pub fn of(settled: SettledSession) -> History {
        let SettledSession { session, sheet, results } = settled;
        History { session: Undo::new(session, STEPS), sheet, results }
    }

    /// The session as it is now.
    pub fn session(&self) -> &Session {
        self.session.now()
    }

    /// Its sheet.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The states before the present one, the last one first.
    pub fn before(&self) -> impl Iterator<Item = &Session> {
        self.session.before()
    }

    /// Remembers states that were before all others, the oldest first: those that the device has kept.
    pub fn remember(&mut self, before: Vec<Session>) {
        self.session.remember(before);
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        self.session.can_undo()
    }

    /// Whether there is a change to do again.
    pub fn can_redo(&self) -> bool {
        self.session.can_redo()
    }

    /// Does a change, and says what it changed elsewhere.
    ///
    /// # Errors
    /// Everything that is wrong with the deal, the penalty or the name that it brings. Nothing is
    /// changed then.
    pub fn apply(
        &mut self,
        change: &Change,
        engine: &dyn Engine,
    ) -> Result<Difference, Vec<SessionFault>> {
        let now = self.session();
        let next = change.apply(now)?;
        if next == *now {
            return Ok(Difference::default());
        }
        let sheet = Sheet::with(&next, engine, &mut self.results);
        let now = self.session.now();
        let before = &self.sheet.faults;
        let refused = sheet.faults.iter().filter(|it| change.is_refused_for(it, now, before));
        let mut refused: Vec<SessionFault> = refused.cloned().collect();
        refused.extend(self.recording_faults(change, &next, &sheet, engine));
        if !refused.is_empty() {
            return Err(refused);
        }
        let difference = Difference::of(change, now, &self.sheet, &sheet);
        self.session.change_to(next);
        self.sheet = sheet;
        Ok(difference)
    }

    /// What stands in the way of recording the deal that a change brings. A deal that stays as it was is
    /// not recorded.
    fn recording_faults(
        &self,
        change: &Change,
        next: &Session,
        sheet: &Sheet,
        engine: &dyn Engine,
    ) -> Vec<SessionFault> {
        let now = self.session.now();
        let is_deal =
            matches!(change, Change::Record(_) | Change::Insert(..) | Change::Correct(..));
        let Some(index) = change.deal(now).filter(|_| is_deal) else { return Vec::new() };
        let (Some(deal), Some(row)) = (next.deals.get(index), sheet.deals.get(index)) else {
            return Vec::new();
        };
        if now.deals.get(index).is_some_and(|before| before.entry == deal.entry) {
            return Vec::new();
        }
        let agreement = &next.agreement;
        let settler = Settler { engine, agreement, results: &mut Results::default() };
        let faults = settler.recording_faults(&deal.entry, &row.position);
        let fault = |(field, fault)| SessionFault { deal: Some(index), field, fault };
        faults.into_iter().map(fault).collect()
    }

    /// Takes over another state of the session, as a change that can be undone.
    pub fn take_over(&mut self, session: Session, engine: &dyn Engine) {
        if session != *self.session() {
            self.session.change_to(session);
            self.settle(engine);
        }
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self, engine: &dyn Engine) -> bool {
        let done = self.session.undo();
        if done {
            self.settle(engine);
        }
        done
    }

    /// Does the change again that was undone last. Returns whether there was one.
    pub fn redo(&mut self, engine: &dyn Engine) -> bool {
        let done = self.session.redo();
        if done {
            self.settle(engine);
        }
        done
    }

    fn settle(&mut self, engine: &dyn Engine) {
        self.sheet = Sheet::with(self.session.now(), engine, &mut self.results);
    }
}
