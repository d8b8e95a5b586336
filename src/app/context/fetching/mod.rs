//! What has been fetched, and what is being fetched: the words of a language, and the rule systems.
//! What else is fetched, code with its words and its style, is a [`Part`](super::part::Part).

mod systems;
pub mod texts;
mod words;

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::settled::Task;
use crate::app::browser::version;
use crate::app::context::device::Device;
use crate::app::context::lasting::{Lasting, LastingSignal};
use crate::calculator::{Notice, State};
use crate::system::System;
use systems::Queue;
use words::Texts;

pub use systems::FetchEngines;
pub use words::{MORE, rulebook_files};

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

/// What has been fetched, and what waits for it; cheap to copy into every handler.
#[derive(Clone, Copy)]
pub struct Fetching {
    /// The device that the app runs on.
    pub device: Device,
    state: LastingSignal<State>,
    texts: StoredValue<Texts, LocalStorage>,
    queue: StoredValue<Queue, LocalStorage>,
    /// The number of parts that have been fetched since the first view.
    fetched: LastingSignal<usize>,
    /// How often the language or the names of fans were chosen; the screen is rendered anew for each.
    pub language: LastingSignal<usize>,
    /// Whether the words of the first language could not be fetched, so that nothing can be shown.
    pub is_wordless: LastingSignal<bool>,
    /// Whether the site has a newer version, whose files took the place of those that the app lacks.
    pub is_replaced: LastingSignal<bool>,
    /// The key of the rule system that was chosen and is being fetched.
    pub awaited_system: LastingSignal<Option<&'static str>>,
    /// How far the app has come with its start.
    pub stage: LastingSignal<Stage>,
    /// Whether the hand of a new address is not shown yet: it must not be overwritten.
    pub address_is_pending: StoredValue<bool>,
}

/// The context: what has been fetched.
///
/// # Panics
/// Outside of the app.
pub fn use_fetching() -> Fetching {
    expect_context()
}

/// Runs a future; the app is busy until it is done.
// Boxed, because each type of future adds code.
pub fn spawn(future: Pin<Box<dyn Future<Output = ()>>>) {
    let task = Task::begin();
    spawn_local(async move {
        future.await;
        drop(task);
    });
}

impl Fetching {
    /// Nothing has been fetched yet but the engines of the state.
    pub fn new(device: Device, state: LastingSignal<State>, engines: FetchEngines) -> Fetching {
        Fetching {
            device,
            state,
            texts: StoredValue::new_local(Texts::default()),
            queue: StoredValue::new_local(Queue::new(engines)),
            fetched: Lasting::signal(0),
            language: Lasting::signal(0),
            is_wordless: Lasting::signal(false),
            is_replaced: Lasting::signal(false),
            awaited_system: Lasting::signal(None),
            stage: Lasting::signal(Stage::Ready),
            address_is_pending: StoredValue::new(false),
        }
    }

    /// Whether the app is there: an embedded one can be removed while a timer runs.
    pub fn is_there(self) -> bool {
        !self.texts.is_disposed()
    }

    /// Whether there is something to show: words, and the hand that was left here.
    pub fn is_shown(self) -> bool {
        self.language.get() > 0 && self.stage.get() != Stage::Restoring
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
        self.has_system(self.rules_in_use().key)
    }

    /// Looks whether something could not be had because a newer version took its place. To try again is
    /// no use then.
    pub async fn look_for_newer_version(self) {
        if !self.is_replaced.get_untracked() && version::is_replaced().await {
            // An embedded app may be gone by now.
            let _ = self.is_replaced.try_set(true);
        }
    }

    /// Tells that something could not be had, in the words of a key, or that there is a newer version.
    pub fn tell_missing(self, key: &'static str) {
        let is_replaced = self.is_replaced.get_untracked();
        let notice = if is_replaced { Notice::Replaced } else { Notice::Word(key) };
        self.state.update(|state| state.show_notice(notice));
    }

    fn rules_in_use(self) -> &'static System {
        self.state.with_untracked(|state| state.draft().system())
    }
}
