//! The vibration of phones that have one.

use leptos::prelude::window;

use crate::app::browser::web;

/// How long a tap that did something is felt, in milliseconds.
const DONE: u32 = 12;

/// How long a tap that was refused is felt, in milliseconds.
const REFUSED: u32 = 60;

/// Whether the device may vibrate. Browsers of desktops have the function, too, but no finger.
pub fn is_possible() -> bool {
    web::has(&window().navigator(), "vibrate") && web::matches("(pointer: coarse)")
}

/// Lets a tap be felt.
pub fn answer(was_refused: bool) {
    // Browsers refuse it before the first tap, when there is nothing to answer.
    let _ = window().navigator().vibrate_with_duration(if was_refused { REFUSED } else { DONE });
}
