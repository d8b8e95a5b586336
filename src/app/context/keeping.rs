//! Keeps the hands: in the browser's storage, and the one on the screen in the address.

use leptos::prelude::*;

use crate::app::browser::paint::idle_after_paint;
use crate::app::browser::settled::Task;
use crate::app::browser::{hands, storage, web};
use crate::app::context::ui::{Stage, Ui};
use crate::entry::{Draft, link};
use crate::rules;
use crate::state::{Panel, SessionPanel};

/// The key of the kept hand in the store.
pub const HAND: &str = "hule.hand";

/// The key of the hands in the store that were left in other rule systems: a link on each line.
const LEFT: &str = "hule.left";

/// Reads the hands that were left in other rule systems. Lines that cannot be read are put aside.
pub fn load_left(ui: Ui) -> Vec<Draft> {
    let text = storage::load(LEFT).unwrap_or_default();
    let read = |line: &str| link::decode(line, rules::SYSTEMS).map_err(|_| line.to_owned());
    let (drafts, damaged): (Vec<_>, Vec<_>) = text.lines().map(read).partition(Result::is_ok);
    let drafts: Vec<Draft> = drafts.into_iter().flatten().collect();
    let damaged: Vec<String> = damaged.into_iter().filter_map(Result::err).collect();
    if !damaged.is_empty() && hands::put_aside(&damaged).is_ok() {
        save_left(ui, &drafts);
    }
    drafts
}

fn save_left(ui: Ui, drafts: &[Draft]) {
    ui.keep(LEFT, &Vec::from_iter(drafts.iter().map(link::encode)).join("\n"));
}

/// The address of a draft; empty while nothing has been entered.
pub fn address_of(draft: &Draft) -> String {
    let untouched = *draft == Draft::new(draft.system());
    if untouched { String::new() } else { link::encode(draft) }
}

/// Saves the hand when the browser has time for it. A page that is left saves it at once.
pub fn save_soon(ui: Ui) {
    idle_after_paint(move || untrack(|| save(ui)));
}

/// Saves the hands of all rule systems in storage. The hand on the screen also goes into the address,
/// unless the rulebook is open. Nothing is saved before the kept hand has been restored, or by an app
/// that is embedded in another page.
pub fn save(ui: Ui) {
    if ui.stage.get() != Stage::Ready || ui.is_guest() {
        return;
    }
    let draft = ui.draft();
    // The link of a session stays in the address as long as it is read.
    let is_reading = ui.panel() == Some(Panel::Session(SessionPanel::Link));
    if !ui.book.is_open_now() && !is_reading && !ui.store(|store| store.address_is_pending) {
        web::set_hash(&address_of(&draft));
    }
    ui.keep(HAND, &link::encode(&draft));
    save_left(ui, &ui.left());
    if hands::remember(&draft, &ui.report()).is_err() {
        ui.storage_notes.tell_nothing_kept();
    }
}

/// Returns from the rulebook to the calculator.
pub fn leave_rulebook(ui: Ui) {
    ui.store(|store| store.leaving = Some(Task::begin()));
    match ui.book.leave().filter(|_| web::is_whole_window()) {
        Some(steps) => web::go_back(steps),
        None => web::go_to(&address_of(&untrack(|| ui.draft()))),
    }
}

impl Ui {
    /// Keeps a text on this device, or as long as the page is open; in that case it is told.
    pub fn keep(self, key: &str, text: &str) {
        if storage::save_or_remember(key, text).is_err() {
            self.storage_notes.tell_nothing_kept();
        }
    }
}
