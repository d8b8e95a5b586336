//! A session that is being played: its history, and which deal is entered in the calculator. That is
//! usually the next one, but it can be an earlier one that is corrected, or one that was left out and
//! is inserted before another.

use crate::entry::Draft;
use crate::scoring::next_deal::draft_of;
use crate::scoring::{Engine, Position};

use super::{
    Change, Deal, Difference, Entry, HandEntry, History, Penalty, Session, SessionFault,
    SettledSession, Settling, Sheet, Task,
};

/// A session at the table.
#[derive(Clone, Debug)]
pub struct Table {
    history: History,
    task: Task,
    /// Hands that were begun for the next deal and gave way to another deal, the latest at the end.
    set_aside: Vec<HandEntry>,
    /// The penalties of the next deal, which was not recorded yet.
    pub(super) penalties: Vec<Penalty>,
}

impl Table {
    /// A session to which nothing has happened yet. `engine` is that of its rule system.
    pub fn new(session: Session, engine: &dyn Engine) -> Table {
        Table::of(Settling::new(session, engine).finish(engine))
    }

    /// A session that has been settled, and to which nothing has happened yet.
    pub fn of(settled: SettledSession) -> Table {
        let history = History::of(settled);
        Table { history, task: Task::Record, set_aside: Vec::new(), penalties: Vec::new() }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        self.history.session()
    }

    /// Its sheet.
    pub fn sheet(&self) -> &Sheet {
        self.history.sheet()
    }

    /// The states of the session before its last changes, the last one first.
    pub fn before(&self) -> impl Iterator<Item = &Session> {
        self.history.before()
    }

