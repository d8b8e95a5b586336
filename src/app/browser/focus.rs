//! The keyboard focus on a screen whose controls come and go, and whether the page is used by keyboard. If it is, what a
//! script focuses has a ring. After a tap, or where a link has opened the page, it has none, so that nothing looks
//! selected.

use std::cell::RefCell;
use std::iter::successors;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use gloo::events::{EventListener, EventListenerOptions};
use leptos::html::Main;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{
    Element, Event, FocusEvent, HtmlElement, KeyboardEvent, MutationObserver, MutationObserverInit,
};

use crate::app::browser::web;

/// Elements that can have the focus.
const CONTROLS: &str = "a[href], button, input, select, textarea";

/// The attribute of controls that are there for some seconds only: the focus is not passed on to them.
const BRIEF: &str = "data-brief";

/// The attribute of a group that interrupts the reader: when its last control goes, the focus returns to
/// where it came from.
const INTERRUPTS: &str = "data-interrupts";

/// Keeps the focus on the screen: when the control that has it goes, its neighbour gets it.
pub fn keep(screen: NodeRef<Main>) {
    let keeper = StoredValue::new_local(None::<Keeper>);
    Effect::new(move || keeper.set_value(screen.get().and_then(|screen| Keeper::of(&screen))));
}

/// What watches the focus and the elements of a screen. Dropping it ends that.
struct Keeper {
    observer: MutationObserver,
    _on_change: Closure<dyn FnMut()>,
    _on_focus: EventListener,
}

impl Keeper {
    fn of(screen: &Element) -> Option<Keeper> {
        let place = Rc::new(RefCell::new(None::<Place>));
        let last = place.clone();
        let on_focus = EventListener::new(screen, "focusin", move |event| {
            let now = Place::of(event, last.take());
            last.replace(now);
        });
        let on_change = Closure::<dyn FnMut()>::new(move || {
            let lost = place.borrow_mut().take_if(|place| place.is_lost());
            lost.iter().for_each(Place::pass_on);
        });
        let observer = MutationObserver::new(on_change.as_ref().unchecked_ref()).ok()?;
        let options = MutationObserverInit::new();
        options.set_child_list(true);
        options.set_subtree(true);
        observer.observe_with_options(screen, &options).ok()?;
        Some(Keeper { observer, _on_change: on_change, _on_focus: on_focus })
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Where the focus was last.
struct Place {
    element: Element,
    /// The elements around it, the innermost first, each with its index among their controls.
    groups: Vec<(Element, usize)>,
    /// Where the focus had come from, if a group interrupts the reader.
    before: Option<Element>,
}

impl Place {
    /// The place of the element that gets the focus, where `last` was the place before.
    fn of(event: &Event, last: Option<Place>) -> Option<Place> {
        let element: Element = event.target()?.dyn_into().ok()?;
        let part = element.closest(".app > *").ok()??;
        let all = controls(&part);
        let mut earlier = all[..all.iter().position(|other| *other == element)?].iter().rev();
        let mut next = earlier.next();
        let mut index = 0;
        let mut groups = Vec::new();
        for group in successors(element.parent_element(), |group| group.parent_element()) {
            // The controls before it in a group are the nearest before it on the screen.
            while let Some(other) = next.filter(|other| group.contains(Some(other))) {
                index += usize::from(!other.has_attribute(BRIEF));
                next = earlier.next();
            }
            let is_all = group == part;
            groups.push((group, index));
            if is_all {
                break;
            }
        }
        let interrupts = groups.iter().find(|(group, _)| group.has_attribute(INTERRUPTS));
        let before = interrupts.and_then(|(group, _)| {
            let from = event.dyn_ref::<FocusEvent>().and_then(FocusEvent::related_target);
            let from = from.and_then(|from| from.dyn_into::<Element>().ok());
            from.filter(|from| !group.contains(Some(from))).or(last.and_then(|last| last.before))
        });
        Some(Place { element, groups, before })
    }

    /// Whether the element is gone, and nothing else has taken the focus.
    fn is_lost(&self) -> bool {
        let nothing = || document().active_element().is_none_or(|now| now.tag_name() == "BODY");
        !self.element.is_connected() && nothing()
    }

    /// Focuses the control in its place, in the innermost of its groups that has one.
    fn pass_on(&self) {
        for (group, index) in self.groups.iter().filter(|(group, _)| group.is_connected()) {
            let mut all = controls(group);
            all.retain(|control| !control.has_attribute(BRIEF) && takes_focus(control));
            let nearest = all.get((*index).min(all.len().saturating_sub(1)));
            let back = self.before.as_ref().filter(|_| group.has_attribute(INTERRUPTS));
            if let Some(next) = nearest.or(back) {
                return web::focus(next);
            }
        }
    }
}

fn takes_focus(control: &Element) -> bool {
    !control.has_attribute("disabled") && control.unchecked_ref::<HtmlElement>().offset_width() > 0
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

/// Whether the last thing that was done was a key. All apps of a page have the same.
static BY_KEYS: AtomicBool = AtomicBool::new(false);

/// Follows keys and taps on the page, as long as the current part of the screen exists.
pub fn follow_keys() {
    let on = |name: &'static str, by_keys: bool| {
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window(), name, options, move |_| {
            BY_KEYS.store(by_keys, Ordering::Relaxed);
        })
    };
    StoredValue::new_local([on("keydown", true), on("pointerdown", false)]);
}

/// Whether the last thing that was done was a key.
pub fn by_keys() -> bool {
    BY_KEYS.load(Ordering::Relaxed)
}
