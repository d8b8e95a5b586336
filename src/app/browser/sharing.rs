//! The system's sheet for sharing, and pictures in the clipboard.

use gloo::file::File;
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ClipboardItem, ShareData};

use crate::app::browser::picture::PNG;
use crate::app::browser::web;

/// Whether the system has a sheet for sharing.
pub fn is_possible() -> bool {
    web::has(&window().navigator(), "share")
}

/// Whether the system's sheet takes a file.
pub fn takes(file: &File) -> bool {
    let navigator = window().navigator();
    is_possible()
        && web::has(&navigator, "canShare")
        && navigator.can_share_with_data(&with_file(file))
}

/// Opens the system's sheet for a link. Returns whether that could be done.
pub async fn share_link(title: &str, address: &str) -> bool {
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    share(&data).await
}

/// Opens the system's sheet for a text. Returns whether that could be done.
pub async fn share_text(text: &str) -> bool {
    let data = ShareData::new();
    data.set_text(text);
    share(&data).await
}

/// Opens the system's sheet for a file. Returns whether that could be done.
pub async fn share_file(title: &str, file: &File) -> bool {
    let data = with_file(file);
    data.set_title(title);
    share(&data).await
}

/// Opens the system's sheet for a file and the link that belongs to it. Returns whether that could be done.
pub async fn share_file_with_link(title: &str, file: &File, link: Option<&str>) -> bool {
    let data = with_file(file);
    data.set_title(title);
    link.into_iter().for_each(|link| data.set_url(link));
    share(&data).await
}

fn with_file(file: &File) -> ShareData {
    let data = ShareData::new();
    let file: &web_sys::File = file.as_ref();
    data.set_files(&Array::of1(file));
    data
}

async fn share(data: &ShareData) -> bool {
    match JsFuture::from(window().navigator().share_with_data(data)).await {
        Ok(_) => true,
        // Closing the sheet is no failure.
        Err(error) => error.unchecked_ref::<js_sys::Error>().name() == "AbortError",
    }
}

/// Whether pictures can be copied.
pub fn copies_pictures() -> bool {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into());
    web::has(&window(), "ClipboardItem")
        && clipboard.is_ok_and(|clipboard| web::has(&clipboard, "write"))
}

/// Copies a promised picture in PNG. Browsers allow that only during a tap, so the picture may be
/// drawn after this call. Returns the promise that it is in the clipboard.
pub fn copy_picture(picture: &Promise) -> Result<Promise, JsValue> {
    let types = Object::new();
    Reflect::set(&types, &PNG.into(), picture)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&types)?;
    Ok(window().navigator().clipboard().write(&Array::of1(&item)))
}
