//! Guests: parts of the app in elements of other pages.
//!
//! `src/main.rs` exports [`begin`] and [`Guest`] to the scripts in `www/embed`. A guest shows the
//! calculator, a score or a session in an element that is called its place, and dispatches these events
//! on it:
//!
//! - `hule-report` whenever its report changes; the detail is a `PageReport` or a `PageSession`;
//! - `hule-hand` when a hand of a session is to be opened; the detail is its link;
//! - `hule-failed` if the words can't be fetched, so that nothing is shown.
//!
//! It also keeps two attributes of the place up to date: `lang`, and `data-settled` while it has
//! nothing to do.

use wasm_bindgen::{JsError, JsValue};
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::Element;

use crate::app::shell::guest;

pub use crate::app::shell::guest::Guest;

/// Begins to show a guest.
type Begin = fn(Element, JsValue) -> Result<Box<dyn Guest>, JsError>;

/// The code of guests. It is in the part that every hand needs, to save a request.
#[wasm_split(later, fallible)]
fn guests() -> Result<Begin, SplitLoaderError> {
    Ok(guest::begin)
}

/// Shows a part of the app in an element of another page. The options are those of `www/embed/README.md`.
///
/// # Errors
/// The code of guests could not be fetched, or the options are of the wrong type.
pub async fn begin(place: Element, options: JsValue) -> Result<Box<dyn Guest>, JsError> {
    let begin =
        guests().await.map_err(|_| JsError::new("a part of the program can't be loaded"))?;
    begin(place, options)
}
