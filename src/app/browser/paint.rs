//! Work that is done after the browser has painted.

use std::time::Duration;

use js_sys::Promise;
use leptos::prelude::{request_animation_frame, set_timeout, window};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::app::browser::settled::Task;
use crate::app::browser::web;

/// Runs a function after the next paint.
pub fn after_paint(run: impl FnOnce() + 'static) {
    let task = Task::begin();
    // A frame is painted after its callbacks, and a timer runs after the frame.
    request_animation_frame(move || {
        let then = move || {
            run();
            drop(task);
        };
        set_timeout(then, Duration::ZERO);
    });
}

/// Waits for the next paint. Taps that came until then are handled first.
pub async fn painted() {
    let promise = Promise::new(&mut |resolve, _| {
        // A promise can always be kept.
        after_paint(move || drop(resolve.call0(&JsValue::UNDEFINED)));
    });
    // This one is never broken.
    let _ = JsFuture::from(promise).await;
}

/// Runs a function after the next paint, when the browser has nothing else to do.
pub fn idle_after_paint(run: impl FnOnce() + 'static) {
    after_paint(move || when_idle(run));
}

/// How long work may wait for a moment in which the browser has nothing else to do, in milliseconds.
const PATIENCE: u32 = 400;

/// Runs a function when the browser has nothing else to do, such as the next tap, or after a while
/// if it always has.
pub fn when_idle(run: impl FnOnce() + 'static) {
    let task = Task::begin();
    let run = Closure::once_into_js(move || {
        run();
        drop(task);
    });
    let options = js_sys::Object::new();
    // Setting a property of a plain object does not fail.
    let _ = js_sys::Reflect::set(&options, &"timeout".into(), &PATIENCE.into());
    let idle = js_sys::Reflect::get(&window(), &"requestIdleCallback".into());
    match idle.ok().and_then(|idle| idle.dyn_into::<js_sys::Function>().ok()) {
        Some(idle) => drop(idle.call2(&window(), &run, &options)),
        // Safari has no idle callbacks.
        None => {
            let run = move || drop(run.unchecked_ref::<js_sys::Function>().call0(&window()));
            set_timeout(run, Duration::from_millis(1));
        }
    }
}

/// How long work that is done step by step may block the browser, in milliseconds.
const SLICE: f64 = 6.0;

/// Does steps of some work until one returns `false`, and hands what was done to `then`. After a slice
/// of time it goes on when the browser has nothing else to do, if the work is still wanted.
pub fn step_by_step<Work: 'static>(
    mut work: Work,
    step: fn(&mut Work) -> bool,
    is_wanted: impl Fn() -> bool + 'static,
    then: impl FnOnce(Work) + 'static,
) {
    let end = web::now() + SLICE;
    while step(&mut work) {
        if web::now() > end {
            return when_idle(move || {
                if is_wanted() {
                    step_by_step(work, step, is_wanted, then);
                }
            });
        }
    }
    then(work);
}
