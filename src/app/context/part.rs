//! Parts of the program that are fetched when they are first shown.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;

use crate::app::context::fetch::spawn;
use crate::app::context::ui::Ui;

/// How far the fetching of a part has come.
#[derive(Clone, Copy, Debug)]
pub enum Fetched<V> {
    /// Nobody has asked for it yet.
    Absent,
    /// It is being fetched.
    OnItsWay,
    /// It is here.
    Here(V),
    /// It could not be fetched. The next one who asks for it tries again.
    Failed,
}

/// What fetches a part: its code, its words and its style. `None` if one of them can't be had.
pub type Fetch<V> = fn(Ui) -> Pin<Box<dyn Future<Output = Option<V>>>>;

/// A part of the program. `V` is the function that renders it.
pub struct Part<V: 'static> {
    fetched: RwSignal<Fetched<V>>,
    fetch: Fetch<V>,
}

impl<V> Clone for Part<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Part<V> {}

impl<V: Copy + Send + Sync + 'static> Part<V> {
    /// A part that nobody has asked for yet.
    pub fn new(fetch: Fetch<V>) -> Part<V> {
        Part { fetched: RwSignal::new(Fetched::Absent), fetch }
    }

    /// How far it has come.
    pub fn get(self) -> Fetched<V> {
        self.fetched.get()
    }

    /// Fetches it, unless it is here or on its way.
    pub fn need(self, ui: Ui) {
        if matches!(self.fetched.get_untracked(), Fetched::Absent | Fetched::Failed) {
            spawn(Box::pin(async move {
                self.load(ui).await;
            }));
        }
    }

    fn is_here(self) -> bool {
        matches!(self.fetched.get_untracked(), Fetched::Here(_))
    }

    /// Fetches it and waits for it. `None` if it can't be had.
    pub async fn load(self, ui: Ui) -> Option<V> {
        if let Fetched::Here(part) = self.fetched.get_untracked() {
            return Some(part);
        }
        self.fetched.set(Fetched::OnItsWay);
        let found = (self.fetch)(ui).await;
        match found {
            Some(part) => self.fetched.set(Fetched::Here(part)),
            // Another try may have had it meanwhile.
            None if self.is_here() => {}
            None => self.fetched.set(Fetched::Failed),
        }
        found
    }
}
