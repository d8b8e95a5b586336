//! Work that is done after the browser has painted.

use std::time::Duration;

use leptos::prelude::{request_animation_frame, set_timeout};

use crate::app::browser::settled::Task;

/// Runs a function after the next paint.
pub fn after_paint(run: impl FnOnce() + 'static) {
    let task = Task::begin();
    let then = move || {
        run();
        drop(task);
    };
    request_animation_frame(move || set_timeout(then, Duration::ZERO));
}
