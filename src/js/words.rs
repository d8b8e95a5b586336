//! The words that the package speaks with. The package's module hands them over: the English ones
//! at once, those of another language when a program asks for them.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::text::{Catalogue, Language};

use super::options;

thread_local! {
    /// The catalogues that there are so far.
    static WORDS: RefCell<Vec<Catalogue>> = const { RefCell::new(Vec::new()) };
}

/// Takes over the words of a language. A tag that means none is passed over.
pub fn learn(tag: &str, texts: &HashMap<String, String>) {
    let Some(language) = options::language(tag) else { return };
    WORDS.with_borrow_mut(|words| {
        words.retain(|other| other.language() != language);
        let entries = texts.iter().map(|(key, text)| (&**key, &**text));
        words.push(Catalogue::from_entries(language, entries));
    });
}

/// The words of a language, or English ones as long as they are not there.
pub fn of(language: Language) -> Catalogue {
    let find = |language| {
        WORDS.with_borrow(|words| words.iter().find(|c| c.language() == language).cloned())
    };
    let english =
        || find(Language::En).unwrap_or_else(|| Catalogue::from_entries(Language::En, []));
    find(language).unwrap_or_else(english)
}
