//! The app's own screen takes the place of the [first one](super::first_screen).

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::ui::Ui;

/// The event that tells `www/first.js` that the app's own screen is in the page.
const SHOWN: &str = "hule-shown";

/// Tells the page, once, that the app's own screen stands in it.
pub fn replace_first_screen(ui: Ui) {
    let shown = StoredValue::new(false);
    Effect::new(move || {
        if ui.is_shown() && !shown.get_value() {
            shown.set_value(true);
            web::dispatch(SHOWN);
        }
    });
}
