//! The context that all parts of the screen share: the app's signals.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::paint::after_paint;
use crate::app::context::rulebook::Rulebook;
use crate::app::context::store::Store;
use crate::entry::Draft;
use crate::scoring::{Engine, Examined, Report, Sheet};
use crate::state::{ChosenFan, Mode, Notice, Panel, State, Taken};
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
    /// The words could not be fetched.
    Wordless,
}

/// What the screen knows of an open session.
#[derive(Clone)]
pub struct AtTable {
    /// The rule system that is played.
    pub system: &'static System,
    /// The names of the players in place of those of their seats, by key of the catalogues.
    pub names: Arc<OwnWords>,
    /// Records the deal in the calculator.
    pub record: Callback<()>,
}

/// The app's signals; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct Ui {
    state: RwSignal<State>,
    draft: Memo<Arc<Draft>>,
    examined: Memo<Arc<Examined>>,
    /// The draft whose report is to be finished, if that takes longer than a tap may.
    finished: RwSignal<Option<Arc<Draft>>>,
    mode: Memo<Option<Mode>>,
    /// The number of times that the panel has changed, and the open one.
    panel: Memo<(usize, Option<Panel>)>,
    panels: Memo<usize>,
    reading: Memo<usize>,
    chosen: Memo<Option<ChosenFan>>,
    /// The number of times that the notice has changed, and the shown one.
    notice: Memo<(usize, Option<Notice>)>,
    typed: Memo<String>,
    taken: Memo<Vec<(usize, Taken)>>,
    rules: Memo<&'static System>,
    wild: Memo<TileSet>,
    /// The current place.
    pub place: Memo<usize>,
    /// Whether there is a step to undo.
    pub can_undo: Memo<bool>,
    /// Whether there is a step to redo.
    pub can_redo: Memo<bool>,
    store: StoredValue<Store, LocalStorage>,
    /// The number of parts that have been fetched since the first view.
    fetched: RwSignal<usize>,
    /// The number of languages that have been loaded; the screen is rendered anew for each.
    pub language: RwSignal<usize>,
    /// Whether the next click only ends a long press.
    pub held: RwSignal<bool>,
    /// The key of the rule system that was chosen and is being fetched.
    pub awaited_system: RwSignal<Option<&'static str>>,
    /// How far the app has come with its start.
    pub stage: RwSignal<Stage>,
    /// The open page of the rulebook.
    pub book: Rulebook,
    /// The table of the open session.
    pub table: RwSignal<Option<AtTable>>,
}

impl Ui {
    /// Creates the signals of an app.
    pub fn new(state: State) -> Ui {
        let state = RwSignal::new(state);
        let draft = Memo::new(move |_| state.with(|s| Arc::new(s.draft().clone())));
        let finished = RwSignal::new(None);
        let engines = Memo::new(move |_| state.with(|s| s.engines.len()));
        // Another draft has another report; comparing reports costs more than it saves.
        let examined = Memo::new_with_compare(
            move |_| {
                let draft = draft.get();
                // The report is made again when its engine has been fetched.
                engines.get();
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
        );
        Ui {
            state,
            finished,
            draft,
            examined,
            mode: Memo::new(move |_| state.with(|s| s.mode)),
            panel: Memo::new(move |_| state.with(|s| (s.panel_changes(), s.panel))),
            panels: Memo::new(move |_| state.with(State::panels)),
            reading: Memo::new(move |_| state.with(|s| s.reading)),
            chosen: Memo::new(move |_| state.with(|s| s.chosen)),
            notice: Memo::new(move |_| state.with(|s| (s.notice_changes(), s.notice.clone()))),
            typed: Memo::new(move |_| state.with(|s| s.typed.clone())),
            taken: Memo::new(move |_| state.with(|s| s.taken.clone())),
            rules: Memo::new(move |_| state.with(|s| s.draft().system())),
            wild: Memo::new(move |_| examined.get().report.wild),
            place: Memo::new(move |_| state.with(|s| s.place)),
            can_undo: Memo::new(move |_| state.with(State::can_undo)),
            can_redo: Memo::new(move |_| state.with(State::can_redo)),
            store: StoredValue::new_local(Store::default()),
            fetched: RwSignal::new(0),
            language: RwSignal::new(0),
            held: RwSignal::new(false),
            awaited_system: RwSignal::new(None),
            stage: RwSignal::new(Stage::Ready),
            book: Rulebook::new(),
            table: RwSignal::new(None),
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

    /// Whether a session is open whose rules the calculator uses.
    pub fn is_at_table(self) -> bool {
        self.table.with(|table| table.as_ref().is_some_and(|table| table.system == self.rules()))
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
