//! The address after `#`: a hand, a page of the rulebook or an exercise.

use futures_util::future::join;
use leptos::prelude::{GetUntracked, Set, untrack};

use crate::book::Page;

use crate::app::browser::web;
use crate::app::context::fetch::{self, spawn};
use crate::app::context::keeping::{address_of, save_soon};
use crate::app::context::rulebook::Closed;
use crate::app::context::ui::{Stage, Ui};
use crate::app::practice;
use crate::app::shell::parts::Parts;
use crate::state::{Action, Notice, State, decode};

/// Restores the hand or page of the address, and else the kept hand.
pub fn restore(ui: Ui, parts: Parts, [linked, kept]: &[Option<String>; 2]) {
    let page = linked.as_deref().filter(|address| Page::is_page(address));
    let exercise = linked.clone().filter(|address| practice::is_address(address));
    let linked = linked.clone().filter(|_| page.is_none() && exercise.is_none());
    ui.change(|state| restored(state, [linked, kept.clone()]));
    match page {
        Some(address) => open(ui, parts, address),
        None => {
            ui.stage.set(Stage::Ready);
            save_soon(ui);
        }
    }
    if let Some(exercise) = exercise {
        practice::follow(ui, exercise);
    }
}

/// Restores the hand of the address or, if there is none or it is damaged, the kept one.
fn restored(state: &mut State, [linked, kept]: [Option<String>; 2]) {
    let mut notice = None;
    let kept = kept.and_then(|text| match decode(&text, &state.engines) {
        Ok(draft) => Some(draft),
        Err(faults) => {
            // A kept hand that cannot be read is stored under another key.
            web::save("hule.damaged", &text);
            notice = Some(Notice::Faults(Some("ui.damaged-storage"), faults));
            None
        }
    });
    let draft = match linked.map(|text| decode(&text, &state.engines)) {
        Some(Ok(draft)) => {
            notice = None;
            Some(draft)
        }
        Some(Err(faults)) => {
            notice = Some(Notice::Faults(Some("ui.damaged-link"), faults));
            kept
        }
        None => kept,
    };
    if let Some(draft) = draft {
        let mut fresh = State::new(draft);
        fresh.engines = std::mem::take(&mut state.engines);
        *state = fresh;
    }
    if let Some(notice) = notice {
        state.show_notice(notice);
    }
}

/// Follows a change of the address.
pub fn follow(ui: Ui, parts: Parts, hash: &str) {
    if Page::is_page(hash) {
        return open(ui, parts, hash);
    }
    ui.store(|store| store.address_is_pending = false);
    let closed = ui.book.close();
    if practice::is_address(hash) {
        return practice::follow(ui, hash.to_owned());
    }
    let draft = untrack(|| ui.draft());
    // Leaving the rulebook does not change the hand.
    let is_same_hand = match closed {
        Closed::ByReader => true,
        Closed::ByAddress => hash == address_of(&draft),
        Closed::NotOpen => false,
    };
    if !is_same_hand {
        ui.act(if hash.is_empty() { Action::Clear } else { Action::Follow(hash.to_owned()) });
        let other = untrack(|| *ui.draft() != *draft && ui.notice().is_none());
        if other && closed == Closed::ByAddress {
            ui.act(Action::ShowNotice(Notice::Word("ui.book-opened")));
        }
    }
    // A damaged link is removed from the address.
    save_soon(ui);
}

/// Opens the rulebook at an address after fetching what it needs.
fn open(ui: Ui, parts: Parts, address: &str) {
    ui.act(Action::Close);
    let page = Page::parse(address, untrack(|| ui.rules()).words);
    let key = page.system().unwrap_or_else(|| untrack(|| ui.rules()).key);
    let address = address.to_owned();
    let show = move |ui: Ui| {
        spawn(Box::pin(async move {
            let text = ["book-", key].concat();
            let words = fetch::words(ui, ["book", &text]);
            let (book, words) = join(parts.book.load(ui), words).await;
            ui.store(|store| store.address_is_pending = false);
            if web::hash() == address {
                match book.filter(|_| words) {
                    Some(book) => {
                        let is_first = ui.stage.get_untracked() == Stage::Restoring;
                        ui.book.show((book.resolve)(ui, page), is_first);
                    }
                    None => refused(ui),
                }
            }
            if ui.stage.get_untracked() == Stage::Restoring {
                ui.stage.set(Stage::Ready);
                save_soon(ui);
            }
        }));
    };
    fetch::systems(ui, vec![key.to_owned()], Box::new(show));
}

/// Tells that something could not be fetched. The screen stays as it is.
fn refused(ui: Ui) {
    let address = match ui.book.page_now() {
        Some(page) => page.to_string(),
        None => address_of(&untrack(|| ui.draft())),
    };
    web::set_hash(&address);
    ui.change(|state| state.show_notice(Notice::Word("ui.no-parts")));
}
