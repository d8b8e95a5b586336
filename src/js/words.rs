//! The words that the package speaks with. The package's module hands them over: the English ones
//! at once, those of another language when a program asks for them.

use std::cell::RefCell;

use crate::rules;
use crate::text::{Catalogue, FanNames, Language};

use super::options::{self, Options};

thread_local! {
    /// The catalogues that there are so far.
    static WORDS: RefCell<Vec<Catalogue>> = const { RefCell::new(Vec::new()) };
    /// Those with Japanese names that were asked for.
    static JAPANESE: RefCell<Vec<Catalogue>> = const { RefCell::new(Vec::new()) };
}

/// Takes over the words of a language. A tag that means none is passed over.
pub fn learn(tag: &str, texts: &js_sys::Object) {
    let Some(language) = options::language(tag) else { return };
    let entries: Vec<(String, String)> = js_sys::Object::entries(texts)
        .iter()
        .filter_map(|entry| {
            let entry = js_sys::Array::from(&entry);
            Some((entry.get(0).as_string()?, entry.get(1).as_string()?))
        })
        .collect();
    JAPANESE.with_borrow_mut(|words| words.retain(|other| other.language() != language));
    WORDS.with_borrow_mut(|words| {
        words.retain(|other| other.language() != language);
        let entries = entries.iter().map(|(key, text)| (&**key, &**text));
        words.push(Catalogue::from_entries(language, entries));
    });
}

/// The words of a language, or English ones as long as they are not there, with the names that are wanted.
pub fn of(options: &Options) -> Catalogue {
    let plain = in_language(options.language);
    if options.names == FanNames::Own {
        return plain;
    }
    JAPANESE.with_borrow_mut(|there| {
        let known = there.iter().find(|words| words.language() == plain.language()).cloned();
        known.unwrap_or_else(|| {
            let words = plain.with_japanese_names(rules::SYSTEMS);
            there.push(words.clone());
            words
        })
    })
}

fn in_language(language: Language) -> Catalogue {
    let find = |language| {
        WORDS.with_borrow(|words| words.iter().find(|c| c.language() == language).cloned())
    };
    let english =
        || find(Language::En).unwrap_or_else(|| Catalogue::from_entries(Language::En, []));
    find(language).unwrap_or_else(english)
}
