//! Rows that come and go for as long as the app is open.

use std::hash::Hash;

use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
use leptos::tachys::view::keyed::{SerializableKey, keyed};

/// How many rows share a place in the memory of the list.
const SHARE: usize = 32;

/// Like `<For>`, for a list that stays on the screen. There, the list notes every row that it ever had;
/// here, it notes one of `SHARE`.
#[component]
pub fn Rows<E, I, T, V, N, F, K>(
    /// The items, in their order.
    each: E,
    /// What tells an item from the others.
    key: F,
    /// Renders an item.
    children: V,
) -> impl IntoView
where
    E: Fn() -> I + Send + 'static,
    I: IntoIterator<Item = T> + Send + 'static,
    T: Send + 'static,
    V: Fn(T) -> N + Send + Clone + 'static,
    N: IntoView + 'static,
    F: Fn(&T) -> K + Send + Clone + 'static,
    K: Eq + Hash + SerializableKey + 'static,
{
    let owners =
        StoredValue::new(RowOwners::of(Owner::current().expect("a component has an owner")));
    let row = move |_, item| {
        let owner = owners.try_update_value(RowOwners::next).expect("the list is there");
        let view = owner.with(|| children(item));
        (|_| {}, OwnedView::new_with_owner(view, owner))
    };
    move || keyed(each(), key.clone(), row.clone())
}

/// The owners of the rows, each of which is owned by one that it shares with others.
struct RowOwners {
    list: Owner,
    shared: Owner,
    /// How many rows share it.
    rows: usize,
}

impl RowOwners {
    fn of(list: Owner) -> RowOwners {
        let shared = list.child();
        RowOwners { list, shared, rows: 0 }
    }

    /// The owner of a new row.
    fn next(&mut self) -> Owner {
        if self.rows == SHARE {
            self.shared = self.list.child();
            self.rows = 0;
        }
        self.rows += 1;
        let (row, shared) = (self.shared.child(), self.shared.clone());
        // The last of its rows takes the shared owner along.
        row.with(|| on_cleanup(move || drop(shared)));
        row
    }
}
