//! Words: a catalogue for each language, and sentences made from its templates.
//!
//! A catalogue is a text file of lines `key = template`. A template has slots: `{tiles}` is
//! filled with tiles, numbers or names; `{n|point|points}` picks the form of a word for the
//! number in slot `n` (two forms in English, three in Russian, one in Chinese and Japanese).
//! The core decides what to say and gives the slots; the words are here alone.
//!
//! Players of some rule systems have other words for the same thing. A line `otherwise.sichuan`
//! says that for this system lines `key@` go before those of `key`.

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

/// The languages of the texts.
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
    /// The languages that have a whole catalogue.
    pub const WRITTEN: &'static [Language] =
        &[Language::En, Language::Ru, Language::Zh, Language::Ja];

    /// The tag of BCP 47: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
            Language::Zh => "zh",
            Language::Ja => "ja",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Ru => "Русский",
            Language::Zh => "简体中文",
            Language::Ja => "日本語",
        }
    }

    /// What stands between the parts of a list.
    pub const fn comma(self) -> &'static str {
        match self {
            Language::En | Language::Ru => ", ",
            Language::Zh | Language::Ja => "、",
        }
    }

    /// What stands before an explanation.
    pub const fn colon(self) -> &'static str {
        match self {
            Language::En | Language::Ru => ": ",
            Language::Zh | Language::Ja => "：",
        }
    }

    /// The written language of a tag such as `ru-RU`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split('-').next().unwrap_or(tag).to_ascii_lowercase();
        Language::WRITTEN.iter().copied().find(|l| l.tag() == primary)
    }
}

/// All texts of a language: what the first view of the app shows, what it says later, and what
/// belongs to each rule system and to its rulebook.
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
    otherwise: bool,
}

impl Catalogue {
    /// Reads a catalogue: lines `key = template`; blank lines and lines with `#` are skipped.
    pub fn parse(language: Language, source: &str) -> Catalogue {
        let entries = source
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once('='))
            .map(|(key, text)| (key.trim().into(), text.trim().into()))
            .collect();
        Catalogue { language, entries: Arc::new(entries), otherwise: false }
    }

    /// The English catalogue, built in.
    pub fn english() -> Catalogue {
        Catalogue::parse(Language::En, &texts!("en"))
    }

    /// The Russian catalogue, built in.
    pub fn russian() -> Catalogue {
        Catalogue::parse(Language::Ru, &texts!("ru"))
    }

    /// The Chinese catalogue, in simplified characters, built in.
    pub fn chinese() -> Catalogue {
        Catalogue::parse(Language::Zh, &texts!("zh"))
    }

    /// The Japanese catalogue, built in.
    pub fn japanese() -> Catalogue {
        Catalogue::parse(Language::Ja, &texts!("ja"))
    }

    /// The catalogue of a language, built in.
    pub fn of(language: Language) -> Catalogue {
        match language {
            Language::En => Catalogue::english(),
            Language::Ru => Catalogue::russian(),
            Language::Zh => Catalogue::chinese(),
            Language::Ja => Catalogue::japanese(),
        }
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// All keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.keys().map(|k| &**k)
    }

    /// Whether there is an entry.
    pub fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// The same words as players of a rule system say them.
    #[must_use]
    pub fn for_system(mut self, rules: &str) -> Catalogue {
        self.otherwise = self.entries.contains_key(&*["otherwise.", rules].concat());
        self
    }

    /// The template of a key, if there is one.
    pub fn find(&self, key: &str) -> Option<&str> {
        let own = match self.otherwise {
            true => self.entries.get(&*[key, "@"].concat()),
            false => None,
        };
        own.or_else(|| self.entries.get(key)).map(|text| &**text)
    }

    /// The template of a key; the key itself where there is none, which a test rules out.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.find(key).unwrap_or(key)
    }

    /// The sentence of a key with its slots filled.
    pub fn sentence(&self, key: &str, slots: &[(&str, Slot)]) -> Sentence {
        sentence::fill(self.get(key), slots, self.language)
    }

    /// As [`Catalogue::sentence`], as plain text.
    pub fn text(&self, key: &str, slots: &[(&str, Slot)]) -> String {
        self.sentence(key, slots).to_string()
    }
}
