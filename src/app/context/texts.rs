//! The text files of the catalogues. All apps of a page share them.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::app::browser::web;
use crate::text::Language;

thread_local! {
    /// The files that were fetched, by the tag of the language and the name.
    static TEXTS: RefCell<HashMap<(&'static str, String), String>> = RefCell::default();
}

/// Returns a text file of a language, which is fetched once; `None` if that fails.
pub async fn fetch(language: Language, name: &str) -> Option<String> {
    let key = (language.tag(), name.to_owned());
    if let Some(text) = TEXTS.with_borrow(|texts| texts.get(&key).cloned()) {
        return Some(text);
    }
    let text = web::texts(language, name).await?;
    TEXTS.with_borrow_mut(|texts| texts.insert(key, text.clone()));
    Some(text)
}
