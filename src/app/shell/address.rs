//! The address after `#`: a hand, a page of the rulebook, an exercise or a score sheet.

use futures_util::future::join;
use leptos::prelude::*;

use crate::entry::{Draft, link};
use crate::rulebook::{Page, books_of};

use crate::app::browser::web;
use crate::app::context::hand_storage::{address_of, load_left, save_soon};
use crate::app::context::{
    Calculator, Closed, Fetching, Rulebook, Stage, spawn, use_calculator, use_fetching,
    use_rulebook,
};
use crate::app::shell::parts::Parts;
use crate::app::{practice, session};
use crate::calculator::{Action, Notice, State, decode};

/// Follows the addresses of the app's own page.
#[derive(Clone, Copy)]
pub struct Addresses {
    calculator: Calculator,
    fetching: Fetching,
    rulebook: Rulebook,
    parts: Parts,
}

impl Addresses {
    /// What follows addresses; the contexts are there.
    pub fn new() -> Addresses {
        Addresses {
            calculator: use_calculator(),
            fetching: use_fetching(),
            rulebook: use_rulebook(),
            parts: expect_context(),
        }
    }

    /// The browser has come to another address.
    pub fn arrive(self, hash: String) {
        let keys = link::rules_key(&hash).map(str::to_owned).into_iter().collect();
        // The hand must not overwrite the address while what it needs is fetched.
        self.fetching.address_is_pending.set_value(true);
        self.fetching.systems(keys, Box::new(move || self.follow(&hash)));
    }

    /// Restores the hand or page of the address, and else the kept hand.
    pub fn restore(self, [linked, kept]: &[Option<String>; 2]) {
        self.fetching.device.load_own_presets();
        let page = linked.as_deref().filter(|address| Page::is_page(address));
        let exercise = linked.clone().filter(|address| practice::is_address(address));
        let sheet = linked.clone().filter(|address| session::is_address(address));
        let linked =
            linked.clone().filter(|_| page.is_none() && exercise.is_none() && sheet.is_none());
        self.calculator.change(|state| self.restored(state, [linked, kept.clone()]));
        match page {
            Some(address) => self.open(address),
            None => {
                self.fetching.stage.set(Stage::Ready);
                save_soon(self.calculator, self.rulebook);
            }
        }
        if let Some(exercise) = exercise {
            practice::follow(self.calculator, self.fetching, exercise, false);
        }
        if let Some(sheet) = sheet {
            session::follow(self.calculator, self.fetching, sheet, false);
        }
    }

    /// Restores the hand of the address or, if there is none or it is damaged, the kept one. The hands
    /// that were left in other rule systems come with it.
    fn restored(self, state: &mut State, [linked, kept]: [Option<String>; 2]) {
        let mut notice = None;
        let kept = kept.and_then(|text| match decode(&text, &state.engines) {
            Ok(draft) => Some(draft),
            Err(faults) => {
                // A kept hand that cannot be read is stored under another key.
                self.fetching.device.keep("hule.damaged", &text);
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
        let mut fresh = State::with_left(first, load_left(self.fetching.device));
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
    fn follow(self, hash: &str) {
        if Page::is_page(hash) {
            return self.open(hash);
        }
        self.fetching.address_is_pending.set_value(false);
        let closed = self.rulebook.close();
        let has_step = closed == Closed::NotOpen && web::is_whole_window();
        if practice::is_address(hash) {
            return practice::follow(self.calculator, self.fetching, hash.to_owned(), has_step);
        }
        if session::is_address(hash) {
            return session::follow(self.calculator, self.fetching, hash.to_owned(), has_step);
        }
        let draft = untrack(|| self.calculator.draft.get());
        // Leaving the rulebook or a panel does not change the hand.
        let is_same_hand = closed == Closed::ByReader || hash == address_of(&draft);
        if !is_same_hand {
            self.calculator.act(if hash.is_empty() {
                Action::Clear
            } else {
                Action::Follow(hash.to_owned())
            });
            let other = untrack(|| {
                *self.calculator.draft.get() != *draft && self.calculator.notice().is_none()
            });
            if other && closed == Closed::ByAddress {
                self.calculator.act(Action::ShowNotice(Notice::Word("ui.book-opened")));
            }
        }
        // A damaged link is removed from the address.
        save_soon(self.calculator, self.rulebook);
    }

    /// Opens the rulebook at an address after fetching what it needs.
    fn open(self, address: &str) {
        self.calculator.act(Action::Close);
        let page = Page::parse(address, untrack(|| self.calculator.rules.get()).words);
        let key = page.system().unwrap_or_else(|| untrack(|| self.calculator.rules.get()).key);
        let systems = books_of(key).map(str::to_owned).collect();
        let address = address.to_owned();
        let show = move || {
            spawn(Box::pin(async move {
                let texts: Vec<_> = books_of(key).map(|key| ["book-", key].concat()).collect();
                let names: Vec<_> = texts.iter().map(String::as_str).collect();
                let (book, words) =
                    join(self.parts.book.load(self.fetching), self.fetching.words(&names)).await;
                self.fetching.address_is_pending.set_value(false);
                if web::hash() == address {
                    match book.filter(|_| words) {
                        Some(book) => {
                            let is_first = self.fetching.stage.get_untracked() == Stage::Restoring;
                            self.rulebook.show((book.resolve)(self.calculator, page), is_first);
                        }
                        None => {
                            self.fetching.look_for_newer_version().await;
                            self.refused();
                        }
                    }
                }
                if self.fetching.stage.get_untracked() == Stage::Restoring {
                    self.fetching.stage.set(Stage::Ready);
                    save_soon(self.calculator, self.rulebook);
                }
            }));
        };
        self.fetching.systems(systems, Box::new(show));
    }

    /// Tells that something could not be fetched. The screen stays as it is.
    fn refused(self) {
        let address = match self.rulebook.page_now() {
            Some(page) => page.to_string(),
            None => address_of(&untrack(|| self.calculator.draft.get())),
        };
        web::set_hash(&address);
        self.fetching.tell_missing("ui.no-parts");
    }
}
