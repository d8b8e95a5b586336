//! The app embedded in other pages, and the panel that writes the HTML for that.
//!
//! `src/main.rs` exports [`begin`] and [`Guest`] to the scripts in `www/embed`. A guest shows the
//! calculator or a score in an element that is called its place, and dispatches these events on it:
//!
//! - `hule-report` whenever its report changes; the detail is a `PageReport`;
//! - `hule-failed` if the words can't be fetched, so that nothing is shown.
//!
//! It also keeps two attributes of the place up to date: `lang`, and `data-settled` while it has
//! nothing to do.

mod builder;
mod guest;
mod markup;
mod report;
mod score;

use leptos::prelude::*;
use wasm_bindgen::{JsError, JsValue};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::Element;

/// A part of the app in an element of another page. It is removed when it is dropped.
pub trait Guest {
    /// Shows another hand: notation, or a link, which names its own rules.
    fn show(&self, rules: &str, hand: &str);

    /// Changes the language; an unknown one is English.
    fn speak(&self, language: &str);
}

/// Begins to show a guest.
type Begin = fn(Element, JsValue) -> Result<Box<dyn Guest>, JsError>;

/// The code of guests. It is in the part that every hand needs, to save a request.
#[wasm_split(later, fallible)]
fn guests() -> Result<Begin, SplitLoaderError> {
    Ok(guest::begin)
}

/// Shows a part of the app in an element of another page. `www/embed/README.md` has the options.
///
/// # Errors
/// The code of guests could not be fetched, or the options are of the wrong type.
pub async fn begin(place: Element, options: JsValue) -> Result<Box<dyn Guest>, JsError> {
    let begin =
        guests().await.map_err(|_| JsError::new("a part of the program can't be loaded"))?;
    begin(place, options)
}

/// The panel that writes the HTML for another page.
pub fn builder() -> AnyView {
    view! { <builder::Builder/> }.into_any()
}