    /// Remembers states of the session from before it was opened, the oldest first, so that its last changes
    /// can be undone.
    pub fn remember(&mut self, before: Vec<Session>) {
        self.history.remember(before);
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is a change to do again.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Which deal is entered in the calculator.
    pub fn task(&self) -> Task {
        self.task
    }

    /// Enters another deal from now on. If it is not on the sheet, that is
    /// the next deal.
    pub fn take_up(&mut self, task: Task) {
        let is_there = match task {
            Task::Record => true,
            // No deal is added to a session that has ended.
            Task::Insert(_) if self.session().ended => false,
            Task::Insert(deal) | Task::Correct(deal) => deal < self.sheet().deals.len(),
        };
        self.task = if is_there { task } else { Task::Record };
    }

    /// Where the game stands in the deal that is entered. `None` if there is no next deal.
    pub fn position(&self) -> Option<&Position> {
        let sheet = self.sheet();
        match self.task {
            Task::Record => sheet.next.as_ref(),
            Task::Insert(deal) | Task::Correct(deal) => {
                sheet.deals.get(deal).map(|row| &row.position)
            }
        }
    }

    /// The players in the order of their seats in the deal with this index, East first; without an index, in
    /// the deal that is entered. As they sat in the first deal if there is no such deal.
    pub fn players_by_seat(&self, deal: Option<usize>) -> Vec<usize> {
        let sheet = self.sheet();
        let position = match deal {
            Some(deal) => sheet.deals.get(deal).map(|row| &row.position).or(sheet.next.as_ref()),
            None => self.position(),
        };
        let players = self.session().agreement.players();
        position.map_or_else(
            || (0..players).collect(),
            |position| position.players.iter().copied().map(usize::from).collect(),
        )
    }

    /// What was entered for the deal that is corrected.
    pub fn corrected(&self) -> Option<&Deal> {
        match self.task {
            Task::Correct(deal) => self.session().deals.get(deal),
            Task::Record | Task::Insert(_) => None,
        }
    }

    /// What is wrong with the deal that is corrected.
    pub fn faults_of_corrected(&self) -> Vec<SessionFault> {
        match self.task {
            Task::Correct(deal) => self.sheet().faults_of(deal).cloned().collect(),
            Task::Record | Task::Insert(_) => Vec::new(),
        }
    }

    /// The draft that the deal begins with in the calculator: that of the corrected hand, a hand that
    /// was set aside, or one without tiles, of which nobody has said yet whose it is. A hand that was
    /// set aside is handed out once.
    pub fn begin_deal(&mut self) -> Draft {
        let hand = match self.task {
            Task::Record => self.begun_before(),
            Task::Insert(_) => None,
            Task::Correct(deal) => {
                self.session().deals.get(deal).and_then(|deal| self.draft_in(deal))
            }
        };
        let agreement = &self.session().agreement;
        let empty = || match self.position() {
            Some(position) => draft_of(agreement, position, None),
            None => agreement.table().clone(),
        };
        hand.unwrap_or_else(empty)
    }

    /// The hand that was set aside last. It stays there while the game has no place for it.
    fn begun_before(&mut self) -> Option<Draft> {
        let draft = self.begun(self.set_aside.last()?)?;
        self.set_aside.pop();
        Some(draft)
    }

    /// Keeps a hand that was begun for the next deal while another deal is entered.
    pub fn set_aside(&mut self, draft: &Draft) {
        let hand = self.hand_of(draft);
        self.set_aside.push(hand);
    }

    /// Enters how the deal ended, which ends the task. A corrected deal keeps its penalties. An answer to a question
    /// that does not matter is not recorded.
    ///
    /// # Errors
    /// As [`History::apply`]. Nothing is changed then.
    pub fn enter(
        &mut self,
        entry: Entry,
        engine: &dyn Engine,
    ) -> Result<Difference, Vec<SessionFault>> {
        let entry = self.what_matters(entry, engine);
        let change = match self.task {
            Task::Record => {
                Change::Record(Deal { penalties: self.penalties.clone(), ..Deal::new(entry) })
            }
            Task::Insert(deal) => Change::Insert(deal, Deal::new(entry)),
            Task::Correct(deal) => {
                let corrected = self.corrected().cloned().unwrap_or(Deal::new(Entry::Draw));
                Change::Correct(deal, Deal { entry, ..corrected })
            }
        };
        let difference = self.history.apply(&change, engine)?;
        if self.task == Task::Record {
            self.penalties.clear();
        }
        self.task = Task::Record;
        Ok(difference)
    }

    /// Does a change. The task stays about the same deal; it ends if that deal is deleted.
    ///
    /// # Errors
    /// As [`History::apply`]. Nothing is changed then.
    pub fn apply(
        &mut self,
        change: &Change,
        engine: &dyn Engine,
    ) -> Result<Difference, Vec<SessionFault>> {
        let difference = self.history.apply(change, engine)?;
        let moved = |deal: usize| match change {
            Change::Insert(at, _) if *at <= deal => Some(deal + 1),
            Change::Delete(at) if *at < deal => Some(deal - 1),
            Change::Delete(at) if *at == deal => None,
            _ => Some(deal),
        };
        self.task = match self.task {
            Task::Record => Task::Record,
            Task::Insert(deal) => moved(deal).map_or(Task::Record, Task::Insert),
            Task::Correct(deal) => moved(deal).map_or(Task::Record, Task::Correct),
        };
        self.take_up(self.task);
        Ok(difference)
    }

    /// Takes over the session as it is elsewhere now. Undo leads back to the present one.
    pub fn take_over(&mut self, session: Session, engine: &dyn Engine) {
        self.history.take_over(session, engine);
        self.task = Task::Record;
    }

    /// Undoes the last change. A correction that was begun ends with it.
    ///
    /// If the change recorded a deal, its penalties are those of the next deal again. If it was a hand, its
    /// draft is returned, so that it can be entered once more. `begun` is the hand that was begun after
    /// it; it is then set aside.
    pub fn undo(&mut self, begun: Option<&Draft>, engine: &dyn Engine) -> Option<Draft> {
        self.task = Task::Record;
        let begun = begun.map(|draft| self.hand_of(draft));
        let before = self.session().deals.clone();
        self.history.undo(engine);
        let recorded = before.strip_prefix(&*self.session().deals)?.first()?;
        self.penalties.splice(..0, recorded.penalties.iter().cloned());
        let draft = self.draft_in(recorded)?;
        self.set_aside.extend(begun);
        Some(draft)
    }

    /// Does the change again that was undone last, which ends the task. If that recorded a deal, it is
    /// returned.
    pub fn redo(&mut self, engine: &dyn Engine) -> Option<&Deal> {
        self.task = Task::Record;
        let before = self.session().deals.clone();
        self.history.redo(engine);
        let redone = self.history.session().deals.strip_prefix(&*before)?.first()?;
        // Some of them may have been taken back meanwhile, and others given.
        for penalty in &redone.penalties {
            if let Some(at) = self.penalties.iter().position(|given| given == penalty) {
                self.penalties.remove(at);
            }
        }
        Some(redone)
    }
}
