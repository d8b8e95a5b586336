//! Long presses, which open the actions for a tile.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent};

use crate::app::context::ui::Ui;
use crate::app::dom::El;
use crate::state::{Action, Panel, Piece};

/// How long a tile must be held.
const HOLD: Duration = Duration::from_millis(420);

/// How far a finger may move, in pixels.
const STRAY: i32 = 12;

/// The panel that an event's target names: `data-hold="tile 5m"`.
fn held_panel(event: &Event) -> Option<Panel> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let hold = target.closest("[data-hold]").ok()??.get_attribute("data-hold")?;
    let (kind, what) = hold.split_once(' ').unwrap_or((&hold, ""));
    Some(match kind {
        "tile" => Panel::Tile(what.parse().ok()?),
        "hand" => Panel::Piece(Piece::Standing(what.parse().ok()?)),
        "meld" => Panel::Piece(Piece::Meld(what.parse().ok()?)),
        _ => return None,
    })
}

/// Listens for long presses and for the secondary mouse button.
pub fn holds(ui: Ui, screen: El) -> El {
    // The timer, and where the press began.
    let press = Rc::new(Cell::new((None::<TimeoutHandle>, 0, 0)));
    let stop = {
        let press = press.clone();
        move || press.take().0.iter().for_each(TimeoutHandle::clear)
    };
    let open = move |panel| {
        ui.held.set(true);
        ui.act(Action::Open(panel));
    };
    let pressed = press.clone();
    let down = move |event: Event| {
        ui.held.set(false);
        let pointer: &MouseEvent = event.unchecked_ref();
        let panel = held_panel(&event).filter(|_| pointer.button() == 0);
        let timer = panel.and_then(|panel| set_timeout_with_handle(move || open(panel), HOLD).ok());
        let (old, ..) = pressed.replace((timer, pointer.client_x(), pointer.client_y()));
        old.iter().for_each(TimeoutHandle::clear);
    };
    let moved = {
        let (press, stop) = (press.clone(), stop.clone());
        move |event: Event| {
            let pointer: &MouseEvent = event.unchecked_ref();
            let (timer, x, y) = press.get();
            let far = (pointer.client_x() - x).abs().max((pointer.client_y() - y).abs()) > STRAY;
            if far && timer.is_some() {
                stop();
            }
        }
    };
    let menu = {
        let stop = stop.clone();
        move |event: Event| {
            if let Some(panel) = held_panel(&event) {
                event.prevent_default();
                stop();
                open(panel);
                // A touch is followed by a click, the secondary mouse button or a key is not.
                let pointer: &PointerEvent = event.unchecked_ref();
                ui.held.set(pointer.pointer_type() == "touch");
            }
        }
    };
    let lifted = stop.clone();
    screen
        .on("pointerdown", down)
        .on("pointermove", moved)
        .on("pointerup", move |_| lifted())
        .on("pointercancel", move |_| stop())
        .on("contextmenu", menu)
}
