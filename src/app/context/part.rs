//! Parts of the program that are fetched when they are first shown.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;

use crate::app::context::fetching::{Fetching, spawn};
use crate::app::context::lasting::{Lasting, LastingSignal};

/// How far the fetching of a part has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fetched {
    /// Nobody has asked for it yet.
    Absent,
    /// It is being fetched.
    OnItsWay,
    /// It is here.
    Here,
    /// It could not be fetched. The next one who asks for it tries again.
    Failed,
}

/// What is fetched when it is first shown: `V` is what renders it.
///
/// A `LocalResource` begins to fetch when it is created, belongs to the component that created it, and
/// can't be asked to try again by another one. A part is fetched when the first of several places needs
/// it, once for all of them, and again if that failed.
pub struct Part<V: 'static> {
    supply: Supply,
    found: StoredValue<Option<V>, LocalStorage>,
}

impl<V> Clone for Part<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Part<V> {}

impl<V: Copy + 'static> Part<V> {
    /// A part that nobody has asked for yet. `fetch` fetches its code, its words and its style, and returns
    /// `None` if one of them can't be had.
    pub fn new<F>(fetch: impl Fn(Fetching) -> F + 'static) -> Part<V>
    where
        F: Future<Output = Option<V>> + 'static,
    {
        let found = StoredValue::new_local(None);
        let supply = Supply::new(Box::new(move |fetching| {
            let fetched = fetch(fetching);
            Box::pin(async move {
                let Some(part) = fetched.await else { return false };
                // What asked for it may be gone by now.
                let _ = found.try_set_value(Some(part));
                true
            })
        }));
        Part { supply, found }
    }

    /// The part, once it is here.
    pub fn get(self) -> Option<V> {
        self.supply.track();
        self.found.try_get_value().flatten()
    }

    /// The fetching of it.
    pub fn supply(self) -> Supply {
        self.supply
    }

    /// Fetches it and waits for it. `None` if it can't be had.
    pub async fn load(self, fetching: Fetching) -> Option<V> {
        self.supply.load(fetching).await;
        self.found.try_get_value().flatten()
    }
}

/// What fetches a part, and says whether it is here now.
type Fetch = Box<dyn Fn(Fetching) -> Pin<Box<dyn Future<Output = bool>>>>;

/// The fetching of a part, whatever it renders.
#[derive(Clone, Copy)]
pub struct Supply {
    fetched: LastingSignal<Fetched>,
    fetch: StoredValue<Fetch, LocalStorage>,
}

impl Supply {
    fn new(fetch: Fetch) -> Supply {
        Supply { fetched: Lasting::signal(Fetched::Absent), fetch: StoredValue::new_local(fetch) }
    }

    /// How far it has come.
    pub fn get(self) -> Fetched {
        self.fetched.get()
    }

    fn track(self) {
        self.fetched.track();
    }

    /// Fetches the part, unless it is here or on its way.
    pub fn need(self, fetching: Fetching) {
        if matches!(self.fetched.get_untracked(), Fetched::Absent | Fetched::Failed) {
            spawn(Box::pin(self.load(fetching)));
        }
    }

    /// Fetches the part, unless it is here, and waits until that is done.
    async fn load(self, fetching: Fetching) {
        if self.fetched.get_untracked() == Fetched::Here {
            return;
        }
        self.fetched.set(Fetched::OnItsWay);
        let is_here = self.fetch.with_value(|fetch| fetch(fetching)).await;
        if !is_here {
            fetching.look_for_newer_version().await;
        }
        // What asked for it may be gone by now, and another try may have had it meanwhile.
        self.fetched.try_maybe_update(|fetched| {
            let was_here = *fetched == Fetched::Here;
            if !was_here {
                *fetched = if is_here { Fetched::Here } else { Fetched::Failed };
            }
            (!was_here, ())
        });
    }
}
