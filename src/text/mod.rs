//! Catalogues of words in each language, and the sentences that are made from their templates.
//!
//! This is the last step of the flow: it turns the faults, evidence, obstacles, reasons and notes of
//! a [`Report`](crate::scoring::Report) into sentences. The core decides what to say and fills the
//! slots; the words are only here.
//!
//! A catalogue is read from text files with lines `key = template`. A template has slots:
//! `{tiles}` is filled with tiles, a number or a name; `{n|point|points}` is replaced by the plural
//! form for the number in slot `n` (two forms in English, three in Russian, one in Chinese and
//! Japanese).
//!
//! Players of some rule systems use other words for the same thing. If a catalogue has a line
//! `otherwise.sichuan`, then for that system the line `key@`, where there is one, replaces `key`.

pub mod comparison;
pub mod explain;
pub mod fault;
pub mod note;
mod plural;
mod sentence;
pub mod what_if;

use std::collections::HashMap;
use std::sync::Arc;

pub use sentence::{Sentence, Slot, Span};

/// A language of the catalogues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Russian.
    Ru,
    /// Simplified Chinese.
    Zh,
    /// Japanese.
    Ja,
}

impl Language {
    /// The languages that have a complete catalogue.
    pub const WRITTEN: &'static [Language] =
        &[Language::En, Language::Ru, Language::Zh, Language::Ja];

    /// Returns the BCP 47 tag, such as `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
            Language::Zh => "zh",
            Language::Ja => "ja",
        }
    }

    /// Returns the name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Ru => "Русский",
            Language::Zh => "简体中文",
            Language::Ja => "日本語",
        }
    }

    /// Returns the separator of the items of a list.
    pub const fn comma(self) -> &'static str {
        match self {
            Language::En | Language::Ru => ", ",
            Language::Zh | Language::Ja => "、",
        }
    }

    /// Returns the punctuation before an explanation.
    pub const fn colon(self) -> &'static str {
        match self {
            Language::En | Language::Ru => ": ",
            Language::Zh | Language::Ja => "：",
        }
    }

    /// Returns the language of a BCP 47 tag such as `ru-RU`; `None` if it has no catalogue.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split('-').next().unwrap_or(tag).to_ascii_lowercase();
        Language::WRITTEN.iter().copied().find(|l| l.tag() == primary)
    }
}

/// All texts of a language, in the files in which the app fetches them: the words of the first view,
/// those that it needs later, those of each rule system, and those of the rulebooks.
macro_rules! texts {
    ($language:literal) => {
        texts!($language: "ui" "more" "share" "embed" "mcr" "siamese" "sichuan" "classical" "nanchang"
            "book" "book-mcr" "book-siamese" "book-sichuan" "book-classical" "book-nanchang")
    };
    ($language:literal: $($name:literal)*) => {
        [$(include_str!(concat!($language, "/", $name, ".properties")),)*].concat()
    };
}

/// The texts of one language.
#[derive(Clone, Debug)]
pub struct Catalogue {
    language: Language,
    entries: Arc<HashMap<Box<str>, Box<str>>>,
    /// Whether lines `key@` replace lines `key`.
    prefers_variants: bool,
}

impl Catalogue {
    /// Reads lines `key = template`. Blank lines and lines that begin with `#` are skipped.
    pub fn parse(language: Language, source: &str) -> Catalogue {
        let entries = source
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once('='))
            .map(|(key, text)| (key.trim().into(), text.trim().into()))
            .collect();
        Catalogue { language, entries: Arc::new(entries), prefers_variants: false }
    }

    /// Returns the built-in English catalogue.
    pub fn english() -> Catalogue {
        Catalogue::parse(Language::En, &texts!("en"))
    }

    /// Returns the built-in Russian catalogue.
    pub fn russian() -> Catalogue {
        Catalogue::parse(Language::Ru, &texts!("ru"))
    }

    /// Returns the built-in Chinese catalogue, in simplified characters.
    pub fn chinese() -> Catalogue {
        Catalogue::parse(Language::Zh, &texts!("zh"))
    }

    /// Returns the built-in Japanese catalogue.
    pub fn japanese() -> Catalogue {
        Catalogue::parse(Language::Ja, &texts!("ja"))
    }

    /// Returns the built-in catalogue of a language.
    pub fn of(language: Language) -> Catalogue {
        match language {
            Language::En => Catalogue::english(),
            Language::Ru => Catalogue::russian(),
            Language::Zh => Catalogue::chinese(),
            Language::Ja => Catalogue::japanese(),
        }
    }

    /// Returns the language of the catalogue.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns all keys, in no particular order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(|k| &**k)
    }

    /// Whether the catalogue has an entry for a key.
    pub fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// Returns the catalogue with the words that players of a rule system use. `rules` is the key of
    /// the system.
    #[must_use]
    pub fn for_system(mut self, rules: &str) -> Catalogue {
        self.prefers_variants = self.entries.contains_key(&*["otherwise.", rules].concat());
        self
    }

    /// Returns the template of a key, if there is one.
    pub fn find(&self, key: &str) -> Option<&str> {
        let variant = match self.prefers_variants {
            true => self.entries.get(&*[key, "@"].concat()),
            false => None,
        };
        variant.or_else(|| self.entries.get(key)).map(|text| &**text)
    }

    /// Returns the template of a key. If there is none, returns the key itself; a test checks that
    /// this never happens.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.find(key).unwrap_or(key)
    }

    /// Returns the sentence of a key with its slots filled.
    pub fn sentence(&self, key: &str, slots: &[(&str, Slot)]) -> Sentence {
        sentence::fill(self.get(key), slots, self.language)
    }

    /// Returns [`Catalogue::sentence`] as plain text.
    pub fn text(&self, key: &str, slots: &[(&str, Slot)]) -> String {
        self.sentence(key, slots).to_string()
    }
}
