//! Where the open session is kept, and what may be wrong with that.

use crate::app::browser::neighbours::Neighbours;
use crate::session::file::PutAside;

/// Why a session is not kept, or not as it is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The store is full or blocked: the session is in memory alone.
    NotKept,
    /// Another window changed it, and its state is shown. Undo brings that of this window back.
    ChangedElsewhere,
    /// Another window deleted it: it is in memory alone, and is written again if the reader says so.
    DeletedElsewhere,
    /// Parts of it could not be read. They were put aside.
    Damaged(usize),
}

/// Where the open session is kept.
#[derive(Default)]
pub struct Keeping {
    /// Its id; empty if none is open.
    pub id: String,
    /// The version that this window has seen last.
    pub version: u32,
    /// What could not be read of it and has not been put aside yet.
    pub aside: Vec<String>,
    /// Whether it is being written.
    pub is_writing: bool,
    /// Whether it was changed while it was written.
    pub is_behind: bool,
    /// The other windows, if the browser knows of them.
    pub neighbours: Option<Neighbours>,
}

impl Keeping {
    /// Keeps another session from now on, or the same one in another version.
    pub fn change_to(&mut self, id: String, version: u32, put_aside: &[PutAside]) {
        self.id = id;
        self.version = version;
        self.aside = put_aside.iter().map(|part| part.raw.clone()).collect();
    }
}
