//! Words in the language of the reader.

use leptos::prelude::*;

use crate::app::context::calculator::Calculator;
use crate::entry::Draft;
use crate::rules;
use crate::system::Names;
use crate::text::message::HandSummary;
use crate::text::{Catalogue, Language, Slot, explain, isolated, place_name, seat_name, tile_name};
use crate::tiles::{Seat, Tile};

/// The words for what is on the screen: those of the rule system in use, or of the one that is read about,
/// and, in a session, the names of the players.
#[derive(Clone, Copy)]
pub struct I18n {
    calculator: Calculator,
    /// The key of the rule system whose words these are. `None`: the one in use.
    words_of: Option<Signal<&'static str>>,
}

/// The context: words.
///
/// # Panics
/// Outside of the app.
pub fn use_i18n() -> I18n {
    expect_context()
}

impl I18n {
    /// The words for what a calculator shows.
    pub fn new(calculator: Calculator) -> I18n {
        I18n { calculator, words_of: None }
    }

    /// The words of the rule system with this key, whichever is in use.
    pub fn in_words_of(self, key: Signal<&'static str>) -> I18n {
        I18n { words_of: Some(key), ..self }
    }

    /// The catalogue, for what makes sentences.
    pub fn catalogue(self) -> Catalogue {
        let words = self.calculator.fetching.catalogue();
        let words = words.expect("the screen is shown once there are words");
        let in_use = || self.calculator.rules.get_untracked().key;
        let words = words.for_system(self.words_of.map_or_else(in_use, |key| key.get_untracked()));
        let is_at_table = self.calculator.is_at_table();
        self.calculator.table.with(|table| match table {
            Some(table) if is_at_table => words.with_own(&table.names),
            _ => words,
        })
    }

    /// The language of the words.
    pub fn language(self) -> Language {
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

    /// Returns a name in the language of the words.
    pub fn name(self, names: &Names) -> &'static str {
        names.get(self.language())
    }

    /// Returns the name of a fan, or of another entry of a rulebook, as the reader wants fans to be called.
    pub fn called(self, names: &Names) -> String {
        explain::name(&self.catalogue(), names).to_owned()
    }

    /// Returns the short name of the rule system with this key.
    ///
    /// # Panics
    /// If no rule system has it.
    pub fn short_name(self, key: &str) -> &'static str {
        self.name(&rules::system(key).expect("a rule system").short_names)
    }

    /// The name of a tile.
    pub fn tile(self, tile: Tile) -> String {
        tile_name(tile, &self.catalogue())
    }

    /// The name of a tile, and whether it is wild.
    pub fn marked_tile(self, tile: Tile) -> String {
        let name = self.tile(tile);
        match self.calculator.is_wild(tile) {
            true => [&*name, self.language().comma(), &*self.t("ui.wild")].concat(),
            false => name,
        }
    }

    /// The name of a seat.
    pub fn seat(self, seat: Seat) -> String {
        seat_name(seat, &self.catalogue())
    }

    /// The name of a place: that of its seat or, if all places are one player's, its own.
    pub fn place_name(self, place: usize) -> String {
        place_name(&self.calculator.draft.get(), place, &self.catalogue())
    }

    /// The title of the questions about a place.
    pub fn about_place(self, place: usize) -> String {
        match place {
            0 if self.calculator.draft.read().is_drawn() => self.t("ask.ending"),
            0 => self.t("ui.circumstances"),
            _ => self.with("ui.other-hand", "seat", &self.place_name(place)),
        }
    }

    /// The name of the rulings of a draft: that of a preset, also of the player's own. `None` if they
    /// have none.
    pub fn name_of_rulings(self, draft: &Draft) -> Option<String> {
        let own = self.calculator.fetching.device.own_presets;
        match draft.preset() {
            Some(preset) => Some(self.join(&["preset.", preset])),
            None => own.get().name_of(draft).map(|name| isolated(name).into_owned()),
        }
    }

    /// The name of the preset in use, also of the player's own, or that there is none.
    pub fn preset(self) -> String {
        let name = self.name_of_rulings(&self.calculator.draft.get());
        name.unwrap_or_else(|| self.t("ui.own-rulings"))
    }

    /// The hand on the screen in words, for a message or a picture. Tracks nothing.
    pub fn hand_summary(self) -> HandSummary {
        let calculator = self.calculator;
        untrack(|| {
            let (draft, report) = (calculator.draft.get(), calculator.report());
            HandSummary::of(&draft, &report, calculator.outcome.reading.get(), &self.catalogue())
        })
    }

    /// The hand on the screen as a message, with its link. Tracks nothing.
    pub fn hand_message(self) -> String {
        let draft = self.calculator.draft.get_untracked();
        let address = self.calculator.address();
        self.hand_summary().message(&draft.tiles, draft.complete(0), &address)
    }
}
