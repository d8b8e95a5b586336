//! Work that is done after the browser has painted.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use leptos::prelude::{request_animation_frame, request_idle_callback_with_handle};

use crate::app::browser::settled::Task;

/// Runs a function after the next paint.
pub fn after_paint(run: impl FnOnce() + 'static) {
    let task = Task::begin();
    // A frame is painted after its callbacks, and a timer runs after the frame.
    request_animation_frame(move || {
        let then = move || {
            run();
            drop(task);
        };
        Timeout::new(0, then).forget();
    });
}

/// Runs a function when the browser has nothing else to do.
pub fn when_idle(run: impl FnOnce() + 'static) {
    let task = RefCell::new(Some((run, Task::begin())));
    let once = Rc::new(move || {
        if let Some((run, _task)) = task.take() {
            run();
        }
    });
    let idle = once.clone();
    // Safari has no idle callbacks.
    if request_idle_callback_with_handle(move || idle()).is_err() {
        Timeout::new(1, move || once()).forget();
    }
}
