//! Press and hold: what else can be done with a tile.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::kit::Ui;
use super::state::{Action, Panel, Piece};

/// How long a tile has to be held.
const HOLD: Duration = Duration::from_millis(420);

/// How far a finger may stray, in pixels.
const STRAY: i32 = 12;

/// The panel of what an event is about: `data-hold="tile 5m"`.
fn held_panel(event: &web_sys::MouseEvent) -> Option<Panel> {
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

/// The whole screen, on which a finger that stays and the other mouse button are noticed.
pub fn screen(ui: Ui, parts: AnyView) -> AnyView {
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let start = StoredValue::new((0, 0));
    let stop = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let open = move |panel| {
        ui.held.set_value(true);
        ui.act(Action::Open(panel));
    };
    let down = move |event: web_sys::PointerEvent| {
        stop();
        ui.held.set_value(false);
        let Some(panel) = held_panel(&event).filter(|_| event.button() == 0) else { return };
        start.set_value((event.client_x(), event.client_y()));
        let handle = set_timeout_with_handle(move || open(panel), HOLD);
        timer.set_value(handle.ok());
    };
    let moved = move |event: web_sys::PointerEvent| {
        let (x, y) = start.get_value();
        if (event.client_x() - x).abs().max((event.client_y() - y).abs()) > STRAY {
            stop();
        }
    };
    let menu = move |event: web_sys::MouseEvent| {
        if let Some(panel) = held_panel(&event) {
            event.prevent_default();
            stop();
            open(panel);
            // From a mouse or the keyboard no click follows.
            let pointer = event.dyn_ref::<web_sys::PointerEvent>().map(|p| p.pointer_type());
            ui.held.set_value(pointer.is_some_and(|p| p == "touch"));
        }
    };
    view! {
        <main
            class="app"
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=move |_| stop()
            on:pointercancel=move |_| stop()
            on:contextmenu=menu
        >
            {parts}
        </main>
    }
    .into_any()
}
