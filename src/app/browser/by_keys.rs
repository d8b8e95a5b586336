//! Whether the page is used by keyboard. If it is, what a script focuses has a ring. After a tap, or where a link has
//! opened the page, it has none, so that nothing looks selected.

use std::sync::atomic::{AtomicBool, Ordering};

use gloo::events::{EventListener, EventListenerOptions};
use leptos::prelude::*;

/// Whether the last thing that was done was a key. All apps of a page have the same.
static BY_KEYS: AtomicBool = AtomicBool::new(false);

/// Follows keys and taps on the page, as long as the current part of the screen exists.
pub fn follow() {
    let on = |name: &'static str, by_keys: bool| {
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window(), name, options, move |_| {
            BY_KEYS.store(by_keys, Ordering::Relaxed);
        })
    };
    StoredValue::new_local([on("keydown", true), on("pointerdown", false)]);
}

/// Whether the last thing that was done was a key.
pub fn by_keys() -> bool {
    BY_KEYS.load(Ordering::Relaxed)
}
