//! Access to the words of the catalogue.

use leptos::prelude::With;

use crate::text::{Catalogue, Language, Slot};
use crate::tiles::Tile;

use crate::app::context::ui::Ui;

impl Ui {
    pub fn catalogue(self) -> Catalogue {
        self.track_fetched();
        let words = self.store(|s| s.words.clone());
        let words = words.expect("the screen is shown once there are words");
        let words = words.for_system(self.rules_now().key);
        let is_at_table = self.is_at_table();
        self.table.with(|table| match table {
            Some(table) if is_at_table => words.with_own(&table.names),
            _ => words,
        })
    }

    /// The language of the words.
    pub fn language_now(self) -> Language {
        self.catalogue().language()
    }

    /// Returns the text of a key.
    pub fn t(self, key: &str) -> String {
        self.catalogue().get(key).to_owned()
    }

    /// Returns the text of a key that is given in parts.
    pub fn join(self, key: &[&str]) -> String {
        self.t(&key.concat())
    }

    /// Returns the text of a key with its slots filled.
    pub fn fill(self, key: &str, slots: &[(&str, Slot)]) -> String {
        self.catalogue().text(key, slots)
    }

    /// Returns the text of a key with a number in its slot `{{n}}`.
    pub fn count(self, key: &str, n: usize) -> String {
        self.fill(key, &[("n", Slot::Number(n as i64))])
    }

    /// Returns the text of a key with a name in one slot.
    pub fn with(self, key: &str, slot: &str, name: &str) -> String {
        self.fill(key, &[(slot, Slot::text(name))])
    }

    /// The name of a tile.
    pub fn tile(self, tile: Tile) -> String {
        self.t(&format!("tile.{tile}"))
    }

    /// The name of a tile, and whether it is wild.
    pub fn marked_tile(self, tile: Tile) -> String {
        let name = self.tile(tile);
        match self.is_wild(tile) {
            true => [&*name, self.language_now().comma(), &*self.t("ui.wild")].concat(),
            false => name,
        }
    }

    /// The name of the preset, also of the player's own, or that there is none.
    pub fn preset(self) -> String {
        self.name_of_rulings(&self.draft()).unwrap_or_else(|| self.t("ui.own-rulings"))
    }
}
