//! The app's own screen takes the place of the [first one](super::first_screen).

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::ui::Ui;

/// The event that tells `www/first.js` that the app's own screen is in the page.
const SHOWN: &str = "hule-shown";

/// Tells the page, once, that the app's own screen stands in it.
pub fn replace_first_screen(ui: Ui) {
    once_shown(ui, || web::dispatch(SHOWN));
}

/// Runs a function once there is something to see.
pub fn once_shown(ui: Ui, run: impl FnOnce() + 'static) {
    let mut run = Some(run);
    Effect::new(move || {
        if ui.is_shown()
            && let Some(run) = run.take()
        {
            run();
        }
    });
}
