//! The keyboard focus in parts of the screen whose controls come and go.

use gloo::events::EventListener;
use leptos::html::ElementType;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, HtmlElement, KeyboardEvent};

use crate::app::browser::web;

/// Elements that can have the focus.
const CONTROLS: &str = "a[href], button, input, select, textarea";

/// The attribute of controls that are there for some seconds only: the focus is not passed on to them.
const BRIEF: &str = "data-brief";

/// Where the focus was last in a part of the screen.
struct Place {
    element: Element,
    /// The index of the element among the controls of the part.
    index: usize,
    /// Where the focus had come from, outside of the part.
    before: Option<Element>,
}

/// Passes the focus on when the control that has it goes: to the control in its place, or back to
/// where the focus came from if no control is left. `changes` reads the signals with which the
/// controls come and go.
pub fn pass_on<E>(part: NodeRef<E>, changes: impl Fn() + 'static)
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    let place = StoredValue::new_local(None::<Place>);
    let listener = StoredValue::new_local(None::<EventListener>);
    let element = move || Some(part.try_get_untracked()??.unchecked_into::<Element>());
    Effect::new(move || {
        part.track();
        listener.set_value(element().map(|part| {
            EventListener::new(&part.clone(), "focusin", move |event| {
                place.update_value(|place| *place = Place::of(&part, event, place.take()));
            })
        }));
    });
    Effect::new(move || {
        changes();
        // The other effects of this change run before: the part has its new controls then.
        queue_microtask(move || {
            let last = place.try_update_value(|place| place.take_if(|place| place.is_lost()));
            if let (Some(part), Some(Some(last))) = (element(), last) {
                last.pass_on(&part);
            }
        });
    });
}

impl Place {
    /// The place of the element that gets the focus, where `last` was the place before.
    fn of(part: &Element, event: &Event, last: Option<Place>) -> Option<Place> {
        let element: Element = event.target()?.dyn_into().ok()?;
        let all = controls(part);
        let earlier = &all[..all.iter().position(|other| *other == element)?];
        let index = earlier.iter().filter(|other| lasts(other)).count();
        let from: Option<Element> =
            event.dyn_ref::<FocusEvent>().and_then(|event| event.related_target()?.dyn_into().ok());
        let before = match from {
            Some(from) if !part.contains(Some(&from)) => Some(from),
            _ => last.and_then(|last| last.before),
        };
        Some(Place { element, index, before })
    }

    /// Whether the element is gone, and nothing else has taken the focus.
    fn is_lost(&self) -> bool {
        let nothing = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
        nothing && !self.element.is_connected()
    }

    fn pass_on(&self, part: &Element) {
        let mut all = controls(part);
        all.retain(lasts);
        let nearest = all.get(self.index.min(all.len().saturating_sub(1)));
        nearest.or(self.before.as_ref()).into_iter().for_each(web::focus);
    }
}

fn lasts(control: &Element) -> bool {
    !control.has_attribute(BRIEF)
}

fn controls(part: &Element) -> Vec<Element> {
    let Ok(all) = part.query_selector_all(CONTROLS) else { return Vec::new() };
    (0..all.length()).filter_map(|i| all.item(i)?.dyn_into().ok()).collect()
}

/// Moves the focus within the element that listens, to the nearest control in the direction of an
/// arrow key.
pub fn follow_arrows(event: KeyboardEvent) {
    let (right, down) = match &*event.key() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        _ => return,
    };
    let element = |target: Option<web_sys::EventTarget>| target?.dyn_into::<Element>().ok();
    let (Some(from), Some(part)) = (element(event.target()), element(event.current_target()))
    else {
        return;
    };
    let middle = |element: &Element| {
        let element: &HtmlElement = element.unchecked_ref();
        let (width, height) = (element.offset_width(), element.offset_height());
        (element.offset_left() + width / 2, element.offset_top() + height / 2, width)
    };
    let (x, y, _) = middle(&from);
    let mut nearest: Option<(i32, Element)> = None;
    for other in controls(&part) {
        let (to_x, to_y, width) = middle(&other);
        let (across, along) = (to_x - x, to_y - y);
        let ahead = across * right + along * down;
        let aside = (across * down).abs() + (along * right).abs();
        let distance = ahead + 4 * aside;
        // Left and right do not leave a row.
        let leaves = right != 0 && aside > 8;
        let is_nearer = nearest.as_ref().is_none_or(|(least, _)| distance < *least);
        if width > 0 && ahead > 1 && !leaves && is_nearer {
            nearest = Some((distance, other));
        }
    }
    if let Some((_, other)) = nearest {
        event.prevent_default();
        web::focus_and_show(&other);
    }
}
