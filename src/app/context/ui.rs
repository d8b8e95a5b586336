//! The context that all parts of the screen share: the app's signals.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use crate::entry::Draft;
use crate::rules;
use crate::scoring::{Engine, Examined, Report, Sheet};
use crate::system::System;

use crate::app::browser::web;
use crate::app::context::fetch::{self, Store};
use crate::app::context::lazy_parts::LazyParts;
use crate::app::dom::watch;
use crate::state::{Action, ChosenFan, Mode, Notice, Panel, State};

/// The app's signals; cheap to copy into every handler.
///
/// Each type of signal adds code, so there are few. A value that is not a number is read from the
/// state, and a number changes whenever the value does.
#[derive(Clone, Copy)]
pub struct Ui {
    state: RwSignal<State>,
    draft: Memo<Arc<Draft>>,
    examined: Memo<Arc<Examined>>,
    /// The number of the draft whose report is to be finished, if that takes longer than a tap may.
    finished: RwSignal<usize>,
    mode: Memo<usize>,
    panel: Memo<usize>,
    reading: Memo<usize>,
    chosen: Memo<usize>,
    notice: Memo<usize>,
    typed: Memo<usize>,
    /// The current place.
    pub place: Memo<usize>,
    /// The rule system, as its index in the registry.
    pub system: Memo<usize>,
    /// Bit 0: there is a step to undo; bit 1: one to redo.
    pub steps: Memo<usize>,
    store: StoredValue<Store, LocalStorage>,
    /// The number of parts that have been fetched since the first view.
    fetched: RwSignal<usize>,
    /// The number of languages that have been loaded; the screen is rendered anew for each.
    pub language: RwSignal<usize>,
    /// 1 if the next click only ends a long press.
    pub held: RwSignal<usize>,
    /// 1 until the kept hand has been restored.
    pub waits: RwSignal<usize>,
    /// 1 while the rulebook is open; also set whenever its page changes.
    pub book: RwSignal<usize>,
}

/// A number that identifies a draft by its address.
fn number_of(draft: &Arc<Draft>) -> usize {
    Arc::as_ptr(draft) as usize
}

impl Ui {
    pub fn new(state: State) -> Ui {
        let state = RwSignal::new(state);
        let draft = Memo::new(move |_| state.with(|s| Arc::new(s.draft().clone())));
        let number = |read: fn(&State) -> usize| Memo::new(move |_| state.with(read));
        let finished = RwSignal::new(0);
        let engines = number(|s| s.engines.len());
        Ui {
            state,
            finished,
            draft,
            // Another draft has another report; comparing reports costs more than it saves.
            examined: Memo::new_with_compare(
                move |_| {
                    let draft = draft.get();
                    // The report is made again when its engine has been fetched.
                    engines.get();
                    let engine = state.with_untracked(State::engine);
                    let mut examined = match engine {
                        Some(engine) => engine.examine(&draft),
                        None => Examined::without_engine(&draft),
                    };
                    if examined.report.pending && finished.get() == number_of(&draft) {
                        examined.finish();
                    }
                    Arc::new(examined)
                },
                |_, _| true,
            ),
            mode: number(|s| s.mode.map_or(0, Mode::number)),
            panel: number(|s| s.panel_changes()),
            reading: number(|s| s.reading),
            chosen: number(|s| s.chosen.map_or(0, ChosenFan::number)),
            notice: number(|s| s.notice_changes()),
            typed: number(|s| s.typed.len()),
            place: number(|s| s.place),
            system: number(|s| {
                let key = s.draft().system().key;
                rules::KEYS.iter().position(|k| *k == key).unwrap_or_default()
            }),
            steps: number(|s| usize::from(s.can_undo()) | usize::from(s.can_redo()) << 1),
            store: StoredValue::new_local(Store::default()),
            fetched: RwSignal::new(0),
            language: RwSignal::new(0),
            held: RwSignal::new(0),
            waits: RwSignal::new(0),
            book: RwSignal::new(0),
        }
    }

