//! The presets of the player's own, which the browser keeps.

use leptos::prelude::*;

use crate::app::browser::storage;
use crate::app::context::ui::Ui;
use crate::entry::Draft;
use crate::state::OwnPresets;
use crate::system::System;

/// The key in the store: the text of [`OwnPresets::written`].
const OWN_PRESETS: &str = "hule.presets";

impl Ui {
    /// Loads the presets that were kept. An app that is embedded in another page has none.
    pub fn load_own_presets(self) {
        if let Some(text) = storage::load(OWN_PRESETS).filter(|_| !self.is_guest()) {
            self.own_presets.set(OwnPresets::read(&text));
        }
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
    pub fn own_presets_of(self, system: &System) -> Vec<(String, u32)> {
        let own = self.own_presets.get();
        own.of(system).map(|(name, bits)| (name.to_owned(), bits)).collect()
    }

    /// The name of the rulings of a draft: that of a preset, also of the player's own. `None` if they
    /// have none.
    pub fn name_of_rulings(self, draft: &Draft) -> Option<String> {
        match draft.preset() {
            Some(preset) => Some(self.join(&["preset.", preset])),
            None => self.own_presets.get().name_of(draft).map(str::to_owned),
        }
    }
}
