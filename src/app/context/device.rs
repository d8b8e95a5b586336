//! What is kept on this device without being asked for, and what the reader is told if it is not.
//!
//! The hand, the settings, the player's own presets and the progress are kept by [`Device::keep`].
//! Whatever the reader saves or records, a hand under a name or a session, says itself what became of
//! it, where it was saved.

use leptos::prelude::*;

use crate::app::browser::storage;
use crate::app::context::lasting::{Lasting, LastingSignal};
use crate::calculator::{OwnPresets, SystemRow};
use crate::entry::Draft;
use crate::rules;
use crate::system::System;

/// The key in the store: the text of [`OwnPresets::written`].
const OWN_PRESETS: &str = "hule.presets";

/// The key in the store: the text of [`SystemRow::written`], which `www/first/row.js` reads, too.
const SYSTEM_ROW: &str = "hule.systems";

/// What is kept on this device, and what is wrong with the browser's storage. Each note stays until
/// the reader closes it, or until what it says is so no more.
#[derive(Clone, Copy)]
pub struct Device {
    /// Whether the app is embedded in another page. It then leaves address, storage and title alone.
    pub is_guest: bool,
    /// The presets of the player's own.
    pub own_presets: LastingSignal<OwnPresets>,
    /// The row of rule systems at the top of the screen.
    pub system_row: LastingSignal<SystemRow>,
    /// Why the session that was open could not be read, if that is so.
    pub unread_session: LastingSignal<Option<UnreadSession>>,
    nothing_kept: LastingSignal<Note>,
}

/// Why the session that was open when the app was left could not be read.
#[derive(Clone, Copy)]
pub enum UnreadSession {
    /// The store is blocked or does not answer. The callback tries again.
    NoStore(Callback<()>),
    /// It is damaged.
    Damaged,
}

/// A note that is shown once a visit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Note {
    NotYet,
    Shown,
    Closed,
}

/// The context: this device.
///
/// # Panics
/// Outside of the app.
pub fn use_device() -> Device {
    expect_context()
}

impl Device {
    /// Nothing is wrong yet.
    pub fn new(is_guest: bool) -> Device {
        Device {
            is_guest,
            own_presets: Lasting::signal(OwnPresets::default()),
            system_row: Lasting::signal(SystemRow::new(rules::KEYS)),
            unread_session: Lasting::signal(None),
            nothing_kept: Lasting::signal(Note::NotYet),
        }
    }

    /// Keeps a text on this device, or as long as the page is open; in that case a note says so.
    pub fn keep(self, key: &str, text: &str) {
        if storage::save_or_remember(key, text).is_err() {
            self.show_nothing_kept();
        }
    }

    /// Whether the note is shown that hand and settings are not kept.
    pub fn shows_nothing_kept(self) -> bool {
        self.nothing_kept.get() == Note::Shown
    }

    /// Shows the note that hand and settings are not kept, once a visit.
    pub fn show_nothing_kept(self) {
        if self.nothing_kept.get_untracked() == Note::NotYet {
            self.nothing_kept.set(Note::Shown);
        }
    }

    /// Closes that note.
    pub fn close_nothing_kept(self) {
        self.nothing_kept.set(Note::Closed);
    }

    /// Loads the presets that were kept. An app that is embedded in another page has none.
    pub fn load_own_presets(self) {
        if let Some(text) = storage::load(OWN_PRESETS).filter(|_| !self.is_guest) {
            self.own_presets.set(OwnPresets::read(&text));
        }
    }

    /// Loads the row of rule systems that was kept.
    pub fn load_system_row(self) {
        if let Some(text) = storage::load(SYSTEM_ROW) {
            self.system_row.set(SystemRow::read(rules::KEYS, &text));
        }
    }

    /// Changes the row of rule systems. An app that is embedded in another page keeps it for itself.
    pub fn change_system_row(self, change: impl FnOnce(&mut SystemRow)) {
        let before = self.system_row.get_untracked();
        let mut row = before.clone();
        change(&mut row);
        if row == before {
            return;
        }
        if !self.is_guest {
            self.keep(SYSTEM_ROW, &row.written());
        }
        self.system_row.set(row);
    }

    /// Keeps the rulings of a draft under a name. Returns whether there was a name, and room.
    pub fn add_own_preset(self, name: &str, draft: &Draft) -> bool {
        let is_added = self.own_presets.try_update(|own| own.add(name, draft)).unwrap_or(false);
        self.keep_own_presets();
        is_added
    }

    /// Removes a preset. Hands that have its rulings keep them.
    pub fn remove_own_preset(self, rules: &str, name: &str) {
        self.own_presets.update(|own| own.remove(rules, name));
        self.keep_own_presets();
    }

    fn keep_own_presets(self) {
        self.keep(OWN_PRESETS, &self.own_presets.with_untracked(OwnPresets::written));
    }

    /// The player's own presets of a system: the name and the rulings that are on.
    pub fn own_presets_of(self, system: &System) -> Vec<(String, u64)> {
        let own = self.own_presets.get();
        own.of(system).map(|(name, bits)| (name.to_owned(), bits)).collect()
    }
}
