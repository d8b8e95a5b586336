//! The texts of one language, by key.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, LazyLock};

use serde::Deserializer;
use serde::de::{MapAccess, Visitor};

use super::japanese::{self, Renamed};
use super::plural::Category;
use super::{Language, Sentence, Slot, TemplatePart, sentence};
use crate::system::{System, with_languages};

/// A file of texts.
macro_rules! text_file {
    ($language:literal, $($name:expr),*) => {
        include_str!(concat!($language, "/", $($name,)* ".json"))
    };
}

/// All texts of a language, in the files in which the app fetches them: the words of the first view,
/// those that it needs later, and for each rule system its words, its rulebook and its path.
macro_rules! texts {
    ($language:literal) => {
        with_rule_systems!(texts! ($language:))
    };
    ($language:literal: $($system:ident)*) => {
        [
            text_file!($language, "ui"),
            text_file!($language, "more"),
            text_file!($language, "share"),
            text_file!($language, "embed"),
            text_file!($language, "ways"),
            text_file!($language, "session"),
            text_file!($language, "book"),
            text_file!($language, "practice"),
            $(
                text_file!($language, stringify!($system)),
                text_file!($language, "book-", stringify!($system)),
                text_file!($language, "path-", stringify!($system)),
            )*
        ]
    };
}

/// The built-in catalogue of a language that is known only when the program runs.
macro_rules! built_in {
    ($of:ident; $($language:ident $tag:literal $english:literal;)*) => {
        match $of {
            $(Language::$language => {
                static READ: LazyLock<Catalogue> =
                    LazyLock::new(|| Catalogue::from_files(Language::$language, texts!($tag)));
                &READ
            })*
        }
    };
}

/// The texts of one language.
#[derive(Clone, Debug)]
pub struct Catalogue {
    language: Language,
    entries: Arc<Entries>,
    /// The ends of the keys that replace others, such as `@hu` of `key@hu`, which replaces `key`; the first
    /// one that there is replaces it.
    variants: Arc<[Box<str>]>,
    /// Words that replace those of the entries.
    own: Option<Arc<OwnWords>>,
    /// The Japanese names of fans, and the texts with them.
    japanese: Option<Arc<Renamed<Entries>>>,
    /// Whether these are said: in the words of a rule system whose fans have them.
    says_japanese: bool,
}

/// Words of a reader's own, such as the names of players, by key. They replace texts of a catalogue.
pub type OwnWords = HashMap<String, String>;

impl Catalogue {
    /// Reads a JSON object of texts, or several, one after another. What follows damaged text is
    /// ignored.
    ///
    /// ```
    /// use hule::text::{Catalogue, Language, Slot};
    ///
    /// let english = r#"{ "tiles_one": "{{n}} tile", "tiles_other": "{{n}} tiles" }"#;
    /// let catalogue = Catalogue::parse(Language::En, english);
    /// assert_eq!(catalogue.text("tiles", &[("n", Slot::Number(1))]), "1 tile");
    /// assert_eq!(catalogue.text("tiles", &[("n", Slot::Number(3))]), "3 tiles");
    /// ```
    pub fn parse(language: Language, source: &str) -> Catalogue {
        Catalogue::from_files(language, [source])
    }

