//! Signals and memos that outlive those who read them.
//!
//! A part of the screen that is removed leaves its subscriptions behind: `reactive_graph` drops what
//! was subscribed, but a signal forgets its readers only when it changes, and a memo never does. For
//! what lives as long as the app, the memory that they leave would only ever grow.

use std::collections::HashSet;
use std::ops::Deref;
use std::panic::Location;

use leptos::prelude::*;
use leptos::reactive::graph::{AnySubscriber, Observer, Source, ToAnySource};

/// No fewer readers are looked through for those that are gone.
const FEWEST: usize = 64;

/// A signal or a memo, of type `S`, that forgets the readers that are gone.
pub struct Lasting<S: 'static> {
    source: S,
    readers: StoredValue<Readers, LocalStorage>,
}

/// A signal that lasts.
pub type LastingSignal<T> = Lasting<RwSignal<T>>;

/// A memo that lasts.
pub type LastingMemo<T> = Lasting<Memo<T>>;

impl<S> Lasting<S> {
    /// The same signal or memo.
    pub fn new(source: S) -> Lasting<S> {
        Lasting { source, readers: StoredValue::new_local(Readers::default()) }
    }
}

impl<T: Send + Sync + 'static> LastingSignal<T> {
    /// A signal with its first value.
    pub fn signal(value: T) -> LastingSignal<T> {
        Lasting::new(RwSignal::new(value))
    }
}

impl<T: PartialEq + Send + Sync + 'static> LastingMemo<T> {
    /// A memo of what a function returns.
    pub fn memo(read: impl Fn() -> T + Send + Sync + 'static) -> LastingMemo<T> {
        Lasting::new(Memo::new(move |_| read()))
    }
}

impl<S: Copy> Clone for Lasting<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Copy> Copy for Lasting<S> {}

/// To change it, and to hand it on.
impl<S> Deref for Lasting<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.source
    }
}

impl<S: Track + ToAnySource> Track for Lasting<S> {
    #[track_caller]
    fn track(&self) {
        self.source.track();
        if let Some(reader) = Observer::get() {
            self.readers.try_update_value(|readers| readers.add(reader, &self.source));
        }
    }
}

impl<S: ReadUntracked> ReadUntracked for Lasting<S> {
    type Value = S::Value;

    fn try_read_untracked(&self) -> Option<S::Value> {
        self.source.try_read_untracked()
    }
}

impl<S: DefinedAt> DefinedAt for Lasting<S> {
    fn defined_at(&self) -> Option<&'static Location<'static>> {
        self.source.defined_at()
    }
}

impl<S: IsDisposed> IsDisposed for Lasting<S> {
    fn is_disposed(&self) -> bool {
        self.source.is_disposed()
    }
}

/// Those who have read a signal or a memo.
#[derive(Default)]
struct Readers {
    all: HashSet<AnySubscriber>,
    /// How many there may be before those that are gone are looked for.
    most: usize,
}

impl Readers {
    fn add(&mut self, reader: AnySubscriber, source: &impl ToAnySource) {
        if self.all.len() >= self.most {
            let source = source.to_any_source();
            self.all.retain(|reader| {
                let is_there = reader.1.strong_count() > 0;
                if !is_there {
                    source.remove_subscriber(reader);
                }
                is_there
            });
            self.most = 2 * self.all.len().max(FEWEST);
        }
        self.all.insert(reader);
    }
}