    /// Finishes reports that take longer than a tap may, after the tap has been painted.
    pub fn finish_reports(self) {
        watch(Box::new(move || {
            let draft = self.draft();
            if self.report().pending {
                let finish = move || {
                    if self.draft.with_untracked(|now| Arc::ptr_eq(now, &draft)) {
                        self.finished.set(number_of(&draft));
                    }
                };
                // The unfinished report is painted first.
                web::after_paint(Box::new(|| web::after_paint(Box::new(finish))));
            }
        }));
    }

    /// Accesses what has been fetched.
    pub fn store<T>(self, change: impl FnOnce(&mut Store) -> T) -> T {
        self.store.try_update_value(change).expect("the app is there")
    }

    /// Whether the app is embedded in another page.
    pub fn is_guest(self) -> bool {
        self.store(|store| store.is_guest)
    }

    /// Notifies everything that tracks what has been fetched.
    pub fn arrived(self) {
        self.fetched.set(self.fetched.get_untracked() + 1);
    }

    /// Tracks what has been fetched.
    pub fn track_fetched(self) {
        self.fetched.get();
    }

    /// Returns the code that is fetched later, once it and the engine of the rule system are there.
    pub fn lazy_parts(self) -> Option<&'static LazyParts> {
        self.fetched.get();
        let ready = self.engine().is_some();
        self.store(|store| store.lazy_parts.filter(|_| ready))
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

    fn look<T>(self, when: Memo<usize>, read: fn(&State) -> T) -> T {
        when.get();
        self.state.with_untracked(read)
    }

    pub fn mode(self) -> Option<Mode> {
        self.look(self.mode, |s| s.mode)
    }

    pub fn panel(self) -> Option<Panel> {
        self.look(self.panel, |s| s.panel)
    }

    pub fn chosen(self) -> Option<ChosenFan> {
        self.look(self.chosen, |s| s.chosen)
    }

    pub fn notice(self) -> Option<Notice> {
        self.look(self.notice, |s| s.notice.clone())
    }

    pub fn typed(self) -> String {
        self.look(self.typed, |s| s.typed.clone())
    }

    /// The index of the shown reading.
    pub fn reading(self) -> usize {
        self.reading.get()
    }

    /// The shown sheet, if the hand is complete.
    pub fn sheet(self) -> Option<Shown> {
        let (report, place) = (self.report(), self.place.get());
        let shown = Shown { report, place, reading: self.reading() };
        (shown.reading < sheets(&shown.report, shown.place).len()).then_some(shown)
    }

    pub fn act(self, action: Action) {
        match untrack(|| self.lazy_parts()) {
            Some(parts) => self.state.update(|s| (parts.apply)(s, action)),
            // The first tap is done as soon as the code for it has been fetched.
            None => fetch::rest(self, Box::new(move |ui| ui.act(action))),
        }
    }

    /// What has been entered.
    pub fn draft(self) -> Arc<Draft> {
        self.draft.get()
    }

    /// The report of the draft.
    pub fn report(self) -> ReportInUse {
        ReportInUse(self.examined())
    }

    /// The report of the draft, with the checked deal.
    pub fn examined(self) -> Arc<Examined> {
        self.examined.get()
    }

    pub fn rules(self) -> &'static System {
        self.draft().system()
    }

    /// Like [`Ui::rules`], without tracking changes.
    pub fn rules_now(self) -> &'static System {
        self.state.with_untracked(|s| s.draft().system())
    }
}

/// The examined draft of the screen.
pub struct ReportInUse(Arc<Examined>);

impl Deref for ReportInUse {
    type Target = Report;

    fn deref(&self) -> &Report {
        &self.0.report
    }
}

/// The sheet that is looked at.
pub struct Shown {
    report: ReportInUse,
    place: usize,
    reading: usize,
}

impl Deref for Shown {
    type Target = Sheet;

    fn deref(&self) -> &Sheet {
        &sheets(&self.report, self.place)[self.reading]
    }
}

/// The readings of a place.
pub fn sheets(report: &Report, place: usize) -> &[Sheet] {
    report.sheets_at(place)
}
