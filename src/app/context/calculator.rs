//! The calculator: what has been entered, what it comes to, and what is open on the screen.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::browser::web;
use crate::app::context::at_table::AtTable;
use crate::app::context::fetching::Fetching;
use crate::app::context::lasting::{Lasting, LastingMemo, LastingSignal};
use crate::app::context::outcome::{Outcome, ReportInUse, ShownSheet};
use crate::app::context::state_signals::Entering;
use crate::app::context::state_signals::OnScreen;
use crate::calculator::{Notice, Panel, State};
use crate::entry::notation::Tiles;
use crate::entry::{Asked, Draft, link};
use crate::scoring::{Engine, Suggestion};
use crate::system::System;
use crate::tiles::Tile;

/// The signals of the calculator; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct Calculator {
    pub(super) fetching: Fetching,
    state: LastingSignal<State>,
    /// What has been entered.
    pub draft: LastingMemo<Arc<Draft>>,
    /// The rule system in use.
    pub rules: LastingMemo<&'static System>,
    /// The current place.
    pub place: LastingMemo<usize>,
    /// How the hand is being entered.
    pub entering: Entering,
    /// What the draft comes to, and what is looked at of it.
    pub outcome: Outcome,
    /// What is open on the screen.
    pub screen: OnScreen,
    /// The table of the open session.
    pub table: LastingSignal<Option<AtTable>>,
    /// Whether the hand on the screen is that of the session's deal.
    is_at_deal: LastingMemo<bool>,
}

/// The context: the calculator.
///
/// # Panics
/// Outside of the app.
pub fn use_calculator() -> Calculator {
    expect_context()
}

impl Calculator {
    /// The calculator of a state.
    pub fn new(state: LastingSignal<State>, fetching: Fetching) -> Calculator {
        let draft = Lasting::memo(move || state.with(|s| Arc::new(s.draft().clone())));
        let calculator = Calculator {
            fetching,
            state,
            draft,
            rules: Lasting::memo(move || state.with(|s| s.draft().system())),
            place: Lasting::memo(move || state.with(|s| s.place)),
            entering: Entering::new(state),
            outcome: Outcome::new(state, draft),
            screen: OnScreen::new(state),
            table: Lasting::signal(None),
            is_at_deal: Lasting::memo(move || state.with(State::is_at_deal)),
        };
        Effect::new(move || calculator.finish_report());
        calculator.follow_result();
        calculator
    }

    /// Finishes a report that takes longer than a tap may, after the tap has been painted.
    fn finish_report(self) {
        let draft = self.draft.get();
        if self.report().pending {
            let finish = move || {
                if self.draft.with_untracked(|now| Arc::ptr_eq(now, &draft)) {
                    self.outcome.finished.set(Some(draft));
                }
            };
            // The unfinished report is painted first.
            after_paint(|| after_paint(finish));
        }
    }

    /// Changes the state without an action.
    pub fn change(self, change: impl FnOnce(&mut State)) {
        self.state.update(change);
    }

    /// The engines that have been fetched.
    pub fn engines(self) -> Vec<&'static dyn Engine> {
        self.state.with_untracked(|s| s.engines.clone())
    }

    /// The engine of the rule system in use, once it has been fetched.
    pub fn engine(self) -> Option<&'static dyn Engine> {
        self.state.with_untracked(State::engine)
    }

    /// Whether a session is open and the hand on the screen is that of its deal. It is not while a hand
    /// of other rules is on the screen, or one that was opened beside the deal.
    pub fn is_at_table(self) -> bool {
        self.is_at_deal.get() && self.table.with(Option::is_some)
    }

    /// Whether it is known whose hand is entered. In a session that is open until somebody says it.
    pub fn is_owner_known(self) -> bool {
        !self.is_at_table() || self.draft.get().is_seat_given()
    }

    /// Whether the draft of the session's deal waits while another hand lies beside it.
    pub fn is_deal_waiting(self) -> bool {
        self.state.with(|state| state.waiting_deal().is_some())
    }

    /// The draft of the session's deal: the one on the screen, or that which waits while another hand is
    /// looked at. `None` if no session is open.
    pub fn deal(self) -> Option<Draft> {
        self.state.with(|state| state.deal().cloned())
    }

    /// The drafts that were left in other rule systems, without tracking changes.
    pub fn left(self) -> Vec<Draft> {
        self.state.with_untracked(|s| s.left().cloned().collect())
    }

    /// The open panel.
    pub fn panel(self) -> Option<Panel> {
        self.screen.panel.get().1
    }

    /// The notice that is shown.
    pub fn notice(self) -> Option<Notice> {
        self.screen.notice.get().1
    }

    /// Leads to the list below the result: it begins at its top, and has the focus.
    pub fn show_list(self) {
        self.screen.list_calls.update(|calls| *calls += 1);
    }

    /// The whole address of the hand, even while the browser's address is that of another page.
    pub fn address(self) -> String {
        let hash = ["#", &*link::encode(&self.draft.get_untracked())].concat();
        if self.fetching.device.is_guest {
            return web::beside(&hash);
        }
        let page = web::address();
        [page.split('#').next().unwrap_or_default(), &hash].concat()
    }

    /// The report of the draft.
    pub fn report(self) -> ReportInUse {
        self.outcome.report()
    }

    /// The shown sheet, if the hand is complete.
    pub fn sheet(self) -> Option<ShownSheet> {
        self.outcome.sheet(self.place.get())
    }

    /// The tiles of the current place.
    pub fn tiles(self) -> Tiles {
        self.draft.get().place(self.place.get()).cloned().unwrap_or_default()
    }

    /// Whether a tile may stand for others.
    pub fn is_wild(self, tile: Tile) -> bool {
        self.outcome.wild.get().contains(tile)
    }

    /// The events that the hands already tell of; none as long as the engine is on its way.
    pub fn suggestions(self) -> Vec<Suggestion> {
        self.fetching.track_fetched();
        let draft = self.draft.get();
        self.engine().map(|engine| engine.suggestions(&draft)).unwrap_or_default()
    }

    /// The questions of the draft, with the answers that are impossible now.
    pub fn questions(self) -> Vec<Asked> {
        let draft = self.draft.get();
        self.engine().map(|engine| engine.asked(&draft)).unwrap_or_default()
    }

    /// Whether all places belong to one player with several hands.
    pub fn is_one_player(self) -> bool {
        self.draft.get().is_one_player()
    }

    /// The place that the questions are about.
    pub fn asked_place(self) -> usize {
        if self.is_one_player() { 0 } else { self.place.get() }
    }
}
