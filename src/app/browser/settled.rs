//! Tells whether the app has settled: nothing is being fetched, counted, or waiting to be painted.
//!
//! While it is settled, the root of the app's own page has the attribute `data-settled`, and so
//! does every element of another page that shows the app. Scripts that drive the app wait for this
//! attribute instead of waiting for a fixed time. A part of the app that leaves work for later
//! keeps a [`Task`] until the work is done.

use std::cell::{Cell, RefCell};

use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

const SETTLED: &str = "data-settled";

thread_local! {
    /// The elements that show the app.
    static PLACES: RefCell<Vec<Element>> = const { RefCell::new(Vec::new()) };
    /// The number of tasks that are not finished.
    static TASKS: Cell<usize> = const { Cell::new(0) };
    /// What is to be done once there are none.
    static AFTERWARDS: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// A piece of work that lasts until this value is dropped.
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

/// Sets and removes the attribute of an element from now on as the app settles and starts new work.
pub fn show_in(place: Element) {
    mark(&place, TASKS.get() == 0);
    PLACES.with_borrow_mut(|places| places.push(place));
}

/// Leaves an element alone from now on.
pub fn leave(place: &Element) {
    PLACES.with_borrow_mut(|places| places.retain(|other| other != place));
}

/// Runs a function once the app has settled, but never at once.
pub fn once_settled(run: impl FnOnce() + 'static) {
    AFTERWARDS.with_borrow_mut(|afterwards| afterwards.push(Box::new(run)));
    let task = Task::begin();
    spawn_local(async move { drop(task) });
}

fn count(tasks: usize) {
    let before = TASKS.replace(tasks);
    if (before == 0) != (tasks == 0) {
        PLACES.with_borrow(|places| places.iter().for_each(|place| mark(place, tasks == 0)));
    }
    if tasks == 0 {
        AFTERWARDS.take().into_iter().for_each(|run| run());
    }
}

fn mark(place: &Element, settled: bool) {
    // Setting an attribute fails only if its name is invalid.
    let _ = match settled {
        true => place.set_attribute(SETTLED, ""),
        false => place.remove_attribute(SETTLED),
    };
}
