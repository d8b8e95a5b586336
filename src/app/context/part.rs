//! Parts of the program that are fetched when they are first shown.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;

use crate::app::context::fetching::{Fetching, spawn};
use crate::app::context::lasting::{Lasting, LastingSignal};

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
type Fetch<V> = Box<dyn Fn(Fetching) -> Pin<Box<dyn Future<Output = Option<V>>>>>;

/// What is fetched when it is first shown: `V` is what renders it.
///
/// A `LocalResource` begins to fetch when it is created, belongs to the component that created it, and
/// can't be asked to try again by another one. A part is fetched when the first of several places needs
/// it, once for all of them, and again if that failed.
pub struct Part<V: 'static> {
    fetched: LastingSignal<Fetched<V>>,
    fetch: StoredValue<Fetch<V>, LocalStorage>,
}

impl<V> Clone for Part<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Part<V> {}

impl<V: Copy + Send + Sync + 'static> Part<V> {
    /// A part that nobody has asked for yet.
    pub fn new<F>(fetch: impl Fn(Fetching) -> F + 'static) -> Part<V>
    where
        F: Future<Output = Option<V>> + 'static,
    {
        let fetch: Fetch<V> = Box::new(move |fetching| Box::pin(fetch(fetching)));
        Part { fetched: Lasting::signal(Fetched::Absent), fetch: StoredValue::new_local(fetch) }
    }

    /// How far it has come.
    pub fn get(self) -> Fetched<V> {
        self.fetched.get()
    }

    /// Fetches it, unless it is here or on its way.
    pub fn need(self, fetching: Fetching) {
        if matches!(self.fetched.get_untracked(), Fetched::Absent | Fetched::Failed) {
            spawn(Box::pin(async move {
                self.load(fetching).await;
            }));
        }
    }

    /// Fetches it and waits for it. `None` if it can't be had.
    pub async fn load(self, fetching: Fetching) -> Option<V> {
        if let Fetched::Here(part) = self.fetched.get_untracked() {
            return Some(part);
        }
        self.fetched.set(Fetched::OnItsWay);
        let found = self.fetch.with_value(|fetch| fetch(fetching)).await;
        if found.is_none() {
            fetching.look_for_newer_version().await;
        }
        // What asked for it may be gone by now, and another try may have had it meanwhile.
        self.fetched.try_maybe_update(|fetched| {
            let is_here = matches!(fetched, Fetched::Here(_));
            if !is_here {
                *fetched = found.map_or(Fetched::Failed, Fetched::Here);
            }
            (!is_here, ())
        });
        found
    }
}
