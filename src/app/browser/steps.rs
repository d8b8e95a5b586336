//! The steps of the browser's history at which panels lie over the screen.
//!
//! Each open panel has a step, which holds how many panels are open there.

use gloo::utils::window;
use wasm_bindgen::JsValue;

/// What a step holds before the number of its panels.
const PANELS: &str = "panels ";

/// The number of panels at the present step.
pub fn panels() -> usize {
    let held = window().history().ok().and_then(|history| history.state().ok()?.as_string());
    held.and_then(|held| held.strip_prefix(PANELS)?.parse().ok()).unwrap_or(0)
}

/// Adds a step with this number of panels.
pub fn push(panels: usize) {
    // A browser may refuse this if it happens too often; then Back closes several panels at once.
    let _ = window().history().and_then(|history| history.push_state(&held(panels), ""));
}

/// Gives the present step this number of panels.
pub fn mark(panels: usize) {
    let _ = window().history().and_then(|history| history.replace_state(&held(panels), ""));
}

fn held(panels: usize) -> JsValue {
    [PANELS, &panels.to_string()].concat().into()
}
