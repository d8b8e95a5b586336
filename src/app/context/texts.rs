//! The text files of the catalogues. All apps of a page share them.

use std::cell::RefCell;

use crate::app::browser::web::{self, Texts};
use crate::text::Language;

/// A fetched file.
struct File {
    language: Language,
    name: String,
    text: Texts,
}

thread_local! {
    /// The files that were fetched.
    static FILES: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
}

/// Returns a text file of a language, which is fetched once; `None` if that fails.
pub async fn fetch(language: Language, name: &str) -> Option<Texts> {
    let kept = || {
        let is_it = |file: &&File| file.language == language && file.name == name;
        FILES.with_borrow(|files| files.iter().find(is_it).map(|file| file.text.clone()))
    };
    if let Some(text) = kept() {
        return Some(text);
    }
    let text = web::texts(language, name).await?;
    // Another app may have fetched it meanwhile.
    if kept().is_none() {
        let file = File { language, name: name.to_owned(), text: text.clone() };
        FILES.with_borrow_mut(|files| files.push(file));
    }
    Some(text)
}
