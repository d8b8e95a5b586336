//! The program: `www/boot.js` mounts the app, or embeds it in another page.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

fn main() {
    console_error_panic_hook::set_once();
}

/// The app as a page of its own.
#[wasm_bindgen]
pub fn mount() {
    hule::app::mount();
}

/// A part of the app in an element of another page: see [`hule::app::embed`].
#[wasm_bindgen]
pub fn embed(place: Element) {
    hule::app::embed(place);
}