    /// Reads the texts of several files. Damage in one of them leaves the others as they are.
    fn from_files<'a>(language: Language, files: impl IntoIterator<Item = &'a str>) -> Catalogue {
        let mut entries = Entries::default();
        for file in files {
            let mut objects = serde_json::Deserializer::from_str(file);
            while objects.deserialize_map(&mut entries).is_ok() {}
        }
        Catalogue::new(language, entries)
    }

    /// Takes over the keys and templates of files that were read elsewhere, such as in a browser.
    pub fn from_entries<'a>(
        language: Language,
        entries: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Catalogue {
        let mut all = Entries::default();
        entries.into_iter().for_each(|(key, text)| all.insert(key, text));
        Catalogue::new(language, all)
    }

    fn new(language: Language, entries: Entries) -> Catalogue {
        let entries = Arc::new(entries);
        let (variants, own, japanese) = (Arc::default(), None, None);
        Catalogue { language, entries, variants, own, japanese, says_japanese: false }
    }

    /// Returns the built-in catalogue of a language, whose files are read when it is first asked for.
    pub fn of(language: Language) -> Catalogue {
        let read: &Catalogue = with_languages!([built_in] (language;));
        read.clone()
    }

    /// Returns the built-in English catalogue.
    pub fn english() -> Catalogue {
        Catalogue::of(Language::En)
    }

    /// Returns the language of the catalogue.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns all keys, in no particular order and without plural categories.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.0.keys().map(|k| &**k)
    }

    /// Whether the catalogue has an entry for a key.
    pub fn has(&self, key: &str) -> bool {
        self.entries.0.contains_key(key)
    }

    /// Returns the catalogue with the words that players of a rule system use. `rules` is the key of
    /// the system.
    #[must_use]
    pub fn for_system(mut self, rules: &str) -> Catalogue {
        let marks = self.find(&["otherwise.", rules].concat()).unwrap_or_default();
        self.variants = marks.split_whitespace().map(|mark| ["@", mark].concat().into()).collect();
        self.says_japanese = self.japanese.as_ref().is_some_and(|new| new.systems.contains(&rules));
        self
    }

    /// Whether fans of a rule system have Japanese names that are not those of the catalogue's language.
    pub fn has_japanese_names(&self, system: &System) -> bool {
        japanese::has_names(self, system)
    }

    /// Returns the catalogue with the Japanese names of the fans of these systems, where it has such
    /// names. They are said in the words of these systems alone: see [`Catalogue::for_system`].
    #[must_use]
    pub fn with_japanese_names(mut self, systems: &[&'static System]) -> Catalogue {
        let names = japanese::names(&self, systems);
        if names.is_empty() {
            return self;
        }
        let mut texts = Entries::default();
        for (key, forms) in &self.entries.0 {
            let is_name = key.starts_with("japanese.");
            let new = |text: &str| japanese::renamed(text, &names).filter(|_| !is_name);
            if forms.iter().any(|(_, text)| new(text).is_some()) {
                let new = |text: &str| new(text).map_or(text.into(), String::into_boxed_str);
                let forms = forms.iter().map(|(category, text)| (*category, new(text)));
                texts.0.insert(key.clone(), forms.collect());
            }
        }
        let with = systems.iter().filter(|system| self.has_japanese_names(system));
        let systems = with.map(|system| system.key).collect();
        self.japanese = Some(Renamed { systems, names, texts }.into());
        self
    }

    /// The name by which a fan with this name of its own is called.
    pub(super) fn name(&self, own: &'static str) -> &str {
        let names = self.said_japanese().map_or(&[][..], |japanese| &japanese.names);
        names.iter().find(|(other, _)| *other == own).map_or(own, |(_, name)| name)
    }

    fn said_japanese(&self) -> Option<&Renamed<Entries>> {
        self.japanese.as_deref().filter(|_| self.says_japanese)
    }

    /// Returns the catalogue with words of the reader's own in place of those of the same keys.
    ///
    /// ```
    /// use hule::text::{Catalogue, OwnWords};
    ///
    /// let names = OwnWords::from([("seat.E".to_owned(), "Anna".to_owned())]);
    /// let catalogue = Catalogue::english().with_own(&names.into());
    /// assert_eq!((catalogue.get("seat.E"), catalogue.get("seat.S")), ("Anna", "South"));
    /// ```
    #[must_use]
    pub fn with_own(self, own: &Arc<OwnWords>) -> Catalogue {
        Catalogue { own: Some(own.clone()), ..self }
    }

    /// Returns the template of a key, if there is one.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.form(key, Category::Other)
    }

    /// Returns the template of a key. If there is none, returns the key itself; a test checks that
    /// this never happens.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.find(key).unwrap_or(key)
    }

    /// Returns the sentence of a key with its slots filled.
    pub fn sentence(&self, key: &str, slots: &[(&str, Slot)]) -> Sentence {
        let first = slots.iter().find_map(|(_, value)| value.number());
        let template = sentence::expand(self.form_for(key, first), |key, slot| {
            let value = slots.iter().find(|(name, _)| *name == slot);
            self.form_for(key, value.and_then(|(_, value)| value.number()))
        });
        sentence::fill(&template, slots)
    }

    /// Returns the words of a key and its slots apart, for a screen that puts buttons in the slots.
    pub fn parts<'a>(&'a self, key: &'a str) -> Vec<TemplatePart<'a>> {
        sentence::parts(self.get(key))
    }

    /// Returns [`Catalogue::sentence`] as plain text.
    pub fn text(&self, key: &str, slots: &[(&str, Slot)]) -> String {
        self.sentence(key, slots).to_string()
    }

    /// Returns the text of a key with the number of some things in its slot `{{n}}`.
    pub fn count(&self, key: &str, n: usize) -> String {
        self.text(key, &[("n", Slot::count(n))])
    }

    /// Returns the text of a key with a number of points in its slot `{{n}}`.
    pub fn points(&self, key: &str, points: i32) -> String {
        self.text(key, &[("n", Slot::Number(points.into()))])
    }

    /// Returns the template of a key for a number, or the key itself.
    fn form_for<'a>(&'a self, key: &'a str, number: Option<i64>) -> &'a str {
        let category = number.map_or(Category::Other, |n| Category::of(self.language, n));
        self.form(key, category).unwrap_or(key)
    }

    fn form(&self, key: &str, category: Category) -> Option<&str> {
        if let Some(own) = self.own.as_ref().and_then(|own| own.get(key)) {
            return Some(own);
        }
        let variant = self.variants.iter().find_map(|mark| self.forms(&[key, mark].concat()));
        let forms = variant.or_else(|| self.forms(key))?;
        let form = forms.iter().find(|(other, _)| *other == category).or(forms.last());
        form.map(|(_, text)| &**text)
    }

    fn forms(&self, key: &str) -> Option<&Forms> {
        let japanese = self.said_japanese().and_then(|japanese| japanese.texts.0.get(key));
        japanese.or_else(|| self.entries.0.get(key))
    }
}

