//! The calculator: what has been entered, what it comes to, and what is open on the screen.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::browser::web;
use crate::app::context::at_table::AtTable;
use crate::app::context::fetching::Fetching;
use crate::app::context::lasting::{Lasting, LastingMemo, LastingSignal};
use crate::calculator::{ChosenFan, Mode, Notice, Panel, State, Taken};
use crate::entry::notation::Tiles;
use crate::entry::{Asked, Draft, link};
use crate::scoring::{Engine, Examined, Report, Sheet, Suggestion};
use crate::system::System;
use crate::tiles::{Tile, TileSet};

/// The signals of the calculator; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct Calculator {
    pub(super) fetching: Fetching,
    state: LastingSignal<State>,
    /// What has been entered.
    pub draft: LastingMemo<Arc<Draft>>,
    /// The report of the draft, with the checked deal.
    pub examined: LastingMemo<Arc<Examined>>,
    /// The draft whose report is to be finished, if that takes longer than a tap may.
    finished: LastingSignal<Option<Arc<Draft>>>,
    /// The rule system in use.
    pub rules: LastingMemo<&'static System>,
    /// The kinds of which a marked copy is played with under the rulings in force.
    pub marked: LastingMemo<TileSet>,
    /// The current place.
    pub place: LastingMemo<usize>,
    /// What the next tile is for.
    pub mode: LastingMemo<Option<Mode>>,
    /// The typed notation that does not make a tile yet.
    pub typed: LastingMemo<String>,
    /// The pieces that were just taken out of a hand, each with its place.
    pub taken: LastingMemo<Vec<(usize, Taken)>>,
    /// The index of the shown reading.
    pub reading: LastingMemo<usize>,
    /// The fan that is unfolded.
    pub chosen: LastingMemo<Option<ChosenFan>>,
    /// The number of times that the panel has changed, and the open one.
    panel: LastingMemo<(usize, Option<Panel>)>,
    /// How many panels lie over the screen.
    pub panels: LastingMemo<usize>,
    /// The number of times that the notice has changed, and the shown one.
    notice: LastingMemo<(usize, Option<Notice>)>,
    wild: LastingMemo<TileSet>,
    /// Whether the last tile is there, and the hand is not edited.
    pub(super) has_last_tile: LastingMemo<bool>,
    /// Whether the result on the screen has been painted.
    pub(super) is_result_painted: LastingSignal<bool>,
    /// Whether a complete hand is edited, because somebody asked for the palette.
    pub is_edited: LastingMemo<bool>,
    /// Whether the hand on the screen is that of the session's deal.
    is_at_deal: LastingMemo<bool>,
    /// Whether there is a step to undo.
    pub can_undo: LastingMemo<bool>,
    /// Whether there is a step to redo.
    pub can_redo: LastingMemo<bool>,
    /// Whether the next click only ends a long press.
    pub held: LastingSignal<bool>,
    /// The table of the open session.
    pub table: LastingSignal<Option<AtTable>>,
    /// How often somebody asked to be led to the list below the result.
    pub list_calls: LastingSignal<usize>,
    /// The control whose tap renders the whole screen anew, until that is done.
    pub renewed: LastingSignal<Option<Renewed>>,
}

