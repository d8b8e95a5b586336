//! The context that all parts of the screen share: the app's signals.

use std::ops::Deref;
use std::sync::Arc;

use leptos::children::ChildrenFn;
use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::context::lasting::{Lasting, LastingMemo, LastingSignal};
use crate::app::context::rulebook::Rulebook;
use crate::app::context::storage_notes::StorageNotes;
use crate::app::context::store::Store;
use crate::entry::Draft;
use crate::scoring::{Engine, Examined, Report, Sheet, Suggestion};
use crate::state::{ChosenFan, Mode, Notice, OwnPresets, Panel, State, Taken};
use crate::system::System;
use crate::text::OwnWords;
use crate::tiles::{Tile, TileSet};

/// How far the app has come with its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The hand of the address, or the kept one, is being restored. Nothing is shown before it.
    Restoring,
    /// The app is ready.
    Ready,
    /// The kept hand could not be restored. It stays in the store, so nothing is saved over it.
    NotRestored,
}

/// What the screen knows of an open session.
#[derive(Clone)]
pub struct AtTable {
    /// The rule system that is played.
    pub system: &'static System,
    /// The names of the players in place of those of their seats, by key of the catalogues.
    pub names: Arc<OwnWords>,
    /// Renders the bar of the deal that is entered. It is given what says how far the hand is, and what
    /// stands below as long as the bar asks nothing.
    pub bar: fn(ChildrenFn, ChildrenFn) -> AnyView,
    /// Makes the hand that was opened beside the deal that of the deal.
    pub take: Callback<()>,
}

/// The app's signals; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct Ui {
    state: LastingSignal<State>,
    draft: LastingMemo<Arc<Draft>>,
    examined: LastingMemo<Arc<Examined>>,
    /// The draft whose report is to be finished, if that takes longer than a tap may.
    finished: LastingSignal<Option<Arc<Draft>>>,
    mode: LastingMemo<Option<Mode>>,
    /// The number of times that the panel has changed, and the open one.
    panel: LastingMemo<(usize, Option<Panel>)>,
    panels: LastingMemo<usize>,
    reading: LastingMemo<usize>,
    chosen: LastingMemo<Option<ChosenFan>>,
    /// The number of times that the notice has changed, and the shown one.
    notice: LastingMemo<(usize, Option<Notice>)>,
    typed: LastingMemo<String>,
    taken: LastingMemo<Vec<(usize, Taken)>>,
    rules: LastingMemo<&'static System>,
    wild: LastingMemo<TileSet>,
    /// Whether the hand on the screen is that of the session's deal.
    is_at_deal: LastingMemo<bool>,
    /// The current place.
    pub place: LastingMemo<usize>,
    /// Whether there is a step to undo.
    pub can_undo: LastingMemo<bool>,
    /// Whether there is a step to redo.
    pub can_redo: LastingMemo<bool>,
    store: StoredValue<Store, LocalStorage>,
    /// The number of parts that have been fetched since the first view.
    fetched: LastingSignal<usize>,
    /// The number of languages that have been loaded; the screen is rendered anew for each.
    pub language: LastingSignal<usize>,
    /// Whether the next click only ends a long press.
    pub held: LastingSignal<bool>,
    /// The key of the rule system that was chosen and is being fetched.
    pub awaited_system: LastingSignal<Option<&'static str>>,
    /// How far the app has come with its start.
    pub stage: LastingSignal<Stage>,
    /// Whether the words of the first language could not be fetched, so that nothing can be shown.
    pub is_wordless: LastingSignal<bool>,
    /// Whether the site has a newer version, whose files took the place of those that the app lacks.
    pub is_replaced: LastingSignal<bool>,
    /// The open page of the rulebook.
    pub book: Rulebook,
    /// What the reader is told of the browser's storage.
    pub storage_notes: StorageNotes,
    /// The presets of the player's own.
    pub own_presets: LastingSignal<OwnPresets>,
    /// The table of the open session.
    pub table: LastingSignal<Option<AtTable>>,
    /// How often somebody asked to be led to the list below the result.
    pub list_calls: LastingSignal<usize>,
}

impl Ui {
    /// Creates the signals of an app.
    pub fn new(state: State) -> Ui {
        let state = Lasting::signal(state);
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
        Ui {
            state,
            finished,
            draft,
            examined,
            mode: Lasting::memo(move || state.with(|s| s.mode)),
            panel: Lasting::memo(move || state.with(|s| (s.panel_changes(), s.panel))),
            panels: Lasting::memo(move || state.with(State::panels)),
            reading: Lasting::memo(move || state.with(|s| s.reading)),
            chosen: Lasting::memo(move || state.with(|s| s.chosen)),
            notice: Lasting::memo(move || state.with(|s| (s.notice_changes(), s.notice.clone()))),
            typed: Lasting::memo(move || state.with(|s| s.typed.clone())),
            taken: Lasting::memo(move || state.with(|s| s.taken.clone())),
            rules: Lasting::memo(move || state.with(|s| s.draft().system())),
            wild: Lasting::memo(move || examined.get().report.wild),
            is_at_deal: Lasting::memo(move || state.with(State::is_at_deal)),
            place: Lasting::memo(move || state.with(|s| s.place)),
            can_undo: Lasting::memo(move || state.with(State::can_undo)),
            can_redo: Lasting::memo(move || state.with(State::can_redo)),
            store: StoredValue::new_local(Store::default()),
            fetched: Lasting::signal(0),
            language: Lasting::signal(0),
            held: Lasting::signal(false),
            awaited_system: Lasting::signal(None),
            stage: Lasting::signal(Stage::Ready),
            is_wordless: Lasting::signal(false),
            is_replaced: Lasting::signal(false),
            book: Rulebook::new(),
            storage_notes: StorageNotes::new(),
            own_presets: Lasting::signal(OwnPresets::default()),
            table: Lasting::signal(None),
            list_calls: Lasting::signal(0),
        }
    }

