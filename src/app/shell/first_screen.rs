//! The first screen, before any tile has been entered.
//!
//! It is rendered to HTML when the app is built and stands in `index.html` in every language, so
//! that it can be seen before the program has arrived. `www/first.js` shows the one in the reader's
//! language and keeps the taps on it. When the app has put its own screen into the page, it says
//! so, and the script removes the HTML and does the taps.

use leptos::prelude::*;

use crate::app::shell::screen::Screen;
use crate::app::shell::start::provide_app;
use crate::text::Catalogue;

/// Renders the first screen as HTML, given the words of the first view.
pub fn first_screen(words: Catalogue) -> String {
    let tag = words.language().tag();
    Owner::new().with(|| {
        let (ui, _) = provide_app();
        ui.store(|store| store.begin(words));
        // The marks are for a program that takes over the elements; this screen is replaced.
        let screen = view! { <Screen/> }.to_html().replace("<!>", "");
        format!(r#"<div class="root first" lang="{tag}">{screen}</div>"#)
    })
}
