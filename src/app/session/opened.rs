//! The note in the browser's storage of which session is open, for the next start.

use crate::app::browser::storage::{self, NotKept};

/// The key of the note: the id of the session, and which deal is entered.
const OPEN: &str = "hule.session";

/// What the note says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// No session was open when the app was left.
    Nothing,
    /// A session was open.
    Session {
        /// Its key in the store of sessions.
        id: String,
        /// The deal that was entered, as [`Task`](crate::session::Task) is written.
        task: String,
    },
    /// There is no note: none was ever written, or the browser keeps none.
    Unknown,
}

impl Opened {
    /// What the note says of the last time that the app was open.
    pub fn last_time() -> Opened {
        let Some(text) = storage::load(OPEN) else { return Opened::Unknown };
        match text.split_once(' ').unwrap_or((&text, "")) {
            ("", _) => Opened::Nothing,
            (id, task) => Opened::Session { id: id.to_owned(), task: task.to_owned() },
        }
    }

    /// Writes the note.
    ///
    /// # Errors
    /// If it is not kept. There is no note then, and not that of another session, either.
    pub fn note(self) -> Result<(), NotKept> {
        let text = match self {
            Opened::Session { id, task } => [id, task].join(" "),
            Opened::Nothing | Opened::Unknown => String::new(),
        };
        storage::save(OPEN, &text).inspect_err(|NotKept| storage::remove(OPEN))
    }
}
