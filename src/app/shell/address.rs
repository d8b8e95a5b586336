//! The address after `#`: a hand, a page of the rulebook, an exercise or a score sheet.

use futures_util::future::join;
use leptos::prelude::{GetUntracked, Set, untrack};

use crate::book::Page;
use crate::entry::{Draft, link};

use crate::app::browser::web;
use crate::app::context::fetch::{self, spawn};
use crate::app::context::keeping::{address_of, load_left, save_soon};
use crate::app::context::rulebook::Closed;
use crate::app::context::ui::{Stage, Ui};
use crate::app::shell::parts::Parts;
use crate::app::{practice, session};
use crate::state::{Action, Notice, State, decode};

/// Restores the hand or page of the address, and else the kept hand.
pub fn restore(ui: Ui, parts: Parts, [linked, kept]: &[Option<String>; 2]) {
    ui.load_own_presets();
    let page = linked.as_deref().filter(|address| Page::is_page(address));
    let exercise = linked.clone().filter(|address| practice::is_address(address));
    let sheet = linked.clone().filter(|address| session::is_address(address));
    let linked = linked.clone().filter(|_| page.is_none() && exercise.is_none() && sheet.is_none());
    ui.change(|state| restored(ui, state, [linked, kept.clone()]));
    match page {
        Some(address) => open(ui, parts, address),
        None => {
            ui.stage.set(Stage::Ready);
            save_soon(ui);
        }
    }
    if let Some(exercise) = exercise {
        practice::follow(ui, exercise, false);
    }
    if let Some(sheet) = sheet {
        session::follow(ui, sheet, false);
    }
}

/// Restores the hand of the address or, if there is none or it is damaged, the kept one. The hands
/// that were left in other rule systems come with it.
fn restored(ui: Ui, state: &mut State, [linked, kept]: [Option<String>; 2]) {
    let mut notice = None;
    let kept = kept.and_then(|text| match decode(&text, &state.engines) {
        Ok(draft) => Some(draft),
        Err(faults) => {
            // A kept hand that cannot be read is stored under another key.
            ui.keep("hule.damaged", &text);
            notice = Some(Notice::Faults(Some("ui.damaged-storage"), faults.into()));
            None
        }
    });
    let linked = match linked.map(|text| decode(&text, &state.engines)) {
        Some(Ok(draft)) => Some(draft),
        Some(Err(faults)) => {
            notice = Some(Notice::Faults(Some("ui.damaged-link"), faults.into()));
            None
        }
        None => None,
    };
    // A linked hand comes after the kept one, so that undo brings that back.
    let kept = kept.filter(|kept| linked.is_none() || *kept != Draft::new(kept.system()));
    let (first, then) = if kept.is_some() { (kept, linked) } else { (linked, None) };
    let first = first.unwrap_or_else(|| state.draft().clone());
    let mut fresh = State::with_left(first, load_left(ui));
    fresh.engines = std::mem::take(&mut state.engines);
    if let Some(linked) = then {
        fresh.apply(Action::Follow(link::encode(&linked)));
    }
    *state = fresh;
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
    let has_step = closed == Closed::NotOpen && web::is_whole_window();
    if practice::is_address(hash) {
        return practice::follow(ui, hash.to_owned(), has_step);
    }
    if session::is_address(hash) {
        return session::follow(ui, hash.to_owned(), has_step);
    }
    let draft = untrack(|| ui.draft());
    // Leaving the rulebook or a panel does not change the hand.
    let is_same_hand = closed == Closed::ByReader || hash == address_of(&draft);
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
            let names = [&*text];
            let (book, words) = join(parts.book.load(ui), fetch::words(ui, &names)).await;
            ui.store(|store| store.address_is_pending = false);
            if web::hash() == address {
                match book.filter(|_| words) {
                    Some(book) => {
                        let is_first = ui.stage.get_untracked() == Stage::Restoring;
                        ui.book.show((book.resolve)(ui, page), is_first);
                    }
                    None => {
                        fetch::look_for_newer_version(ui).await;
                        refused(ui);
                    }
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
    fetch::tell_missing(ui, "ui.no-parts");
}
