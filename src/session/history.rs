//! A session with its changes, which can be undone and done again.

use crate::scoring::Engine;

use super::{Change, Difference, Results, Session, SessionFault, Settled, Settling, Sheet};

/// The most changes that can be undone.
const STEPS: usize = 100;

/// A session, its sheet, and the sessions before and after it.
#[derive(Clone, Debug)]
pub struct History {
    session: Session,
    sheet: Sheet,
    past: Vec<Session>,
    future: Vec<Session>,
    results: Results,
}

impl History {
    /// The history of a session to which nothing has happened. `engine` is that of its rule system.
    pub fn new(session: Session, engine: &dyn Engine) -> History {
        History::of(Settling::new(session, engine).finish(engine))
    }

    /// The history of a session that has been settled, and to which nothing has happened.
    pub fn of(settled: Settled) -> History {
        let Settled { session, sheet, results } = settled;
        History { session, sheet, past: Vec::new(), future: Vec::new(), results }
    }

    /// The session as it is now.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Its sheet.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to do again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
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
        let next = change.apply(&self.session)?;
        if next == self.session {
            return Ok(Difference::default());
        }
        let sheet = Sheet::with(&next, engine, &mut self.results);
        let refused = sheet.faults.iter().filter(|f| change.is_refused_for(f, &self.session));
        let refused: Vec<SessionFault> = refused.cloned().collect();
        if !refused.is_empty() {
            return Err(refused);
        }
        let difference = Difference::of(change, &self.session, &self.sheet, &sheet);
        self.go_on(next, sheet);
        Ok(difference)
    }

    /// Takes over another state of the session, as a change that can be undone.
    pub fn take_over(&mut self, session: Session, engine: &dyn Engine) {
        if session != self.session {
            let sheet = Sheet::with(&session, engine, &mut self.results);
            self.go_on(session, sheet);
        }
    }

    fn go_on(&mut self, next: Session, sheet: Sheet) {
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        self.past.push(std::mem::replace(&mut self.session, next));
        self.sheet = sheet;
        self.future.clear();
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self, engine: &dyn Engine) -> bool {
        let before = self.past.pop();
        let now = self.step(before, engine);
        self.future.extend(now.clone());
        now.is_some()
    }

    /// Does the change again that was undone last. Returns whether there was one.
    pub fn redo(&mut self, engine: &dyn Engine) -> bool {
        let after = self.future.pop();
        let now = self.step(after, engine);
        self.past.extend(now.clone());
        now.is_some()
    }

    /// Goes to another session, if there is one, and returns the one that was left.
    fn step(&mut self, to: Option<Session>, engine: &dyn Engine) -> Option<Session> {
        let left = std::mem::replace(&mut self.session, to?);
        self.sheet = Sheet::with(&self.session, engine, &mut self.results);
        Some(left)
    }
}
