//! Pictures: drawings in SVG become pictures in PNG.

use gloo::file::{Blob, File, ObjectUrl};
use js_sys::Promise;
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// The type of drawings in SVG.
pub const SVG: &str = "image/svg+xml";

/// The type of pictures in PNG.
pub const PNG: &str = "image/png";

/// How many pixels a unit of the drawing is wide.
const SCALE: u32 = 2;

/// A drawing in SVG as a file in PNG; `None` if the browser can't draw it.
pub async fn png(svg: &str, name: &str) -> Option<File> {
    let drawing = HtmlImageElement::new().ok()?;
    // The browser may read the address until the drawing is on the canvas.
    let url = ObjectUrl::from(Blob::new_with_options(svg, Some(SVG)));
    drawing.set_src(&url);
    JsFuture::from(drawing.decode()).await.ok()?;
    let canvas = document().create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width(drawing.natural_width() * SCALE);
    canvas.set_height(drawing.natural_height() * SCALE);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    context
        .draw_image_with_html_image_element_and_dw_and_dh(&drawing, 0.0, 0.0, width, height)
        .ok()?;
    let encoded = Promise::new(&mut |done, failed| {
        if canvas.to_blob(&done).is_err() {
            // A function that settles a promise does not fail.
            let _ = failed.call0(&failed);
        }
    });
    let blob: web_sys::Blob = JsFuture::from(encoded).await.ok()?.dyn_into().ok()?;
    Some(File::new_with_options(name, Blob::from(blob), Some(PNG), None))
}
