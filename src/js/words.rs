//! The words that have been fetched, and what is said with them.

use std::cell::RefCell;

use serde::Serialize;

use crate::error::Fault;
use crate::text::{Catalogue, Language, Sentence};

thread_local! {
    static FETCHED: RefCell<Vec<Catalogue>> = const { RefCell::new(Vec::new()) };
}

/// Takes the words of a language; of a language that was there they replace the words.
pub fn learn(language: &str, words: &str) {
    let Some(language) = Language::from_tag(language) else { return };
    let catalogue = Catalogue::parse(language, words);
    FETCHED.with_borrow_mut(|all| {
        all.retain(|other| other.language() != language);
        // English stands in for a language whose words are not there.
        let place = if language == Language::En { 0 } else { all.len() };
        all.insert(place, catalogue);
    });
}

/// The words of a language, else those of another one that is there: English is first.
pub fn of(language: &str) -> Catalogue {
    FETCHED.with_borrow(|all| {
        let own = all.iter().find(|c| c.language().tag() == language);
        own.or(all.first()).cloned().unwrap_or_else(|| Catalogue::parse(Language::En, ""))
    })
}

/// A sentence as the package gives it.
#[derive(Serialize)]
pub struct Said {
    /// With tiles in notation.
    text: String,
    /// With tiles apart.
    spans: Sentence,
}

impl From<Sentence> for Said {
    fn from(sentence: Sentence) -> Said {
        Said { text: sentence.to_string(), spans: sentence }
    }
}

/// The sentences of faults.
pub fn faults(faults: &[Fault], words: &Catalogue) -> Vec<String> {
    faults.iter().map(|fault| fault.sentence(words).to_string()).collect()
}
