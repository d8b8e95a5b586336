//! The keyboard focus: it is restored when a part of the screen is rendered again, and the arrow keys
//! move it from tile to tile.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{document, on_cleanup, window_event_listener_untyped};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use crate::app::browser::paint::after_paint;
use crate::app::browser::web;

/// Elements that can have the focus.
const CONTROLS: &str = "a[href], button, input, select, textarea";

/// Containers in which the arrow keys move the focus.
const TILES: &str = ".palette, .line, .tile-picker";

/// The place of the focus.
#[derive(Clone)]
struct Place {
    element: Element,
    /// A selector that finds the element again after it was rendered anew.
    selector: String,
    /// The elements around it, from the inside out to the dialog or the screen, each with the index of
    /// the element among its controls.
    above: Vec<(Element, usize)>,
}

/// The last place of the focus, and the last one that was not in a dialog.
#[derive(Clone, Default)]
struct Places {
    last: Option<Place>,
    below: Option<Place>,
}

/// Follows the focus as long as the app is there.
pub fn follow() {
    let places = Rc::new(RefCell::new(Places::default()));
    let followed = places.clone();
    let focus = window_event_listener_untyped("focusin", move |event| {
        let place = element(&event).and_then(Place::of);
        let mut places = followed.borrow_mut();
        if let Some(place) = place.clone().filter(|place| !place.is_over()) {
            places.below = Some(place);
        }
        places.last = place;
    });
    on_cleanup(move || focus.remove());
    for name in ["click", "keydown"] {
        let places = places.clone();
        let taps = window_event_listener_untyped(name, move |event| {
            arrow(&event);
            let places = places.clone();
            // Once for what is rendered at once, once for what is rendered after the result.
            let restore = move || {
                // A copy, because restoring the focus changes the places.
                let now = places.borrow().clone();
                now.restore();
            };
            let again = restore.clone();
            after_paint(Box::new(move || {
                restore();
                after_paint(Box::new(again));
            }));
        });
        on_cleanup(move || taps.remove());
    }
}

/// The target of an event, also inside an element of Hule on another page.
fn element(event: &Event) -> Option<Element> {
    event.composed_path().get(0).dyn_into().ok()
}

/// The element with the focus, also inside an element of Hule on another page.
fn active() -> Option<Element> {
    let inside = |element: &Element| {
        let root = js_sys::Reflect::get(element, &"shadowRoot".into()).ok()?;
        js_sys::Reflect::get(&root, &"activeElement".into()).ok()?.dyn_into().ok()
    };
    let mut active = document().active_element()?;
    while let Some(inner) = inside(&active) {
        active = inner;
    }
    Some(active)
}

impl Place {
    /// The place of an element; `None` if it is not part of Hule.
    fn of(element: Element) -> Option<Place> {
        let mut selector = element.tag_name();
        for name in element.get_attribute_names().iter().filter_map(|name| name.as_string()) {
            let value = element.get_attribute(&name).unwrap_or_default();
            // These attributes change with a tap.
            let changes = ["data-light", "data-left", "data-full"].contains(&&*name);
            if name.starts_with("data-") && !changes && !value.contains(['"', '\\']) {
                selector += &["[", &name, "=\"", &value, "\"]"].concat();
            }
        }
        let mut above = Vec::new();
        let mut next = element.parent_element();
        while let Some(around) = next {
            let index = controls(&around).iter().position(|other| *other == element);
            let whole = is_whole(&around);
            next = around.parent_element().filter(|_| !whole);
            above.push((around, index.unwrap_or_default()));
        }
        let is_ours = above.last().is_some_and(|(around, _)| is_whole(around));
        is_ours.then_some(Place { element, selector, above })
    }

    /// Whether it is in a dialog over the screen.
    fn is_over(&self) -> bool {
        self.above.last().is_some_and(|(around, _)| around.tag_name() == "DIALOG")
    }

    /// Restores the focus. Returns whether it succeeded.
    fn restore(&self) -> bool {
        if self.element.is_connected() && take(&self.element) {
            return true;
        }
        let there = |around: &Element| {
            around.is_connected() && (around.tag_name() != "DIALOG" || around.has_attribute("open"))
        };
        self.above.iter().filter(|(around, _)| there(around)).any(|(around, index)| {
            let all = controls(around);
            // A dialog with new content is read from the top.
            let index = if is_whole(around) { 0 } else { *index };
            let same = around.query_selector(&self.selector).ok().flatten();
            let nearest = all.get(index.min(all.len().saturating_sub(1)));
            same.iter().filter(|_| !is_whole(around)).chain(nearest).any(take)
        })
    }
}

impl Places {
    /// If the element with the focus is gone, focuses the one in its place.
    fn restore(&self) {
        let nothing = active().is_none_or(|element| !element.matches(CONTROLS).unwrap_or_default());
        let gone = |place: &&Place| !place.element.is_connected();
        if let Some(last) = self.last.as_ref().filter(gone).filter(|_| nothing) {
            let _ = last.restore() || self.below.as_ref().is_some_and(Place::restore);
        }
    }
}

/// Whether an element is the screen, a dialog over it or the rulebook.
fn is_whole(element: &Element) -> bool {
    element.matches(".app, .app dialog, .book").unwrap_or_default()
}

fn controls(around: &Element) -> Vec<Element> {
    let Ok(all) = around.query_selector_all(CONTROLS) else { return Vec::new() };
    (0..all.length()).filter_map(|i| all.item(i)?.dyn_into().ok()).collect()
}

/// Focuses an element. Returns whether it took the focus.
fn take(element: &Element) -> bool {
    web::focus(element);
    active().as_ref() == Some(element)
}

/// Moves the focus to the nearest tile in the direction of an arrow key.
fn arrow(event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if event.default_prevented() {
        return;
    }
    let (right, down) = match &*key.key() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        _ => return,
    };
    let Some(from) = element(event) else { return };
    let Ok(Some(tiles)) = from.closest(TILES) else { return };
    let middle = |element: &Element| {
        let element: &HtmlElement = element.unchecked_ref();
        let (width, height) = (element.offset_width(), element.offset_height());
        (element.offset_left() + width / 2, element.offset_top() + height / 2, width)
    };
    let (x, y, _) = middle(&from);
    let mut nearest: Option<(i32, Element)> = None;
    for other in controls(&tiles) {
        let (to_x, to_y, width) = middle(&other);
        let (across, along) = (to_x - x, to_y - y);
        let ahead = across * right + along * down;
        let aside = (across * down).abs() + (along * right).abs();
        let far = ahead + 4 * aside;
        // Left and right do not leave a row.
        let leaves = right != 0 && aside > 8;
        if width > 0 && ahead > 1 && !leaves && nearest.as_ref().is_none_or(|n| far < n.0) {
            nearest = Some((far, other));
        }
    }
    if let Some((_, other)) = nearest {
        event.prevent_default();
        web::focus_and_show(&other);
    }
}
