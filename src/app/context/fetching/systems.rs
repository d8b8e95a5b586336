//! The rule systems: their engines and words, and what waits for them.
//!
//! What waits is done in the order in which it was asked for, whichever system arrives first, and what is about
//! the system in use is kept for the next try. A [`Part`](crate::app::context::part::Part) knows neither: who
//! needs no more than to have systems waits for [`Fetching::all_of`], as for a part.

use std::future::Future;
use std::pin::Pin;

use futures_util::future::join;
use leptos::prelude::*;

use super::words::words_of;
use super::{Fetching, Stage, spawn};
use crate::rules;
use crate::scoring::Engine;

/// What to do once everything has been fetched.
type Then = Box<dyn FnOnce()>;

/// Fetches the engines of all rule systems, which are in one part of the program. `None` if they can't
/// be had.
pub type FetchEngines =
    fn() -> Pin<Box<dyn Future<Output = Option<&'static [&'static dyn Engine]>>>>;

/// Something that waits for rule systems.
struct Waiting {
    /// The keys of the systems.
    keys: Vec<String>,
    /// What is done when they are there.
    then: Then,
}

/// The rule systems that are wanted.
pub(super) struct Queue {
    /// What fetches their engines.
    fetch_engines: FetchEngines,
    /// The keys of the rule systems to fetch.
    wanted: Vec<String>,
    /// What is done once they are there.
    waiting: Vec<Waiting>,
    /// Whether somebody wants to know if it fails.
    reports_failure: bool,
    /// Whether they are being fetched.
    is_fetching: bool,
}

impl Queue {
    pub(super) fn new(fetch_engines: FetchEngines) -> Queue {
        Queue {
            fetch_engines,
            wanted: Vec::new(),
            waiting: Vec::new(),
            reports_failure: false,
            is_fetching: false,
        }
    }
}

impl Fetching {
    fn queue<T>(self, change: impl FnOnce(&mut Queue) -> T) -> T {
        self.queue.try_update_value(change).expect("the app is there")
    }

    /// Whether a rule system has been fetched, with its words.
    pub fn has_system(self, key: &str) -> bool {
        let engines = self.state.with_untracked(|state| state.engines.clone());
        let engine = engines.iter().find(|engine| engine.system().key == key);
        engine.is_some_and(|engine| self.has_words_of(engine.system()))
    }

    /// Whether something waits for a rule system.
    pub fn is_waiting(self) -> bool {
        self.queue(|queue| !queue.waiting.is_empty())
    }

    /// Calls `then` as soon as these rule systems are there with their words; without a key that
    /// there is, the one in use. If one of them can't be had, a notice says so; `then` is kept for the
    /// next try if it is about the system in use.
    pub fn systems(self, mut keys: Vec<String>, then: Then) {
        keys.retain(|key| rules::KEYS.contains(&&**key));
        if keys.is_empty() {
            keys.push(self.rules_in_use().key.to_owned());
        }
        if !self.is_waiting() && keys.iter().all(|key| self.has_system(key)) {
            return then();
        }
        self.queue(|queue| {
            queue.waiting.push(Waiting { keys, then });
            queue.reports_failure = true;
        });
        self.want(None);
    }

    /// Fetches the current rule system, for a hand that can be shown without it meanwhile.
    pub fn fetch_system_in_use(self) {
        self.queue(|queue| queue.reports_failure = true);
        self.want(Some(self.rules_in_use().key));
    }

    /// Fetches the current rule system before anybody asks for it. Says nothing if that fails.
    pub fn prefetch_system_in_use(self) {
        let key = self.rules_in_use().key;
        if !self.has_system(key) {
            self.want(Some(key));
        }
    }

    /// Fetches a rule system, and those that something waits for.
    fn want(self, key: Option<&str>) {
        let is_busy = self.queue(|queue| {
            let waited_for = queue.waiting.iter().flat_map(|waiting| waiting.keys.clone());
            for key in waited_for.chain(key.map(str::to_owned)).collect::<Vec<_>>() {
                if !queue.wanted.contains(&key) {
                    queue.wanted.push(key);
                }
            }
            std::mem::replace(&mut queue.is_fetching, true)
        });
        if !is_busy {
            spawn(Box::pin(self.fetch_wanted()));
        }
    }

    /// Fetches the rule system in use with its words. `None` if they can't be had.
    pub async fn system_in_use(self) -> Option<()> {
        self.all_of(&[self.rules_in_use().key]).await
    }

    /// Fetches every rule system with its words. `None` if one of them can't be had.
    pub async fn every_system(self) -> Option<()> {
        self.all_of(rules::KEYS).await
    }

    /// Fetches these rule systems with their words, unless they are there. `None` if one of them can't
    /// be had.
    pub async fn all_of(self, keys: &[&str]) -> Option<()> {
        if keys.iter().all(|key| self.has_system(key)) {
            return Some(());
        }
        let names: Vec<&str> =
            keys.iter().filter_map(|key| rules::system(key)).flat_map(words_of).collect();
        let (has_engines, has_words) = join(self.engines(keys), self.words(&names)).await;
        self.arrived();
        let has_all = has_engines && has_words;
        if !has_all {
            self.look_for_newer_version().await;
        }
        has_all.then_some(())
    }

    /// Fetches the rule systems that are wanted, and does what waited for them.
    async fn fetch_wanted(self) {
        let mut is_complete = true;
        while let Some(key) = self.queue(|queue| queue.wanted.pop()) {
            is_complete &= self.all_of(&[&key]).await.is_some();
        }
        self.queue(|queue| queue.is_fetching = false);
        for Waiting { keys, then } in self.queue(|queue| std::mem::take(&mut queue.waiting)) {
            if keys.iter().all(|key| self.has_system(key)) {
                then();
            } else {
                self.queue(|queue| queue.waiting.push(Waiting { keys, then }));
            }
        }
        let reports_failure = self.queue(|queue| std::mem::take(&mut queue.reports_failure));
        if !is_complete {
            self.give_up();
            if reports_failure {
                self.tell_missing("ui.no-parts");
            }
        }
    }

    /// Goes on without the rule systems that can't be had. What is about the system in use, and the
    /// kept hand, wait for the next try.
    fn give_up(self) {
        self.awaited_system.set(None);
        // The screen is shown without the kept hand, which stays in storage.
        if self.stage.get_untracked() == Stage::Restoring {
            self.stage.set(Stage::NotRestored);
        }
        if self.stage.get_untracked() == Stage::Ready {
            let in_use = self.rules_in_use().key;
            let is_in_use = |waiting: &Waiting| waiting.keys.iter().all(|key| key == in_use);
            self.queue(|queue| queue.waiting.retain(is_in_use));
            self.address_is_pending.set_value(false);
        }
    }

    /// Fetches the engines of these rule systems unless they are there. Returns whether they are there
    /// now.
    async fn engines(self, keys: &[&str]) -> bool {
        let known = self.state.with_untracked(|state| state.engines.clone());
        let is_known = |key: &&str| known.iter().any(|engine| engine.system().key == *key);
        if keys.iter().all(is_known) {
            return true;
        }
        let fetch = self.queue(|queue| queue.fetch_engines);
        let Some(all) = fetch().await else { return false };
        let wanted = all.iter().filter(|engine| keys.contains(&engine.system().key));
        self.state.update(|state| wanted.for_each(|engine| state.add_engine(*engine)));
        true
    }
}
