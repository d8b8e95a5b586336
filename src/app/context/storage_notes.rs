//! What is kept on this device without being asked for, and what the reader is told if it is not.
//!
//! The hand, the settings and the progress are kept by `Ui::keep`. Whatever the reader saves or
//! records, a hand under a name or a session, says itself what became of it, where it was saved.

use leptos::prelude::*;

use crate::app::context::lasting::{Lasting, LastingSignal};

/// What is wrong with the browser's storage. Each note stays until the reader closes it, or until
/// what it says is so no more.
#[derive(Clone, Copy)]
pub struct StorageNotes {
    nothing_kept: LastingSignal<Told>,
    /// Why the session that was open could not be read, if that is so.
    pub unread_session: LastingSignal<Option<UnreadSession>>,
}

/// Why the session that was open when the app was left could not be read.
#[derive(Clone, Copy)]
pub enum UnreadSession {
    /// The store is blocked or does not answer. The callback tries again.
    NoStore(Callback<()>),
    /// It is damaged.
    Damaged,
}

/// How far the reader knows of something that is told once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    NotYet,
    Shown,
    Closed,
}

impl StorageNotes {
    /// Nothing is wrong yet.
    pub fn new() -> StorageNotes {
        StorageNotes {
            nothing_kept: Lasting::signal(Told::NotYet),
            unread_session: Lasting::signal(None),
        }
    }

    /// Whether the note is shown that hand and settings are not kept.
    pub fn says_nothing_kept(self) -> bool {
        self.nothing_kept.get() == Told::Shown
    }

    /// Tells that hand and settings are not kept, once a visit.
    pub fn tell_nothing_kept(self) {
        if self.nothing_kept.get_untracked() == Told::NotYet {
            self.nothing_kept.set(Told::Shown);
        }
    }

    /// Tracks both notes.
    pub fn track(self) {
        self.nothing_kept.track();
        self.unread_session.track();
    }

    /// Closes that note.
    pub fn close_nothing_kept(self) {
        self.nothing_kept.set(Told::Closed);
    }
}
