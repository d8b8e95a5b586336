//! Which deal of a session is entered in the calculator.

use std::fmt;

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
