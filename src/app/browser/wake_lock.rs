//! Keeps the screen on, where the browser can.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The screen stays on while this value lives. A browser lets go of it when the page is hidden; it is
/// asked again when the page is shown.
pub struct WakeLock {
    held: Rc<RefCell<Held>>,
    _listener: EventListener,
}

#[derive(Default)]
struct Held {
    sentinel: Option<JsValue>,
    is_over: bool,
}

impl WakeLock {
    /// Asks the browser to keep the screen on.
    pub fn hold() -> WakeLock {
        let held = Rc::new(RefCell::new(Held::default()));
        request(held.clone());
        let again = held.clone();
        let listener = EventListener::new(&document(), "visibilitychange", move |_| {
            if !document().hidden() {
                request(again.clone());
            }
        });
        WakeLock { held, _listener: listener }
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        let mut held = self.held.borrow_mut();
        held.is_over = true;
        held.sentinel.take().iter().for_each(release);
    }
}

/// Asks for the lock. A browser without it, or one that refuses it, lets the screen go dark.
fn request(held: Rc<RefCell<Held>>) {
    let Some(promise) = ask() else { return };
    spawn_local(async move {
        let Ok(sentinel) = JsFuture::from(promise).await else { return };
        let mut held = held.borrow_mut();
        if held.is_over {
            return release(&sentinel);
        }
        held.sentinel.replace(sentinel).iter().for_each(release);
    });
}

fn ask() -> Option<Promise> {
    let lock = Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
    let request = Reflect::get(&lock, &"request".into()).ok()?;
    request.dyn_into::<Function>().ok()?.call1(&lock, &"screen".into()).ok()?.dyn_into().ok()
}

fn release(sentinel: &JsValue) {
    let release = Reflect::get(sentinel, &"release".into()).ok();
    if let Some(release) = release.and_then(|release| release.dyn_into::<Function>().ok()) {
        // A lock that the browser has released already is released again without effect.
        let _ = release.call0(sentinel);
    }
}