    /// Finishes reports that take longer than a tap may, after the tap has been painted.
    pub fn finish_reports(self) {
        Effect::new(move || {
            let draft = self.draft();
            if self.report().pending {
                let finish = move || {
                    if self.draft.with_untracked(|now| Arc::ptr_eq(now, &draft)) {
                        self.finished.set(Some(draft));
                    }
                };
                // The unfinished report is painted first.
                after_paint(|| after_paint(finish));
            }
        });
    }

    /// Accesses what has been fetched.
    pub fn store<T>(self, change: impl FnOnce(&mut Store) -> T) -> T {
        self.store.try_update_value(change).expect("the app is there")
    }

    /// Whether a session is open and the hand on the screen is that of its deal. It is not while a hand
    /// of other rules is on the screen, or one that was opened beside the deal.
    pub fn is_at_table(self) -> bool {
        self.is_at_deal.get() && self.table.with(Option::is_some)
    }

    /// Whether it is known whose hand is entered. In a session that is open until somebody says it.
    pub fn is_owner_known(self) -> bool {
        !self.is_at_table() || self.draft().is_seat_given()
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

    /// The draft of the session's deal, without tracking changes. `None` if no session is open.
    pub fn deal_now(self) -> Option<Draft> {
        self.state.with_untracked(|state| state.deal().cloned())
    }

    /// Leads to the list below the result: it begins at its top, and has the focus.
    pub fn show_list(self) {
        self.list_calls.update(|calls| *calls += 1);
    }

    /// Whether the app is there: an embedded one can be removed while a timer runs.
    pub fn is_there(self) -> bool {
        !self.store.is_disposed()
    }

    /// Whether the app is embedded in another page.
    pub fn is_guest(self) -> bool {
        self.store(|store| store.is_guest)
    }

    /// Notifies everything that tracks what has been fetched.
    pub fn arrived(self) {
        self.fetched.update(|number| *number += 1);
    }

    /// Tracks what has been fetched.
    pub fn track_fetched(self) {
        self.fetched.track();
    }

    /// Whether the engine and all words for the hand are there. Until then only its tiles are
    /// shown.
    pub fn can_explain(self) -> bool {
        self.fetched.track();
        self.has_system(self.rules_now().key)
    }

    /// Whether a rule system has been fetched, with its words.
    pub fn has_system(self, key: &str) -> bool {
        let engines = self.engines();
        let engine = engines.iter().find(|engine| engine.system().key == key);
        engine.is_some_and(|engine| self.store(|store| store.has_words_for(engine.system())))
    }

    /// Whether there is something to show: words, and the hand that was left here.
    pub fn is_shown(self) -> bool {
        self.language.get() > 0 && self.stage.get() != Stage::Restoring
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

    /// What the next tile is for.
    pub fn mode(self) -> Option<Mode> {
        self.mode.get()
    }

    /// The open panel.
    pub fn panel(self) -> Option<Panel> {
        self.panel.get().1
    }

    /// How many panels lie over the screen.
    pub fn panels(self) -> usize {
        self.panels.get()
    }

    /// The fan that is unfolded.
    pub fn chosen(self) -> Option<ChosenFan> {
        self.chosen.get()
    }

    /// The notice that is shown.
    pub fn notice(self) -> Option<Notice> {
        self.notice.get().1
    }

    /// The typed notation that does not make a tile yet.
    pub fn typed(self) -> String {
        self.typed.get()
    }

    /// The pieces that were just taken out of a hand, each with its place.
    pub fn taken(self) -> Vec<(usize, Taken)> {
        self.taken.get()
    }

    /// The index of the shown reading.
    pub fn reading(self) -> usize {
        self.reading.get()
    }

    /// The shown sheet, if the hand is complete.
    pub fn sheet(self) -> Option<ShownSheet> {
        let (examined, place) = (self.examined(), self.place.get());
        let shown = ShownSheet { examined, place, reading: self.reading() };
        (shown.reading < shown.examined.report.sheets_at(place).len()).then_some(shown)
    }

    /// What has been entered.
    pub fn draft(self) -> Arc<Draft> {
        self.draft.get()
    }

    /// The drafts that were left in other rule systems, without tracking changes.
    pub fn left(self) -> Vec<Draft> {
        self.state.with_untracked(|s| s.left().cloned().collect())
    }

    /// The report of the draft.
    pub fn report(self) -> ReportInUse {
        ReportInUse(self.examined())
    }

    /// The report of the draft, with the checked deal.
    pub fn examined(self) -> Arc<Examined> {
        self.examined.get()
    }

    /// The events that the hands already tell of; none as long as the engine is on its way.
    pub fn suggestions(self) -> Vec<Suggestion> {
        self.track_fetched();
        let draft = self.draft();
        self.engine().map(|engine| engine.suggestions(&draft)).unwrap_or_default()
    }

    /// Whether a tile may stand for others.
    pub fn is_wild(self, tile: Tile) -> bool {
        self.wild.get().contains(tile)
    }

    /// The rule system in use.
    pub fn rules(self) -> &'static System {
        self.rules.get()
    }

    /// Like [`Ui::rules`], without tracking changes.
    pub fn rules_now(self) -> &'static System {
        self.state.with_untracked(|s| s.draft().system())
    }
}

/// The context of the part of the screen that is being rendered.
///
/// # Panics
/// Outside of the app.
pub fn use_ui() -> Ui {
    expect_context()
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
