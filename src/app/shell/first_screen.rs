//! The first screen, before any tile has been entered.
//!
//! It is rendered to HTML when the app is built and stands in `index.html` in every language, so
//! that it can be seen before the program has arrived. `www/first.js` shows the one in the reader's
//! language and keeps the taps on it. When the app has put its own screen into the page, it says
//! so, and the script removes the HTML and does the taps.

use leptos::prelude::*;

use crate::app::browser::web;
use crate::app::context::ui::Ui;
use crate::app::shell::screen::Screen;
use crate::app::shell::start::provide_app;
use crate::text::Catalogue;

/// The event that tells `www/first.js` that the app's own screen is in the page.
const SHOWN: &str = "hule-shown";

/// Renders the first screen as HTML, given the words of the first view.
pub fn first_screen(words: Catalogue) -> String {
    let tag = words.language().tag();
    Owner::new().with(|| {
        let (ui, _) = provide_app();
        ui.store(|store| store.begin(words));
        let screen = view! { <Screen/> }.to_html();
        format!(r#"<div class="root first" lang="{tag}">{screen}</div>"#)
    })
}

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