/// A control of a panel that keeps the focus while the whole screen is rendered anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renewed {
    /// The selector of the control.
    pub control: String,
    /// How far the panel is scrolled, in pixels.
    pub scrolled: i32,
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
        let finished = Lasting::signal(None);
        let has_engine = Lasting::memo(move || state.with(|s| s.engine().is_some()));
        // Another draft has another report; comparing reports costs more than it saves.
        let examined = Lasting::new(Memo::new_with_compare(
            move |_| {
                let draft = draft.get();
                // The report is made again when its engine has been fetched.
                has_engine.track();
                let engine = state.with_untracked(State::engine);
                let mut examined = match engine {
                    Some(engine) => engine.examine(&draft),
                    None => Examined::without_engine(&draft),
                };
                if examined.report.pending && finished.get().is_some_and(|now| now == draft) {
                    examined.finish();
                }
                Arc::new(examined)
            },
            |_, _| true,
        ));
        let calculator = Calculator {
            fetching,
            state,
            finished,
            draft,
            examined,
            mode: Lasting::memo(move || state.with(|s| s.mode)),
            panel: Lasting::memo(move || state.with(|s| (s.panel_changes(), s.panel.clone()))),
            panels: Lasting::memo(move || state.with(State::panels)),
            reading: Lasting::memo(move || state.with(|s| s.reading)),
            chosen: Lasting::memo(move || state.with(|s| s.chosen)),
            notice: Lasting::memo(move || state.with(|s| (s.notice_changes(), s.notice.clone()))),
            typed: Lasting::memo(move || state.with(|s| s.typed.clone())),
            taken: Lasting::memo(move || state.with(|s| s.taken.clone())),
            rules: Lasting::memo(move || state.with(|s| s.draft().system())),
            marked: Lasting::memo(move || state.with(|s| s.draft().marked_in_play())),
            has_last_tile: Lasting::memo(move || state.with(State::is_reading)),
            is_result_painted: Lasting::signal(false),
            is_edited: Lasting::memo(move || state.with(State::is_edited)),
            wild: Lasting::memo(move || examined.get().report.wild),
            is_at_deal: Lasting::memo(move || state.with(State::is_at_deal)),
            place: Lasting::memo(move || state.with(|s| s.place)),
            can_undo: Lasting::memo(move || state.with(State::can_undo)),
            can_redo: Lasting::memo(move || state.with(State::can_redo)),
            held: Lasting::signal(false),
            table: Lasting::signal(None),
            list_calls: Lasting::signal(0),
            renewed: Lasting::signal(None),
        };
        Effect::new(move || calculator.finish_report());
        calculator.follow_result(has_engine);
        calculator
    }

    /// Finishes a report that takes longer than a tap may, after the tap has been painted.
    fn finish_report(self) {
        let draft = self.draft.get();
        if self.report().pending {
            let finish = move || {
                if self.draft.with_untracked(|now| Arc::ptr_eq(now, &draft)) {
                    self.finished.set(Some(draft));
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
        self.panel.get().1
    }

    /// The notice that is shown.
    pub fn notice(self) -> Option<Notice> {
        self.notice.get().1
    }

    /// Leads to the list below the result: it begins at its top, and has the focus.
    pub fn show_list(self) {
        self.list_calls.update(|calls| *calls += 1);
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
        ReportInUse(self.examined.get())
    }

    /// The shown sheet, if the hand is complete.
    pub fn sheet(self) -> Option<ShownSheet> {
        let (examined, place) = (self.examined.get(), self.place.get());
        let shown = ShownSheet { examined, place, reading: self.reading.get() };
        (shown.reading < shown.examined.report.sheets_at(place).len()).then_some(shown)
    }

    /// The tiles of the current place.
    pub fn tiles(self) -> Tiles {
        self.draft.get().place(self.place.get()).cloned().unwrap_or_default()
    }

    /// Whether a tile may stand for others.
    pub fn is_wild(self, tile: Tile) -> bool {
        self.wild.get().contains(tile)
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

/// The report of the draft on the screen.
pub struct ReportInUse(Arc<Examined>);

impl Deref for ReportInUse {
    type Target = Report;

    fn deref(&self) -> &Report {
        &self.0.report
    }
}

/// The sheet that is looked at.
pub struct ShownSheet {
    examined: Arc<Examined>,
    place: usize,
    reading: usize,
}

impl Deref for ShownSheet {
    type Target = Sheet;

    fn deref(&self) -> &Sheet {
        &self.examined.report.sheets_at(self.place)[self.reading]
    }
}
