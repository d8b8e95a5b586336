//! The keyboard shortcuts of the rulebook: Escape, a key for the search, arrow keys in the list.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use leptos::prelude::document;

use crate::app::context::hand_storage::leave_rulebook;
use crate::app::context::{Calculator, Rulebook};

use crate::app::browser::web;

/// Does what a key is for.
pub fn press(calculator: Calculator, rulebook: Rulebook, event: &KeyboardEvent) {
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let from = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let search = from.as_ref().filter(|element| element.tag_name() == "INPUT");
    let chooses = from.as_ref().is_some_and(|element| element.tag_name() == "SELECT");
    match &*event.key() {
        // The browser itself clears a field with text and closes a list of choices.
        "Escape" if chooses || (search.is_some() && !web::value(event).is_empty()) => {}
        "Escape" => leave_rulebook(calculator, rulebook),
        "ArrowDown" => step(event, from.as_ref(), 1),
        "ArrowUp" => step(event, from.as_ref(), -1),
        "Enter" if search.is_some() => {
            if let Some(first) = rows().first() {
                web::click(first);
            }
        }
        "/" if search.is_none() => {
            if let Ok(Some(field)) = document().query_selector(".book-list .search") {
                event.prevent_default();
                web::focus(&field);
            }
        }
        _ => {}
    }
}

/// The rows of the list.
fn rows() -> Vec<Element> {
    let rows = ".book-list .ask-page, .book-list .book-rows:not([hidden]) a, .book-list h3 a";
    let Ok(list) = document().query_selector_all(rows) else {
        return Vec::new();
    };
    (0..list.length()).filter_map(|i| list.item(i)?.dyn_into().ok()).collect()
}

/// Moves the focus from the search to the first row, from row to row, and from the first row back to
/// the search.
fn step(event: &Event, from: Option<&Element>, by: isize) {
    let Some(from) = from.filter(|from| from.closest(".book-list").is_ok_and(|l| l.is_some()))
    else {
        return;
    };
    let rows = rows();
    let to = match rows.iter().position(|row| row == from) {
        Some(0) if by < 0 => document().query_selector(".book-list .search").ok().flatten(),
        Some(at) => at.checked_add_signed(by).and_then(|at| rows.get(at)).cloned(),
        None if by > 0 => rows.first().cloned(),
        None => None,
    };
    if let Some(to) = to {
        event.prevent_default();
        web::focus_and_show(&to);
    }
}
