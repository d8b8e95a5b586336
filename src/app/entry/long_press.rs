//! Long presses, which open the actions for a tile.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent};

use crate::app::context::{Calculator, use_calculator};
use crate::calculator::{Action, Panel, Piece};

/// How long a tile must be held, in milliseconds.
const HOLD: u32 = 420;

/// How far a finger may move, in pixels.
const STRAY: i32 = 12;

/// A press that may become a long one.
struct Press {
    /// Opens the panel, unless it is dropped before.
    _timer: Timeout,
    x: i32,
    y: i32,
}

/// The handlers that notice long presses on everything with a `data-hold` in an element, and the
/// secondary mouse button.
#[derive(Clone, Copy)]
pub struct LongPress {
    calculator: Calculator,
    press: StoredValue<Option<Press>, LocalStorage>,
}

impl LongPress {
    /// The handlers for the part of the screen that is being rendered.
    pub fn new() -> LongPress {
        LongPress { calculator: use_calculator(), press: StoredValue::new_local(None) }
    }

    /// `pointerdown`: the press begins.
    pub fn begin(self, event: &PointerEvent) {
        self.release();
        let panel = held_panel(event).filter(|_| event.button() == 0);
        self.press.set_value(panel.map(|panel| Press {
            _timer: Timeout::new(HOLD, move || self.open(panel)),
            x: event.client_x(),
            y: event.client_y(),
        }));
    }

    /// `pointermove`: a finger that moves does not hold a tile.
    pub fn follow(self, event: &PointerEvent) {
        let is_far = |press: &Press| {
            let (x, y) = (event.client_x() - press.x, event.client_y() - press.y);
            x.abs().max(y.abs()) > STRAY
        };
        if self.press.with_value(|press| press.as_ref().is_some_and(is_far)) {
            self.end();
        }
    }

    /// `pointerup` and `pointercancel`: the press is over.
    pub fn end(self) {
        self.press.set_value(None);
    }

    /// `click`, once it was heard, and `keydown`: what comes next does not end a long press.
    pub fn release(self) {
        self.calculator.entering.held.set(false);
    }

    /// `contextmenu`: the secondary mouse button, a key, or a long touch.
    pub fn menu(self, event: &MouseEvent) {
        if let Some(panel) = held_panel(event) {
            event.prevent_default();
            self.end();
            self.open(panel);
            // A touch is followed by a click, the secondary mouse button or a key is not.
            let pointer = event.dyn_ref::<PointerEvent>();
            let is_touch = pointer.is_some_and(|pointer| pointer.pointer_type() == "touch");
            self.calculator.entering.held.set(is_touch);
        }
    }

    fn open(self, panel: Panel) {
        self.calculator.entering.held.set(true);
        self.calculator.act(Action::Open(panel));
    }
}

/// The panel that an event's target names: `data-hold="tile 5m"`.
fn held_panel(event: &Event) -> Option<Panel> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let hold = target.closest("[data-hold]").ok()??.get_attribute("data-hold")?;
    let (kind, what) = hold.split_once(' ').unwrap_or((&hold, ""));
    Some(match kind {
        "tile" => match what.strip_prefix('0') {
            Some(suit) => Panel::Marked(["5", suit].concat().parse().ok()?),
            None => Panel::Tile(what.parse().ok()?),
        },
        "hand" => Panel::Piece(match what.strip_prefix('0') {
            Some(suit) => Piece::Marked(["5", suit].concat().parse().ok()?),
            None => Piece::Standing(what.parse().ok()?),
        }),
        "meld" => Panel::Piece(Piece::Meld(what.parse().ok()?)),
        _ => return None,
    })
}
