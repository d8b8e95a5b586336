//! Tells whether the app has settled: nothing is being fetched, counted, or waiting to be painted.
//!
//! The root of the app's own page, and every place in another page that the app is shown in, has
//! the attribute `data-settled` then. Scripts that drive the app wait for it instead of for a time.
//! A part of the app that leaves work for later keeps a [`Task`] until the work is done.

use std::cell::{Cell, RefCell};

use web_sys::Element;

const SETTLED: &str = "data-settled";

thread_local! {
    /// Where the app is shown. No place is given up: the next guest takes it over.
    static PLACES: RefCell<Vec<Element>> = const { RefCell::new(Vec::new()) };
    /// How many tasks are under way.
    static TASKS: Cell<usize> = const { Cell::new(0) };
}

/// Work that is under way until this is dropped.
pub struct Task(());

impl Task {
    pub fn begin() -> Task {
        count(TASKS.get() + 1);
        Task(())
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        count(TASKS.get() - 1);
    }
}

/// Shows in an element from now on whether the app has settled.
pub fn show_in(place: Element) {
    mark(&place, TASKS.get() == 0);
    PLACES.with_borrow_mut(|places| places.push(place));
}

fn count(tasks: usize) {
    let before = TASKS.replace(tasks);
    if (before == 0) != (tasks == 0) {
        PLACES.with_borrow(|places| places.iter().for_each(|place| mark(place, tasks == 0)));
    }
}

fn mark(place: &Element, settled: bool) {
    // Setting fails only for names that are no names.
    let _ = match settled {
        true => place.set_attribute(SETTLED, ""),
        false => place.remove_attribute(SETTLED),
    };
}
