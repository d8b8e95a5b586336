//! The words of a language, in several text files.

use leptos::prelude::*;

use super::{Fetching, Stage, spawn, texts};
use crate::app::browser::web::{self, Texts as Entries};
use crate::rules;
use crate::sorting::Sort;
use crate::system::System;
use crate::text::{Catalogue, FanNames, Language};

/// The file with the words of the first view.
const FIRST: &str = "ui";

/// The file with the words that every rule system needs after the first view.
pub const MORE: &str = "more";

/// The text files that have been fetched.
#[derive(Default)]
pub(super) struct Texts {
    /// The language of the words.
    language: Option<Language>,
    /// The language that is being fetched.
    wished: Option<Language>,
    /// The text files of the catalogue, by name.
    files: Vec<(String, Entries)>,
    /// The catalogue of these files.
    catalogue: Option<Catalogue>,
    /// Whether it has the Japanese names of fans.
    in_japanese: bool,
}

impl Texts {
    /// Whether a text file has been fetched.
    fn has(&self, name: &str) -> bool {
        self.files.iter().any(|(other, _)| other == name)
    }

    /// Adds text files of a language, unless another one is spoken by now. Before the first language
    /// is there, there is no catalogue yet.
    fn add(&mut self, language: Language, files: Vec<(String, Entries)>) {
        if self.language.is_some_and(|now| now != language) {
            return;
        }
        for (name, entries) in files {
            if !self.has(&name) {
                self.files.push((name, entries));
            }
        }
        if self.language.is_some() {
            self.read();
        }
    }

    /// Makes the catalogue of the fetched text files.
    fn read(&mut self) {
        let entries = self.files.iter().flat_map(|(_, entries)| &**entries);
        let entries = entries.map(|(key, text)| (&**key, &**text));
        let language = self.language.unwrap_or(Language::En);
        let words = Catalogue::from_entries(language, entries);
        self.catalogue = Some(match self.in_japanese {
            true => words.with_japanese_names(rules::SYSTEMS),
            false => words,
        });
    }
}

/// The text files that a hand of a rule system needs after the first view. The fans of a system may
/// use the words of another one.
pub(super) fn words_of(system: &System) -> Vec<&'static str> {
    let mut names = vec![MORE, system.key, system.words];
    names.dedup();
    names
}

/// The text files of all rulebooks.
pub fn rulebook_files() -> Vec<String> {
    let of_system = |key: &&str| [(*key).to_owned(), ["book-", key].concat()];
    [MORE.to_owned(), "book".into()]
        .into_iter()
        .chain(rules::KEYS.iter().flat_map(of_system))
        .collect()
}

impl Fetching {
    fn texts<T>(self, change: impl FnOnce(&mut Texts) -> T) -> T {
        self.texts.try_update_value(change).expect("the app is there")
    }

    /// The words that have been fetched; `None` before the first language is there.
    pub fn catalogue(self) -> Option<Catalogue> {
        self.track_fetched();
        self.texts(|texts| texts.catalogue.clone())
    }

    /// Calls fans by other names from now on.
    pub fn call_fans(self, names: FanNames) {
        let in_japanese = names == FanNames::Japanese;
        let is_changed = self.texts(|texts| {
            let is_changed = texts.in_japanese != in_japanese && texts.language.is_some();
            texts.in_japanese = in_japanese;
            if is_changed {
                texts.read();
            }
            is_changed
        });
        if is_changed {
            self.language.set(self.language.get_untracked() + 1);
        }
    }

    /// Whether the words are there that a hand of a rule system needs.
    pub(super) fn has_words_of(self, system: &System) -> bool {
        self.texts(|texts| words_of(system).iter().all(|name| texts.has(name)))
    }

    /// Changes to a language, with the words of the first view and all that have been fetched in another
    /// language. The first language brings those of the rule system in use, unless a hand is being
    /// restored, which may be of another one.
    pub fn speak(self, language: Language) {
        self.texts(|texts| texts.wished = Some(language));
        spawn(Box::pin(async move {
            let is_first = self.texts(|texts| texts.language.is_none());
            let mut names = vec![FIRST.to_owned()];
            if is_first && self.stage.get_untracked() != Stage::Restoring {
                names.extend(words_of(self.rules_in_use()).into_iter().map(str::to_owned));
            }
            let files = loop {
                let files = texts::fetch_all(language, &names).await;
                // Others may have been fetched meanwhile, in the language before.
                let is_new = |name: &&String| !names.contains(name);
                let more: Vec<String> = self.texts(|texts| {
                    texts.files.iter().map(|(name, _)| name).filter(is_new).cloned().collect()
                });
                if more.is_empty() {
                    break files;
                }
                names.extend(more);
            };
            // Another one may have been chosen meanwhile.
            if self.texts(|texts| texts.wished != Some(language)) {
                return;
            }
            if is_first && files.iter().all(|(name, _)| name != FIRST) {
                // The app cannot start without words.
                return self.is_wordless.set(true);
            }
            // At the start, other words that are missing are fetched again when they are needed.
            if !is_first && files.len() < names.len() {
                self.look_for_newer_version().await;
                return self.tell_missing("ui.no-words");
            }
            self.texts(|texts| {
                texts.language = Some(language);
                texts.files = files;
                texts.read();
            });
            self.language.set(self.language.get_untracked() + 1);
            if let Some(words) = untrack(|| self.catalogue()).filter(|_| !self.device.is_guest) {
                web::set_document(language, words.get("ui.title"));
            }
        }));
    }

    /// Fetches the words of the rule system in use unless they are there. Returns whether they are
    /// there now.
    pub async fn words_of_system_in_use(self) -> bool {
        self.words(&words_of(self.rules_in_use())).await
    }

    /// Fetches the words of all rulebooks unless they are there. Returns whether they are there now.
    pub async fn words_of_rulebooks(self) -> bool {
        let names = rulebook_files();
        let there = self.words(&Vec::from_iter(names.iter().map(|name| &**name))).await;
        self.arrived();
        there
    }

    /// Fetches text files of the current language unless they are there. Returns whether they are
    /// there now.
    pub async fn words(self, names: &[&str]) -> bool {
        // Tries again if the language changed in the meantime.
        loop {
            let (missing, language) = self.texts(|texts| {
                let mut missing: Vec<String> =
                    names.iter().map(|name| (*name).to_owned()).collect();
                missing.retain(|name| !texts.has(name));
                missing.arrange();
                missing.dedup();
                (missing, texts.language.or(texts.wished))
            });
            if missing.is_empty() {
                return true;
            }
            let language = language.unwrap_or_else(web::language);
            let files = texts::fetch_all(language, &missing).await;
            let is_complete = files.len() == missing.len();
            self.texts(|texts| texts.add(language, files));
            if !is_complete {
                return false;
            }
        }
    }
}
