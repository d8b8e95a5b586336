//! The script `www/share.js`, which does what only sharing needs of the browser.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::app::browser::web;

/// The script's functions.
#[derive(Clone)]
pub struct Script(pub JsValue);

impl Script {
    /// Fetches the script.
    pub async fn fetch() -> Option<Script> {
        web::script("./share.js").await.map(Script)
    }

    /// Calls a function; returns `undefined` if it fails.
    pub fn call(&self, name: &str, given: [&JsValue; 3]) -> JsValue {
        let function = Reflect::get(&self.0, &name.into()).ok();
        let function = function.and_then(|f| f.dyn_into::<Function>().ok());
        let [a, b, c] = given;
        let called = function.map(|f| f.call3(&JsValue::UNDEFINED, a, b, c));
        called.and_then(Result::ok).unwrap_or(JsValue::UNDEFINED)
    }

    /// Calls an asynchronous function; returns `undefined` if it fails.
    pub async fn ask(&self, name: &str, given: [&JsValue; 3]) -> JsValue {
        Script::answer(self.call(name, given)).await
    }

    /// Waits for a promise; returns `undefined` if it fails.
    pub async fn answer(promise: JsValue) -> JsValue {
        match promise.dyn_into::<Promise>() {
            Ok(promise) => JsFuture::from(promise).await.unwrap_or(JsValue::UNDEFINED),
            Err(_) => JsValue::UNDEFINED,
        }
    }
}
