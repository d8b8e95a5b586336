//! Keeps the hand: in the browser's storage and in the address.

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::browser::settled::Task;
use crate::app::browser::{storage, web};
use crate::app::context::ui::{Stage, Ui};
use crate::entry::{Draft, link};

/// The key of the kept hand in the store.
pub const HAND: &str = "hule.hand";

/// The address of a draft; empty while nothing has been entered.
pub fn address_of(draft: &Draft) -> String {
    let untouched = *draft == Draft::new(draft.system());
    if untouched { String::new() } else { link::encode(draft) }
}

/// Saves the hand after the result is shown.
pub fn save_soon(ui: Ui) {
    after_paint(move || untrack(|| save(ui)));
}

/// Saves the hand in storage and, unless a page of the rulebook is open, in the address. Does
/// nothing before the kept hand is restored, nor in another page.
pub fn save(ui: Ui) {
    if ui.stage.get() != Stage::Ready || ui.is_guest() {
        return;
    }
    let draft = ui.draft();
    if !ui.book.is_open_now() && !ui.store(|store| store.address_is_pending) {
        web::set_hash(&address_of(&draft));
    }
    web::save(HAND, &link::encode(&draft));
    storage::remember(&draft, &ui.report());
}

/// Returns from the rulebook to the calculator.
pub fn leave_rulebook(ui: Ui) {
    ui.store(|store| store.leaving = Some(Task::begin()));
    match ui.book.leave().filter(|_| web::is_whole_window()) {
        Some(steps) => web::go_back(steps),
        None => web::go_to(&address_of(&untrack(|| ui.draft()))),
    }
}
