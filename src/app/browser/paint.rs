//! Work that is done after the browser has painted.

use gloo::timers::callback::Timeout;
use leptos::prelude::request_animation_frame;

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
