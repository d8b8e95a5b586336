//! The steps of the browser's history at which panels lie over the screen.
//!
//! Each open panel has a step. The steps of a hand on the screen and of the panels that were opened
//! over it hold the same number, so that they can be told from those of another hand.

use gloo::utils::window;
use wasm_bindgen::JsValue;

use crate::app::browser::web;

/// A step of the calculator.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// How many panels are open at the step.
    pub panels: usize,
    /// The number of the hand's steps.
    pub visit: u64,
}

/// What a step holds: `panels 2 1790000000000`.
const NAME: &str = "panels";

impl Step {
    /// The present step of the browser's history; `None` if no panel has been opened from there.
    pub fn present() -> Option<Step> {
        let held = window().history().ok()?.state().ok()?.as_string()?;
        let mut parts = held.split(' ');
        let is_ours = parts.next() == Some(NAME);
        let (panels, visit) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        is_ours.then_some(Step { panels, visit })
    }

    /// A step without panels, and with a number that no other step has.
    pub fn new() -> Step {
        Step { panels: 0, visit: web::now() as u64 }
    }

    /// The same, with this number of panels.
    pub fn with_panels(self, panels: usize) -> Step {
        Step { panels, ..self }
    }

    /// Adds the step to the history.
    pub fn push(self) {
        // A browser may refuse this if it happens too often; then Back closes several panels at once.
        let _ = window().history().and_then(|history| history.push_state(&self.held(), ""));
    }

    /// Makes it the present step.
    pub fn mark(self) {
        let _ = window().history().and_then(|history| history.replace_state(&self.held(), ""));
    }

    fn held(self) -> JsValue {
        format!("{NAME} {} {}", self.panels, self.visit).into()
    }
}
