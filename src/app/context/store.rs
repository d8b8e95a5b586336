//! What has been fetched, and what is being fetched.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::Owner;

use crate::app::browser::settled::Task;
use crate::app::browser::web::Texts;
use crate::scoring::Engine;
use crate::system::System;
use crate::text::{Catalogue, Language};

/// The file with the words of the first view.
pub const FIRST: &str = "ui";

/// The file with the words that every rule system needs after the first view.
pub const MORE: &str = "more";

/// Fetches the engines of all rule systems, which are in one part of the program. `None` if they can't
/// be had.
pub type FetchEngines =
    fn() -> Pin<Box<dyn Future<Output = Option<&'static [&'static dyn Engine]>>>>;

/// Something that waits for rule systems.
pub struct Waiting {
    /// The keys of the systems.
    pub keys: Vec<String>,
    /// What is done when they are there.
    pub then: Box<dyn FnOnce()>,
}

/// What has been fetched, and what waits for something to be fetched.
#[derive(Default)]
pub struct Store {
    /// The language of the words.
    pub language: Option<Language>,
    /// The text files of the catalogue, by name.
    pub texts: Vec<(String, Texts)>,
    /// The catalogue of these files.
    pub words: Option<Catalogue>,
    /// The address of the exercise to open; empty for a new one.
    pub exercise: String,
    /// The owner of what lives as long as the app, such as the context of a part that is fetched.
    pub owner: Option<Owner>,
    /// The address of a session to read.
    pub session_link: String,
    /// Whether the app is embedded in another page. It then leaves address, storage and title alone.
    pub is_guest: bool,
    /// The language that is being fetched.
    pub wished_language: Option<Language>,
    /// Whether the hand of a new address is not shown yet: it must not be overwritten.
    pub address_is_pending: bool,
    /// A task from the moment when the browser is sent to another address until it is there.
    pub leaving: Option<Task>,
    /// The keys of the rule systems to fetch.
    pub wanted: Vec<String>,
    /// What is done once they are there.
    pub waiting: Vec<Waiting>,
    /// Whether somebody wants to know if it fails.
    pub reports_failure: bool,
    /// Whether they are being fetched.
    pub is_fetching: bool,
    /// What fetches their engines.
    pub fetch_engines: Option<FetchEngines>,
}

impl Store {
    /// Whether a text file has been fetched.
    pub fn has_text(&self, name: &str) -> bool {
        self.texts.iter().any(|(other, _)| other == name)
    }

    /// The names of the text files that have been fetched.
    pub fn names(&self) -> Vec<String> {
        self.texts.iter().map(|(name, _)| name.clone()).collect()
    }

    /// Adds text files of a language, unless another one is spoken by now. Before the first language
    /// is there, there is no catalogue yet.
    pub fn add(&mut self, language: Language, texts: Vec<(String, Texts)>) {
        if self.language.is_some_and(|now| now != language) {
            return;
        }
        for (name, texts) in texts {
            if !self.has_text(&name) {
                self.texts.push((name, texts));
            }
        }
        if self.language.is_some() {
            self.read();
        }
    }

    /// Sets the words of the first screen, where they are not fetched.
    pub fn begin(&mut self, words: Catalogue) {
        self.language = Some(words.language());
        self.words = Some(words);
    }

    /// Whether something waits for a rule system.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether the words are there that a hand of a rule system needs. The fans of a system may use
    /// the words of another one.
    pub fn has_words_for(&self, system: &System) -> bool {
        [MORE, system.key, system.words].iter().all(|name| self.has_text(name))
    }

    /// Makes the catalogue of the fetched text files.
    pub fn read(&mut self) {
        let entries = self.texts.iter().flat_map(|(_, texts)| &**texts);
        let entries = entries.map(|(key, text)| (&**key, &**text));
        let language = self.language.unwrap_or(Language::En);
        self.words = Some(Catalogue::from_entries(language, entries));
    }
}