/// A text for each plural category; one alone is that of `Other`.
type Forms = Vec<(Category, Box<str>)>;

/// The texts of each key.
#[derive(Debug, Default)]
struct Entries(HashMap<Box<str>, Forms>);

impl Entries {
    fn insert(&mut self, key: &str, text: &str) {
        let (key, category) = Category::split(key);
        let forms = self.0.entry(key.into()).or_default();
        forms.retain(|(other, _)| *other != category);
        forms.push((category, text.into()));
    }
}

impl<'de> Visitor<'de> for &mut Entries {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of texts")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some((key, text)) = map.next_entry::<String, String>()? {
            self.insert(&key, &text);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_ends_its_own_file_only() {
        let files = [r#"{"a": "A"}{"b": "B", "c": "#, "<!doctype html>", r#"{"d": "D"}"#];
        let catalogue = Catalogue::from_files(Language::En, files);
        assert_eq!(["a", "b", "c", "d"].map(|key| catalogue.get(key)), ["A", "B", "c", "D"]);
    }

    #[test]
    fn the_first_of_several_other_words_is_said() {
        let source = r#"{ "otherwise.new": "new old", "otherwise.old": "old",
            "a": "A", "a@old": "Old A", "a@new": "New A", "b": "B", "b@old": "Old B", "c": "C" }"#;
        let said = |rules: &str| {
            let words = Catalogue::parse(Language::En, source).for_system(rules);
            ["a", "b", "c"].map(|key| words.get(key).to_owned())
        };
        assert_eq!(said("new"), ["New A", "Old B", "C"]);
        assert_eq!(said("old"), ["Old A", "Old B", "C"]);
        assert_eq!(said("other"), ["A", "B", "C"]);
    }

    #[test]
    fn each_number_of_a_sentence_has_its_form() {
        let source = r#"{
            "found_one": "{{n}} hand, $t(known, {\"count\": {{same}}}).",
            "found_other": "{{n}} hands, $t(known, {\"count\": {{same}}}).",
            "known_one": "{{same}} was known",
            "known_other": "{{same}} were known"
        }"#;
        let catalogue = Catalogue::parse(Language::En, source);
        let said = |n, same| {
            catalogue.text("found", &[("n", Slot::Number(n)), ("same", Slot::Number(same))])
        };
        assert_eq!(said(1, 2), "1 hand, 2 were known.");
        assert_eq!(said(2, 1), "2 hands, 1 was known.");
    }
}
