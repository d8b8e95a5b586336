//! Rows that come and go for as long as the app is open.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
use leptos::tachys::view::keyed::keyed;

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
    F: Fn(&T) -> K + Send + 'static,
    K: Hash,
{
    let rows = move || {
        let row = |item: T| {
            let (key, children) = (hash_of(&key(&item)), children.clone());
            Row { key, render: Box::new(move || children(item).into_any()) }
        };
        each().into_iter().map(row).collect()
    };
    keyed_rows(Box::new(rows))
}

/// A row that is rendered if the list does not have it yet.
struct Row {
    key: u64,
    render: Box<dyn FnOnce() -> AnyView + Send>,
}

/// The hash of a key, which stands for it: a list has far too few rows for two of them to share one.
fn hash_of(key: &impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(key)
}

/// Shows rows, each as long as it is in the list.
// Boxed, because each type of row adds code.
fn keyed_rows(rows: Box<dyn Fn() -> Vec<Row> + Send>) -> impl IntoView {
    let owners =
        StoredValue::new(RowOwners::of(Owner::current().expect("a component has an owner")));
    let show = move |_, row: Row| {
        let owner = owners.try_update_value(RowOwners::next).expect("the list is there");
        let view = owner.with(row.render);
        (|_| {}, OwnedView::new_with_owner(view, owner))
    };
    move || keyed(rows(), |row: &Row| row.key, show)
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
