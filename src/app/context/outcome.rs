//! What the draft comes to.

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use crate::app::context::lasting::{Lasting, LastingMemo, LastingSignal};
use crate::calculator::{ChosenFan, State};
use crate::entry::Draft;
use crate::scoring::{Examined, Report, Sheet};
use crate::tiles::TileSet;

/// What the draft comes to, and what is looked at of it.
#[derive(Clone, Copy)]
pub struct Outcome {
    /// The report of the draft, with the checked deal.
    pub examined: LastingMemo<Arc<Examined>>,
    /// The draft whose report is to be finished, if that takes longer than a tap may.
    pub(super) finished: LastingSignal<Option<Arc<Draft>>>,
    /// Whether the engine of the rule system in use has been fetched.
    pub(super) has_engine: LastingMemo<bool>,
    /// The kinds that may stand for others.
    pub(super) wild: LastingMemo<TileSet>,
    /// The index of the shown reading.
    pub reading: LastingMemo<usize>,
    /// The fan that is unfolded.
    pub chosen: LastingMemo<Option<ChosenFan>>,
    /// Whether the last tile is there, and the hand is not edited.
    pub(super) has_last_tile: LastingMemo<bool>,
    /// Whether the result on the screen has been painted.
    pub(super) is_painted: LastingSignal<bool>,
}

impl Outcome {
    /// What comes of a draft, and what the state says of it.
    pub(super) fn new(state: LastingSignal<State>, draft: LastingMemo<Arc<Draft>>) -> Outcome {
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
        Outcome {
            examined,
            finished,
            has_engine,
            wild: Lasting::memo(move || examined.get().report.wild),
            reading: Lasting::memo(move || state.with(|s| s.reading)),
            chosen: Lasting::memo(move || state.with(|s| s.chosen)),
            has_last_tile: Lasting::memo(move || state.with(State::is_reading)),
            is_painted: Lasting::signal(false),
        }
    }

    /// The report of the draft.
    pub(super) fn report(self) -> ReportInUse {
        ReportInUse(self.examined.get())
    }

    /// The shown sheet of a place, if the hand is complete.
    pub(super) fn sheet(self, place: usize) -> Option<ShownSheet> {
        let shown =
            ShownSheet { examined: self.examined.get(), place, reading: self.reading.get() };
        (shown.reading < shown.examined.report.sheets_at(place).len()).then_some(shown)
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
