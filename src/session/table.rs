//! A session that is being played: its history, and which deal is entered in the calculator. That is
//! usually the next one, but it can be an earlier one that is corrected, or one that was left out and
//! is inserted before another.

use std::fmt;

use crate::entry::{Agreement, Draft, link};
use crate::scoring::next_deal::draft_of;
use crate::scoring::{Engine, Position};
use crate::tiles::Seat;

use super::reseat::hand_at;
use super::{Change, Deal, Difference, Entry, HandEntry, History, Session, SessionFault, Sheet};

/// Which deal is entered in the calculator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// The next deal is recorded.
    #[default]
    Record,
    /// A deal is inserted before the one with this index.
    Insert(usize),
    /// The deal with this index is corrected.
    Correct(usize),
}

/// As it is kept: `record`, `insert 3`, `correct 3`.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Record => f.write_str("record"),
            Task::Insert(deal) => write!(f, "insert {deal}"),
            Task::Correct(deal) => write!(f, "correct {deal}"),
        }
    }
}

impl Task {
    /// Reads a task; `None` if the text is none.
    pub fn parse(text: &str) -> Option<Task> {
        match text.split_once(' ') {
            None => (text == "record").then_some(Task::Record),
            Some(("insert", deal)) => deal.parse().ok().map(Task::Insert),
            Some(("correct", deal)) => deal.parse().ok().map(Task::Correct),
            Some(_) => None,
        }
    }
}

/// A session at the table.
#[derive(Clone, Debug)]
pub struct Table {
    history: History,
    task: Task,
    /// Hands that were begun for the next deal and gave way to another deal, the latest at the end.
    set_aside: Vec<HandEntry>,
}

impl Table {
    /// A session to which nothing has happened yet. `engine` is that of its rule system.
    pub fn new(session: Session, engine: &dyn Engine) -> Table {
        let history = History::new(session, engine);
        Table { history, task: Task::Record, set_aside: Vec::new() }
    }

    /// The session.
    pub fn session(&self) -> &Session {
        self.history.session()
    }

    /// Its sheet.
    pub fn sheet(&self) -> &Sheet {
        self.history.sheet()
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
            Task::Insert(deal) | Task::Correct(deal) => deal < self.sheet().deals.len(),
        };
        self.task = if is_there { task } else { Task::Record };
    }

    /// Where the game stands in the deal that is entered. `None` if the game is over.
    pub fn position(&self) -> Option<&Position> {
        let sheet = self.sheet();
        match self.task {
            Task::Record => sheet.next.as_ref(),
            Task::Insert(deal) | Task::Correct(deal) => {
                sheet.deals.get(deal).map(|row| &row.position)
            }
        }
    }

    /// What was entered for the deal that is corrected.
    pub fn corrected(&self) -> Option<&Deal> {
        match self.task {
            Task::Correct(deal) => self.session().deals.get(deal),
            Task::Record | Task::Insert(_) => None,
        }
    }

    /// The draft that the deal begins with in the calculator: that of the corrected hand, a hand that
    /// was set aside, or one without tiles. A hand that was set aside is handed out once.
    pub fn begin_deal(&mut self) -> Draft {
        let hand = match self.task {
            Task::Record => self.set_aside.pop().and_then(|hand| self.draft_of(&hand)),
            Task::Insert(_) => None,
            Task::Correct(deal) => {
                self.session().deals.get(deal).and_then(|deal| self.draft_in(deal))
            }
        };
        let agreement = &self.session().agreement;
        let empty = || match self.position() {
            Some(position) => draft_of(agreement, position, Seat::East),
            None => agreement.table().clone(),
        };
        hand.unwrap_or_else(empty)
    }

    /// Keeps a hand that was begun for the next deal while another deal is entered.
    pub fn set_aside(&mut self, draft: &Draft) {
        let hand = self.hand_of(draft);
        self.set_aside.push(hand);
    }

    /// The draft of a hand at the position of the deal that is entered.
    fn draft_of(&self, hand: &HandEntry) -> Option<Draft> {
        hand_at(&self.session().agreement, self.position()?, hand).ok()
    }

    /// Like [`Table::draft_of`], for the hand of a deal. `None` if it was entered without tiles.
    fn draft_in(&self, deal: &Deal) -> Option<Draft> {
        match &deal.entry {
            Entry::Hand(hand) => self.draft_of(hand),
            _ => None,
        }
    }

    /// A hand of the calculator as what is entered for the deal.
    pub fn hand(&self, draft: &Draft) -> Entry {
        Entry::Hand(self.hand_of(draft))
    }

    fn hand_of(&self, draft: &Draft) -> HandEntry {
        let seats = self.position().map(|position| position.players.clone());
        HandEntry { link: link::encode(draft), seats }
    }

    /// The draft with the round, the dealer and the rulings of the deal, if it has others: it would be
    /// worth something else on the sheet than in the calculator. `None` if nothing differs, or if it
    /// is no hand of this game.
    pub fn brought_to_deal(&self, draft: &Draft) -> Option<Draft> {
        let (position, agreement) = (self.position()?, &self.session().agreement);
        let entry = HandEntry { link: link::encode(draft), seats: None };
        let hand = hand_at(agreement, position, &entry).ok()?;
        let circumstances = |draft: &Draft| (Agreement::of(draft), draft.round(), draft.dealer());
        (circumstances(&hand) != circumstances(draft)).then_some(hand)
    }

    /// Enters how the deal ended, which ends the task. A corrected deal keeps its penalties.
    ///
    /// # Errors
    /// As [`History::apply`]. Nothing is changed then.
    pub fn enter(
        &mut self,
        entry: Entry,
        engine: &dyn Engine,
    ) -> Result<Difference, Vec<SessionFault>> {
        let change = match self.task {
            Task::Record => Change::Record(Deal::new(entry)),
            Task::Insert(deal) => Change::Insert(deal, Deal::new(entry)),
            Task::Correct(deal) => {
                let penalties = self.corrected().map(|deal| deal.penalties.clone());
                Change::Correct(deal, Deal { entry, penalties: penalties.unwrap_or_default() })
            }
        };
        let difference = self.history.apply(&change, engine)?;
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
    /// If the change recorded a hand, the draft of that hand is returned, so that it can be entered once
    /// more. `begun` is the hand that was begun after it; it is then set aside.
    pub fn undo(&mut self, begun: Option<&Draft>, engine: &dyn Engine) -> Option<Draft> {
        self.task = Task::Record;
        let begun = begun.map(|draft| self.hand_of(draft));
        let before = self.session().deals.clone();
        self.history.undo(engine);
        let recorded = before.strip_prefix(&*self.session().deals)?.first()?;
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
        self.session().deals.strip_prefix(&*before)?.first()
    }
}
