//! The program: `www/boot.js` mounts the app, or embeds it in another page.

use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_sys::Element;

use hule::app::guests;

fn main() {
    console_error_panic_hook::set_once();
}

/// The app as a page of its own.
#[wasm_bindgen]
pub fn mount() {
    hule::app::mount();
}

/// Says in which folder the files of this build are. The script says it before anything else.
#[wasm_bindgen]
pub fn files_at(folder: String) {
    hule::app::files_at(folder);
}

/// A part of the app in an element of another page. `free()` removes it: see [`guests`].
#[wasm_bindgen]
pub struct Guest(Box<dyn guests::Guest>);

#[wasm_bindgen]
impl Guest {
    /// Shows a part of the app in an element.
    ///
    /// # Errors
    /// See [`guests::begin`].
    pub fn begin(
        place: Element,
        kind: &str,
        site: String,
        rules: String,
        hand: String,
        lang: String,
    ) -> Result<Guest, JsError> {
        Ok(Guest(guests::begin(place, kind, site, rules, hand, lang)?))
    }

    /// Shows another hand: notation, or a link, which names its own rules.
    pub fn show(&self, rules: &str, hand: &str) {
        self.0.show(rules, hand);
    }

    /// Changes the language.
    pub fn speak(&self, language: &str) {
        self.0.speak(language);
    }

    /// Calls fans by other names.
    pub fn call_fans(&self, names: &str) {
        self.0.call_fans(names);
    }
}
