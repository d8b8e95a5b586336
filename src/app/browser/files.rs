//! Files: those that the app reads from the server, and those that the user saves and chooses.

use gloo::file::callbacks::{FileReader, read_as_text};
use gloo::file::{Blob, ObjectUrl};
use gloo::net::http::Request;
use gloo::timers::callback::Timeout;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlAnchorElement, HtmlInputElement};

use crate::app::browser::settled::Task;
use crate::app::browser::web;

/// How long the browser may take to save a file, in milliseconds.
const SAVING: u32 = 60_000;

/// Fetches the text of one of the app's files; `None` if that fails.
pub async fn text(path: &str) -> Option<String> {
    let response = Request::get(path).send().await.ok()?;
    if response.ok() { response.text().await.ok() } else { None }
}

/// The art of the tiles and of the flowers, which pictures are drawn with. `None` if it can't be had.
pub async fn tile_art() -> Option<[String; 2]> {
    Some([text(&web::file("tiles.svg")).await?, text(&web::file("flowers.svg")).await?])
}

/// Gives the browser a file to save.
pub fn save(name: &str, content: Blob) {
    let Ok(link) = document().create_element("a") else { return };
    let link: HtmlAnchorElement = link.unchecked_into();
    let url = ObjectUrl::from(content);
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Timeout::new(SAVING, move || drop(url)).forget();
}

/// Reads the first `most` bytes of the file that was chosen in a field, which can then be chosen
/// again. `then` gets the text, or `None` if there is no file or it can't be read. Dropping the
/// reader stops it.
pub fn read_chosen(
    field: &HtmlInputElement,
    most: usize,
    then: impl FnOnce(Option<String>) + 'static,
) -> Option<FileReader> {
    let file = field.files().and_then(|files| files.get(0));
    field.set_value("");
    let Some(file) = file else {
        then(None);
        return None;
    };
    let task = Task::begin();
    let start = gloo::file::File::from(file).slice(0, most as u64);
    Some(read_as_text(&start.into(), move |text| {
        then(text.ok());
        drop(task);
    }))
}
