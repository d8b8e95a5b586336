//! What all parts of the screen share: the app's signals, its words, buttons.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use crate::draft::Draft;
use crate::report::Report;
use crate::rules;
use crate::ruleset::Ruleset;
use crate::score::score;
use crate::sheet::Sheet;
use crate::text::{Catalogue, Sentence, Slot, Span};
use crate::tile::Tile;

use super::art;
use super::dom::{El, el};
use super::fetch::{self, Store};
use super::later::Later;
use super::state::{Action, Chosen, Mode, Notice, Panel, State};

/// The app's signals: cheap to copy into every handler.
///
/// Each type of signal is code of its own, so there are few: what is more than a number is read
/// from the state, and a number tells when it has changed.
#[derive(Clone, Copy)]
pub struct Ui {
    state: RwSignal<State>,
    draft: Memo<Arc<Draft>>,
    report: Memo<Arc<Report>>,
    mode: Memo<usize>,
    panel: Memo<usize>,
    reading: Memo<usize>,
    chosen: Memo<usize>,
    notice: Memo<usize>,
    typed: Memo<usize>,
    /// The place that is entered and looked at.
    pub place: Memo<usize>,
    /// The rule system, as its index in the registry.
    pub system: Memo<usize>,
    /// Bit 0: there is a step to undo; bit 1: one to redo.
    pub steps: Memo<usize>,
    store: StoredValue<Store, LocalStorage>,
    /// Counts what was fetched since the first view.
    fetched: RwSignal<usize>,
    /// Counts the languages that were loaded; the screen is made anew for each.
    pub language: RwSignal<usize>,
    /// 1 if the click to come only ends a long press.
    pub held: RwSignal<usize>,
    /// 1 as long as the hand that was left is not there yet.
    pub waits: RwSignal<usize>,
}

impl Ui {
    pub fn new(state: State) -> Ui {
        let state = RwSignal::new(state);
        let draft = Memo::new(move |_| state.with(|s| Arc::new(s.draft().clone())));
        let number = |read: fn(&State) -> usize| Memo::new(move |_| state.with(read));
        Ui {
            state,
            draft,
            // Another draft has another report: comparing them costs more than it saves.
            report: Memo::new_with_compare(move |_| Arc::new(score(&draft.get())), |_, _| true),
            mode: number(|s| s.mode.map_or(0, Mode::number)),
            panel: number(|s| s.panels()),
            reading: number(|s| s.reading),
            chosen: number(|s| s.chosen.map_or(0, Chosen::number)),
            notice: number(|s| s.notices()),
            typed: number(|s| s.typed.len()),
            place: number(|s| s.place),
            system: number(|s| {
                let key = s.draft().rules().key();
                rules::KEYS.iter().position(|k| *k == key).unwrap_or_default()
            }),
            steps: number(|s| usize::from(s.can_undo()) | usize::from(s.can_redo()) << 1),
            store: StoredValue::new_local(Store::default()),
            fetched: RwSignal::new(0),
            language: RwSignal::new(0),
            held: RwSignal::new(0),
            waits: RwSignal::new(0),
        }
    }

    /// What was fetched.
    pub fn store<T>(self, change: impl FnOnce(&mut Store) -> T) -> T {
        self.store.try_update_value(change).expect("the app is there")
    }

    /// More was fetched: whatever is made of it is made anew.
    pub fn arrived(self) {
        self.fetched.set(self.fetched.get_untracked() + 1);
    }

