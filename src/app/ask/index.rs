//! The index that answers are looked up in, and the words that it is made from.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::app::context::fetching::texts;
use crate::app::context::{I18n, rulebook_files, spawn};
use crate::search::{Answers, Index, Question, Subject, languages};
use crate::system::{Fan, System};
use crate::text::{Catalogue, Language};

thread_local! {
    /// The index, which all apps of a page share.
    static INDEX: RefCell<Option<SpokenIndex>> = const { RefCell::new(None) };
    /// The texts of the languages that were asked in besides the reader's.
    static LEARNED: RefCell<Vec<Catalogue>> = const { RefCell::new(Vec::new()) };
}

/// An index with what people say in some languages. It knows no others, so that an answer does not depend
/// on what was asked before.
struct SpokenIndex {
    index: Index,
    languages: Vec<Language>,
}

impl SpokenIndex {
    fn of(languages: Vec<Language>) -> SpokenIndex {
        let mut index = Index::new();
        languages.iter().for_each(|language| index.learn(*language));
        SpokenIndex { index, languages }
    }
}

/// The index, which knows what people say in the reader's language and in those of the question.
fn with_index_for<T>(i18n: I18n, question: &str, use_it: impl FnOnce(&mut Index) -> T) -> T {
    let spoken = i18n.language();
    let mut wanted = languages(question, spoken);
    wanted.push(spoken);
    INDEX.with_borrow_mut(|known| {
        let known = known.get_or_insert_with(|| SpokenIndex::of(wanted.clone()));
        if known.languages != wanted {
            *known = SpokenIndex::of(wanted);
        }
        use_it(&mut known.index)
    })
}

/// Answers a question in the reader's language.
pub fn ask(i18n: I18n, question: &str, in_use: &str) -> Answers {
    let words = i18n.catalogue();
    let others = languages(question, i18n.language());
    with_index_for(i18n, question, |index| {
        index.add(&words);
        LEARNED.with_borrow(|learned| {
            let asked_in = learned.iter().filter(|words| others.contains(&words.language()));
            asked_in.for_each(|words| index.add(words));
        });
        index.ask(question, &words, in_use)
    })
}

/// The sentence about a subject that answers a question best.
pub fn sentence(i18n: I18n, question: &Question, subject: &Subject) -> String {
    let words = i18n.catalogue();
    INDEX.with_borrow(|known| {
        known.as_ref().map_or_else(String::new, |known| {
            known.index.sentence(question, subject, &words).to_owned()
        })
    })
}

/// The fans of a rule system that a text can mean, the likeliest first.
pub fn fans(i18n: I18n, rules: &'static System, text: &str) -> Vec<&'static Fan> {
    with_index_for(i18n, text, |index| index.fans(rules, text))
}

/// Fetches the texts of the other languages that a question is asked in. `added` counts them.
pub fn learn_languages(i18n: I18n, question: &str, added: RwSignal<usize>) {
    for language in languages(question, i18n.language()) {
        if has_learned(language) {
            continue;
        }
        spawn(Box::pin(async move {
            if let Some(words) = all_words(language).await {
                if !has_learned(language) {
                    LEARNED.with_borrow_mut(|learned| learned.push(words));
                }
                let _ = added.try_update(|added| *added += 1);
            }
        }));
    }
}

fn has_learned(language: Language) -> bool {
    LEARNED.with_borrow(|learned| learned.iter().any(|words| words.language() == language))
}

/// Fetches all texts of the rulebooks in a language; `None` if one of them can't be had.
async fn all_words(language: Language) -> Option<Catalogue> {
    let names = rulebook_files();
    let files = texts::fetch_all(language, &names).await;
    if files.len() < names.len() {
        return None;
    }
    let entries = files.iter().flat_map(|(_, texts)| &**texts);
    Some(Catalogue::from_entries(language, entries.map(|(key, text)| (&**key, &**text))))
}
