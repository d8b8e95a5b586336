//! The search for ways to a win while it runs: in small slices, so that it holds up no tap.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::paint::{step_by_step, when_idle};
use crate::app::context::{use_calculator, use_i18n};
use crate::explore::ways::{Progress, RankedDiscard, Search, Way};
use crate::explore::what_if::{self, Possibility};

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
}

/// Begins the search for the hand on the screen. It goes on whenever the browser has time, and ends when
/// what shows it is gone, because the hand has changed.
pub fn begin() -> RunningSearch {
    let calculator = use_calculator();
    let running = RunningSearch { found: RwSignal::new(None), progress: RwSignal::new(None) };
    let Some(engine) = calculator.engine() else { return running };
    let draft = calculator.draft.get();
    let is_wanted = move || !running.found.is_disposed();
    let ways = Search::new(engine, &draft);
    when_idle(move || {
        if is_wanted() {
            let enough = what_if::Search::to_win(engine, &draft, 0);
            let work = Work { running, ways, enough };
            step_by_step(work, Work::step, is_wanted, Work::end);
        }
    });
    running
}

/// What is still to be done.
struct Work {
    running: RunningSearch,
    ways: Search,
    enough: what_if::Search,
}

impl Work {
    /// Tries some hands. Returns `false` if none is left.
    fn step(&mut self) -> bool {
        let progress = self.ways.step(HANDS);
        if progress.is_done() {
            return self.enough.step();
        }
        self.running.progress.set(Some(progress));
        true
    }

    fn end(self) {
        self.running.found.set(Some(Arc::new(Found {
            unseen: self.ways.unseen(),
            enough: self.enough.found(MOST),
            ways: self.ways.ways(),
            discards: self.ways.discards(),
        })));
    }
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
