//! The exports of the JavaScript package: plain values in, plain values out.
//!
//! Each export reads a request into a [`Draft`](crate::entry::Draft), asks the core, and gives the
//! answer as a plain object. What can't be read or answered is thrown as a [`Problem`](problem::Problem), of which
//! the package's module, `www/package/core.js`, makes a `HuleError`. `src/js/types.d.ts` has the
//! types of everything that goes in and comes out.

mod choices;
mod draft;
mod explain;
mod hand;
mod options;
#[cfg(feature = "js-pictures")]
mod pictures;
mod problem;
mod report;
mod request;
mod session;
mod value;
mod ways;
mod words;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use draft::PlainDraft;
use options::Options;
use request::Asked;
use value::Value;

/// How everything is given: as JSON would have it, so objects are plain and nothing is `undefined`.
const PLAIN: Serializer = Serializer::json_compatible();

/// What an export gives, or throws.
type Answer = Result<JsValue, JsValue>;

/// Everything there is to say about a hand; a hand that is impossible gives its faults.
#[wasm_bindgen]
pub fn score(request: JsValue, options: JsValue) -> Answer {
    report::score(&Asked::read(request, JsValue::NULL, options)?)
}

/// What a hand waits for, what to discard from it, or how far it is.
#[wasm_bindgen]
pub fn waits(request: JsValue, options: JsValue) -> Answer {
    let asked = Asked::read(request, JsValue::NULL, options)?;
    plain(&asked.examine()?.report.standing)
}

/// What would make a hand win, and what to discard from fourteen tiles by worth.
#[wasm_bindgen]
pub fn ways(request: JsValue, options: JsValue) -> Answer {
    ways::ways(&Asked::read(request, JsValue::NULL, options)?)
}

/// Why fans count or do not count, in words.
#[wasm_bindgen]
pub fn explain(request: JsValue, options: JsValue) -> Answer {
    let asked = Asked::read(request, JsValue::NULL, options)?;
    explain::explain(&asked)
}

/// A request as a draft; `rules` is the rule system of a hand that names none.
#[wasm_bindgen]
pub fn parse(request: JsValue, rules: JsValue, options: JsValue) -> Answer {
    let asked = Asked::read(request, rules, options)?;
    plain(&PlainDraft::of(&asked.draft))
}

/// The tiles of a place, or everything, as text of a style.
#[wasm_bindgen]
pub fn format(request: JsValue, style: JsValue, options: JsValue) -> Answer {
    let asked = Asked::read(request, JsValue::NULL, options)?;
    let style = style.as_string().unwrap_or_default();
    Ok(draft::text(&asked.draft, &style, asked.options.place)?.into())
}

/// The score sheet of a session: every deal settled, with every total.
#[wasm_bindgen]
pub fn session(request: JsValue, options: JsValue) -> Answer {
    let options = Options::read(&Value::of(&options))?;
    session::sheet(&Value::of(&request), &options)
}

/// A hand, alone or with its score, or the sheet of a session, as an SVG picture.
#[cfg(feature = "js-pictures")]
#[wasm_bindgen]
pub fn picture(request: JsValue, options: JsValue) -> Answer {
    pictures::picture(request, options)
}

/// The picture of a hand or a session with its score in words, as HTML.
#[cfg(feature = "js-pictures")]
#[wasm_bindgen]
pub fn html(request: JsValue, options: JsValue) -> Answer {
    pictures::html(request, options)
}

/// Takes over the words of a language: an object of keys and templates.
#[wasm_bindgen]
pub fn learn(language: &str, texts: &js_sys::Object) {
    words::learn(language, texts);
}

/// A value as JavaScript has it.
fn plain(value: &impl Serialize) -> Answer {
    value.serialize(&PLAIN).map_err(JsValue::from)
}
