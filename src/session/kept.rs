//! A session in the device's store: its file, a version by which a window notices that another one has
//! changed it, and what a list shows without reading the deals.

use serde::{Deserialize, Serialize};

use crate::entry::FileRefusal;
use crate::system::System;

use super::file::{self, Import};
use super::{Penalty, Session, Sheet, Table, steps};

/// A session in the store.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptSession {
    /// The key in the store.
    pub id: String,
    /// How often it was written. Whoever writes it must have read this version.
    pub version: u32,
    /// When it was written, in seconds since 1970.
    pub changed: u64,
    /// The total of each player.
    pub totals: Vec<i32>,
    /// Whether nothing more is played: by the rules, or because the players ended it.
    pub over: bool,
    /// The session as a file.
    pub file: String,
    /// Whether the players have left the table since then, if nothing else on the device could say so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// The penalties of the deal that is played, which was not recorded yet, as a list of JSON; empty if there are
    /// none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub penalties: String,
    /// The states before the last changes, which can be undone; empty if there are none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub steps: String,
}

impl KeptSession {
    /// A session as it is kept, in the version after this one.
    pub fn after(version: u32, id: &str, session: &Session, sheet: &Sheet, now: u64) -> Self {
        KeptSession {
            id: id.to_owned(),
            version: version.saturating_add(1),
            changed: now,
            totals: sheet.totals.clone(),
            over: sheet.complete || session.ended,
            file: file::to_value(session).to_string(),
            left: false,
            penalties: String::new(),
            steps: String::new(),
        }
    }

    /// A session that is played as it is kept, with what was not recorded yet and with what can be undone.
    pub fn of_table(version: u32, id: &str, table: &Table, now: u64) -> Self {
        let kept = KeptSession::after(version, id, table.session(), table.sheet(), now);
        let penalties = match table.penalties() {
            [] => String::new(),
            list => file::write_penalties(list).to_string(),
        };
        KeptSession { penalties, ..kept }.after_steps(table.session(), table.before())
    }

    /// The same with the states before the last changes, the last one first.
    #[must_use]
    pub fn after_steps<'a>(
        self,
        now: &Session,
        before: impl Iterator<Item = &'a Session>,
    ) -> KeptSession {
        KeptSession { steps: steps::write(now, before), ..self }
    }

    /// Reads the states before the last changes, the oldest first. `now` is the session itself.
    pub fn read_steps(&self, now: &Session, systems: &[&'static System]) -> Vec<Session> {
        steps::read(&self.steps, now, systems)
    }

    /// Reads the penalties of the deal that is played, as far as they can be read.
    pub fn read_penalties(&self) -> Vec<Penalty> {
        let list = serde_json::from_str(&self.penalties).ok();
        list.map(|list| file::read_penalties(&list)).unwrap_or_default()
    }

    /// The same after the players have left the table.
    #[must_use]
    pub fn left(self) -> KeptSession {
        KeptSession { left: true, ..self }
    }

    /// The session that was open last, as far as the store can tell: the one that was changed last,
    /// unless it is over or the players have left it.
    pub fn last_open(all: impl IntoIterator<Item = KeptSession>) -> Option<KeptSession> {
        let last = all.into_iter().max_by_key(|kept| kept.changed)?;
        (!last.over && !last.left).then_some(last)
    }

    /// The next version, for the same session under another name: totals and end are those of before.
    #[must_use]
    pub fn renamed(&self, session: &Session, now: u64) -> KeptSession {
        KeptSession {
            version: self.version.saturating_add(1),
            changed: now,
            file: file::to_value(session).to_string(),
            ..self.clone()
        }
    }

    /// Reads the session. What could not be read of it comes with it.
    ///
    /// # Errors
    /// If it is damaged as a whole.
    pub fn read(&self, systems: &[&'static System]) -> Result<Import, FileRefusal> {
        file::read(&self.file, systems)
    }
}
