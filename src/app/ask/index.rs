//! The index that answers are looked up in, and the words that it is made from.

use std::cell::RefCell;

use leptos::prelude::*;

use crate::app::context::fetching::texts;
use crate::app::context::{I18n, rulebook_files, spawn};
use crate::search::{Answers, Index, Question, Subject, languages};
use crate::system::{Fan, System};
use crate::text::{Catalogue, Language};

thread_local! {
    /// The index, which all apps of a page share. It knows the names in the rules of every language, and
    /// other names and texts of the languages that were asked in.
    static INDEX: RefCell<Option<Index>> = const { RefCell::new(None) };
}

fn with_index<T>(use_it: impl FnOnce(&mut Index) -> T) -> T {
    INDEX.with_borrow_mut(|index| use_it(index.get_or_insert_default()))
}

/// The index, which knows what people say in the reader's language and in those of the question.
fn with_index_for<T>(i18n: I18n, question: &str, use_it: impl FnOnce(&mut Index) -> T) -> T {
    let spoken = i18n.language();
    with_index(|index| {
        let others = languages(question, spoken);
        others.into_iter().chain([spoken]).for_each(|language| index.learn(language));
        use_it(index)
    })
}

/// Answers a question in the reader's language.
pub fn ask(i18n: I18n, question: &str, in_use: &str) -> Answers {
    let words = i18n.catalogue();
    with_index_for(i18n, question, |index| {
        index.add(&words);
        index.ask(question, &words, in_use)
    })
}

/// The sentence about a subject that answers a question best.
pub fn sentence(i18n: I18n, question: &Question, subject: &Subject) -> String {
    let words = i18n.catalogue();
    with_index(|index| index.sentence(question, subject, &words).to_owned())
}

/// The fans of a rule system that a text can mean, the likeliest first.
pub fn fans(i18n: I18n, rules: &'static System, text: &str) -> Vec<&'static Fan> {
    with_index_for(i18n, text, |index| index.fans(rules, text))
}

/// Fetches the texts of the other languages that a question is asked in, and adds them to the index.
/// `added` counts them.
pub fn learn_languages(i18n: I18n, question: &str, added: RwSignal<usize>) {
    for language in languages(question, i18n.language()) {
        if with_index(|index| index.has(language)) {
            continue;
        }
        spawn(Box::pin(async move {
            if let Some(words) = all_words(language).await {
                with_index(|index| index.add(&words));
                let _ = added.try_update(|added| *added += 1);
            }
        }));
    }
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
