//! The search for ways to a win while it runs: in small slices, so that it holds up no tap.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::paint::when_idle;
use crate::app::browser::web;
use crate::app::context::{use_calculator, use_i18n};
use crate::entry::Draft;
use crate::explore::ways::{Progress, RankedDiscard, Search, Way};
use crate::explore::what_if::{self, Possibility};
use crate::scoring::Engine;

/// How long the search may keep the browser from anything else, in milliseconds.
const SLICE: f64 = 8.0;

/// How many hands are tried between two looks at the clock.
const HANDS: usize = 8;

/// The largest number of ways to win with the same tiles.
const MOST: usize = 3;

/// What a search has found.
#[derive(Debug)]
pub struct Found {
    /// How many tiles are in none of the entered hands.
    pub unseen: u64,
    /// What would be enough to win with the tiles that a complete hand has.
    pub enough: Vec<Possibility>,
    /// The ways, the likeliest first.
    pub ways: Vec<Way>,
    /// The discards by worth.
    pub discards: Vec<RankedDiscard>,
}

/// A search that was begun, and what it has found.
#[derive(Clone, Copy)]
pub struct RunningSearch {
    found: RwSignal<Option<Arc<Found>>>,
    progress: RwSignal<Option<Progress>>,
}

impl RunningSearch {
    /// What was found, once the search has come to its end.
    pub fn found(self) -> Option<Arc<Found>> {
        self.found.get()
    }

    /// How much of the search has been done, in percent.
    pub fn percent(self) -> usize {
        self.progress.get().map_or(0, |Progress { done, all }| 100 * done / all.max(1))
    }

    /// Goes on with the search whenever the browser has time. It ends when what shows it is gone,
    /// because the hand has changed.
    fn go_on(self, engine: &'static dyn Engine, draft: Draft, mut search: Search) {
        when_idle(move || {
            if self.found.is_disposed() {
                return;
            }
            let end = web::now() + SLICE;
            loop {
                let progress = search.step(HANDS);
                if progress.is_done() {
                    return self.found.set(Some(Arc::new(Found {
                        unseen: search.unseen(),
                        enough: what_if::to_win(engine, &draft, 0, MOST),
                        ways: search.ways(),
                        discards: search.discards(),
                    })));
                }
                if web::now() > end {
                    self.progress.set(Some(progress));
                    return self.go_on(engine, draft, search);
                }
            }
        });
    }
}

/// Begins the search for the hand on the screen.
pub fn begin() -> RunningSearch {
    let calculator = use_calculator();
    let search = RunningSearch { found: RwSignal::new(None), progress: RwSignal::new(None) };
    if let Some(engine) = calculator.engine() {
        let draft = calculator.draft.get();
        let of_draft = Search::new(engine, &draft);
        search.go_on(engine, (*draft).clone(), of_draft);
    }
    search
}

/// How far a search has come, in words.
#[component]
pub fn SearchProgress(search: RunningSearch) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="quiet counting" role="status">
            {move || i18n.count("ways.counting", search.percent())}
        </p>
    }
}
