//! Texts in the browser's storage, by key.

use std::cell::RefCell;
use std::collections::HashMap;

use gloo::storage::{LocalStorage, Storage};
use gloo::utils::window;

thread_local! {
    /// What the storage did not take. The page remembers it as long as it is open.
    static REMEMBERED: RefCell<HashMap<String, String>> = RefCell::default();
}

/// Something was not kept on this device: the storage is full, turned off, or not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// Loads the text of a key; `None` if there is none, or if the browser does not give it out.
pub fn load(key: &str) -> Option<String> {
    let remembered = REMEMBERED.with_borrow(|texts| texts.get(key).cloned());
    remembered.or_else(|| storage()?.get_item(key).ok().flatten())
}

/// Saves a text.
///
/// # Errors
/// If it is not kept. The former text stays.
pub fn save(key: &str, text: &str) -> Result<(), NotKept> {
    storage().ok_or(NotKept)?.set_item(key, text).map_err(|_| NotKept)?;
    REMEMBERED.with_borrow_mut(|texts| texts.remove(key));
    Ok(())
}

/// Saves a text. If it is not kept, the page remembers it as long as it is open.
///
/// # Errors
/// If it is not kept. The former text stays for the next visit.
pub fn save_or_remember(key: &str, text: &str) -> Result<(), NotKept> {
    let saved = save(key, text);
    if saved.is_err() {
        REMEMBERED.with_borrow_mut(|texts| texts.insert(key.to_owned(), text.to_owned()));
    }
    saved
}

/// Removes a text, for which no storage is too full.
pub fn remove(key: &str) {
    REMEMBERED.with_borrow_mut(|texts| texts.remove(key));
    // A storage that is blocked has nothing to remove.
    let _ = storage().map(|storage| storage.remove_item(key));
}

/// The storage, or `None` where the browser blocks it: gloo panics there. The texts are kept as they
/// are, not as JSON.
fn storage() -> Option<web_sys::Storage> {
    let is_there = window().local_storage().is_ok_and(|storage| storage.is_some());
    is_there.then(LocalStorage::raw)
}