    /// The part of the app that is fetched later, once it and the rule system are there.
    pub fn later(self) -> Option<&'static Later> {
        self.fetched.get();
        let ready = self.state.with_untracked(State::is_ready);
        self.store(|store| store.later.filter(|_| ready))
    }

    /// Changes the state otherwise than by an action.
    pub fn change(self, change: impl FnOnce(&mut State)) {
        self.state.update(change);
    }

    /// The rule systems that are there.
    pub fn systems(self) -> Vec<&'static dyn Ruleset> {
        self.state.with_untracked(|s| s.systems.clone())
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

    pub fn chosen(self) -> Option<Chosen> {
        self.look(self.chosen, |s| s.chosen)
    }

    pub fn notice(self) -> Option<Notice> {
        self.look(self.notice, |s| s.notice.clone())
    }

    pub fn typed(self) -> String {
        self.look(self.typed, |s| s.typed.clone())
    }

    /// The reading that is looked at.
    pub fn reading(self) -> usize {
        self.reading.get()
    }

    /// The sheet that is looked at, if the hand is complete.
    pub fn sheet(self) -> Option<Shown> {
        let (report, place) = (self.report(), self.place.get());
        let shown = Shown { report, place, reading: self.reading() };
        (shown.reading < sheets(&shown.report, shown.place).len()).then_some(shown)
    }

    pub fn act(self, action: Action) {
        match untrack(|| self.later()) {
            Some(later) => self.state.update(|s| (later.apply)(s, action)),
            // The first tap: it is done as soon as there is the code to do it.
            None => fetch::rest(self, Box::new(move |ui| ui.act(action))),
        }
    }

    /// What has been entered.
    pub fn draft(self) -> Arc<Draft> {
        self.draft.get()
    }

    /// What it comes to.
    pub fn report(self) -> Arc<Report> {
        self.report.get()
    }

    pub fn rules(self) -> &'static dyn Ruleset {
        self.draft().rules()
    }

    pub fn catalogue(self) -> Catalogue {
        self.fetched.get();
        self.store(|s| s.words.clone()).expect("the screen is shown once there are words")
    }

    /// The words of a key.
    pub fn t(self, key: &str) -> String {
        self.catalogue().get(key).to_owned()
    }

    /// The words of a key in several pieces.
    pub fn join(self, key: &[&str]) -> String {
        self.t(&key.concat())
    }

    /// The words of a key with its slots filled.
    pub fn fill(self, key: &str, slots: &[(&str, Slot)]) -> String {
        self.catalogue().text(key, slots)
    }

    /// The words of a key with `{n}`.
    pub fn count(self, key: &str, n: usize) -> String {
        self.fill(key, &[("n", Slot::Number(n as i64))])
    }

    /// The words of a key with one name in them.
    pub fn with(self, key: &str, slot: &str, name: &str) -> String {
        self.fill(key, &[(slot, Slot::text(name))])
    }

    pub fn tile(self, tile: Tile) -> String {
        self.t(&format!("tile.{tile}"))
    }

    /// A text that is being written.
    pub fn field(self) -> Field {
        Field { text: StoredValue::new_local(String::new()), changes: RwSignal::new(0) }
    }

    /// A button that does something.
    pub fn button(self, class: &str, action: Action) -> El {
        el("button", class).attr("type", "button").on("click", move |_| {
            // The click that ends a long press is none.
            if self.held.get_untracked() == 0 {
                self.act(action.clone());
            }
        })
    }
}

impl El {
    /// Whether a switch is on, as it is now.
    pub fn pressed(self, on: bool) -> El {
        self.attr("aria-pressed", truth(on))
    }

    /// Whether a switch is on, as signals have it.
    pub fn pressed_if(self, on: impl Fn() -> bool + 'static) -> El {
        self.live("aria-pressed", move || Some(truth(on()).into()))
    }

    /// Words with tiles among them.
    pub fn say(mut self, sentence: &Sentence) -> El {
        for span in &sentence.0 {
            self = match span {
                Span::Text(text) => self.text(text),
                Span::Tiles(tiles) => self.child(art::group(tiles)),
            };
        }
        self
    }
}

/// The sheet that is looked at.
pub struct Shown {
    report: Arc<Report>,
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
    let other = report.others.iter().find(|hand| hand.place == place);
    if place == 0 { &report.sheets } else { other.map_or(&[], |hand| &hand.sheets) }
}

/// A text that is being written.
#[derive(Clone, Copy)]
pub struct Field {
    text: StoredValue<String, LocalStorage>,
    changes: RwSignal<usize>,
}

impl Field {
    pub fn read(self) -> String {
        self.changes.get();
        self.text.get_value()
    }

    pub fn write(self, text: String) {
        self.text.set_value(text);
        self.changes.set(self.changes.get_untracked() + 1);
    }
}

pub fn truth(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
